import type { ClaimQuery } from "@/lib/query/claim-query";
import type { ClaimTableRow } from "@/lib/query/claim-table-row";
import { toClaimTableRow } from "@/lib/query/to-claim-table-row";
import type { Db } from "../open";
import { listClaims } from "./list-claims";
import { listSearchSnippets } from "./list-search-snippets";

/** Returns one page of the claims table and the total number of rows. */
export function listClaimRows(db: Db, query: ClaimQuery): { readonly rows: ClaimTableRow[]; readonly total: number } {
  const { claims, total } = listClaims(db, query);
  const found = listSearchSnippets(db, query, claims);
  return { rows: claims.map((claim) => toClaimTableRow(claim, query.cols, found.get(claim.id) ?? null)), total };
}
