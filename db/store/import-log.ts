import type { InputIssue } from "@/lib/paper/input-issue";
import type { Db } from "../open";
import { importIssues, imports } from "../schema";
import { prepareInsert } from "./insert";

/** The sources that were imported and what was wrong there. Writing the same again changes nothing. */
export interface ImportLog {
  /** Number of a source's row, made where it is missing. */
  readonly getImportPk: (source: string, now: string) => number;
  /** Notes that a source brought something new. */
  readonly markUpdated: (importPk: number, now: string) => void;
  /** Notes how many papers of a source were read when there was more to come. */
  readonly markUnfinished: (source: string, papers: number, now: string) => void;
  /** Notes that a source was read to its end. */
  readonly markFinished: (source: string) => void;
  readonly addIssue: (issue: InputIssue, now: string) => void;
}

export function createImportLog(db: Db): ImportLog {
  const insertImport = prepareInsert(db, imports);
  const insertIssue = prepareInsert(db, importIssues, "IGNORE");
  const find = db.$client.prepare<[string], number>("SELECT pk FROM imports WHERE source = ?").pluck();
  const markUpdated = db.$client.prepare("UPDATE imports SET last_at = ? WHERE pk = ? AND last_at < ?");
  const markUnfinished = db.$client.prepare("UPDATE imports SET unfinished_after = ?, unfinished_at = ? WHERE pk = ?");
  const markFinished = db.$client.prepare(
    "UPDATE imports SET unfinished_after = NULL, unfinished_at = NULL WHERE source = ? AND unfinished_at IS NOT NULL",
  );
  const getImportPk = (source: string, now: string): number =>
    find.get(source) ?? insertImport({ source, first_at: now, last_at: now }) ?? 0;

  return {
    getImportPk,
    markUpdated: (pk, now) => {
      markUpdated.run(now, pk, now);
    },
    markUnfinished: (source, papers, now) => {
      markUnfinished.run(papers, now, getImportPk(source, now));
    },
    markFinished: (source) => {
      markFinished.run(source);
    },
    addIssue: ({ source, ...issue }, now) => {
      insertIssue({ import_pk: getImportPk(source, now), ...issue });
    },
  };
}
