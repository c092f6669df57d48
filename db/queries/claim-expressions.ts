import { ne, sql } from "drizzle-orm";
import { claimBenchmarks, claims, papers } from "../schema";

/** SQL conditions on claims; those on the unit of a stated gain need a join with papers. */

/** Condition for claims that lists and summaries show: all except rejected ones. */
export const isNotRejected = ne(claims.status, "rejected");

const gainStart = sql`json_extract(${claims.spans}, '$.gain[0]')`;
const gainEnd = sql`coalesce(json_extract(${claims.spans}, '$.gain_max[1]'), json_extract(${claims.spans}, '$.gain[1]'))`;
/** Text of a stated gain, up to the end of its range. Shifted by one after each character of two UTF-16 units. */
const gainText = sql`substr(${papers.abstract}, ${gainStart} + 1, ${gainEnd} - ${gainStart})`;

/**
 * True if points are percentage points. A gain without before and after has no unit: "0.04 points" may refer to scores
 * from 0 to 1, so its text must contain a percent sign or word.
 */
export const isInPercent = sql`CASE WHEN ${claims.unit} IS NOT NULL THEN ${claims.unit} = '%'
  ELSE instr(${gainText}, '%') OR ${gainText} LIKE '%percent%' OR ${gainText} LIKE '%pp%' END`;

/** True for a gain in points without before, after and any sign of percentages. */
export const isPointsOfUnknownUnit = sql`(${claims.gain_kind} = 'points' AND ${claims.unit} IS NULL
  AND ${claims.before} IS NULL AND ${claims.after} IS NULL AND ${isInPercent} IS NOT 1)`;

/** Condition for claims on a single benchmark; averages and results over several benchmarks are excluded. */
export const isOnSingleBenchmark = sql`NOT ${claims.aggregate} AND NOT EXISTS (SELECT 1 FROM ${claimBenchmarks} AS other
  WHERE other.claim_pk = ${claims.pk} AND other.position > 0)`;
