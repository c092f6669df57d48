import { listComparedClaims } from "@/db/queries/list-compared-claims";
import { resolveClaimIds } from "@/db/queries/resolve-claim-ids";
import { resolvePaperIds } from "@/db/queries/resolve-paper-ids";
import type { Claim } from "@/lib/claim/claim";
import { selectComparedClaims } from "@/lib/compare/compare-matrix";
import type { CompareQuery } from "@/lib/compare/compare-query";
import { isEmptyComparison, parseCompareQuery } from "@/lib/compare/parse-compare-query";
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
