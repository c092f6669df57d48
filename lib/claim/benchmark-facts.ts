import { BENCHMARK_FACTS, METRIC_FACTS } from "@/lexicon/generated/comparison";
import { benchmarkId } from "./benchmark-id";

/** Facts of the lexicon that comparisons need: families, usual metrics and numbers of test items. */

export interface BenchmarkFamily {
  /** Id in addresses: "aime". */
  readonly id: string;
  readonly name: string;
}

const FAMILIES: ReadonlyMap<string, BenchmarkFamily> = new Map(
  Object.values(BENCHMARK_FACTS)
    .filter(([name]) => name !== "")
    .map(([name]) => [benchmarkId(name), { id: benchmarkId(name), name }]),
);

const MEMBERS: ReadonlyMap<string, readonly string[]> = new Map(
  [...FAMILIES.keys()].map((family) => [
    family,
    [
      ...new Set([
        family,
        ...Object.entries(BENCHMARK_FACTS).flatMap(([id, [name]]) =>
          name !== "" && benchmarkId(name) === family ? id : [],
        ),
      ]),
    ],
  ]),
);

/** Returns the family of a benchmark by its name or id: AIME for "AIME 2024"; the benchmark itself if it has none. */
export function getBenchmarkFamily(name: string): BenchmarkFamily {
  const id = benchmarkId(name);
  const family = BENCHMARK_FACTS[id]?.[0];
  return FAMILIES.get(family ? benchmarkId(family) : id) ?? { id, name };
}

/** True if the lexicon has a family with this id. */
export const isBenchmarkFamily = (id: string): boolean => FAMILIES.has(id);

/** True if the lexicon has facts of a benchmark with this id. */
export const isKnownBenchmark = (id: string): boolean => Object.hasOwn(BENCHMARK_FACTS, id);

/** Lists the ids of the benchmarks of a family; the id itself if it is not a family. */
export const listFamilyMembers = (familyId: string): readonly string[] => MEMBERS.get(familyId) ?? [familyId];

/** Returns the id of the usual metric of a benchmark by its id; null if unknown. */
export const getUsualMetric = (id: string): string | null => BENCHMARK_FACTS[id]?.[1] || null;

/** Returns the number of test items of a benchmark by its id, such as 30 problems of AIME 2024; null if unknown. */
export const getItemCount = (id: string): number | null => BENCHMARK_FACTS[id]?.[2] || null;

/** Returns the upper end of the scale of a metric by its id, 100 for percentages; null if unbounded or unknown. */
export const getMetricBound = (metricId: string): number | null => METRIC_FACTS[metricId]?.[0] ?? null;

/**
 * Returns whether a metric is the share of test items that one attempt or several attempts solve; null for other
 * metrics.
 */
export const getAttempts = (metricId: string): "one" | "several" | null => METRIC_FACTS[metricId]?.[1] ?? null;

/** Returns whether higher is better for a metric by its id; null if it depends on the paper or is unknown. */
export const getMetricDirection = (metricId: string): boolean | null => METRIC_FACTS[metricId]?.[2] ?? null;

/**
 * True if the metric with this id is a share: never below 0% or above 100%. Correlations can be negative, word error
 * rates can exceed 100%, and a drawdown is stated as a loss.
 */
export const isShareMetric = (metricId: string): boolean =>
  getMetricBound(metricId) === 100 && getMetricDirection(metricId) !== false;
