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
  ne,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { type ClaimQuery, type ListKey, NONE } from "../../lib/claim-query";
import { isUnsearchable, searchTerms } from "../../lib/search-terms";
import type { SizeFilter } from "../../lib/size-range";
import { claimBenchmarks, claims, imports, occurrences, papers } from "../schema";
import { isMeant } from "./paper-ids";

/** The filters of a claim query as conditions on `claims` alone, so that a count needs no join. */

/** Filters that a facet leaves out when it counts its own values. */
export type FilterKey = ListKey | "q" | "size" | "published" | "confidence";

/** The model and metric by which claims are grouped: canonical where known, else as named. */
export const modelGroup = sql<string | null>`coalesce(${claims.model_id}, ${claims.model}) COLLATE NOCASE`;
export const metricGroup = sql<string | null>`coalesce(${claims.metric_id}, ${claims.metric}) COLLATE NOCASE`;

/** The size that the query speaks of; a dense model's parameters are all active. */
export function sizeOf(query: ClaimQuery): SQL<number | null> {
  return query.size_of === "active" ? sql`coalesce(${claims.active_b}, ${claims.size_b})` : sql`${claims.size_b}`;
}

type Condition = SQL | undefined;

/** @param alias another column under which people may name the same */
function oneOf(field: SQL, values: readonly string[], alias?: AnyColumn): Condition {
  const named = values.filter((v) => v !== NONE);
  return or(
    named.length > 0 ? inArray(field, named) : undefined,
    named.length > 0 && alias ? inArray(alias, named) : undefined,
    named.length < values.length ? isNull(field) : undefined,
  );
}

/** The condition that a size filter puts on a size. */
function sizeIs(size: SQL, filter: SizeFilter): SQL {
  if (filter === "unknown") return isNull(size);
  const { min, max, over, open } = filter;
  const upper = max === null ? undefined : open ? lt(size, max) : lte(size, max);
  const lower = min === null ? undefined : over ? gt(size, min) : gte(size, min);
  return and(lower, upper) ?? isNotNull(size);
}

function hasBenchmark(ids: readonly string[]): Condition {
  const named = ids.filter((id) => id !== NONE);
  const any = sql`${claims.pk} IN (SELECT ${claimBenchmarks.claim_pk} FROM ${claimBenchmarks} WHERE ${inArray(claimBenchmarks.benchmark_id, named)})`;
  const none = sql`NOT EXISTS (SELECT 1 FROM ${claimBenchmarks} WHERE ${eq(claimBenchmarks.claim_pk, claims.pk)})`;
  return or(named.length > 0 ? any : undefined, named.length < ids.length ? none : undefined);
}

const inPapers = (where: SQL | undefined): SQL =>
  sql`${claims.paper_pk} IN (SELECT ${papers.pk} FROM ${papers} WHERE ${where})`;

function fromSource(sources: readonly string[]): SQL {
  return sql`${claims.paper_pk} IN (SELECT ${occurrences.paper_pk} FROM ${occurrences} JOIN ${imports} ON ${eq(imports.pk, occurrences.import_pk)} WHERE ${inArray(imports.source, [...sources])})`;
}

/** Each term stands in the claim itself or in its paper; a claim is found by what its paper is about, too. */
function matchesText(text: string): Condition {
  if (isUnsearchable(text)) return sql`0`;
  return and(
    ...searchTerms(text).map(({ match, wanted }) => {
      const found = sql`(${claims.pk} IN (SELECT rowid FROM claims_fts WHERE claims_fts MATCH ${match}) OR ${claims.paper_pk} IN (SELECT rowid FROM papers_fts WHERE papers_fts MATCH ${match}))`;
      return wanted ? found : not(found);
    }),
  );
}

function publishedIn({ from, to }: ClaimQuery): Condition {
  const within = and(from ? gte(papers.published, from) : undefined, to ? lte(papers.published, to) : undefined);
  return within && inPapers(within);
}

const some = <T>(values: readonly T[], make: (values: T[]) => Condition): Condition =>
  values.length > 0 ? make([...values]) : undefined;

const CONDITIONS: { readonly [K in FilterKey]: (query: ClaimQuery) => Condition } = {
  q: (query) => (query.q === "" ? undefined : matchesText(query.q)),
  benchmark: (query) => some(query.benchmark, hasBenchmark),
  family: (query) => some(query.family, (v) => oneOf(sql`${claims.model_family}`, v)),
  model: (query) => some(query.model, (v) => oneOf(modelGroup, v, claims.model)),
  metric: (query) => some(query.metric, (v) => oneOf(metricGroup, v, claims.metric)),
  kind: (query) => some(query.kind, (v) => inArray(claims.kind, v)),
  gain_kind: (query) => some(query.gain_kind, (v) => inArray(claims.gain_kind, v)),
  qualifier: (query) => some(query.qualifier, (v) => inArray(claims.qualifier, v)),
  role: (query) => some(query.role, (v) => inArray(claims.role, v)),
  check: (query) => some(query.check, (v) => inArray(claims.check, v)),
  source: (query) => some(query.source, fromSource),
  paper: (query) => some(query.paper, (v) => inPapers(isMeant(v))),
  id: (query) => some(query.id, (v) => inArray(claims.id, v)),
  status: (query) => some(query.status, (v) => inArray(claims.status, v)) ?? ne(claims.status, "rejected"),
  size: (query) => some(query.size, (v) => or(...v.map((size) => sizeIs(sizeOf(query), size)))),
  published: publishedIn,
  confidence: (query) => (query.confidence > 0 ? gte(claims.confidence, query.confidence) : undefined),
};

/** What one filter of a query asks for; undefined where it asks for nothing. */
export const conditionOf = (query: ClaimQuery, key: FilterKey): SQL | undefined => CONDITIONS[key](query);

/** All conditions of a query. */
export function claimWhere(query: ClaimQuery): SQL {
  const keys = Object.keys(CONDITIONS) as FilterKey[];
  return and(...keys.map((key) => CONDITIONS[key](query))) ?? sql`1`;
}
