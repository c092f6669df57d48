import { sortTableRows } from "../query/table-sort";
import { compareBestFirst } from "./improvement";
import { toGainSortValue, toResultColumns } from "./result-columns";
import type { GroupedResult, ResultGroup } from "./result-groups";

const VIEW = { measure: "points", size_of: "total" } as const;

export interface RankedResults {
  readonly results: readonly GroupedResult[];
  /** Number of results of the group with a gain. */
  readonly gains: number;
}

/** Sorts the results of a group by their value, best first; those without a value come last. */
export function sortByValue({
  results,
  lowerIsBetter,
}: Pick<ResultGroup, "results" | "lowerIsBetter">): GroupedResult[] {
  const compare = compareBestFirst(lowerIsBetter);
  return [...results].sort((a, b) => {
    if (a.after === null || b.after === null) return Number(a.after === null) - Number(b.after === null);
    return compare(a.after, b.after);
  });
}

/**
 * Returns the first results of a group: those with a gain, largest first, then the others, best value first.
 * @param limit maximum number of results
 */
export function rankResults(group: Pick<ResultGroup, "results" | "lowerIsBetter">, limit: number): RankedResults {
  const results = sortTableRows(sortByValue(group), toResultColumns(VIEW), { id: "gain", desc: true });
  const gains = results.filter((result) => toGainSortValue(result, VIEW.measure) !== null).length;
  return { results: results.slice(0, limit), gains };
}
