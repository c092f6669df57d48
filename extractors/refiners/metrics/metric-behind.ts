/** A metric that a preposition leads to: "a gain of 4% in recall". */

import { type Item, isClass, isHardStop, type Scene } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { type Phrase, readPhrase } from "../context/phrases";
import { coinedMetric, type Metric, metricIn, named, phraseMetric, widened } from "./metric-phrases";

/** What is done, not what is measured of it: "a 5% gain in *node classification*". */
const PROCESS =
  /^(?:classification|recognition|detection|segmentation|manipulation|locomotion|navigation|planning|reasoning|retrieval|translation|prediction|generation|summarization|forecasting|estimation|diagnosis|prognosis|reconstruction|tracking|answering|understanding|editing|grasping|imaging)$/;

/** "*in comparison* to B": words that go together and lead to no metric. */
const isSetPhrase = (items: readonly Item[], at: number): boolean =>
  wordAt(items, at) === "in" &&
  /^(?:comparison|contrast|relation|addition|accordance|conjunction|combination|response)$/.test(
    wordAt(items, at + 1),
  ) &&
  /^(?:to|with)$/.test(wordAt(items, at + 2));

/** "in recall@20", "in terms of BLEU-3", "of the forecasts' MSE", "on the MSE": a preposition leads to the metric. */
export function afterIn(scene: Scene, from: number, to: number): Metric | null {
  const { items } = scene;
  for (let i = from; i <= Math.min(to, from + 12); i++) {
    const item = items[i];
    if (item === undefined || isHardStop(item) || item.kind === "quantity" || /^(?:no|without)$/.test(item.lower))
      return null;
    const respect = item.lower === "to" && wordAt(items, i - 1) === "respect";
    if (!(respect || /^(?:in|of|on)$/.test(item.lower)) || isSetPhrase(items, i)) continue;
    const start = items[i + 1]?.lower === "terms" ? i + 3 : i + 1;
    const phrase = readPhrase(items, start, Math.min(items.length, to + 1), false);
    if (!phrase) continue;
    const known = metricIn(items, phrase.from, phrase.to);
    if (known !== null) return widened(scene, known, phrase.from);
    const kind = i <= from + 1 ? kindOfMetric(scene, phrase) : null;
    if (kind) return kind;
    const shared = item.lower === "in" && i <= from + 1 ? headOfTwo(scene, phrase, to) : null;
    if (shared) return shared;
    const inTerms = items[i + 1]?.lower === "terms" && !/^metrics?$/.test(wordAt(items, phrase.to));
    const told = inTerms ? (phraseMetric(scene, phrase) ?? coinedMetric(scene, phrase)) : null;
    if (told) return told;
    if (item.lower === "in" && i <= from + 1 && !PROCESS.test(wordAt(items, phrase.to))) {
      const counted = /^(?:number|amount|count|volume|share|proportion)$/.test(wordAt(items, phrase.to));
      const whole = counted ? readPhrase(items, start, Math.min(items.length, to + 1)) : null;
      if (whole) return named(scene, whole.from, whole.to, null);
      const free = phraseMetric(scene, phrase) ?? (isChangeOf(items, i, phrase) ? coinedMetric(scene, phrase) : null);
      if (free) return free;
    }
  }
  return null;
}

/** What metrics may be called without a word of what they measure. */
const NO_KIND =
  /^(?:most|all|other|same|different|evaluation|automatic|automated|standard|key|main|primary|common|core|major|objective|subjective|performance|quality|benchmark|target|individual|reported)$/;

/** "by 4% on *trustworthiness metrics*": what is measured, where the text itself says so. */
function kindOfMetric(scene: Scene, { from, to }: Phrase): Metric | null {
  const word = wordAt(scene.items, to);
  const kind = scene.items.slice(from, to);
  if (!/^metrics?$/.test(word) || kind.length === 0 || kind.some((i) => NO_KIND.test(i.lower))) return null;
  return named(scene, from, word === "metric" ? to - 1 : to, null);
}

/** "gains in *clean and robust accuracy*": the first of two lacks the word that says what both are. */
function headOfTwo(scene: Scene, { from, to }: Phrase, end: number): Metric | null {
  const { items } = scene;
  if (from < to || items[to]?.kind !== "word" || !/^(?:and|&|\/)$/.test(wordAt(items, to + 1))) return null;
  const second = readPhrase(items, to + 2, Math.min(items.length, end + 1), false);
  const known = second?.from === to + 2 ? metricIn(items, second.from, second.to) : null;
  return second && known !== null && known === second.to && known > second.from
    ? widened(scene, known, second.from)
    : null;
}

/** "a 4% reduction *in Total Drift*": what a noun of change speaks of is measured, whatever it is called. */
const isChangeOf = (items: readonly Item[], at: number, { to }: Phrase): boolean =>
  isClass("gain-noun", wordAt(items, at - 1)) && !/\d/.test(wordAt(items, to)) && items[to + 1]?.lower !== "and";
