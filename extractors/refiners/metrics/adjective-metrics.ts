import { type Draft, wordOf } from "../../rules/draft";
import { type Metric, wordMetric } from "./metric-phrases";

/** Adjectives that tell what a score is one of. */
const TELLS: ReadonlyMap<string, string> = new Map([
  ["accurate", "accuracy"],
  ["similar", "similarity"],
]);

/** "over 90% *accurate*", "82% *similar* to the text", "more *accurate* (87%) than". */
export function ofAdjective(d: Draft): Metric | null {
  const places = wordOf(d, d.first - 1) === "(" ? [d.first - 2, d.last + 1] : [d.last + 1];
  for (const at of places) {
    const quality = TELLS.get(wordOf(d, at));
    if (quality !== undefined) return wordMetric(d.scene, at, quality);
  }
  return null;
}
