import { sql } from "drizzle-orm";
import type { InputIssue } from "@/lib/paper/input-issue";
import type { Db } from "../open";
import { fetches, importIssues, imports, occurrences } from "../schema";

/** One file or query that was imported, with what was wrong in it. */
export interface ImportedSource {
  readonly source: string;
  /** ISO times: when it was first imported, and when it last brought something new. */
  readonly first_at: string;
  readonly last_at: string;
  /** Papers that were met in it, whether or not another import had brought them before. */
  readonly papers: number;
  readonly skipped: number;
  readonly mended: number;
  /** Papers that were read, and when, where there is more to come: it was broken off or is at work. */
  readonly unfinished_after: number | null;
  readonly unfinished_at: string | null;
  /** In the order in which they were met, at most `ISSUES_SHOWN`. */
  readonly issues: readonly Omit<InputIssue, "source">[];
}

/** More of one file are counted, not listed; `streamIssues` gives them all. */
export const MAX_LISTED_ISSUES = 200;

type Row = Omit<ImportedSource, "issues"> & { readonly pk: number };
type IssueRow = Omit<InputIssue, "source" | "excerpt"> & {
  readonly import_pk: number;
  readonly excerpt: string | null;
};

/** All imports, the newest first. */
export function listImports(db: Db): ImportedSource[] {
  const issueCount = (severity: InputIssue["severity"]) =>
    sql`(SELECT count(*) FROM ${importIssues} WHERE ${importIssues.import_pk} = ${imports.pk} AND ${importIssues.severity} = ${severity})`;
  const rows = db.all<Row>(sql`SELECT ${imports.pk}, ${imports.source}, ${imports.first_at}, ${imports.last_at},
    (SELECT count(DISTINCT ${occurrences.paper_pk}) FROM ${occurrences} WHERE ${occurrences.import_pk} = ${imports.pk}) AS papers,
    ${issueCount("skipped")} AS skipped, ${issueCount("mended")} AS mended,
    coalesce(${fetches.papers}, ${imports.unfinished_after}) AS unfinished_after,
    coalesce(${fetches.updated_at}, ${imports.unfinished_at}) AS unfinished_at
    FROM ${imports} LEFT JOIN ${fetches} ON ${fetches.query} = ${imports.source} ORDER BY ${imports.last_at} DESC, ${imports.pk} DESC`);
  const issues = new Map<number, IssueRow[]>();
  for (const issue of listIssues(db)) issues.set(issue.import_pk, [...(issues.get(issue.import_pk) ?? []), issue]);
  return rows.map(({ pk, ...row }) => ({
    ...row,
    issues: (issues.get(pk) ?? []).map(({ import_pk: _, excerpt, ...issue }) =>
      excerpt === null ? issue : { ...issue, excerpt },
    ),
  }));
}

function listIssues(db: Db): IssueRow[] {
  const numbered = sql`SELECT *, row_number() OVER (PARTITION BY import_pk ORDER BY pk) AS place FROM ${importIssues}`;
  return db.all<IssueRow>(sql`SELECT import_pk, severity, locator, message, excerpt FROM (${numbered})
    WHERE place <= ${MAX_LISTED_ISSUES} ORDER BY import_pk, place`);
}
