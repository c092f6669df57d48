import { sql } from "drizzle-orm";
import { claimBenchmarks, claims } from "../schema";

/** Claims on one benchmark by itself: an average, and a figure that holds for several, is no figure of each of them. */
export const isOnSingleBenchmark = sql`NOT ${claims.aggregate} AND NOT EXISTS (SELECT 1 FROM ${claimBenchmarks} AS other
  WHERE other.claim_pk = ${claims.pk} AND other.position > 0)`;
