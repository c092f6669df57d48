import { resolveClaimIds } from "@/db/queries/claim-ids";
import { listComparedClaims } from "@/db/queries/list-compared";
import { resolvePaperIds } from "@/db/queries/paper-ids";
import type { Claim } from "@/lib/claim";
import { selectComparedClaims } from "@/lib/compare-matrix";
import type { CompareQuery } from "@/lib/compare-path";
import { isEmptyComparison, parseCompareQuery } from "@/lib/compare-query";
import { readBoard } from "./board";

export interface ComparisonData {
  /** With its papers and claims under the ids that they have now. */
  readonly query: CompareQuery;
  readonly claims: readonly Claim[];
  /** With those that are measured in other ways, or on other benchmarks, too, than the address asks for. */
  readonly unfilteredClaims: readonly Claim[];
}

/** What an address sets side by side, with the claims that it names. */
export async function readComparison(params: URLSearchParams): Promise<ComparisonData> {
  const requested = parseCompareQuery(params);
  if (isEmptyComparison(requested)) return { query: requested, claims: [], unfilteredClaims: [] };
  return readBoard((db) => {
    const [paper, claim] = [resolvePaperIds(db, requested.paper), resolveClaimIds(db, requested.claim)];
    const query = { ...requested, paper, claim };
    const all = listComparedClaims(db, query);
    return { query, claims: selectComparedClaims(all, query), unfilteredClaims: all };
  });
}
