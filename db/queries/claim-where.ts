import {
  type AnyColumn,
  and,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { toModelId } from "@/lib/claim/model-id";
import { type ClaimQuery, type ListKey, NO_VALUE } from "@/lib/query/claim-query";
import { isUnsearchable, parseSearchTerms } from "@/lib/query/search-terms";
import type { SizeFilter } from "@/lib/query/size-range";
import type { Db } from "../open";
import { claimBenchmarks, claims, imports, occurrences, papers } from "../schema";
import { isNotRejected } from "./claim-expressions";
import { getComparisonFacts } from "./get-comparison-facts";
import { matchesPaperIds } from "./resolve-paper-ids";

/** Conditions of a claim query on the table `claims` only, so that counting needs no join. */

/** Filters that can be excluded when the values of a facet are counted. */
export type FilterKey = ListKey | "q" | "size" | "published" | "confidence";

/** Model and metric by which claims are grouped: the canonical id if known, else the name. */
export const modelGroupKey = sql<string | null>`coalesce(${claims.model_id}, ${claims.model}) COLLATE NOCASE`;
export const metricGroupKey = sql<string | null>`coalesce(${claims.metric_id}, ${claims.metric}) COLLATE NOCASE`;

/** Returns the size column of a query: total or active parameters (equal for dense models). */
export function toSizeExpression(query: ClaimQuery): SQL<number | null> {
  return query.size_of === "active" ? sql`coalesce(${claims.active_b}, ${claims.size_b})` : sql`${claims.size_b}`;
}

type Condition = SQL | undefined;

/** @param alias another column that may contain the same name */
function isOneOf(field: SQL, values: readonly string[], alias?: AnyColumn): Condition {
  const named = values.filter((v) => v !== NO_VALUE);
  return or(
    named.length > 0 ? inArray(field, named) : undefined,
    named.length > 0 && alias ? inArray(alias, named) : undefined,
    named.length < values.length ? isNull(field) : undefined,
  );
}

/** Converts a size filter to a condition. */
function matchesSize(size: SQL, filter: SizeFilter): SQL {
  if (filter === "unknown") return isNull(size);
  const { min, max, minExclusive, maxExclusive } = filter;
  const upper = max === null ? undefined : maxExclusive ? lt(size, max) : lte(size, max);
  const lower = min === null ? undefined : minExclusive ? gt(size, min) : gte(size, min);
  return and(lower, upper) ?? isNotNull(size);
}

function hasBenchmark(ids: readonly string[]): Condition {
  const named = ids.filter((id) => id !== NO_VALUE);
  const any = sql`${claims.pk} IN (SELECT ${claimBenchmarks.claim_pk} FROM ${claimBenchmarks} WHERE ${inArray(claimBenchmarks.benchmark_id, named)})`;
  const none = sql`NOT EXISTS (SELECT 1 FROM ${claimBenchmarks} WHERE ${eq(claimBenchmarks.claim_pk, claims.pk)})`;
  return or(named.length > 0 ? any : undefined, named.length < ids.length ? none : undefined);
}

const inMatchingPapers = (where: SQL | undefined): SQL =>
  sql`${claims.paper_pk} IN (SELECT ${papers.pk} FROM ${papers} WHERE ${where})`;

function isFromSource(sources: readonly string[]): SQL {
  return sql`${claims.paper_pk} IN (SELECT ${occurrences.paper_pk} FROM ${occurrences} JOIN ${imports} ON ${eq(imports.pk, occurrences.import_pk)} WHERE ${inArray(imports.source, [...sources])})`;
}

/** Every term must occur in the claim or in its paper. */
function matchesText(text: string): Condition {
  if (isUnsearchable(text)) return sql`0`;
  return and(
    ...parseSearchTerms(text).map(({ match, included }) => {
      const found = sql`(${claims.pk} IN (SELECT rowid FROM claims_fts WHERE claims_fts MATCH ${match}) OR ${claims.paper_pk} IN (SELECT rowid FROM papers_fts WHERE papers_fts MATCH ${match}))`;
      return included ? found : not(found);
    }),
  );
}

function isPublishedWithin({ from, to }: ClaimQuery): Condition {
  // A year or a month is within the range if any of its days is: `isPublishedWithin` in SQL.
  // The comparison with the year lets SQLite use the index.
  const sinceFrom =
    from === null
      ? undefined
      : and(
          gte(papers.published, from.slice(0, 4)),
          sql`${papers.published} >= substr(${from}, 1, length(${papers.published}))`,
        );
  const within = and(sinceFrom, to ? lte(papers.published, to) : undefined);
  return within && inMatchingPapers(within);
}

const whenNotEmpty = <T>(values: readonly T[], make: (values: T[]) => Condition): Condition =>
  values.length > 0 ? make([...values]) : undefined;

/** Conditions of the filter `has`. A gain is stated, or computed from before and after. */
export const HAS_CONDITIONS: Readonly<Record<ClaimQuery["has"][number], SQL>> = {
  gain: sql`(${claims.gain} IS NOT NULL OR ${claims.points} IS NOT NULL)`,
  "before-after": sql`(${claims.before} IS NOT NULL AND ${claims.after} IS NOT NULL)`,
  benchmark: sql`EXISTS (SELECT 1 FROM ${claimBenchmarks} WHERE ${eq(claimBenchmarks.claim_pk, claims.pk)})`,
};

/**
 * Matches models by id, by a name that a claim gives them, or by any other spelling, such as an id of an older version.
 * The two ways are one subquery, because SQLite uses no index for alternatives.
 */
function isModel(values: readonly string[]): Condition {
  const named = values.filter((value) => value !== NO_VALUE);
  const ids = [...new Set(named.flatMap((value) => [value, toModelId(value)]))];
  const rows = sql.join(
    ids.map((id) => sql`(${id})`),
    sql`, `,
  );
  const found = sql`VALUES ${rows} UNION SELECT ${modelGroupKey} FROM ${claims} WHERE ${inArray(claims.model, named)}`;
  return or(
    named.length > 0 ? sql`${modelGroupKey} IN (${found})` : undefined,
    named.length < values.length ? isNull(modelGroupKey) : undefined,
  );
}

/** Matches claims on any benchmark of a family, as the lexicon and the decisions of the board have them. */
function isInFamily(db: Db, familyIds: readonly string[]): Condition {
  const facts = getComparisonFacts(db);
  return hasBenchmark(familyIds.flatMap((id) => facts.listFamilyMembers(id)));
}

const FILTER_CONDITIONS: { readonly [K in FilterKey]: (query: ClaimQuery, db: Db) => Condition } = {
  q: (query) => (query.q === "" ? undefined : matchesText(query.q)),
  benchmark: (query) => whenNotEmpty(query.benchmark, hasBenchmark),
  family: (query, db) => whenNotEmpty(query.family, (v) => isInFamily(db, v)),
  model_family: (query) => whenNotEmpty(query.model_family, (v) => isOneOf(sql`${claims.model_family}`, v)),
  model: (query) => whenNotEmpty(query.model, isModel),
  metric: (query) => whenNotEmpty(query.metric, (v) => isOneOf(metricGroupKey, v, claims.metric)),
  kind: (query) => whenNotEmpty(query.kind, (v) => inArray(claims.kind, v)),
  gain_kind: (query) => whenNotEmpty(query.gain_kind, (v) => inArray(claims.gain_kind, v)),
  qualifier: (query) => whenNotEmpty(query.qualifier, (v) => inArray(claims.qualifier, v)),
  role: (query) => whenNotEmpty(query.role, (v) => inArray(claims.role, v)),
  grade: (query) => whenNotEmpty(query.grade, (v) => isOneOf(sql`${claims.grade}`, v)),
  check: (query) => whenNotEmpty(query.check, (v) => inArray(claims.check, v)),
  source: (query) => whenNotEmpty(query.source, isFromSource),
  paper: (query) => whenNotEmpty(query.paper, (v) => inMatchingPapers(matchesPaperIds(v))),
  id: (query) => whenNotEmpty(query.id, (v) => inArray(claims.id, v)),
  status: (query) => whenNotEmpty(query.status, (v) => inArray(claims.status, v)) ?? isNotRejected,
  has: (query) => and(...query.has.map((part) => HAS_CONDITIONS[part])),
  size: (query) => whenNotEmpty(query.size, (v) => or(...v.map((size) => matchesSize(toSizeExpression(query), size)))),
  published: isPublishedWithin,
  confidence: ({ confidence, confidence_below }) =>
    and(
      confidence > 0 ? gte(claims.confidence, confidence) : undefined,
      confidence_below === null ? undefined : lt(claims.confidence, confidence_below),
    ),
};

/** Returns the condition of one filter; undefined if the filter is not set. */
export const toFilterCondition = (db: Db, query: ClaimQuery, key: FilterKey): SQL | undefined =>
  FILTER_CONDITIONS[key](query, db);

/** Returns all conditions of a query. */
export function toClaimCondition(db: Db, query: ClaimQuery): SQL {
  const keys = Object.keys(FILTER_CONDITIONS) as FilterKey[];
  return and(...keys.map((key) => FILTER_CONDITIONS[key](query, db))) ?? sql`1`;
}
