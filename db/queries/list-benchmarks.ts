import {
  type BenchmarkSummary,
  type FamilySummary,
  type SummaryFields,
  summarizeBenchmarks,
} from "@/lib/compare/benchmark-summary";
import { type BoardBests, findBoardBests } from "@/lib/compare/compare-best";
import type { Result } from "@/lib/compare/result";
import { addToGroup } from "@/lib/format/group-by";
import type { ClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { listResultsOn, readResults } from "./benchmark-results";
import { getBoardSummaries } from "./board-summaries";
import { toClaimCondition } from "./claim-where";
import { getBenchmarkNames } from "./display-names";
import { toFilterKey } from "./filter-key";
import { getComparisonFacts } from "./get-comparison-facts";
import { createReadCache } from "./versioned-cache";

/** Returns the best values on benchmarks, from the same results as their list. */
export function listBoardBests(db: Db, benchmarkIds: readonly string[]): BoardBests {
  const results = new Map<string, Result<SummaryFields>[]>();
  for (const result of listResultsOn(db, benchmarkIds))
    for (const id of result.protocol.benchmarkIds) addToGroup(results, id, result);
  return findBoardBests(results, benchmarkIds);
}

/** Lists the families of benchmarks of all claims except rejected ones, those with most papers first. */
export const listFamilies = (db: Db): readonly FamilySummary[] => getBoardSummaries(db).families.list;

/** Finds a family by its id or by that of a benchmark that belongs to it. */
export function findFamily(db: Db, id: string): FamilySummary | undefined {
  const { families, benchmarks } = getBoardSummaries(db);
  return families.byId.get(id) ?? families.byId.get(benchmarks.byId.get(id)?.family ?? "");
}

const cacheSelected = createReadCache<readonly BenchmarkSummary[]>("benchmarks of claims", 16);

/**
 * Lists the benchmarks of claims, those with most claims first.
 * @param query selects claims; by default all except rejected ones
 */
export function listBenchmarks(db: Db, query?: ClaimQuery): readonly BenchmarkSummary[] {
  const key = query === undefined ? "" : toFilterKey(query);
  if (query === undefined || key === "") return getBoardSummaries(db).benchmarks.list;
  return cacheSelected(db, key, (exact) =>
    summarizeBenchmarks(
      readResults(exact, toClaimCondition(exact, query)).map(({ result }) => result),
      { names: getBenchmarkNames(exact), facts: getComparisonFacts(exact) },
    ),
  );
}
