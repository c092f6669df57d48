/** What a sentence introduces without a name and then tells the numbers of. */

import { PRAISE } from "../../mentions/described-technique";
import { INTRODUCE } from "../../mentions/name-nouns";
import { BENCHMARK_NOUNS, kindOfHead } from "../../rules/cues";
import type { Draft, Filled } from "../../rules/draft";
import { headOf, type Item, isClass } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { fillPhrase } from "../context/phrases";
import { setsApart } from "./described-subject";

/** What may follow the phrase where it goes on about the thing itself. */
const GOES_ON = /^(?:that|which|,|to)$/;

/** "we introduce *a voting step* that …, raising recall by 4%": the technique of the number's own sentence; null for a model. */
export function introducedHere({ scene, first }: Draft): Filled<string> | null {
  const { items } = scene;
  for (let verb = first - 2; verb > 0; verb--) {
    const item = items[verb] as Item;
    if (item.quantity || item.lower === ";") return null;
    if (!INTRODUCE.test(item.lower) || !/^(?:we|further|also|then|finally)$/.test(wordAt(items, verb - 1))) continue;
    return /^(?:a|an)$/.test(wordAt(items, verb + 1)) ? phraseFrom(scene, verb + 2, first) : null;
  }
  return null;
}

function phraseFrom(scene: Draft["scene"], start: number, first: number): Filled<string> | null {
  const { items } = scene;
  let from = start;
  while (PRAISE.test(wordAt(items, from))) from++;
  let end = from;
  while (end < Math.min(first, from + 6) && isPart(items[end])) end++;
  const head = headOf(items[end - 1]?.lower);
  const whole = setsApart(items.slice(from, end)) && GOES_ON.test(wordAt(items, end)) && end < first;
  return whole && kindOfHead(head) !== "model" ? fillPhrase(scene, { from, to: end - 1 }) : null;
}

const isPart = (item: Item | undefined): boolean =>
  item !== undefined &&
  (item.kind === "word" || item.mention?.kind === "name") &&
  !GOES_ON.test(item.lower) &&
  !BENCHMARK_NOUNS.has(item.lower) &&
  !isClass("preposition", item.lower);
