import type { InputIssue } from "@/lib/paper/input-issue";
import type { Db } from "../open";
import { importIssues, imports } from "../schema";
import { prepareInsert } from "./insert";

/** Imported sources and their issues. Repeated writes change nothing. */
export interface ImportLog {
  /** Returns the primary key of a source; creates the row if missing. */
  readonly getImportPk: (source: string, now: string) => number;
  /** Records that a source had new data. */
  readonly markUpdated: (importPk: number, now: string) => void;
  /** Records the number of papers read of a source that is not finished. */
  readonly markUnfinished: (source: string, papers: number, now: string) => void;
  /** Records that a source was read completely. */
  readonly markFinished: (source: string) => void;
  readonly addIssue: (issue: InputIssue, now: string) => void;
}

/** Prepares the statements of the import log. */
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
