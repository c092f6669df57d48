import { benchmarkId } from "../claim/benchmark-id";
import type { Claim } from "../claim/claim";
import { getMetricDisplayName, metricIdToWords } from "../claim/metric-names";
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

type MetricFields = Pick<Claim, "metric" | "metric_id" | "k">;
type MeasuredFields = MetricFields & Pick<Claim, "benchmarks" | "aggregate" | "unit">;

/** A metric with its k: "pass@k" and 8 are "pass@8", "avg" and 32 "avg@32". */
function appendK(name: string, k: number | null): string {
  if (name === "" || k === null || /@\d+$/.test(name)) return name;
  return /[@^]k$/.test(name) ? `${name.slice(0, -1)}${k}` : `${name}@${k}`;
}

/** Equal for one metric in any spelling, for axes and addresses: "pass@1", "f1"; null where the text names none. */
export function toMetricKey({ metric, metric_id, k }: MetricFields): string | null {
  const name = metric_id === null ? metric?.trim().toLowerCase() : metricIdToWords(metric_id);
  return appendK(name ?? "", k) || null;
}

/** The metric as it is shown: "pass@1", "F1", and as the text has it where no list knows it; null where it names none. */
export function formatMetricName({ metric, metric_id, k }: MetricFields): string | null {
  if (metric_id === null) return appendK(metric?.trim() ?? "", k) || null;
  const name = getMetricDisplayName(metric_id);
  // "mAP@0.5" is "map@50" by its id, and its k is 50.
  return /@\d+$/.test(metricIdToWords(metric_id)) ? name : appendK(name, k);
}

/** Words that say no more than that something was measured. */
const GENERIC_METRICS: ReadonlySet<string> = new Set(["score", "scores", "performance", "result", "results"]);

/** Whether a claim names a metric by which values are compared; a plain "score" is none. */
export function hasNamedMetric(claim: MetricFields): boolean {
  const key = toMetricKey(claim);
  return key !== null && !GENERIC_METRICS.has(key);
}

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

/** What the unit is called on an axis: "%", "bare score", "count", "tokens". */
const formatUnitName = (unit: string | null): string => unit ?? "bare score";

/** "accuracy, %", "metric not stated, bare score". */
export function formatAxisLabel({ metric, unit }: Pick<Axis, "metric" | "unit">): string {
  return metric !== null && metric.toLowerCase() === unit?.toLowerCase()
    ? metric
    : `${metric ?? "metric not stated"}, ${formatUnitName(unit)}`;
}

/**
 * The axis in an address: "accuracy-percent", "unstated-score", "average-aime-2024-aime-2025-accuracy-percent", and
 * "together-…" where it is no average.
 */
export function toAxisId({ benchmarks, aggregate, metricKey: metric, unit }: Omit<Axis, "key" | "metric">): string {
  const over = isMultiBenchmark({ benchmarks, aggregate })
    ? [aggregate ? "average" : "together", ...toBenchmarkIds(benchmarks)]
    : [];
  return benchmarkId([...over, metric ?? "unstated", unit === "%" ? "percent" : formatUnitName(unit)].join(" "));
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
