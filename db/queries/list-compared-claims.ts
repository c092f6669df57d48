import { and, inArray, ne, or, sql } from "drizzle-orm";
import type { Claim } from "@/lib/claim/claim";
import type { CompareQuery } from "@/lib/compare/compare-query";
import { hasOnlyBenchmarkFilter } from "@/lib/compare/parse-compare-query";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { parseSize } from "@/lib/query/size-range";
import type { Db } from "../open";
import { claims } from "../schema";
import { toClaimOrder } from "./claim-order";
import { readClaims } from "./claim-row";
import { toClaimCondition } from "./claim-where";

/** Limit of a comparison; the claims of the newest papers are kept. */
export const MAX_COMPARED_CLAIMS = 1000;

/** Lists the claims of a comparison, selected by claim, paper or model, each once; benchmarks alone select all their claims. */
export function listComparedClaims(db: Db, query: CompareQuery): Claim[] {
  const { claim, paper, model, benchmark } = query;
  const named = hasOnlyBenchmarkFilter(query)
    ? benchmark.length > 0
      ? toClaimCondition(buildClaimQuery({ benchmark }))
      : undefined
    : or(
        claim.length > 0 ? inArray(claims.id, [...claim]) : undefined,
        paper.length > 0 ? toClaimCondition(buildClaimQuery({ paper })) : undefined,
        model.length > 0 ? toClaimCondition(buildClaimQuery({ model })) : undefined,
      );
  const size = query.size.flatMap((text) => parseSize(text) ?? []);
  const where =
    and(ne(claims.status, "rejected"), named ?? sql`0`, toClaimCondition(buildClaimQuery({ size }))) ?? sql`0`;
  return readClaims(db, { where, orderBy: toClaimOrder(buildClaimQuery()), limit: MAX_COMPARED_CLAIMS });
}
