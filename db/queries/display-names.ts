import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../open";
import { claimBenchmarks, claims } from "../schema";
import { metricGroupKey, modelGroupKey } from "./claim-where";
import { cacheRead } from "./versioned-cache";

/** Display names by id: the most frequent spelling in the claims. */
export type DisplayNames = ReadonlyMap<string, string>;

function readMostFrequentNames(db: Db, id: SQL, name: SQL, table: SQL): DisplayNames {
  const spellings = sql`SELECT ${id} AS id, ${name} AS name, count(*) AS n FROM ${table} WHERE ${name} IS NOT NULL GROUP BY 1, 2`;
  const rows = db.all<{ id: string; name: string }>(sql`SELECT id, name, max(n) FROM (${spellings}) GROUP BY id`);
  return new Map(rows.map((row) => [row.id, row.name]));
}

export const getBenchmarkNames = cacheRead("benchmark names", (db) =>
  readMostFrequentNames(
    db,
    sql`${claimBenchmarks.benchmark_id}`,
    sql`${claimBenchmarks.name}`,
    sql`${claimBenchmarks}`,
  ),
);

export const getModelNames = cacheRead("model names", (db) =>
  readMostFrequentNames(db, modelGroupKey, sql`${claims.model}`, sql`${claims}`),
);

export const getMetricNames = cacheRead("metric names", (db) =>
  readMostFrequentNames(db, metricGroupKey, sql`${claims.metric}`, sql`${claims}`),
);
