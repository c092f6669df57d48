import { type ClaimQuery, formatClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { toClaimOrder } from "./claim-order";
import { listPks } from "./claim-row";
import { toClaimCondition } from "./claim-where";
import { getDataVersion } from "./versioned-cache";

/** Cached orders per connection; 100,000 claims take 400 kB. */
const MAX_CACHED = 8;

interface CachedOrders {
  readonly version: string;
  readonly orders: Map<string, Int32Array>;
}

const cache = new WeakMap<Db["$client"], CachedOrders>();

/** Cache key: everything that determines the selection and order of claims. */
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
 * Lists the primary keys of all claims of a query in its order. The order is cached for paging until the database
 * changes.
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
  // The most recently used entry is last, so that the first is evicted.
  cached.orders.delete(key);
  cached.orders.set(key, pks);
  const [oldest] = cached.orders.keys();
  if (cached.orders.size > MAX_CACHED && oldest !== undefined) cached.orders.delete(oldest);
  return pks;
}
