import { benchmarkId } from "./benchmark-id";
import type { Claim } from "./claim";
import { formatAuthors } from "./format";
import { metricWords, printedMetric } from "./metric-names";

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

type Named = Pick<Claim, "metric" | "metric_id" | "k">;
type Measured = Named & Pick<Claim, "benchmarks" | "aggregate" | "unit">;

/** A metric with its k: "pass@k" and 8 are "pass@8", "avg" and 32 "avg@32". */
function withK(name: string, k: number | null): string {
  if (name === "" || k === null || /@\d+$/.test(name)) return name;
  return /[@^]k$/.test(name) ? `${name.slice(0, -1)}${k}` : `${name}@${k}`;
}

/** Equal for one metric in any spelling, for axes and addresses: "pass@1", "f1"; null where the text names none. */
export function metricKey({ metric, metric_id, k }: Named): string | null {
  const name = metric_id === null ? metric?.trim().toLowerCase() : metricWords(metric_id);
  return withK(name ?? "", k) || null;
}

/** The metric as it is shown: "pass@1", "F1", and as the text has it where no list knows it; null where it names none. */
export function metricName({ metric, metric_id, k }: Named): string | null {
  if (metric_id === null) return withK(metric?.trim() ?? "", k) || null;
  const name = printedMetric(metric_id);
  // "mAP@0.5" is "map@50" by its id, and its k is 50.
  return /@\d+$/.test(metricWords(metric_id)) ? name : withK(name, k);
}

/** Words that say no more than that something was measured. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(["score", "scores", "performance", "result", "results"]);

/** Whether a claim names a metric by which values are compared; a plain "score" is none. */
export function namesMetric(claim: Named): boolean {
  const key = metricKey(claim);
  return key !== null && !SAYS_NOTHING.has(key);
}

const idsOf = (benchmarks: readonly string[]): string[] => [...new Set(benchmarks.map(benchmarkId))].sort();

/** True for an average, and for one figure that is given for several benchmarks. */
export const isOverSeveral = ({ benchmarks, aggregate }: Pick<Axis, "benchmarks" | "aggregate">): boolean =>
  aggregate || idsOf(benchmarks).length > 1;

/** Equal for what is measured on the same, whatever the metric and the unit. */
export const scopeKey = ({ benchmarks, aggregate }: Pick<Axis, "benchmarks" | "aggregate">): string =>
  JSON.stringify([idsOf(benchmarks), aggregate]);

/** The axis that the values of a claim stand on. */
export function axisOf({ benchmarks, aggregate, ...claim }: Measured): Axis {
  const [metric, ofMetric] = namesMetric(claim) ? [metricName(claim), metricKey(claim)] : [null, null];
  const unit = claim.unit === "score" ? null : claim.unit;
  const key = JSON.stringify([scopeKey({ benchmarks, aggregate }), ofMetric, unit]);
  return { key, benchmarks, aggregate, metric, metricKey: ofMetric, unit };
}

/** The axis that a claim is compared on: a count is compared as its share, so it stands with percentages. */
export const comparedAxis = (claim: Measured & Pick<Claim, "of">): Axis =>
  axisOf(claim.of === null ? claim : { ...claim, unit: "%" });

/** What a claim comes to in the end, as a number of that axis, a share in four digits; null where it gives no value. */
export function comparedValue({ before, after, of }: Pick<Claim, "before" | "after" | "of">): number | null {
  const value = after ?? before;
  return value === null || of === null ? value : Number(((100 * value) / of).toPrecision(4));
}

export function comparable(a: Measured, b: Measured): boolean {
  return axisOf(a).key === axisOf(b).key;
}

/** What the unit is called on an axis: "%", "bare score", "count", "tokens". */
const unitName = (unit: string | null): string => unit ?? "bare score";

/** "accuracy, %", "metric not stated, bare score". */
export function axisLabel({ metric, unit }: Pick<Axis, "metric" | "unit">): string {
  return metric !== null && metric.toLowerCase() === unit?.toLowerCase()
    ? metric
    : `${metric ?? "metric not stated"}, ${unitName(unit)}`;
}

/**
 * The axis in an address: "accuracy-percent", "unstated-score", "average-aime-2024-aime-2025-accuracy-percent", and
 * "together-…" where it is no average.
 */
export function axisId({ benchmarks, aggregate, metricKey: metric, unit }: Omit<Axis, "key" | "metric">): string {
  const over = isOverSeveral({ benchmarks, aggregate })
    ? [aggregate ? "average" : "together", ...idsOf(benchmarks)]
    : [];
  return benchmarkId([...over, metric ?? "unstated", unit === "%" ? "percent" : unitName(unit)].join(" "));
}

/** Whose values these are: "MathVista", "AIME 2024 and AIME 2025 together", "average over AIME 2024 and AIME 2025". */
export function axisScope({ benchmarks, aggregate }: Pick<Axis, "benchmarks" | "aggregate">): string {
  const names = formatAuthors(benchmarks, benchmarks.length);
  if (!aggregate) return benchmarks.length > 1 ? `${names} together` : names;
  return `average over ${benchmarks.length > 1 ? names : `tasks of ${names}`}`;
}

/**
 * The place of an axis among benchmarks, by id, in the order in which they are asked for; figures over several stand
 * behind.
 */
export function askedPlace(axis: Axis, asked: readonly string[]): number {
  const [first = ""] = axis.benchmarks;
  const place = isOverSeveral(axis) ? -1 : asked.indexOf(benchmarkId(first));
  return place === -1 ? asked.length : place;
}
