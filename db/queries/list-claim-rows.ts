import type { ClaimQuery } from "../../lib/claim-query";
import type { ClaimRow } from "../../lib/claim-row";
import { toClaimRow } from "../../lib/to-claim-row";
import type { Db } from "../open";
import { listFoundTexts } from "./found-texts";
import { listClaims } from "./list-claims";

/** One page of the table: its rows, and how many the query has in all. */
export function listClaimRows(db: Db, query: ClaimQuery): { readonly rows: ClaimRow[]; readonly total: number } {
  const { claims, total } = listClaims(db, query);
  const found = listFoundTexts(db, query, claims);
  return { rows: claims.map((claim) => toClaimRow(claim, query.cols, found.get(claim.id) ?? null)), total };
}
