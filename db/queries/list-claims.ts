import { sql } from "drizzle-orm";
import type { Claim } from "@/lib/claim/claim";
import type { ClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { claims } from "../schema";
import { findOrderAccess, toClaimOrder } from "./claim-order";
import { iterateClaimsByPk, readClaims } from "./claim-row";
import { toClaimCondition } from "./claim-where";
import { toFilterKey } from "./filter-key";
import { getClaimCounts } from "./get-claim-counts";
import { listClaimPks } from "./list-claim-pks";
import { createReadCache } from "./versioned-cache";

export interface ClaimList {
  readonly claims: Claim[];
  /** Total number of claims of the query. */
  readonly total: number;
}

/** A range of the result; by default the page of the query. */
export interface ClaimRange {
  readonly offset: number;
  readonly limit: number;
}

/** Lists the claims of a query in its order. */
export function listClaims(db: Db, query: ClaimQuery, range: ClaimRange = toPageRange(query)): ClaimList {
  const { offset, limit } = range;
  // The first page needs no full sort; further pages use the cached order.
  if (offset === 0) {
    const where = toClaimCondition(db, query);
    const found = readClaims(db, { where, orderBy: toClaimOrder(query), ...findOrderAccess(query), limit });
    return { claims: found, total: countClaims(db, query) };
  }
  const numbers = listClaimPks(db, query);
  return { claims: [...iterateClaimsByPk(db, [...numbers.slice(offset, offset + limit)])], total: numbers.length };
}

const cacheCounts = createReadCache<number>("claim counts", 32);

/** Counts the claims of a query. Cached for paging; the number of all claims is kept up to date in memory. */
export function countClaims(db: Db, query: ClaimQuery): number {
  const key = toFilterKey(query);
  if (key === "") return getClaimCounts(db).claims;
  return cacheCounts(
    db,
    key,
    (exact) =>
      exact.get<{ n: number }>(sql`SELECT count(*) AS n FROM ${claims} WHERE ${toClaimCondition(exact, query)}`).n,
  );
}

function toPageRange({ page, per }: ClaimQuery): ClaimRange {
  return { offset: (page - 1) * per, limit: per };
}
