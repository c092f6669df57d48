import { METRIC_FACTS } from "@/lexicon/generated/comparison";

/** Facts of metrics that only the lexicon knows; what a board may decide is in `lib/names/comparison-facts.ts`. */

/** Returns the upper end of the scale of a metric by its id, 100 for percentages; null if unbounded or unknown. */
export const getMetricBound = (metricId: string): number | null => METRIC_FACTS[metricId]?.[0] ?? null;

/**
 * Returns whether a metric is the share of test items that one attempt or several attempts solve; null for other
 * metrics.
 */
export const getAttempts = (metricId: string): "one" | "several" | null => METRIC_FACTS[metricId]?.[1] ?? null;
