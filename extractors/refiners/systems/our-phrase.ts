/** What a paper that names nothing calls its own in the number's sentence. */

import { PRAISE } from "../../mentions/described-technique";
import { kindOfHead } from "../../rules/cues";
import type { Draft, Filled } from "../../rules/draft";
import { headOf, type Item, isClass, type Scene } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { fillPhrase } from "../context/phrases";
import { setsApart } from "./described-subject";

/** Words that choose among what is the paper's own, or say no more than that it is. */
const CHOOSES =
  /^(?:proposed|first|second|third|final|full|resulting|own|entire|complete|whole|overall|current|main|primary|performing|large|larger|small|smaller|two|three|four|five)$|est$|-performing$/;
/** "our *trained* model", "our *open-source* method": how it was made or is given away, which any may be. */
const SAYS_LITTLE =
  /^(?:(?:fine-|pre-)?(?:trained|tuned)|finetuned|pretrained|optimized|optimised|in-house|open-sourced?)$/;
/** Behind such words another clause tells of something else. */
const OTHER_CLAUSE = /^(?:while|whereas|although|but|;)$/;

/** A phrase as a slot, and whether it is a model's. */
interface OurPhrase {
  readonly phrase: Filled<string>;
  readonly model: boolean;
}

/** "*our tide-aware pipeline*", "the proposed *letter sorting framework*": more than "our method"; null where the number's clause says no such thing ahead of it. */
export function ourPhrase({ scene, first }: Draft): OurPhrase | null {
  const { items } = scene;
  for (let at = first - 1; at >= 0; at--) {
    const word = wordAt(items, at);
    if (OTHER_CLAUSE.test(word) || (word === "that" && wordAt(items, at - 1) === "and")) return null;
    const found = /^(?:our|proposed)$/.test(word) ? phraseFrom(scene, at + 1, first) : null;
    if (found) return found;
  }
  return null;
}

function phraseFrom(scene: Scene, start: number, first: number): OurPhrase | null {
  const { items } = scene;
  let from = start;
  while (CHOOSES.test(wordAt(items, from)) || PRAISE.test(wordAt(items, from))) from++;
  let end = from;
  while (end < Math.min(first, from + 6) && isPart(items, end)) end++;
  while (end > from && kindAt(items, end - 1) === null) end--;
  const core = items.slice(from, end);
  const model = kindAt(items, end - 1) === "model";
  return tells(core, model) ? { phrase: fillPhrase(scene, { from, to: end - 1 }), model } : null;
}

/** "our *hybrid model*" says less of a model than "our *letter model*" would of a method: two words are one of many. */
const tells = (core: readonly Item[], model: boolean): boolean =>
  setsApart(core) &&
  !SAYS_LITTLE.test(wordAt(core, 0)) &&
  !(model && (/[^s]s$/.test(wordAt(core, core.length - 1)) || (core.length === 2 && /^[a-z]+$/.test(wordAt(core, 0)))));

/** What kind of system a word is the noun of. */
const kindAt = (items: readonly Item[], at: number) =>
  items[at]?.kind === "word" ? kindOfHead(headOf(wordAt(items, at))) : null;

/** A word of the phrase; its noun may only have another such behind it: "our letter *learning framework*", "our letter parser *halves*". */
function isPart(items: readonly Item[], at: number): boolean {
  const { kind, lower, mention } = items[at] as Item;
  if (kind !== "word") return mention?.kind === "name" && kindAt(items, at - 1) === null;
  if (kindAt(items, at) !== null) return true;
  return (
    kindAt(items, at - 1) === null &&
    !isClass("preposition", lower) &&
    !/^(?:an?|the|and|or|that|which|to|is|are|was|were|can|has|have)$|ly$|[^scu]s$/.test(lower)
  );
}
