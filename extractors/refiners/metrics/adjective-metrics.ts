import { type CandidateClaim, candidateWordAt } from "../../rules/candidate-claim";
import { type MetricSlotValue, wordToMetric } from "./metric-phrases";

/** Adjectives that tell what a score is one of. */
const QUALITY_BY_ADJECTIVE: ReadonlyMap<string, string> = new Map([
  ["accurate", "accuracy"],
  ["similar", "similarity"],
]);

/** "over 90% *accurate*", "82% *similar* to the text", "more *accurate* (87%) than". */
export function findAdjectiveMetric(d: CandidateClaim): MetricSlotValue | null {
  const positions = candidateWordAt(d, d.first - 1) === "(" ? [d.first - 2, d.last + 1] : [d.last + 1];
  for (const at of positions) {
    const quality = QUALITY_BY_ADJECTIVE.get(candidateWordAt(d, at));
    if (quality !== undefined) return wordToMetric(d.sentence, at, quality);
  }
  return null;
}
