import { type Draft, wordOf } from "../../rules/draft";
import { isClass } from "../../rules/scene";
import { phraseBefore } from "../context/phrases";
import type { Zone } from "../context/zones";
import { type Metric, subjectMetric } from "./metric-phrases";

/** "attains a *sorting fairness index* above 0.9": what a verb of result leads to, where the number is a bound of it. */
export function boundedBefore(d: Draft, left: Zone): Metric | null {
  const phrase = d.after?.qualifier ? phraseBefore(d.scene.items, d.first - 1, left.from) : null;
  if (!phrase) return null;
  const lead = /^(?:an?|the|its)$/.test(wordOf(d, phrase.from - 1)) ? phrase.from - 2 : phrase.from - 1;
  return isClass("score", wordOf(d, lead)) ? subjectMetric(d.scene, phrase) : null;
}
