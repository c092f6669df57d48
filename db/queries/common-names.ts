import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../open";
import { claimBenchmarks, claims } from "../schema";
import { metricGroup, modelGroup } from "./claim-where";
import { keptFor } from "./kept";

/** Names by which a thing with an id is shown: of all spellings in the claims the most frequent one. */
export type Names = ReadonlyMap<string, string>;

function commonNames(db: Db, id: SQL, name: SQL, table: SQL): Names {
  const spellings = sql`SELECT ${id} AS id, ${name} AS name, count(*) AS n FROM ${table} WHERE ${name} IS NOT NULL GROUP BY 1, 2`;
  const rows = db.all<{ id: string; name: string }>(sql`SELECT id, name, max(n) FROM (${spellings}) GROUP BY id`);
  return new Map(rows.map((row) => [row.id, row.name]));
}

export const benchmarkNames = keptFor((db) =>
  commonNames(db, sql`${claimBenchmarks.benchmark_id}`, sql`${claimBenchmarks.name}`, sql`${claimBenchmarks}`),
);

export const modelNames = keptFor((db) => commonNames(db, modelGroup, sql`${claims.model}`, sql`${claims}`));

export const metricNames = keptFor((db) => commonNames(db, metricGroup, sql`${claims.metric}`, sql`${claims}`));
