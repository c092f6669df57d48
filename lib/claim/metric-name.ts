import type { Claim } from "./claim";
import { getMetricDisplayName, metricIdToWords } from "./metric-names";

/** The members of a claim that name its metric. */
export type MetricFields = Pick<Claim, "metric" | "metric_id" | "k">;

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
