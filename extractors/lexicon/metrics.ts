import { classificationMetrics } from "./metrics/classification";
import { costMetrics } from "./metrics/cost";
import { dataMetrics } from "./metrics/data";
import { geometryMetrics } from "./metrics/geometry";
import { imageMetrics } from "./metrics/image";
import { outcomeMetrics } from "./metrics/outcome";
import { perceptionMetrics } from "./metrics/perception";
import { rankingMetrics } from "./metrics/ranking";
import { speechMetrics } from "./metrics/speech";
import { statisticsMetrics } from "./metrics/statistics";
import { textMetrics } from "./metrics/text";
import type { MetricRow } from "./types";

/** Every metric that has a name here: what is measured, and which way is better. */
export const METRICS: readonly MetricRow[] = [
  ...classificationMetrics,
  ...rankingMetrics,
  ...perceptionMetrics,
  ...statisticsMetrics,
  ...textMetrics,
  ...speechMetrics,
  ...imageMetrics,
  ...geometryMetrics,
  ...outcomeMetrics,
  ...costMetrics,
  ...dataMetrics,
];
