import type { PaperRecord } from "./paper";

/**
 * Kinds of issues that callers treat specially: an input without content, one in no known format, or one in which the
 * format found no paper.
 */
export type IssueCode = "empty-input" | "unknown-format" | "no-papers";

/** A located message about input that was skipped or repaired. */
export interface InputIssue {
  /** `skipped`: the record is not in the result; `repaired`: it is, with the parts that could be read. */
  readonly severity: "skipped" | "repaired";
  /** File or query, as given by the user. */
  readonly source: string;
  /** Position in the source: "line 12", "record 3", "byte 4096". */
  readonly locator: string;
  /** One sentence that states the problem, for people; programs test `code`. */
  readonly message: string;
  readonly code?: IssueCode;
  /** Surrounding text, at most about 120 characters. */
  readonly excerpt?: string;
}

/** Creates an issue at the location of a paper. */
export const paperIssue = (
  severity: InputIssue["severity"],
  { source, locator, title }: Pick<PaperRecord, "source" | "locator" | "title">,
  message: string,
): InputIssue => ({ severity, source, locator, message, excerpt: title });
