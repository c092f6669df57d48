import type { ClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { findOrderAccess, isDefaultOrder, toClaimOrder } from "./claim-order";
import { listPks } from "./claim-row";
import { toClaimCondition } from "./claim-where";
import { toOrderKey } from "./filter-key";
import { selectClaims } from "./select-claims";
import { createReadCache } from "./versioned-cache";

/** Cached orders per connection; 100,000 claims take 400 kB. */
const cacheOrder = createReadCache<Int32Array>("claim orders", 8);

/** Lists the primary keys of all claims of a query in its order. Cached for paging. */
export const listClaimPks = (db: Db, query: ClaimQuery): Int32Array =>
  cacheOrder(db, toOrderKey(query), (exact) => {
    if (isDefaultOrder(query)) {
      const { table, matching } = selectClaims(exact, query);
      return matching.map((row) => table.pk[row] ?? 0);
    }
    const selection = { where: toClaimCondition(exact, query), orderBy: toClaimOrder(query) };
    // Of all claims, sorting is faster than the index.
    return Int32Array.from(listPks(exact, { ...selection, ...findOrderAccess(query, false) }));
  });
