import { type SQL, sql } from "drizzle-orm";
import { type ClaimQuery, type ListKey, NONE } from "../../lib/claim-query";
import { parseSize, SIZE_BRACKETS } from "../../lib/size-range";
import type { Db } from "../open";
import { claimBenchmarks, claims, imports, occurrences, papers } from "../schema";
import { claimWhere, metricName, modelName, sizeIs, sizeOf } from "./claim-where";
import { benchmarkNames, metricNames, modelNames, type Names } from "./common-names";

export interface FacetValue {
  /** As the claim query takes it. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

export type FacetKey = Exclude<ListKey, "paper"> | "size";

/** For each filter its values with their counts, the most frequent first; each is counted with all other filters on. */
export interface ClaimFacets {
  readonly facets: { readonly [K in FacetKey]: readonly FacetValue[] };
  /** The days between which the claims lie, without the filter by date. */
  readonly dates: { readonly from: string | null; readonly to: string | null };
}

/** How often each value occurs; null stands for "has none". */
type Counts = ReadonlyMap<string | null, number>;

/** The bracket of a claim's size, by its place among the brackets. */
function bracketOf(query: ClaimQuery): SQL {
  const size = sizeOf(query);
  const cases = SIZE_BRACKETS.map(
    ({ value }) => sql`WHEN ${sizeIs(size, parseSize(value) ?? "unknown")} THEN ${value}`,
  );
  return sql`CASE ${sql.join(cases, sql` `)} END`;
}

/** Facets with few values, which one pass over the claims counts together. */
const FEW: { readonly [K in FacetKey]?: (query: ClaimQuery) => SQL } = {
  kind: () => sql`${claims.kind}`,
  gain_kind: () => sql`${claims.gain_kind}`,
  qualifier: () => sql`${claims.qualifier}`,
  role: () => sql`${claims.role}`,
  check: () => sql`${claims.check}`,
  status: () => sql`${claims.status}`,
  size: bracketOf,
  // The sign keeps SQLite from walking the index of a column, which fetches every row one by one.
  family: () => sql`+${claims.model_family}`,
};

/** Facets that are counted one by one. */
const MANY: { readonly [K in FacetKey]?: (where: SQL) => SQL } = {
  model: (where) => sql`SELECT ${modelName} AS value, count(*) AS count FROM ${claims} WHERE ${where} GROUP BY 1`,
  metric: (where) => sql`SELECT ${metricName} AS value, count(*) AS count FROM ${claims} WHERE ${where} GROUP BY 1`,
  benchmark: (where) => sql`SELECT ${claimBenchmarks.benchmark_id} AS value, count(*) AS count
    FROM ${claimBenchmarks} WHERE ${claimBenchmarks.claim_pk} IN (SELECT ${claims.pk} FROM ${claims} WHERE ${where}) GROUP BY 1
    UNION ALL SELECT NULL, count(*) FROM ${claims}
    WHERE ${where} AND ${claims.pk} NOT IN (SELECT ${claimBenchmarks.claim_pk} FROM ${claimBenchmarks})`,
  source: (where) => sql`SELECT ${imports.source} AS value, count(DISTINCT ${claims.pk}) AS count
    FROM ${claims} JOIN ${occurrences} ON ${occurrences.paper_pk} = ${claims.paper_pk}
    JOIN ${imports} ON ${imports.pk} = ${occurrences.import_pk} WHERE ${where} GROUP BY ${imports.pk}`,
};

/** Counts several facets under the same conditions. */
function countTogether(db: Db, keys: readonly FacetKey[], query: ClaimQuery, where: SQL): Map<FacetKey, Counts> {
  const expressions = keys.map((key) => FEW[key]?.(query) ?? sql`NULL`);
  const columns = keys.map((_, i) => sql.raw(String(i + 1)));
  const rows = db.values<(string | number | null)[]>(
    sql`SELECT ${sql.join(expressions, sql`, `)}, count(*) FROM ${claims} WHERE ${where} GROUP BY ${sql.join(columns, sql`, `)}`,
  );
  return new Map(
    keys.map((key, i) => {
      const counts = new Map<string | null, number>();
      for (const row of rows) {
        const value = (row[i] ?? null) as string | null;
        counts.set(value, (counts.get(value) ?? 0) + Number(row[keys.length]));
      }
      return [key, counts];
    }),
  );
}

function countFew(db: Db, query: ClaimQuery): Map<FacetKey, Counts> {
  const keys = Object.keys(FEW) as FacetKey[];
  const isFree = (key: FacetKey) => key !== "status" && query[key].length === 0;
  const counts = countTogether(db, keys.filter(isFree), query, claimWhere(query));
  for (const key of keys.filter((key) => !isFree(key))) {
    counts.set(key, countTogether(db, [key], query, claimWhere(query, key)).get(key) ?? new Map());
  }
  return counts;
}

function countMany(db: Db, key: FacetKey, query: ClaimQuery): Counts {
  const statement = MANY[key]?.(claimWhere(query, key)) ?? sql`SELECT NULL AS value, 0 AS count`;
  return new Map(db.all<{ value: string | null; count: number }>(statement).map(({ value, count }) => [value, count]));
}

/** Facets whose values are ids, with the names that people know. */
const NAMES: { readonly [K in FacetKey]?: (db: Db) => Names } = {
  benchmark: benchmarkNames,
  model: modelNames,
  metric: metricNames,
};
/** Open lists have a value for "has none"; closed ones have not. */
const OPEN: ReadonlySet<FacetKey> = new Set(["benchmark", "family", "model", "metric"]);
/** Values of open lists beyond these are left to the text search. */
const MOST = 500;

function toValues(db: Db, key: FacetKey, counts: Counts): FacetValue[] {
  if (key === "size") return SIZE_BRACKETS.map((bracket) => ({ ...bracket, count: counts.get(bracket.value) ?? 0 }));
  const names = NAMES[key]?.(db);
  const values = [...counts].flatMap(([value, count]) => {
    if (count === 0 || (value === null && !OPEN.has(key))) return [];
    return [value === null ? { value: NONE, label: NONE, count } : { value, label: names?.get(value) ?? value, count }];
  });
  return values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, MOST);
}

/** The values that each filter could take, counted. */
export function claimFacets(db: Db, query: ClaimQuery): ClaimFacets {
  const counts = countFew(db, query);
  for (const key of Object.keys(MANY) as FacetKey[]) counts.set(key, countMany(db, key, query));
  const facets = Object.fromEntries([...counts].map(([key, values]) => [key, toValues(db, key, values)]));
  return { facets: facets as Record<FacetKey, FacetValue[]>, dates: dateRange(db, query) };
}

function dateRange(db: Db, query: ClaimQuery): ClaimFacets["dates"] {
  const inQuery = sql`${papers.pk} IN (SELECT ${claims.paper_pk} FROM ${claims} WHERE ${claimWhere(query, "published")})`;
  return db.get<ClaimFacets["dates"]>(
    sql`SELECT min(${papers.published}) AS "from", max(${papers.published}) AS "to" FROM ${papers} WHERE ${inQuery}`,
  );
}
