import { sql } from "drizzle-orm";
import type { InputIssue } from "@/lib/paper/input-issue";
import { type IssueGroup, IssueGroups } from "@/lib/paper/issue-groups";
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
  /** Frequent reasons with their numbers and first locations, most frequent first, at most `MAX_REASONS`. */
  readonly reasons: readonly IssueReason[];
  /** In reading order, at most `MAX_LISTED_ISSUES`. */
  readonly issues: readonly Omit<InputIssue, "source">[];
}

/** Issues of a source with the same reason, and the message of the first one. */
export interface IssueReason extends Pick<InputIssue, "severity" | "message"> {
  readonly count: number;
  /** Location of the first one. */
  readonly first: string;
}

/** Reasons listed per source. */
const MAX_REASONS = 12;

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
  const reasons = groupReasons(db);
  return rows.map(({ pk, ...row }) => ({
    ...row,
    reasons: (reasons.get(pk)?.listFrequent() ?? []).slice(0, MAX_REASONS).map(toIssueReason),
    issues: (issues.get(pk) ?? []).map(({ import_pk: _, excerpt, ...issue }) =>
      excerpt === null ? issue : { ...issue, excerpt },
    ),
  }));
}

/** The issues of each import by reason. Equal messages are counted by the database, as there may be many. */
function groupReasons(db: Db): Map<number, IssueGroups> {
  // Columns beside min() are those of its row.
  const messages = db.all<Omit<IssueRow, "excerpt"> & { readonly count: number }>(
    sql`SELECT import_pk, severity, message, locator, count(*) AS count, min(pk) AS first_pk FROM ${importIssues} GROUP BY import_pk, severity, message ORDER BY first_pk`,
  );
  const groups = new Map<number, IssueGroups>();
  for (const { import_pk, count, severity, message, locator } of messages) {
    const ofImport = groups.get(import_pk) ?? new IssueGroups();
    groups.set(import_pk, ofImport);
    ofImport.add({ severity, message, locator, source: "" }, count);
  }
  return groups;
}

const toIssueReason = ({ severity, message, count, places }: IssueGroup): IssueReason => ({
  severity,
  message,
  count,
  first: places[0]?.locator ?? "",
});

function listIssues(db: Db): IssueRow[] {
  const numbered = sql`SELECT *, row_number() OVER (PARTITION BY import_pk ORDER BY pk) AS place FROM ${importIssues}`;
  return db.all<IssueRow>(sql`SELECT import_pk, severity, locator, message, excerpt FROM (${numbered})
    WHERE place <= ${MAX_LISTED_ISSUES} ORDER BY import_pk, place`);
}
