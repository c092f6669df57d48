import type { Draft } from "../../rules/draft";
import { farMetric } from "../../rules/far-metric";
import { metricBefore } from "../../rules/score-context";
import type { Zone } from "../context/zones";
import { type Metric, widened } from "./metric-phrases";

/** "a mean error for letters over all ports of 0.15": the metric stands before what it was taken on. */
export function farBefore({ scene, first }: Draft, left: Zone): Metric | null {
  const at = metricBefore(scene.items, first) ? null : farMetric(scene.items, first);
  return at === null || at < left.from ? null : widened(scene, at, left.from);
}
