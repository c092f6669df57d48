import { benchmarkId } from "../claim/benchmark-id";
import type { Claim } from "../claim/claim";
import { formatMetricName, hasNamedMetric, type MetricFields, toMetricKey } from "../claim/metric-name";
import { formatList } from "../format/numbers";

/**
 * Identifies values that may share an axis: the same benchmark (or set of benchmarks, as one average or one shared
 * value), the same metric with the same k, and the same unit.
 */
export interface Axis {
  /** Equal for claims that may be compared. */
  readonly key: string;
  /** Names of the benchmarks, in the order of the first claim. */
  readonly benchmarks: readonly string[];
  /** True for an average or overall result; false for a bound that holds on each of several benchmarks. */
  readonly aggregate: boolean;
  /** Display name of the metric with its k; null if none is named. */
  readonly metric: string | null;
  /** Key of the metric, equal for all spellings. */
  readonly metricKey: string | null;
  /** Unit of the values; null for scores without a unit. */
  readonly unit: string | null;
}

type MeasuredFields = MetricFields & Pick<Claim, "benchmarks" | "aggregate" | "unit">;

const toBenchmarkIds = (benchmarks: readonly string[]): string[] => [...new Set(benchmarks.map(benchmarkId))].sort();

/** True for an average, and for one value that covers several benchmarks. */
export const isMultiBenchmark = ({ benchmarks, aggregate }: Pick<Axis, "benchmarks" | "aggregate">): boolean =>
  aggregate || toBenchmarkIds(benchmarks).length > 1;

/** Returns a key that is equal for values on the same benchmarks, whatever metric and unit. */
export const toScopeKey = ({ benchmarks, aggregate }: Pick<Axis, "benchmarks" | "aggregate">): string =>
  JSON.stringify([toBenchmarkIds(benchmarks), aggregate]);

/** Returns the axis of the values of a claim. */
export function toAxis({ benchmarks, aggregate, ...claim }: MeasuredFields): Axis {
  const [metric, normalizedMetric] = hasNamedMetric(claim)
    ? [formatMetricName(claim), toMetricKey(claim)]
    : [null, null];
  const unit = claim.unit === "score" ? null : claim.unit;
  const key = JSON.stringify([toScopeKey({ benchmarks, aggregate }), normalizedMetric, unit]);
  return { key, benchmarks, aggregate, metric, metricKey: normalizedMetric, unit };
}

/** Returns the axis for comparisons; a count is compared as a percentage of its total. */
export const toComparisonAxis = (claim: MeasuredFields & Pick<Claim, "of">): Axis =>
  toAxis(claim.of === null ? claim : { ...claim, unit: "%" });

/**
 * Returns the final value of a claim on its comparison axis (a percentage of four digits for a count); null if it has
 * none.
 */
export function toComparisonValue({ before, after, of }: Pick<Claim, "before" | "after" | "of">): number | null {
  const value = after ?? before;
  return value === null || of === null ? value : Number(((100 * value) / of).toPrecision(4));
}

export function isComparable(a: MeasuredFields, b: MeasuredFields): boolean {
  return toAxis(a).key === toAxis(b).key;
}

/** The unit in the label of an axis: "%", "score (no unit)", "count", "tokens". */
const formatUnitName = (unit: string | null): string => unit ?? "score (no unit)";

/** The unit in addresses; the words are fixed, so that existing links keep working. */
const toUnitId = (unit: string | null): string => (unit === "%" ? "percent" : (unit ?? "bare score"));

/** "accuracy, %", "metric not stated, score (no unit)". */
export function formatAxisLabel({ metric, unit }: Pick<Axis, "metric" | "unit">): string {
  return metric !== null && metric.toLowerCase() === unit?.toLowerCase()
    ? metric
    : `${metric ?? "metric not stated"}, ${formatUnitName(unit)}`;
}

/**
 * Returns the id of an axis in addresses: "accuracy-percent", "unstated-bare-score",
 * "average-aime-2024-aime-2025-accuracy-percent", or "together-…" for one value on several benchmarks.
 */
export function toAxisId({ benchmarks, aggregate, metricKey: metric, unit }: Omit<Axis, "key" | "metric">): string {
  const over = isMultiBenchmark({ benchmarks, aggregate })
    ? [aggregate ? "average" : "together", ...toBenchmarkIds(benchmarks)]
    : [];
  return benchmarkId([...over, metric ?? "unstated", toUnitId(unit)].join(" "));
}

/**
 * Formats the benchmarks of an axis: "MathVista", "AIME 2024 and AIME 2025 together", "average over AIME 2024 and AIME
 * 2025".
 */
export function formatAxisScope({ benchmarks, aggregate }: Pick<Axis, "benchmarks" | "aggregate">): string {
  const names = formatList(benchmarks, benchmarks.length);
  if (!aggregate) return benchmarks.length > 1 ? `${names} together` : names;
  return `average over ${benchmarks.length > 1 ? names : `tasks of ${names}`}`;
}

/** Returns the position of an axis in the list of requested benchmark ids; values over several benchmarks come last. */
export function getRequestedPosition(
  axis: Pick<Axis, "benchmarks" | "aggregate">,
  requestedIds: readonly string[],
): number {
  const [first = ""] = axis.benchmarks;
  const position = isMultiBenchmark(axis) ? -1 : requestedIds.indexOf(benchmarkId(first));
  return position === -1 ? requestedIds.length : position;
}
