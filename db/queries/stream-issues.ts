import type { InputIssue } from "@/lib/paper/input-issue";
import type { Db } from "../open";
import { iterateOnSeparateConnection } from "./separate-connection";

const LIST = `SELECT severity, locator, message, excerpt FROM import_issues
  WHERE import_pk = (SELECT pk FROM imports WHERE source = ?) ORDER BY pk`;

/** True if a source of this name was imported. */
export function hasImport(db: Db, source: string): boolean {
  return db.$client.prepare("SELECT 1 FROM imports WHERE source = ?").get(source) !== undefined;
}

/** Streams all issues of a source in reading order. */
export function streamIssues(file: string, source: string): Generator<InputIssue> {
  return iterateOnSeparateConnection(file, (db) => iterateIssues(db, source));
}

type Row = Omit<InputIssue, "source" | "excerpt"> & { readonly excerpt: string | null };

function* iterateIssues(db: Db, source: string): Generator<InputIssue> {
  for (const { excerpt, ...row } of db.$client.prepare<[string], Row>(LIST).iterate(source))
    yield { ...row, source, ...(excerpt === null ? {} : { excerpt }) };
}
