import type { Issue } from "../../lib/issue";
import type { Db } from "../open";
import { readApart } from "./read-apart";

const LIST = `SELECT severity, locator, message, excerpt FROM import_issues
  WHERE import_pk = (SELECT pk FROM imports WHERE source = ?) ORDER BY pk`;

/** Whether anything was imported under this name. */
export function hasImport(db: Db, source: string): boolean {
  return db.$client.prepare("SELECT 1 FROM imports WHERE source = ?").get(source) !== undefined;
}

/** Everything that was skipped or mended in a source, in the order in which it was met. */
export function streamIssues(file: string, source: string): Generator<Issue> {
  return readApart(file, (db) => iterateIssues(db, source));
}

type Row = Omit<Issue, "source" | "excerpt"> & { readonly excerpt: string | null };

function* iterateIssues(db: Db, source: string): Generator<Issue> {
  for (const { excerpt, ...row } of db.$client.prepare<[string], Row>(LIST).iterate(source))
    yield { ...row, source, ...(excerpt === null ? {} : { excerpt }) };
}
