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
  /** Its claims, those of the newest papers first; of very many only these. */
  readonly claims: Claim[];
  /** Ids of those that state a gain in points alone and do not say that they are of percentages. */
  readonly pointsOfUnknownUnit: ReadonlySet<string>;
}

/** More claims than this make no chart that tells more. */
const MAX_CLAIMS = 5000;

/** One benchmark with all its claims; null where no claim names it. */
export function getBenchmark(db: Db, id: string): BenchmarkDetails | null {
  const [benchmark] = listBenchmarks(db, and(eq(claimBenchmarks.benchmark_id, id), ne(claims.status, "rejected")));
  if (!benchmark) return null;
  const query = buildClaimQuery({ benchmark: [id] });
  const where = toClaimCondition(query);
  const open = db
    .select({ id: claims.id })
    .from(claims)
    .innerJoin(papers, eq(papers.pk, claims.paper_pk))
    .where(and(where, isPointsOfUnknownUnit))
    .all();
  return {
    benchmark,
    claims: readClaims(db, { where, orderBy: toClaimOrder(query), limit: MAX_CLAIMS }),
    pointsOfUnknownUnit: new Set(open.map((claim) => claim.id)),
  };
}
