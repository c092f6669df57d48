import type { Claim } from "./claim";
import { getMetricDisplayName, metricIdToWords } from "./metric-names";

/** Fields of a claim that identify its metric. */
export type MetricFields = Pick<Claim, "metric" | "metric_id" | "k">;

/** Appends k to the name of a metric: "pass@k" and 8 give "pass@8", "avg" and 32 "avg@32". */
function appendK(name: string, k: number | null): string {
  if (name === "" || k === null || /@\d+$/.test(name)) return name;
  return /[@^]k$/.test(name) ? `${name.slice(0, -1)}${k}` : `${name}@${k}`;
}

/**
 * Returns a key that is equal for all spellings of a metric, for axes and addresses: "pass@1", "f1"; null if none is
 * named.
 */
export function toMetricKey({ metric, metric_id, k }: MetricFields): string | null {
  const name = metric_id === null ? metric?.trim().toLowerCase() : metricIdToWords(metric_id);
  return appendK(name ?? "", k) || null;
}

/**
 * Formats a metric for display: "pass@1", "F1", or the text of the paper for an unknown metric; null if none is named.
 */
export function formatMetricName({ metric, metric_id, k }: MetricFields): string | null {
  if (metric_id === null) return appendK(metric?.trim() ?? "", k) || null;
  const name = getMetricDisplayName(metric_id);
  // "mAP@0.5" is "map@50" by its id, and its k is 50.
  return /@\d+$/.test(metricIdToWords(metric_id)) ? name : appendK(name, k);
}

/** Generic words that do not name a metric. */
const GENERIC_METRICS: ReadonlySet<string> = new Set(["score", "scores", "performance", "result", "results"]);

/** Whether a claim names a metric for comparisons; a plain "score" does not count. */
export function hasNamedMetric(claim: MetricFields): boolean {
  const key = toMetricKey(claim);
  return key !== null && !GENERIC_METRICS.has(key);
}
