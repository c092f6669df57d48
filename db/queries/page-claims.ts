import { and, eq, sql } from "drizzle-orm";
import type { Claim } from "@/lib/claim/claim";
import type { ClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { claims, papers } from "../schema";
import { findOrderAccess, toClaimOrderTerms } from "./claim-order";
import { readClaims } from "./claim-row";
import { toClaimCondition } from "./claim-where";
import { type KeysetValue, type OrderTerm, readAfter, toOrderBy } from "./keyset";
import { countClaims } from "./list-claims";

/** A page of results and the cursor of the next page. */
export interface KeysetPage<T> {
  readonly rows: T[];
  readonly total: number;
  /** Sort values of the last row; null if it is the last page. */
  readonly last: KeysetValue[] | null;
}

/** Returns at most `per` claims after a cursor in the order of the query. */
export function pageClaims(db: Db, query: ClaimQuery, after: readonly KeysetValue[] | null): KeysetPage<Claim> {
  const terms = toClaimOrderTerms(query);
  const where = toClaimCondition(db, query);
  const orderBy = toOrderBy(terms);
  const access = after === null ? findOrderAccess(query) : findOrderAccess(query, false);
  const found = readAfter(terms, after, query.per + 1, (part, limit) =>
    readClaims(db, { where: and(where, part) ?? where, orderBy, ...access, limit }),
  );
  const rows = found.slice(0, query.per);
  const final = found.length > rows.length ? rows.at(-1) : undefined;
  return { rows, total: countClaims(db, query), last: final ? readCursor(db, terms, final.id) : null };
}

/** Returns the number of values in a cursor of a query. */
export function getClaimCursorLength(query: ClaimQuery): number {
  return toClaimOrderTerms(query).length;
}

function readCursor(db: Db, terms: readonly OrderTerm[], id: string): KeysetValue[] {
  const values = sql.join(
    terms.map(({ expression }) => expression),
    sql`, `,
  );
  const [row = []] = db.values<KeysetValue[]>(
    sql`SELECT ${values} FROM ${claims} JOIN ${papers} ON ${eq(papers.pk, claims.paper_pk)} WHERE ${eq(claims.id, id)}`,
  );
  return row;
}
