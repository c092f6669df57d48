import { listComparedClaims } from "@/db/queries/list-compared-claims";
import { resolveClaimIds } from "@/db/queries/resolve-claim-ids";
import { resolvePaperIds } from "@/db/queries/resolve-paper-ids";
import type { Claim } from "@/lib/claim/claim";
import { selectComparedClaims } from "@/lib/compare/compare-matrix";
import type { CompareQuery } from "@/lib/compare/compare-query";
import { isEmptyComparison, parseCompareQuery } from "@/lib/compare/parse-compare-query";
import { readBoard } from "./board";

export interface ComparisonData {
  /** The query with current ids of papers and claims. */
  readonly query: CompareQuery;
  readonly claims: readonly Claim[];
  /** Also includes claims with other metrics and benchmarks than the query selects. */
  readonly unfilteredClaims: readonly Claim[];
}

/** Reads the claims of the comparison that the URL parameters describe. */
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
