import { sql } from "drizzle-orm";
import type { Db } from "../open";
import { claimBenchmarks } from "../schema";

/** The name by which each benchmark is shown: of all spellings with its id the most frequent one. */
export function benchmarkNames(db: Db): Map<string, string> {
  const spellings = sql`SELECT ${claimBenchmarks.benchmark_id} AS id, ${claimBenchmarks.name} AS name, count(*) AS n FROM ${claimBenchmarks} GROUP BY 1, 2`;
  const rows = db.all<{ id: string; name: string }>(sql`SELECT id, name, max(n) FROM (${spellings}) GROUP BY id`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
