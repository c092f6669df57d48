import { and, eq, ne } from "drizzle-orm";
import type { Claim } from "@/lib/claim/claim";
import { buildClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { claimBenchmarks, claims, papers } from "../schema";
import { isPointsOfUnknownUnit } from "./claim-expressions";
import { toClaimOrder } from "./claim-order";
import { readClaims } from "./claim-row";
import { toClaimCondition } from "./claim-where";
import { type BenchmarkSummary, listBenchmarks } from "./list-benchmarks";

export interface BenchmarkDetails {
  readonly benchmark: BenchmarkSummary;
  /** Its claims, newest papers first, at most `MAX_CLAIMS`. */
  readonly claims: Claim[];
  /** Ids of claims with a gain in points that may not be percentage points. */
  readonly pointsOfUnknownUnit: ReadonlySet<string>;
}

/** Further claims would not make the charts more informative. */
const MAX_CLAIMS = 5000;

/** Returns a benchmark with its claims; null if no claim names it. */
export function getBenchmark(db: Db, id: string): BenchmarkDetails | null {
  const [benchmark] = listBenchmarks(db, and(eq(claimBenchmarks.benchmark_id, id), ne(claims.status, "rejected")));
  if (!benchmark) return null;
  const query = buildClaimQuery({ benchmark: [id] });
  const where = toClaimCondition(query);
  const unknownUnit = db
    .select({ id: claims.id })
    .from(claims)
    .innerJoin(papers, eq(papers.pk, claims.paper_pk))
    .where(and(where, isPointsOfUnknownUnit))
    .all();
  return {
    benchmark,
    claims: readClaims(db, { where, orderBy: toClaimOrder(query), limit: MAX_CLAIMS }),
    pointsOfUnknownUnit: new Set(unknownUnit.map((claim) => claim.id)),
  };
}
