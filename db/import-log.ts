import type { Issue } from "../lib/issue";
import { prepareInsert } from "./insert";
import type { Db } from "./open";
import { importIssues, imports } from "./schema";

/** The sources that were imported and what was wrong there. Writing the same again changes nothing. */
export interface ImportLog {
  /** Number of a source's row, made where it is missing. */
  readonly importOf: (source: string, now: string) => number;
  /** Notes that a source brought something new. */
  readonly touch: (importPk: number, now: string) => void;
  /** Notes how many papers of a source were read when there was more to come. */
  readonly leaveOpen: (source: string, papers: number, now: string) => void;
  /** Notes that a source was read to its end. */
  readonly finish: (source: string) => void;
  readonly report: (issue: Issue, now: string) => void;
}

export function importLog(db: Db): ImportLog {
  const insertImport = prepareInsert(db, imports);
  const insertIssue = prepareInsert(db, importIssues, "IGNORE");
  const find = db.$client.prepare<[string], number>("SELECT pk FROM imports WHERE source = ?").pluck();
  const touch = db.$client.prepare("UPDATE imports SET last_at = ? WHERE pk = ? AND last_at < ?");
  const leaveOpen = db.$client.prepare("UPDATE imports SET unfinished_after = ?, unfinished_at = ? WHERE pk = ?");
  const finish = db.$client.prepare(
    "UPDATE imports SET unfinished_after = NULL, unfinished_at = NULL WHERE source = ? AND unfinished_at IS NOT NULL",
  );
  const importOf = (source: string, now: string): number =>
    find.get(source) ?? insertImport({ source, first_at: now, last_at: now }) ?? 0;

  return {
    importOf,
    touch: (pk, now) => {
      touch.run(now, pk, now);
    },
    leaveOpen: (source, papers, now) => {
      leaveOpen.run(papers, now, importOf(source, now));
    },
    finish: (source) => {
      finish.run(source);
    },
    report: ({ source, ...issue }, now) => {
      insertIssue({ import_pk: importOf(source, now), ...issue });
    },
  };
}
