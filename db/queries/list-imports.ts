import { sql } from "drizzle-orm";
import { groupBy } from "@/lib/format/group-by";
import type { InputIssue } from "@/lib/paper/input-issue";
import type { Db } from "../open";
import { fetches, importIssues, imports, occurrences } from "../schema";

/** An imported file or query with its issues. */
export interface ImportedSource {
  readonly source: string;
  /** ISO times of the first import and of the last import with new data. */
  readonly first_at: string;
  readonly last_at: string;
  /** Papers found in it, including those known from other imports. */
  readonly papers: number;
  readonly skipped: number;
  readonly repaired: number;
  /** Papers read so far, and when, if the import was interrupted or is running. */
  readonly unfinished_after: number | null;
  readonly unfinished_at: string | null;
  /** Repeated messages with their numbers and first locations, most frequent first, at most `MAX_REASONS`. */
  readonly reasons: readonly IssueReason[];
  /** In reading order, at most `MAX_LISTED_ISSUES`. */
  readonly issues: readonly Omit<InputIssue, "source">[];
}

/** Issues of a source with the same message. */
export interface IssueReason extends Pick<InputIssue, "severity" | "message"> {
  readonly count: number;
  /** Location of the first one. */
  readonly first: string;
}

/** Reasons listed per source, and the number of issues from which a reason is listed. */
const MAX_REASONS = 12;
const MANY_ISSUES = 6;

/** Listed issues per source; `streamIssues` returns all. */
export const MAX_LISTED_ISSUES = 200;

type Row = Omit<ImportedSource, "issues" | "reasons"> & { readonly pk: number };
type IssueRow = Omit<InputIssue, "source" | "excerpt"> & {
  readonly import_pk: number;
  readonly excerpt: string | null;
};

/** Lists all imports, newest first. */
export function listImports(db: Db): ImportedSource[] {
  const issueCount = (severity: InputIssue["severity"]) =>
    sql`(SELECT count(*) FROM ${importIssues} WHERE ${importIssues.import_pk} = ${imports.pk} AND ${importIssues.severity} = ${severity})`;
  const rows = db.all<Row>(sql`SELECT ${imports.pk}, ${imports.source}, ${imports.first_at}, ${imports.last_at},
    (SELECT count(DISTINCT ${occurrences.paper_pk}) FROM ${occurrences} WHERE ${occurrences.import_pk} = ${imports.pk}) AS papers,
    ${issueCount("skipped")} AS skipped, ${issueCount("repaired")} AS repaired,
    coalesce(${fetches.papers}, ${imports.unfinished_after}) AS unfinished_after,
    coalesce(${fetches.updated_at}, ${imports.unfinished_at}) AS unfinished_at
    FROM ${imports} LEFT JOIN ${fetches} ON ${fetches.query} = ${imports.source} ORDER BY ${imports.last_at} DESC, ${imports.pk} DESC`);
  const issues = new Map<number, IssueRow[]>();
  for (const issue of listIssues(db)) issues.set(issue.import_pk, [...(issues.get(issue.import_pk) ?? []), issue]);
  const reasons = groupBy(listReasons(db), ({ import_pk }) => import_pk);
  return rows.map(({ pk, ...row }) => ({
    ...row,
    reasons: (reasons.get(pk) ?? []).slice(0, MAX_REASONS).map(({ import_pk: _, ...reason }) => reason),
    issues: (issues.get(pk) ?? []).map(({ import_pk: _, excerpt, ...issue }) =>
      excerpt === null ? issue : { ...issue, excerpt },
    ),
  }));
}

function listReasons(db: Db): (IssueReason & { readonly import_pk: number })[] {
  // Columns beside min() are those of its row.
  return db.all(sql`SELECT import_pk, severity, message, count, first FROM
    (SELECT import_pk, severity, message, count(*) AS count, locator AS first, min(pk) FROM ${importIssues} GROUP BY import_pk, severity, message HAVING count(*) >= ${MANY_ISSUES}) ORDER BY count DESC`);
}

function listIssues(db: Db): IssueRow[] {
  const numbered = sql`SELECT *, row_number() OVER (PARTITION BY import_pk ORDER BY pk) AS place FROM ${importIssues}`;
  return db.all<IssueRow>(sql`SELECT import_pk, severity, locator, message, excerpt FROM (${numbered})
    WHERE place <= ${MAX_LISTED_ISSUES} ORDER BY import_pk, place`);
}
