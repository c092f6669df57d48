import type { Result, ResultFields } from "./result";
import { type BestResult, groupResults, isRelativeScale, type MedianGain, type ResultGroup } from "./result-groups";

/** Best value and median gain of a benchmark or a family: the same on all pages, in exports and in the API. */
export interface ResultSummary {
  readonly results: number;
  readonly papers: number;
  /** Best value of the protocol with most results in the largest group. */
  readonly best: BestResult | null;
  readonly medianGain: MedianGain | null;
  /** Metric and scale of the largest group. */
  readonly label: string;
}

/** True if a result is about the benchmark alone. */
const isAbout = ({ protocol }: Result<ResultFields>, benchmarkIds: ReadonlySet<string>): boolean =>
  protocol.scope === "single" &&
  !isRelativeScale(protocol) &&
  protocol.benchmarkIds.every((id) => benchmarkIds.has(id));

/** Returns the group that the summary is about: the one with most results on the benchmarks alone. */
export function chooseMainGroup<C extends ResultFields>(
  groups: readonly ResultGroup<C>[],
  benchmarkIds: ReadonlySet<string>,
): ResultGroup<C> | null {
  let [chosen, most]: [ResultGroup<C> | null, number] = [null, -1];
  for (const group of groups) {
    const count = group.results.filter((result) => isAbout(result, benchmarkIds)).length;
    if (count > most) [chosen, most] = [group, count];
  }
  return chosen;
}

/**
 * Summarizes results.
 * @param results all results that name one of the benchmarks, averages included
 * @param benchmarkIds ids of the benchmark, or of all benchmarks of a family
 * @param groups groups of the results, if they are known
 */
export function summarizeResults<C extends ResultFields>(
  results: readonly Result<C>[],
  benchmarkIds: ReadonlySet<string>,
  groups: readonly ResultGroup<C>[] = groupResults(results),
): ResultSummary | null {
  const main = chooseMainGroup(groups, benchmarkIds);
  if (main === null) return null;
  const [best = null] = main.best.filter(({ protocol }) => protocol.benchmarkIds.every((id) => benchmarkIds.has(id)));
  return {
    results: results.length,
    papers: new Set(results.map(({ claim }) => claim.paper_id)).size,
    best,
    medianGain: main.medianGain,
    label: main.label,
  };
}
