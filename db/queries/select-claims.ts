import type { ClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { type FilterRejections, findRejections } from "./facet-filters";
import { type FacetTable, getFacetTable } from "./facet-table";
import { toFilterKey } from "./filter-key";
import { createReadCache } from "./versioned-cache";

/** The rows of the facet table that a query selects. */
export interface ClaimSet extends FilterRejections {
  readonly table: FacetTable;
}

/** A selection among a million claims takes 6 MB. */
const cacheSets = createReadCache<ClaimSet>("claim sets", 8);

/** Selects claims in memory: a list and its filter counts share one evaluation of the filters. */
export const selectClaims = (db: Db, query: ClaimQuery): ClaimSet =>
  cacheSets(db, toFilterKey(query), (exact) => {
    const table = getFacetTable(exact);
    return { table, ...findRejections(exact, table, query) };
  });
