import { eq, getTableColumns, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { CLAIM_COLUMNS, type ColumnKey } from "@/lib/claim/columns";
import { GAIN_RANKS } from "@/lib/claim/gain-rank";
import { GRADES } from "@/lib/claim/grade";
import { SCOPE_SEPARATOR, UNNAMED_AVERAGE } from "@/lib/claim/scope";
import { type ClaimQuery, DEFAULT_SORT, type SortKey } from "@/lib/query/claim-query";
import { listActiveFilters } from "@/lib/query/query-edit";
import { claimBenchmarks, claims, paperAuthors, papers } from "../schema";
import type { OrderAccess } from "./claim-row";
import { toSizeExpression } from "./claim-where";
import { type OrderTerm, toOrderBy } from "./keyset";

/** `formatSystemName` in SQL. */
const systemExpression = sql`CASE WHEN ${claims.model} <> '' AND ${claims.method} <> '' THEN ${claims.method} || ' with ' || ${claims.model} ELSE coalesce(${claims.model}, ${claims.method}) END`;

/** `formatClaimScope` in SQL. */
const scopeExpression = sql`(SELECT CASE
  WHEN NOT ${claims.aggregate} THEN CASE WHEN n > 1 THEN 'each of ' || names END
  WHEN n > 1 THEN 'average of ' || names
  WHEN n = 1 THEN 'average over tasks of ' || names
  ELSE coalesce('average over ' || nullif(${claims.benchmark_text}, ''), ${UNNAMED_AVERAGE}) END
  FROM (SELECT count(*) AS n, group_concat(${claimBenchmarks.name}, ${SCOPE_SEPARATOR} ORDER BY ${claimBenchmarks.position}) AS names
    FROM ${claimBenchmarks} WHERE ${claimBenchmarks.claim_pk} = ${claims.pk}))`;

/** The best grade has the highest rank; null without a grade. */
const gradeRank = sql`CASE ${claims.grade} ${sql.join(
  [...GRADES].reverse().map((grade, rank) => sql`WHEN ${grade} THEN ${rank}`),
  sql` `,
)} END`;

/** Sort expressions of columns that are not sorted by the claims column of the same name. */
const SORT_EXPRESSIONS: { readonly [K in ColumnKey]?: (query: ClaimQuery) => SQL } = {
  paper_id: () => sql`${papers.id}`,
  paper_title: () => sql`${papers.title}`,
  authors: () =>
    sql`(SELECT ${paperAuthors.name} FROM ${paperAuthors} WHERE ${paperAuthors.paper_pk} = ${papers.pk} AND ${paperAuthors.position} = 0)`,
  published: () => sql`${papers.published}`,
  paper_url: () => sql`${papers.url}`,
  arxiv_id: () => sql`${papers.arxiv_id}`,
  doi: () => sql`${papers.doi}`,
  source: () => sql`${papers.source}`,
  locator: () => sql`${papers.locator}`,
  size_b: toSizeExpression,
  benchmarks: () =>
    sql`(SELECT ${claimBenchmarks.name} FROM ${claimBenchmarks} WHERE ${claimBenchmarks.claim_pk} = ${claims.pk} AND ${claimBenchmarks.position} = 0)`,
  system: () => systemExpression,
  scope: () => scopeExpression,
  // From check to certain.
  grade: () => gradeRank,
  // A change without a stated gain is sorted by its computed gain.
  gain: () => sql`coalesce(${claims.gain}, ${claims.points})`,
  evidence_start: () => sql`(SELECT min(json_extract(value, '$[0]')) FROM json_each(${claims.spans}))`,
  evidence_end: () => sql`(SELECT max(json_extract(value, '$[1]')) FROM json_each(${claims.spans}))`,
};

const TEXT_COLUMNS = new Set<ColumnKey>(
  CLAIM_COLUMNS.filter((c) => c.type === "text" || c.type === "list").map((c) => c.key),
);

/** Columns of the claims table by name. */
const CLAIM_TABLE_COLUMNS: Readonly<Partial<Record<string, SQLWrapper>>> = getTableColumns(claims);

function toSortExpression(key: ColumnKey, query: ClaimQuery): SQL {
  const expression = SORT_EXPRESSIONS[key]?.(query) ?? sql`${CLAIM_TABLE_COLUMNS[key]}`;
  return TEXT_COLUMNS.has(key) ? sql`${expression} COLLATE NOCASE` : expression;
}

/** Columns without unknown values. */
const COMPLETE_COLUMNS: ReadonlySet<ColumnKey> = new Set(["paper_id", "paper_title", "id", "confidence", "status"]);

function toTerms(query: ClaimQuery, { key, desc }: SortKey): OrderTerm[] {
  const term = { expression: toSortExpression(key, query), desc, isComplete: COMPLETE_COLUMNS.has(key) };
  // Gains are sorted within their kind; the kinds keep their order in both directions. Those without a gain are a kind.
  return key === "gain" ? [ascending(claims.gain_rank), { ...term, isComplete: true }] : [term];
}

const ascending = (column: SQLWrapper): OrderTerm => ({ expression: sql`${column}`, desc: false, isComplete: true });

/** Returns the sort terms of a query, followed by tie breakers for a stable order. */
export function toClaimOrderTerms(query: ClaimQuery): OrderTerm[] {
  const requested = query.sort.flatMap((key) => toTerms(query, key));
  return [...requested, ...[papers.id, claims.position, claims.id].map(ascending)];
}

/**
 * Returns how the first rows in an order are found without sorting all claims; nothing if SQLite finds it itself. It would
 * sort all claims by gain, as it does not expect that few claims have equal gains. The index has the largest gain of each
 * kind first, so that ascending gains are read kind by kind, backwards.
 * @param isLarge true if the query selects a large part of the claims; the index is slow for a few
 */
export function findOrderAccess(
  query: ClaimQuery,
  isLarge: boolean = listActiveFilters(query).length === 0,
): Required<OrderAccess> {
  const [first] = query.sort;
  if (first?.key !== "gain") return { index: null, parts: null };
  const parts = Object.values(GAIN_RANKS).map((rank) => eq(claims.gain_rank, rank));
  return { index: isLarge ? "claims_by_gain" : null, parts: first.desc ? null : parts };
}

/** Returns the order as SQL, with unknown values last in both directions. */
export function toClaimOrder(query: ClaimQuery): SQL[] {
  return toOrderBy(toClaimOrderTerms(query));
}

/** True for the order of the claims in memory (`ClaimRows`). */
export const isDefaultOrder = ({ sort: [first, ...others] }: ClaimQuery): boolean =>
  others.length === 0 && first?.key === DEFAULT_SORT[0]?.key && first?.desc === DEFAULT_SORT[0]?.desc;
