import { type Draft, wordOf } from "../rules/draft";
import { isClass } from "../rules/scene";
import { type Metric, phraseMetric } from "./metric-phrases";
import { phraseBefore } from "./phrases";
import type { Zone } from "./zones";

const OCCURS = /^(?:occur|appear|arise)(?:s|red|ed)?$/;

/** "reduces *page bias* in 39% of the cases", "we observe *leakage* in 50 of 52 rooms", "*damage* occurs in 22% of the cases": how often what is told happens. */
export function inCases(d: Draft, left: Zone): Metric | null {
  const often = d.after?.of !== null || wordOf(d, d.last + 1) === "of";
  if (!often || wordOf(d, d.first - 1) !== "in") return null;
  const { items } = d.scene;
  if (OCCURS.test(wordOf(d, d.first - 2))) return phraseMetric(d.scene, phraseBefore(items, d.first - 3, left.from));
  const phrase = phraseBefore(items, d.first - 2, left.from);
  if (phrase === null) return null;
  const verb = wordOf(d, phrase.from - 1);
  const changed = isClass("gain-verb", verb) && !isClass("beat-verb", verb);
  return changed || /^observ(?:e|es|ed|ing)$/.test(verb) ? phraseMetric(d.scene, phrase) : null;
}
