import { and, inArray, ne, or, sql } from "drizzle-orm";
import type { Claim } from "../../lib/claim";
import { claimQuery } from "../../lib/claim-query";
import type { CompareQuery } from "../../lib/compare-path";
import { isByBenchmark } from "../../lib/compare-query";
import { parseSize } from "../../lib/size-range";
import type { Db } from "../open";
import { claims } from "../schema";
import { claimOrder } from "./claim-order";
import { readClaims } from "./claim-row";
import { claimWhere } from "./claim-where";

/** More claims than this make no table that a person reads; those of the newest papers are taken. */
export const MOST_CLAIMS = 1000;

/** Every claim that a comparison names, by itself, by its paper or by its model; each once. Benchmarks alone name all claims on them. */
export function listCompared(db: Db, query: CompareQuery): Claim[] {
  const { claim, paper, model, benchmark } = query;
  const named = isByBenchmark(query)
    ? benchmark.length > 0
      ? claimWhere(claimQuery({ benchmark }))
      : undefined
    : or(
        claim.length > 0 ? inArray(claims.id, [...claim]) : undefined,
        paper.length > 0 ? claimWhere(claimQuery({ paper })) : undefined,
        model.length > 0 ? claimWhere(claimQuery({ model })) : undefined,
      );
  const size = query.size.flatMap((text) => parseSize(text) ?? []);
  const where = and(ne(claims.status, "rejected"), named ?? sql`0`, claimWhere(claimQuery({ size }))) ?? sql`0`;
  return readClaims(db, { where, orderBy: claimOrder(claimQuery()), limit: MOST_CLAIMS });
}
