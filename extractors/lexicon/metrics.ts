import { accuracyMetrics } from "./metrics/accuracy";
import { agreementMetrics } from "./metrics/agreement";
import { businessMetrics } from "./metrics/business";
import { curvesMetrics } from "./metrics/curves";
import { dataMetrics } from "./metrics/data";
import { detectionMetrics } from "./metrics/detection";
import { distanceMetrics } from "./metrics/distance";
import { drivingMetrics } from "./metrics/driving";
import { effortMetrics } from "./metrics/effort";
import { energyMetrics } from "./metrics/energy";
import { errorsMetrics } from "./metrics/errors";
import { fMeasuresMetrics } from "./metrics/f-measures";
import { geometryMetrics } from "./metrics/geometry";
import { imageMetrics } from "./metrics/image";
import { judgedTextMetrics } from "./metrics/judged-text";
import { judgementMetrics } from "./metrics/judgement";
import { likelihoodMetrics } from "./metrics/likelihood";
import { memoryMetrics } from "./metrics/memory";
import { overlapMetrics } from "./metrics/overlap";
import { rankingMetrics } from "./metrics/ranking";
import { rewardMetrics } from "./metrics/reward";
import { safetyMetrics } from "./metrics/safety";
import { samplingMetrics } from "./metrics/sampling";
import { speechMetrics } from "./metrics/speech";
import { structureMetrics } from "./metrics/structure";
import { successMetrics } from "./metrics/success";
import { textMetrics } from "./metrics/text";
import { timeMetrics } from "./metrics/time";
import { tokensMetrics } from "./metrics/tokens";
import { trackingMetrics } from "./metrics/tracking";
import type { MetricRow } from "./types";

/** Every metric that has a name here: what is measured, and which way is better. */
export const METRICS: readonly MetricRow[] = [
  ...accuracyMetrics,
  ...samplingMetrics,
  ...fMeasuresMetrics,
  ...rankingMetrics,
  ...detectionMetrics,
  ...overlapMetrics,
  ...curvesMetrics,
  ...agreementMetrics,
  ...errorsMetrics,
  ...likelihoodMetrics,
  ...textMetrics,
  ...judgedTextMetrics,
  ...speechMetrics,
  ...imageMetrics,
  ...geometryMetrics,
  ...trackingMetrics,
  ...successMetrics,
  ...drivingMetrics,
  ...rewardMetrics,
  ...safetyMetrics,
  ...judgementMetrics,
  ...structureMetrics,
  ...businessMetrics,
  ...distanceMetrics,
  ...timeMetrics,
  ...memoryMetrics,
  ...tokensMetrics,
  ...effortMetrics,
  ...energyMetrics,
  ...dataMetrics,
];
