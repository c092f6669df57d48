/** Finds the phrase for the proposed system in the number's sentence, if the paper gives it no name. */

import { EVALUATIVE_ADJECTIVE } from "../../mentions/described-technique";
import type { CandidateClaim, SlotValue } from "../../rules/candidate-claim";
import type { SentenceContext, SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { classifyHeadNoun } from "../../words/head-nouns";
import { compoundHead, isInWordClass } from "../../words/word-classes";
import { phraseToSlotValue } from "../context/phrases";
import { isSpecificPhrase } from "./described-subject";

/** Adjectives that only mark or select the proposed system. */
const SELECTING_ADJECTIVE =
  /^(?:proposed|first|second|third|final|full|resulting|own|entire|complete|whole|overall|current|main|primary|performing|large|larger|small|smaller|two|three|four|five)$|est$|-performing$/;
/** "our *trained* model", "our *open-source* method": adjectives of manufacture or release, which identify nothing. */
const GENERIC_ADJECTIVE =
  /^(?:(?:fine-|pre-)?(?:trained|tuned)|finetuned|pretrained|optimized|optimised|in-house|open-sourced?)$/;
/** Words that begin a clause about something else. */
const CLAUSE_BOUNDARY = /^(?:while|whereas|although|but|;)$/;

/** A phrase as a slot value, and whether it denotes a model. */
interface ProposedPhrase {
  readonly phrase: SlotValue<string>;
  readonly isModel: boolean;
}

/**
 * "*our tide-aware pipeline*", "the proposed *letter sorting framework*": a phrase more specific than "our method";
 * null if the number's clause has none before the number.
 */
export function findProposedPhrase({ sentence, first }: CandidateClaim): ProposedPhrase | null {
  const { items } = sentence;
  for (let index = first - 1; index >= 0; index--) {
    const word = wordAt(items, index);
    if (CLAUSE_BOUNDARY.test(word) || (word === "that" && wordAt(items, index - 1) === "and")) return null;
    const found = /^(?:our|proposed)$/.test(word) ? parseProposedPhrase(sentence, index + 1, first) : null;
    if (found) return found;
  }
  return null;
}

function parseProposedPhrase(sentence: SentenceContext, start: number, first: number): ProposedPhrase | null {
  const { items } = sentence;
  let from = start;
  while (SELECTING_ADJECTIVE.test(wordAt(items, from)) || EVALUATIVE_ADJECTIVE.test(wordAt(items, from))) from++;
  let end = from;
  while (end < Math.min(first, from + 6) && isPhrasePart(items, end)) end++;
  while (end > from && classifyNounAt(items, end - 1) === null) end--;
  const core = items.slice(from, end);
  const isModel = classifyNounAt(items, end - 1) === "model";
  return isSpecificEnough(core, isModel)
    ? { phrase: phraseToSlotValue(sentence, { from, to: end - 1 }), isModel }
    : null;
}

/**
 * "our *hybrid model*" is less specific than "our *letter model*" would be for a method: a model needs more than two
 * words.
 */
const isSpecificEnough = (core: readonly SentenceItem[], isModel: boolean): boolean =>
  isSpecificPhrase(core) &&
  !GENERIC_ADJECTIVE.test(wordAt(core, 0)) &&
  !(
    isModel &&
    (/[^s]s$/.test(wordAt(core, core.length - 1)) || (core.length === 2 && /^[a-z]+$/.test(wordAt(core, 0))))
  );

/** Returns the kind of system that a noun denotes. */
const classifyNounAt = (items: readonly SentenceItem[], index: number) =>
  items[index]?.kind === "word" ? classifyHeadNoun(compoundHead(wordAt(items, index))) : null;

/**
 * True for a word that may be inside the phrase. After its noun only another such noun may follow: "our letter
 * *learning framework*", not "our letter parser *halves*".
 */
function isPhrasePart(items: readonly SentenceItem[], index: number): boolean {
  const { kind, lower, mention } = items[index] as SentenceItem;
  if (kind !== "word") return mention?.kind === "name" && classifyNounAt(items, index - 1) === null;
  if (classifyNounAt(items, index) !== null) return true;
  return (
    classifyNounAt(items, index - 1) === null &&
    !isInWordClass("preposition", lower) &&
    !/^(?:an?|the|and|or|that|which|to|is|are|was|were|can|has|have)$|ly$|[^scu]s$/.test(lower)
  );
}
