import type { Claim } from "../../lib/claim";
import type { ClaimQuery } from "../../lib/claim-query";
import { claimOrder } from "./claim-order";
import { iterateClaims } from "./claim-row";
import { claimWhere } from "./claim-where";
import { readApart } from "./read-apart";

/** All claims of a query, in its order, whatever its page. */
export function streamClaims(file: string, query: ClaimQuery): Generator<Claim> {
  return readApart(file, (db) => iterateClaims(db, { where: claimWhere(query), orderBy: claimOrder(query) }));
}
