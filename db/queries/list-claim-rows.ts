import { type ClaimQuery, formatClaimQuery } from "@/lib/query/claim-query";
import type { ClaimTableRow } from "@/lib/query/claim-table-row";
import { toClaimTableRow } from "@/lib/query/to-claim-table-row";
import type { Db } from "../open";
import { listClaims } from "./list-claims";
import { listSearchSnippets } from "./list-search-snippets";
import { createReadCache } from "./versioned-cache";

export interface ClaimRowList {
  readonly rows: readonly ClaimTableRow[];
  readonly total: number;
}

/** A page of 100 rows takes about 100 kB. */
const cacheRows = createReadCache<ClaimRowList>("claim rows", 48);

/** Returns one page of the claims table and the total number of rows. Cached for repeated views. */
export const listClaimRows = (db: Db, query: ClaimQuery): ClaimRowList =>
  cacheRows(db, `${query.page} ${query.per} ${formatClaimQuery(query)}`, (exact) => {
    const { claims, total } = listClaims(exact, query);
    const found = listSearchSnippets(exact, query, claims);
    return { rows: claims.map((claim) => toClaimTableRow(claim, query.cols, found.get(claim.id) ?? null)), total };
  });
