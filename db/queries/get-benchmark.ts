import { and, eq, ne } from "drizzle-orm";
import type { Claim } from "../../lib/claim";
import { claimQuery } from "../../lib/claim-query";
import type { Db } from "../open";
import { claimBenchmarks, claims } from "../schema";
import { claimOrder } from "./claim-order";
import { readClaims } from "./claim-row";
import { claimWhere } from "./claim-where";
import { type BenchmarkSummary, listBenchmarks } from "./list-benchmarks";

export interface BenchmarkPage {
  readonly benchmark: BenchmarkSummary;
  /** Its claims, those of the newest papers first; of very many only these. */
  readonly claims: Claim[];
}

/** More claims than this make no chart that tells more. */
const MOST = 5000;

/** One benchmark with all its claims; null where no claim names it. */
export function getBenchmark(db: Db, id: string): BenchmarkPage | null {
  const [benchmark] = listBenchmarks(db, and(eq(claimBenchmarks.benchmark_id, id), ne(claims.status, "rejected")));
  if (!benchmark) return null;
  const query = claimQuery({ benchmark: [id] });
  return { benchmark, claims: readClaims(db, { where: claimWhere(query), orderBy: claimOrder(query), limit: MOST }) };
}
