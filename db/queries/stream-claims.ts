import type { Claim } from "@/lib/claim/claim";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { toClaimOrder } from "./claim-order";
import { iterateClaims } from "./claim-row";
import { toClaimCondition } from "./claim-where";
import { iterateOnSeparateConnection } from "./separate-connection";

/** Streams all claims of a query in its order, ignoring its page. */
export function streamClaims(file: string, query: ClaimQuery): Generator<Claim> {
  return iterateOnSeparateConnection(file, (db) =>
    iterateClaims(db, { where: toClaimCondition(db, query), orderBy: toClaimOrder(query) }),
  );
}
