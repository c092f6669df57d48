import { inArray, sql } from "drizzle-orm";
import type { Claim } from "@/lib/claim/claim";
import type { Db } from "../open";
import { claimBenchmarks, claims } from "../schema";
import { improvementPoints, isOnSingleBenchmark } from "./claim-expressions";
import { readClaims } from "./claim-row";
import { metricGroupKey } from "./claim-where";

/** The largest of comparable gains: one benchmark alone, one metric, in percentage points. */
export interface LargestGain {
  readonly claim: Claim;
  /** Number of compared gains. */
  readonly count: number;
  /** Median of the compared gains in percentage points, positive if better. */
  readonly median: number;
}

/** Minimum number of compared gains. */
const MIN_GAINS = 3;

interface Row {
  readonly pk: number;
  readonly among: number;
  readonly median: number;
  readonly top: number;
}

/** Lists the largest gain of proposed systems for each benchmark and metric with several gains, largest first. */
export function listLargestGains(db: Db, limit: number): LargestGain[] {
  // With max() as the only aggregate of its kind, SQLite takes bare columns from the row of the maximum.
  const rows =
    db.all<Row>(sql`SELECT ${claims.pk} AS pk, count(*) AS among, median(${improvementPoints}) AS median, max(${improvementPoints}) AS top
    FROM ${claims} JOIN ${claimBenchmarks} ON ${claimBenchmarks.claim_pk} = ${claims.pk}
    WHERE ${claims.kind} = 'change' AND ${claims.unit} = '%' AND ${claims.role} = 'own'
    AND ${claims.status} <> 'rejected' AND ${claims.points} IS NOT NULL AND ${isOnSingleBenchmark}
    GROUP BY ${claimBenchmarks.benchmark_id}, ${metricGroupKey}, ${claims.k} HAVING count(*) >= ${MIN_GAINS} AND top > 0
    ORDER BY top DESC, pk LIMIT ${limit}`);
  const found = readClaims(db, {
    where: inArray(
      claims.pk,
      rows.map((row) => row.pk),
    ),
  });
  const ids = db.all<{ pk: number; id: string }>(
    sql`SELECT ${claims.pk} AS pk, ${claims.id} AS id FROM ${claims} WHERE ${inArray(
      claims.pk,
      rows.map((row) => row.pk),
    )}`,
  );
  return rows.flatMap(({ pk, among, median }): LargestGain[] => {
    const id = ids.find((one) => one.pk === pk)?.id;
    const claim = found.find((one) => one.id === id);
    return claim ? [{ claim, count: among, median: Math.round(median * 100) / 100 }] : [];
  });
}
