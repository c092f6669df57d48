import { benchmarkId } from "../claim/benchmark-id";
import type { Claim } from "../claim/claim";
import { formatMetricName, hasNamedMetric, type MetricFields, toMetricKey } from "../claim/metric-name";
import { formatList } from "../format/numbers";

/**
 * What may stand on one axis: the same benchmark (or the same set, under one average or in one figure for all), the
 * same metric with the same k, and the same unit. Everything else is another axis, and a page says so.
 */
export interface Axis {
  /** Equal for claims that may be compared. */
  readonly key: string;
  /** Names of the benchmarks, in their order on the first claim. */
  readonly benchmarks: readonly string[];
  /** True for an average or an overall figure; a bound that holds on each of several benchmarks is none. */
  readonly aggregate: boolean;
  /** Metric as it is shown, with its k; null where the text names none. */
  readonly metric: string | null;
  /** The same in any spelling, for keys and addresses. */
  readonly metricKey: string | null;
  /** Unit of the values; null for bare scores. */
  readonly unit: string | null;
}

type MeasuredFields = MetricFields & Pick<Claim, "benchmarks" | "aggregate" | "unit">;

const toBenchmarkIds = (benchmarks: readonly string[]): string[] => [...new Set(benchmarks.map(benchmarkId))].sort();

/** True for an average, and for one figure that is given for several benchmarks. */
export const isMultiBenchmark = ({ benchmarks, aggregate }: Pick<Axis, "benchmarks" | "aggregate">): boolean =>
  aggregate || toBenchmarkIds(benchmarks).length > 1;

/** Equal for what is measured on the same, whatever the metric and the unit. */
export const toScopeKey = ({ benchmarks, aggregate }: Pick<Axis, "benchmarks" | "aggregate">): string =>
  JSON.stringify([toBenchmarkIds(benchmarks), aggregate]);

/** The axis that the values of a claim stand on. */
export function toAxis({ benchmarks, aggregate, ...claim }: MeasuredFields): Axis {
  const [metric, normalizedMetric] = hasNamedMetric(claim)
    ? [formatMetricName(claim), toMetricKey(claim)]
    : [null, null];
  const unit = claim.unit === "score" ? null : claim.unit;
  const key = JSON.stringify([toScopeKey({ benchmarks, aggregate }), normalizedMetric, unit]);
  return { key, benchmarks, aggregate, metric, metricKey: normalizedMetric, unit };
}

/** The axis that a claim is compared on: a count is compared as its share, so it stands with percentages. */
export const toComparisonAxis = (claim: MeasuredFields & Pick<Claim, "of">): Axis =>
  toAxis(claim.of === null ? claim : { ...claim, unit: "%" });

/** What a claim comes to in the end, as a number of that axis, a share in four digits; null where it gives no value. */
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
 * The axis in an address: "accuracy-percent", "unstated-bare-score", "average-aime-2024-aime-2025-accuracy-percent", and
 * "together-…" where it is no average.
 */
export function toAxisId({ benchmarks, aggregate, metricKey: metric, unit }: Omit<Axis, "key" | "metric">): string {
  const over = isMultiBenchmark({ benchmarks, aggregate })
    ? [aggregate ? "average" : "together", ...toBenchmarkIds(benchmarks)]
    : [];
  return benchmarkId([...over, metric ?? "unstated", toUnitId(unit)].join(" "));
}

/** Whose values these are: "MathVista", "AIME 2024 and AIME 2025 together", "average over AIME 2024 and AIME 2025". */
export function formatAxisScope({ benchmarks, aggregate }: Pick<Axis, "benchmarks" | "aggregate">): string {
  const names = formatList(benchmarks, benchmarks.length);
  if (!aggregate) return benchmarks.length > 1 ? `${names} together` : names;
  return `average over ${benchmarks.length > 1 ? names : `tasks of ${names}`}`;
}

/**
 * The place of an axis among benchmarks, by id, in the order in which they are asked for; figures over several stand
 * behind.
 */
export function getRequestedPosition(axis: Axis, requestedIds: readonly string[]): number {
  const [first = ""] = axis.benchmarks;
  const position = isMultiBenchmark(axis) ? -1 : requestedIds.indexOf(benchmarkId(first));
  return position === -1 ? requestedIds.length : position;
}
