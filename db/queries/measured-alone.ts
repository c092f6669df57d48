import { sql } from "drizzle-orm";
import { claimBenchmarks, claims } from "../schema";

/** Condition for claims on a single benchmark; averages and results over several benchmarks are excluded. */
export const isOnSingleBenchmark = sql`NOT ${claims.aggregate} AND NOT EXISTS (SELECT 1 FROM ${claimBenchmarks} AS other
  WHERE other.claim_pk = ${claims.pk} AND other.position > 0)`;
