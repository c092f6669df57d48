import { sql } from "drizzle-orm";
import type { Claim } from "@/lib/claim/claim";
import { type ClaimQuery, formatClaimQuery } from "@/lib/query/claim-query";
import type { ClaimTableRow } from "@/lib/query/claim-table-row";
import { toClaimTableRow } from "@/lib/query/to-claim-table-row";
import type { Db } from "../open";
import { claims } from "../schema";
import { findOrderAccess, isDefaultOrder, toClaimOrder } from "./claim-order";
import { iterateClaimsByPk, readClaims } from "./claim-row";
import { toClaimCondition } from "./claim-where";
import { listClaimPks } from "./list-claim-pks";
import { listSearchSnippets } from "./list-search-snippets";
import { type ClaimSet, selectClaims } from "./select-claims";
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
    const set = selectClaims(exact, query);
    const shown = readPage(exact, query, set);
    const found = listSearchSnippets(exact, query, shown);
    const rows = shown.map((claim) => toClaimTableRow(claim, query.cols, found.get(claim.id) ?? null));
    return { rows, total: set.matching.length };
  });

/** Share of all claims from which the order is read, rather than the selected claims sorted. */
const LARGE_SHARE = 0.1;

/** Rows of the facet table are in the default order. Another order needs SQL: the first page alone, further ones of all. */
function readPage(db: Db, query: ClaimQuery, { table, matching }: ClaimSet): Claim[] {
  const offset = (query.page - 1) * query.per;
  const byPk = (pks: Iterable<number>): Claim[] => [...iterateClaimsByPk(db, [...pks])];
  if (isDefaultOrder(query))
    return byPk(matching.subarray(offset, offset + query.per).map((row) => table.pk[row] ?? 0));
  if (offset > 0) return byPk(listClaimPks(db, query).subarray(offset, offset + query.per));
  const orderBy = toClaimOrder(query);
  if (matching.length > table.count * LARGE_SHARE)
    return readClaims(db, {
      where: toClaimCondition(db, query),
      orderBy,
      ...findOrderAccess(query, true),
      limit: query.per,
    });
  const selected = JSON.stringify(Array.from(matching, (row) => table.pk[row]));
  const where = sql`${claims.pk} IN (SELECT value FROM json_each(${selected}))`;
  return readClaims(db, { where, orderBy, limit: query.per });
}
