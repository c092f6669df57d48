import type { Claim } from "../../lib/claim";
import type { ClaimQuery } from "../../lib/claim-query";
import { DatabaseError } from "../database-error";
import { closeDb, isFresh, openReadonlyDb } from "../open";
import { claimOrder } from "./claim-order";
import { iterateClaims } from "./claim-row";
import { claimWhere } from "./claim-where";

/**
 * All claims of a query, in its order, whatever its page: one at a time, on a connection of their own that is closed
 * at the end, so that an export of any length takes little memory and keeps nobody waiting.
 */
export function* streamClaims(file: string, query: ClaimQuery): Generator<Claim> {
  const db = openReadonlyDb(file);
  try {
    // One state of the board from the first claim to the last, whatever others write meanwhile.
    db.$client.exec("BEGIN");
    yield* iterateClaims(db, { where: claimWhere(query), orderBy: claimOrder(query) });
    if (!isFresh(db)) throw new DatabaseError(`${file} was written to while it was read; try again`);
  } finally {
    closeDb(db);
  }
}
