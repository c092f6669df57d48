import { type CandidateClaim, candidateWordAt } from "../../rules/candidate-claim";
import { type MetricSlotValue, wordToMetric } from "./metric-phrases";

/** Metric implied by an adjective after a score. */
const QUALITY_BY_ADJECTIVE: ReadonlyMap<string, string> = new Map([
  ["accurate", "accuracy"],
  ["similar", "similarity"],
]);

/** Derives the metric from an adjective next to the score: "over 90% *accurate*", "82% *similar* to the text", "more *accurate* (87%) than". */
export function findAdjectiveMetric(candidate: CandidateClaim): MetricSlotValue | null {
  const positions =
    candidateWordAt(candidate, candidate.first - 1) === "("
      ? [candidate.first - 2, candidate.last + 1]
      : [candidate.last + 1];
  for (const index of positions) {
    const quality = QUALITY_BY_ADJECTIVE.get(candidateWordAt(candidate, index));
    if (quality !== undefined) return wordToMetric(candidate.sentence, index, quality);
  }
  return null;
}
