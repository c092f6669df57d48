/** Finds a subject without a name that is not the proposed system. */

import type { CandidateClaim } from "../../rules/candidate-claim";
import type { SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import {
  BASELINE_ADJECTIVES,
  isBaselineNoun,
  isHumanNoun,
  isSystemNoun,
  OWNERSHIP_ADJECTIVES,
} from "../../words/baseline-words";
import { METHOD_NOUNS } from "../../words/head-nouns";
import { compoundHead, hasWordClass, isInWordClass } from "../../words/word-classes";
import type { Phrase } from "../context/phrases";

/** Words that contrast a system with the proposed one. */
const isOtherSystemWord = (word: string): boolean =>
  BASELINE_ADJECTIVES.has(word) ||
  OWNERSHIP_ADJECTIVES.has(word) ||
  isBaselineNoun(word) ||
  isHumanNoun(word) ||
  /^others?$/.test(word);
const CLAUSE_OPENER = /^(?:while|whereas|whilst|but|although|though|and|that|,|;|:)$/;
const DETERMINER_WORD = /^(?:the|a|an|all|any|every|both|most|some|our|its|even)$/;
/** "experts *rated* its letters 4.5": people are the raters, and the rated system has the result. */
const RATING_VERB = /^(?:rated?|judged?|prefer(?:red)?|favou?r(?:ed)?|assess(?:ed)?|evaluated?|graded?|ranked)$/;
/** Words that end the noun phrase before the verb: "the baseline *using* only prompts is". */
const PHRASE_BOUNDARY = /^(?:using|with|without|trained|based|like|such|in|on|of|for|under|that|which)$/;

/** "…, while *the baseline* using prompts alone is 54.4%": finds such a subject of the number's clause. */
export function findOtherSubject({
  sentence: { items },
  first,
}: CandidateClaim): (Phrase & { readonly isMethod: boolean }) | null {
  let from = 0;
  for (let i = first - 1; i >= 0; i--) {
    const item = items[i] as SentenceItem;
    if (item.quantity || first - i > 14) return null;
    if (CLAUSE_OPENER.test(item.lower)) {
      from = i + 1;
      break;
    }
  }
  if (/^(?:this|these)$/.test(wordAt(items, from))) return null;
  while (DETERMINER_WORD.test(wordAt(items, from))) from++;
  let to = from;
  while (to < first && isNounPhraseItem(items[to] as SentenceItem)) to++;
  const phrase = items.slice(from, to);
  const head = compoundHead(phrase.at(-1)?.lower);
  const isSystem = isSystemNoun(head) || isHumanNoun(head);
  if (isHumanNoun(head) && RATING_VERB.test(wordAt(items, to))) return null;
  if (!isSystem || !phrase.some((item) => isOtherSystemWord(item.lower)) || !hasVerbBeforeNumber(items, to, first))
    return null;
  return { from, to: to - 1, isMethod: METHOD_NOUNS.has(head) };
}

const isNounPhraseItem = (item: SentenceItem): boolean =>
  item.kind === "word" &&
  !PHRASE_BOUNDARY.test(item.lower) &&
  !isSubjectVerb(item) &&
  !hasWordClass("preposition", item);

const isSubjectVerb = ({ kind, lower }: SentenceItem): boolean =>
  kind === "word" &&
  (/^(?:stays?|stayed|remains?|remained|perform(?:s|ed)?)$/.test(lower) ||
    isInWordClass("score", lower) ||
    isInWordClass("gain-verb", lower)) &&
  !/^(?:leading|competing|existing|set|sets|average)$/.test(lower);

/** True if a result verb and no name that could own the number is between the phrase and the number. */
const hasVerbBeforeNumber = (items: readonly SentenceItem[], from: number, first: number): boolean => {
  const between = items.slice(from, first);
  return (
    between.some(isSubjectVerb) &&
    !between.some((item) => item.mention?.kind === "model" || item.mention?.kind === "proposed")
  );
};
