import { ne, sql } from "drizzle-orm";
import { GAIN_RANKS } from "@/lib/claim/gain-rank";
import { claimBenchmarks, claims } from "../schema";

/** SQL conditions on claims. */

/** Condition for claims that lists and summaries show: all except rejected ones. */
export const isNotRejected = ne(claims.status, "rejected");

/** True for a gain in points without before, after and any sign of percentages. */
export const isPointsOfUnknownUnit = sql`(${claims.gain_kind} = 'points' AND ${claims.unit} IS NULL
  AND ${claims.before} IS NULL AND ${claims.after} IS NULL AND ${claims.gain_rank} <> ${sql.raw(String(GAIN_RANKS.percentagePoints))})`;

/** Condition for claims on a single benchmark; averages and results over several benchmarks are excluded. */
export const isOnSingleBenchmark = sql`NOT ${claims.aggregate} AND NOT EXISTS (SELECT 1 FROM ${claimBenchmarks} AS other
  WHERE other.claim_pk = ${claims.pk} AND other.position > 0)`;
