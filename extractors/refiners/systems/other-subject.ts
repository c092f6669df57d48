/** The subject of a number's clause, where it is another system without a name. */

import { METHOD_NOUNS } from "../../rules/cues";
import type { Draft } from "../../rules/draft";
import { isPerson, isRivalNoun, isSystemNoun, OWNER_ADJECTIVES, RIVAL_ADJECTIVES } from "../../rules/rival-words";
import { headOf, type Item, isClass } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import type { Phrase } from "../context/phrases";

/** Words that set a system apart from the one that the paper speaks for. */
const isOther = (word: string): boolean =>
  RIVAL_ADJECTIVES.has(word) ||
  OWNER_ADJECTIVES.has(word) ||
  isRivalNoun(word) ||
  isPerson(word) ||
  /^others?$/.test(word);
const OPENS = /^(?:while|whereas|whilst|but|although|though|and|that|,|;|:)$/;
const DETERMINER = /^(?:the|a|an|all|any|every|both|most|some|our|its|even)$/;
/** "experts *rated* its letters 4.5": what people say of a system is its result. */
const RATES = /^(?:rated?|judged?|prefer(?:red)?|favou?r(?:ed)?|assess(?:ed)?|evaluated?|graded?|ranked)$/;
/** Ends the noun phrase in front of the verb: "the baseline *using* only prompts is". */
const ENDS = /^(?:using|with|without|trained|based|like|such|in|on|of|for|under|that|which)$/;

/** "…, while *the baseline* using prompts alone is 54.4%": the clause's subject is another system without a name. */
export function otherSubject({ scene: { items }, first }: Draft): (Phrase & { readonly isMethod: boolean }) | null {
  let from = 0;
  for (let i = first - 1; i >= 0; i--) {
    const item = items[i] as Item;
    if (item.quantity || first - i > 14) return null;
    if (OPENS.test(item.lower)) {
      from = i + 1;
      break;
    }
  }
  if (/^(?:this|these)$/.test(wordAt(items, from))) return null;
  while (DETERMINER.test(wordAt(items, from))) from++;
  let to = from;
  while (to < first && isNoun(items[to] as Item)) to++;
  const phrase = items.slice(from, to);
  const head = headOf(phrase.at(-1)?.lower);
  const isSystem = isSystemNoun(head) || isPerson(head);
  if (isPerson(head) && RATES.test(wordAt(items, to))) return null;
  if (!isSystem || !phrase.some((i) => isOther(i.lower)) || !hasVerb(items, to, first)) return null;
  return { from, to: to - 1, isMethod: METHOD_NOUNS.has(head) };
}

const isNoun = (item: Item): boolean =>
  item.kind === "word" && !ENDS.test(item.lower) && !isVerb(item) && !isClass("preposition", item.lower);

const isVerb = ({ kind, lower }: Item): boolean =>
  kind === "word" &&
  (/^(?:stays?|stayed|remains?|remained|perform(?:s|ed)?)$/.test(lower) ||
    isClass("score", lower) ||
    isClass("gain-verb", lower)) &&
  !/^(?:leading|competing|existing|set|sets|average)$/.test(lower);

/** Between the phrase and the number a verb of result, and no name that could own the number. */
const hasVerb = (items: readonly Item[], from: number, first: number): boolean => {
  const rest = items.slice(from, first);
  return rest.some(isVerb) && !rest.some((i) => i.mention?.kind === "model" || i.mention?.kind === "own");
};
