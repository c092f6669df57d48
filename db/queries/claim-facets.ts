import { type SQL, sql } from "drizzle-orm";
import { type ClaimQuery, type ListKey, NONE } from "../../lib/claim-query";
import { parseSize, SIZE_BRACKETS } from "../../lib/size-range";
import type { Db } from "../open";
import { claimBenchmarks, claims, imports, occurrences, papers } from "../schema";
import { claimWhere, type FilterKey, metricName, modelName, sizeIs, sizeOf } from "./claim-where";
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

/** Values of open lists beyond these are left to the text search. */
const MOST = 500;

interface Counted {
  readonly value: string | null;
  readonly label: string | null;
  readonly count: number;
}

const byColumn = (field: SQL) => (where: SQL) =>
  sql`SELECT min(${field}) AS value, min(${field}) AS label, count(*) AS count FROM ${claims} WHERE ${where} GROUP BY ${field} ORDER BY count DESC, value LIMIT ${MOST}`;

const byBenchmark = (where: SQL) =>
  sql`SELECT ${claimBenchmarks.benchmark_id} AS value, min(${claimBenchmarks.name}) AS label, count(DISTINCT ${claims.pk}) AS count
    FROM ${claims} LEFT JOIN ${claimBenchmarks} ON ${claimBenchmarks.claim_pk} = ${claims.pk}
    WHERE ${where} GROUP BY ${claimBenchmarks.benchmark_id} ORDER BY count DESC, value LIMIT ${MOST}`;

const bySource = (where: SQL) =>
  sql`SELECT ${imports.source} AS value, ${imports.source} AS label, count(DISTINCT ${claims.pk}) AS count
    FROM ${claims} JOIN ${occurrences} ON ${occurrences.paper_pk} = ${claims.paper_pk} JOIN ${imports} ON ${imports.pk} = ${occurrences.import_pk}
    WHERE ${where} GROUP BY ${imports.pk} ORDER BY count DESC, value LIMIT ${MOST}`;

const COUNTS: { readonly [K in Exclude<FacetKey, "size">]: (where: SQL) => SQL } = {
  benchmark: byBenchmark,
  family: byColumn(sql`${claims.model_family}`),
  model: byColumn(modelName),
  metric: byColumn(metricName),
  kind: byColumn(sql`${claims.kind}`),
  gain_kind: byColumn(sql`${claims.gain_kind}`),
  qualifier: byColumn(sql`${claims.qualifier}`),
  role: byColumn(sql`${claims.role}`),
  check: byColumn(sql`${claims.check}`),
  status: byColumn(sql`${claims.status}`),
  source: bySource,
};

/** Facets over closed lists have no value for "has none"; those over open lists have. */
const OPEN = new Set<FacetKey>(["benchmark", "family", "model", "metric"]);

/** Facets whose values are ids, with the names that people know. */
const NAMES: { readonly [K in FacetKey]?: (db: Db) => Names } = {
  benchmark: benchmarkNames,
  model: modelNames,
  metric: metricNames,
};

function countValues(db: Db, key: Exclude<FacetKey, "size">, query: ClaimQuery): FacetValue[] {
  const rows = db.all<Counted>(COUNTS[key](claimWhere(query, key)));
  const names = NAMES[key]?.(db);
  return rows.flatMap(({ value, label, count }) => {
    if (value !== null) return [{ value, label: names?.get(value) ?? label ?? value, count }];
    return OPEN.has(key) ? [{ value: NONE, label: NONE, count }] : [];
  });
}

/** All brackets in their order, those without a claim too. */
function countSizes(db: Db, query: ClaimQuery): FacetValue[] {
  const size = sizeOf(query);
  const sums = SIZE_BRACKETS.map(
    ({ value }) => sql`count(*) FILTER (WHERE ${sizeIs(size, parseSize(value) ?? "unknown")})`,
  );
  const text = sql`SELECT ${sql.join(sums, sql`, `)} FROM ${claims} WHERE ${claimWhere(query, "size")}`;
  const counts = db.values<number[]>(text)[0] ?? [];
  return SIZE_BRACKETS.map((bracket, i) => ({ ...bracket, count: counts[i] ?? 0 }));
}

/** The values that each filter could take, counted. */
export function claimFacets(db: Db, query: ClaimQuery): ClaimFacets {
  const keys = Object.keys(COUNTS) as (keyof typeof COUNTS)[];
  const lists = Object.fromEntries(keys.map((key) => [key, countValues(db, key, query)]));
  return {
    facets: { ...(lists as Record<keyof typeof COUNTS, FacetValue[]>), size: countSizes(db, query) },
    dates: dateRange(db, query),
  };
}

function dateRange(db: Db, query: ClaimQuery): ClaimFacets["dates"] {
  const without: FilterKey = "published";
  return db.get<ClaimFacets["dates"]>(
    sql`SELECT min(${papers.published}) AS "from", max(${papers.published}) AS "to" FROM ${papers}
      WHERE ${papers.pk} IN (SELECT ${claims.paper_pk} FROM ${claims} WHERE ${claimWhere(query, without)})`,
  );
}
