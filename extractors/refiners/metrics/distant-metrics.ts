import type { CandidateClaim } from "../../rules/candidate-claim";
import { findDistantMetric } from "../../rules/distant-metric";
import { isPrecededByMetric } from "../../rules/score-context";
import type { SearchWindow } from "../context/search-windows";
import { type MetricSlotValue, toExtendedMetric } from "./metric-phrases";

/** Finds a metric that is separated from the number by the evaluated data: "a mean error for letters over all ports of 0.15". */
export function findDistantMetricBefore(
  { sentence, first }: CandidateClaim,
  windowBefore: SearchWindow,
): MetricSlotValue | null {
  const index = isPrecededByMetric(sentence.items, first) ? null : findDistantMetric(sentence.items, first);
  return index === null || index < windowBefore.from ? null : toExtendedMetric(sentence, index, windowBefore.from);
}
