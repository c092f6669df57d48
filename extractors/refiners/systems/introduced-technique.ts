/** Finds the technique without a name that a sentence introduces and then reports numbers of. */

import { EVALUATIVE_ADJECTIVE } from "../../mentions/described-technique";
import { isIntroducingVerb } from "../../mentions/name-context";
import type { CandidateClaim, SlotValue } from "../../rules/candidate-claim";
import type { SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { BENCHMARK_NOUNS, classifyHeadNoun } from "../../words/head-nouns";
import { compoundHead, hasWordClass } from "../../words/word-classes";
import { phraseToSlotValue } from "../context/phrases";
import { isSpecificPhrase } from "./described-subject";

/** Words that may follow the phrase and continue its description. */
const CONTINUATION_WORD = /^(?:that|which|,|to)$/;

/**
 * "we introduce *a voting step* that …, raising recall by 4%": finds the technique of the number's sentence; null for
 * a model.
 */
export function findIntroducedTechnique({ sentence, first }: CandidateClaim): SlotValue<string> | null {
  const { items } = sentence;
  for (let verb = first - 2; verb > 0; verb--) {
    const item = items[verb] as SentenceItem;
    if (item.quantity || item.lower === ";") return null;
    if (!isIntroducingVerb(item) || !/^(?:we|further|also|then|finally)$/.test(wordAt(items, verb - 1))) continue;
    return /^(?:a|an)$/.test(wordAt(items, verb + 1)) ? parseIntroducedPhrase(sentence, verb + 2, first) : null;
  }
  return null;
}

function parseIntroducedPhrase(
  sentence: CandidateClaim["sentence"],
  start: number,
  first: number,
): SlotValue<string> | null {
  const { items } = sentence;
  let from = start;
  while (EVALUATIVE_ADJECTIVE.test(wordAt(items, from))) from++;
  let end = from;
  while (end < Math.min(first, from + 6) && isPhrasePart(items[end])) end++;
  const head = compoundHead(items[end - 1]?.lower);
  const isWhole = isSpecificPhrase(items.slice(from, end)) && CONTINUATION_WORD.test(wordAt(items, end)) && end < first;
  return isWhole && classifyHeadNoun(head) !== "model" ? phraseToSlotValue(sentence, { from, to: end - 1 }) : null;
}

const isPhrasePart = (item: SentenceItem | undefined): boolean =>
  item !== undefined &&
  (item.kind === "word" || item.mention?.kind === "name") &&
  !CONTINUATION_WORD.test(item.lower) &&
  !BENCHMARK_NOUNS.has(item.lower) &&
  !hasWordClass("preposition", item);
