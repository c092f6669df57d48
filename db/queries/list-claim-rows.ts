import type { ClaimQuery } from "../../lib/claim-query";
import type { ClaimTableRow } from "../../lib/claim-row";
import { toClaimTableRow } from "../../lib/to-claim-row";
import type { Db } from "../open";
import { listSearchSnippets } from "./found-texts";
import { listClaims } from "./list-claims";

/** One page of the table: its rows, and how many the query has in all. */
export function listClaimRows(db: Db, query: ClaimQuery): { readonly rows: ClaimTableRow[]; readonly total: number } {
  const { claims, total } = listClaims(db, query);
  const found = listSearchSnippets(db, query, claims);
  return { rows: claims.map((claim) => toClaimTableRow(claim, query.cols, found.get(claim.id) ?? null)), total };
}
