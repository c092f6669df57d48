import type { Db } from "../open";
import { findCodes, findModelCodes } from "./facet-filters";
import { findRejectedFacts, getFacetTable } from "./facet-table";

/**
 * Lists the claims that the page of a name shows: all except rejected ones, in the default order, by primary key. One
 * loop over the columns in memory is faster than a selection with the counts of its filters.
 */

/** Lists the claims of a model, which is named as in the filter `model`. */
export function listModelClaimPks(db: Db, model: string): number[] {
  const table = getFacetTable(db);
  const passes = findModelCodes(table, [model]);
  const isRejected = findRejectedFacts(table);
  const pks: number[] = [];
  for (let row = 0; row < table.count; row++)
    if (passes[table.model[row] ?? 0] === 1 && isRejected[table.facts[row] ?? 0] === 0) pks.push(table.pk[row] ?? 0);
  return pks;
}

/**
 * Lists the claims on any of some benchmarks.
 * @param limit maximum number of claims
 */
export function listBenchmarkClaimPks(db: Db, benchmarkIds: readonly string[], limit: number): number[] {
  const table = getFacetTable(db);
  const passes = findCodes(table.derived.benchmark, benchmarkIds);
  const isRejected = findRejectedFacts(table);
  const { starts, codes } = table.lists.benchmark;
  const pks: number[] = [];
  for (let row = 0; row < table.count && pks.length < limit; row++) {
    const end = starts[row + 1] ?? 0;
    let isOnOne = false;
    for (let at = starts[row] ?? 0; at < end; at++) if (passes[codes[at] ?? 0] === 1) isOnOne = true;
    if (isOnOne && isRejected[table.facts[row] ?? 0] === 0) pks.push(table.pk[row] ?? 0);
  }
  return pks;
}
