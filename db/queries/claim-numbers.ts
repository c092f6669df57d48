import { type ClaimQuery, formatClaimQuery } from "../../lib/claim-query";
import type { Db } from "../open";
import { claimOrder } from "./claim-order";
import { selectNumbers } from "./claim-row";
import { claimWhere } from "./claim-where";
import { dataVersion } from "./kept";

/** How many orders are kept for each connection; one of 100,000 claims takes 400 kB. */
const MOST_KEPT = 8;

interface Kept {
  readonly version: string;
  readonly orders: Map<string, Int32Array>;
}

const kept = new WeakMap<Db["$client"], Kept>();

/** What the order and the choice of claims depend on. */
function orderKey({ page: _page, per: _per, ...query }: ClaimQuery): string {
  return formatClaimQuery({
    ...query,
    page: 1,
    per: 1,
    cols: [],
    widths: [],
    pin: 0,
    density: "comfortable",
  }).toString();
}

/**
 * The numbers of all claims of a query in its order. Somebody who scrolls asks for page after page: they are sorted
 * once, and again when the board has changed.
 */
export function claimNumbers(db: Db, query: ClaimQuery): Int32Array {
  const version = dataVersion(db);
  let mine = kept.get(db.$client);
  if (mine?.version !== version) {
    mine = { version, orders: new Map() };
    kept.set(db.$client, mine);
  }
  const key = orderKey(query);
  const known = mine.orders.get(key);
  const numbers = known ?? Int32Array.from(selectNumbers(db, { where: claimWhere(query), orderBy: claimOrder(query) }));
  // The one that was used last stands last, so that the first is the one to go.
  mine.orders.delete(key);
  mine.orders.set(key, numbers);
  const [oldest] = mine.orders.keys();
  if (mine.orders.size > MOST_KEPT && oldest !== undefined) mine.orders.delete(oldest);
  return numbers;
}
