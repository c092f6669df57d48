import type { PaperRecord } from "./paper";

/** Something in the input that was skipped or mended: a located message, never an exception. */
export interface InputIssue {
  /** `skipped`: the record is not in the result; `mended`: it is, with what could be read. */
  readonly severity: "skipped" | "mended";
  /** File or query, as the person named it. */
  readonly source: string;
  /** Where in it: "line 12", "record 3", "byte 4096". */
  readonly locator: string;
  /** One sentence that says what is wrong, in the reader's words. */
  readonly message: string;
  /** The text around the place, at most about 120 characters. */
  readonly excerpt?: string;
}

/** What is wrong with a paper, at the paper's place. */
export const paperIssue = (
  severity: InputIssue["severity"],
  { source, locator, title }: Pick<PaperRecord, "source" | "locator" | "title">,
  message: string,
): InputIssue => ({ severity, source, locator, message, excerpt: title });
