import { type ClaimQuery, formatClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { toClaimOrder } from "./claim-order";
import { listPks } from "./claim-row";
import { toClaimCondition } from "./claim-where";
import { getDataVersion } from "./versioned-cache";

/** How many orders are kept for each connection; one of 100,000 claims takes 400 kB. */
const MAX_CACHED = 8;

interface CachedOrders {
  readonly version: string;
  readonly orders: Map<string, Int32Array>;
}

const cache = new WeakMap<Db["$client"], CachedOrders>();

/** What the order and the choice of claims depend on. */
function toOrderKey({ page: _page, per: _per, ...query }: ClaimQuery): string {
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
export function listClaimPks(db: Db, query: ClaimQuery): Int32Array {
  const version = getDataVersion(db);
  let cached = cache.get(db.$client);
  if (cached?.version !== version) {
    cached = { version, orders: new Map() };
    cache.set(db.$client, cached);
  }
  const key = toOrderKey(query);
  const known = cached.orders.get(key);
  const pks = known ?? Int32Array.from(listPks(db, { where: toClaimCondition(query), orderBy: toClaimOrder(query) }));
  // The one that was used last stands last, so that the first is the one to go.
  cached.orders.delete(key);
  cached.orders.set(key, pks);
  const [oldest] = cached.orders.keys();
  if (cached.orders.size > MAX_CACHED && oldest !== undefined) cached.orders.delete(oldest);
  return pks;
}
