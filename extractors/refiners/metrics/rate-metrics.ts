import type { CandidateClaim } from "../../rules/candidate-claim";
import { wordAt } from "../../text/word-at";
import { type MetricSlotValue, wordToMetric } from "./metric-phrases";

/** What is counted by the second; "6 m/s" is how fast a thing moves. */
const COUNTED_UNIT = /^(?:|frames|tokens|words|characters|bits|bytes)$/;

/** "47 FPS", "5.5 frames per second", "3.2k tokens/s": so much in a second. */
function isPerSecond({ sentence: { items }, after, last }: CandidateClaim): boolean {
  if (after === null) return false;
  const at = after.unit === "" ? last + 2 : last + 1;
  const each = /^(?:per|\/|a)$/.test(wordAt(items, at)) && /^s(?:ec|econds?)?$/.test(wordAt(items, at + 1));
  return /^fps$/i.test(after.unit) || (each && COUNTED_UNIT.test(after.unit));
}

/** Words beside which a rate goes by the name of speed: "3x *faster* (100 FPS)". */
const SPEED_WORD = /^(?:fast|faster|speeds?|speed-?ups?)$/;

/** A rate that was found by its name: "throughput", "frame rate"; "latency" falls where a rate rises. */
const isRateMetric = (found: MetricSlotValue | null): boolean => {
  const metric = found?.value.mention?.metric;
  return metric?.kind === "cost" && metric.higherIsBetter !== false;
};

/** "fine letters, running at 47 FPS": what comes so often in a second is measured by that, whatever quality or time its clause names. */
export function resolveRateMetric(d: CandidateClaim, found: MetricSlotValue | null): MetricSlotValue | null {
  if (!isPerSecond(d) || isRateMetric(found)) return found;
  const byName = d.after?.unit === "FPS" && !d.sentence.items.some((i) => SPEED_WORD.test(i.lower));
  return wordToMetric(d.sentence, d.last, byName ? "FPS" : "speed");
}
