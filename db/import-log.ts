import type { Issue } from "../lib/issue";
import { prepareInsert } from "./insert";
import type { Db } from "./open";
import { importIssues, imports, occurrences } from "./schema";

/** Where papers came from and what was wrong there. Writing the same again changes nothing. */
export interface ImportLog {
  /** True where the paper had not been met in that place before. */
  readonly meet: (paperPk: number, place: { source: string; locator: string }, now: string) => boolean;
  readonly report: (issue: Issue, now: string) => void;
}

export function importLog(db: Db): ImportLog {
  const insertImport = prepareInsert(db, imports);
  const insertOccurrence = prepareInsert(db, occurrences, "IGNORE");
  const insertIssue = prepareInsert(db, importIssues, "IGNORE");
  const find = db.$client.prepare<[string], number>("SELECT pk FROM imports WHERE source = ?").pluck();
  const touch = db.$client.prepare("UPDATE imports SET last_at = ? WHERE pk = ? AND last_at < ?");
  const importOf = (source: string, now: string): number =>
    find.get(source) ?? insertImport({ source, first_at: now, last_at: now }) ?? 0;

  return {
    meet: (paper_pk, { source, locator }, now) => {
      const import_pk = importOf(source, now);
      const isNew = insertOccurrence({ paper_pk, import_pk, locator, first_seen: now }) !== null;
      if (isNew) touch.run(now, import_pk, now);
      return isNew;
    },
    report: ({ source, ...issue }, now) => {
      insertIssue({ import_pk: importOf(source, now), ...issue });
    },
  };
}
