import type { CandidateClaim } from "../../rules/candidate-claim";
import { wordAt } from "../../text/word-at";
import { type MetricSlotValue, wordToMetric } from "./metric-phrases";

/** Units of throughput; other units per second ("6 m/s") measure the speed of an object. */
const COUNTED_UNIT = /^(?:|frames|tokens|words|characters|bits|bytes)$/;

/** True for a value per second: "47 FPS", "5.5 frames per second", "3.2k tokens/s". */
function isPerSecond({ sentence: { items }, after, last }: CandidateClaim): boolean {
  if (after === null) return false;
  const index = after.unit === "" ? last + 2 : last + 1;
  const each = /^(?:per|\/|a)$/.test(wordAt(items, index)) && /^s(?:ec|econds?)?$/.test(wordAt(items, index + 1));
  return /^fps$/i.test(after.unit) || (each && COUNTED_UNIT.test(after.unit));
}

/** Words that make a rate in the same sentence a speed: "3x *faster* (100 FPS)". */
const SPEED_WORD = /^(?:fast|faster|speeds?|speed-?ups?)$/;

/** True if the metric found is a rate ("throughput", "frame rate"); for "latency", lower is better. */
const isRateMetric = (found: MetricSlotValue | null): boolean => {
  const metric = found?.value.mention?.metric;
  return metric?.kind === "cost" && metric.higherIsBetter !== false;
};

/** Replaces the metric of a value per second unless it already is a rate: in "fine letters, running at 47 FPS" the unit determines the metric. */
export function resolveRateMetric(candidate: CandidateClaim, found: MetricSlotValue | null): MetricSlotValue | null {
  if (!isPerSecond(candidate) || isRateMetric(found)) return found;
  const byName =
    candidate.after?.unit === "FPS" && !candidate.sentence.items.some((item) => SPEED_WORD.test(item.lower));
  return wordToMetric(candidate.sentence, candidate.last, byName ? "FPS" : "speed");
}
