import type { SlotValue } from "../../rules/candidate-claim";
import { type SentenceContext, type SentenceItem, sliceItems } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { isSystemNoun } from "../../words/baseline-words";
import { classifyHeadNoun, TASK_NOUNS } from "../../words/head-nouns";
import { NUMBER_WORDS } from "../../words/number-words";
import { NON_METRIC_NOUNS } from "../../words/triggers";
import { hasWordClass, isScoreOrChangeVerb } from "../../words/word-classes";

/** A phrase as item indices, both inclusive. */
export interface Phrase {
  readonly from: number;
  readonly to: number;
}

const DETERMINER_WORD =
  /^(?:a|an|the|its|their|our|this|that|these|those|such|both|all|each|any|other|several|various|many|multiple)$/;
const isDeterminer = (word: string): boolean => DETERMINER_WORD.test(word) || NUMBER_WORDS.has(word);
const PHRASE_BOUNDARY =
  /^(?:by|from|to|on|in|for|across|over|at|with|than|under|using|via|against|while|when|which|that|as|is|are|was|were|,|\.|;|:|\(|\)|\[|\]|compared|and|or|respectively|without|per|through|relative|achieving|reaching|outperforming|up|down|where|whose|has|have|but|yet|versus|vs\.?|after|before|during|can|could|may|might|will|would|based|even|despite|whereas|although|if|within|among|between|into|throughout|beyond|since|because|thus|thereby)$/;

/** "a *12*-step decoder", "standard *4*-bit parsers": a number that is the first part of a compound. */
export const isNumberOfCompound = (items: readonly SentenceItem[], index: number): boolean =>
  items[index]?.quantity?.unit === "" && wordAt(items, index + 1) === "-" && items[index + 2]?.kind === "word";

/**
 * Parses the noun phrase that starts at an item, up to the first preposition, connector, punctuation mark, number or
 * reporting verb. A compound may start it ("*12-way* accuracy"); null inside a compound ("-way" in "12-way"). Skips the
 * denominator of a unit, as in "tokens/s throughput".
 */
export function parseNounPhrase(
  items: readonly SentenceItem[],
  from: number,
  limit = items.length,
  keepOf = true,
): Phrase | null {
  let start = from;
  while (start < limit && isDeterminer(wordAt(items, start)) && wordAt(items, start + 1) !== "-") start++;
  if (wordAt(items, start) === "/") start += 2;
  else if (/^[-)]$/.test(wordAt(items, start))) return null;
  let index = start;
  for (; index < Math.min(limit, items.length, start + 12); index++) {
    const item = items[index] as SentenceItem;
    if (item.kind === "quantity" && index > start && !isNumberOfCompound(items, index)) break;
    if (item.kind === "sign" && !/^[-'/^_]$/.test(item.lower)) break;
    if (item.kind === "word" && PHRASE_BOUNDARY.test(item.lower)) break;
    if (item.lower === "of" && (!keepOf || index === start)) break;
    if (
      index > start &&
      item.kind === "word" &&
      (hasWordClass("strong-score", item) || hasWordClass("beat-verb", item))
    )
      break;
  }
  let to = index - 1;
  while (to > start && /^(?:-|of|the|a)$/.test(wordAt(items, to))) to--;
  const isCount = items[start]?.kind === "quantity" && !isNumberOfCompound(items, start);
  return to < start || isCount ? null : { from: start, to };
}

const QUALITY_WORD = /^(?:that|those|performance|performances|quality|accuracy|results?|levels?)$/;

/** "*the accuracy of* B", "*those of* B": the words before the name of a baseline that state its quality. */
export const isQualityWithOf = (items: readonly SentenceItem[], index: number): boolean =>
  (items[index]?.mention?.kind === "metric" || QUALITY_WORD.test(wordAt(items, index))) &&
  items[index + 1]?.lower === "of";

/** Finds the noun phrase that ends at an item; null if there is none. */
export function findPhraseBefore(items: readonly SentenceItem[], to: number, limit: number): Phrase | null {
  let from = to + 1;
  for (let i = to; i >= Math.max(limit, to - 7); i--) {
    const item = items[i] as SentenceItem;
    if (item.kind === "quantity" || (item.kind === "sign" && item.lower !== "-" && item.lower !== "/")) break;
    if (
      item.kind === "word" &&
      (PHRASE_BOUNDARY.test(item.lower) || isDeterminer(item.lower) || item.lower === "of" || /ly$/.test(item.lower))
    )
      break;
    const noun =
      i === to && (/^(?:rates?|scores?|estimates?|returns?|yield)$/.test(item.lower) || isSystemNoun(item.lower));
    if (item.kind === "word" && !noun && isScoreOrChangeVerb(item.lower)) break;
    from = i;
  }
  return from > to ? null : { from, to };
}

/** Finds the last item of the subject of a verb: "a *delay* is lower", "a *delay* that is lower". */
export const findSubjectEnd = (items: readonly SentenceItem[], verb: number): number =>
  /^(?:that|which)$/.test(wordAt(items, verb - 1)) ? verb - 2 : verb - 1;

/** "*score*", "*performance*": a word for performance that names no metric. */
export const isPerformanceWord = (item: SentenceItem | undefined): boolean =>
  /^(?:scoring|score|scores|performance|result|results)$/.test(item?.lower ?? "");

/** "*the baseline* recall", "*base model* performance": removes the metric from the end of a phrase. */
export function trimMetric(items: readonly SentenceItem[], { from, to }: Phrase): Phrase {
  let end = to;
  while (end > from && (items[end]?.mention?.kind === "metric" || isPerformanceWord(items[end]))) end--;
  return { from, to: end };
}

/** Returns the last part of the last word of a phrase: "rate" of "the hit-rate". */
export const getPhraseHead = (items: readonly SentenceItem[], { to }: Phrase): string =>
  wordAt(items, to).split(/[\s-]/).at(-1) ?? "";

/** Returns the core noun of a phrase: "transferability" of "the transferability of known attacks", else the last word. */
export function getCoreNoun(items: readonly SentenceItem[], phrase: Phrase): string {
  const of = items.slice(phrase.from, phrase.to + 1).findIndex((item) => item.lower === "of");
  return of > 0 ? getPhraseHead(items, { from: phrase.from, to: phrase.from + of - 1 }) : getPhraseHead(items, phrase);
}

/** True if the head of a phrase is a task noun and it has no vague quantifier such as "most". */
export const isTaskPhrase = (items: readonly SentenceItem[], phrase: Phrase): boolean =>
  TASK_NOUNS.has(getPhraseHead(items, phrase)) &&
  !/^(?:most|some|many|all|such|certain|few)$/.test(wordAt(items, phrase.from));
/** True for a noun that cannot name a metric. */
export const isNonMetricNoun = (word: string): boolean =>
  NON_METRIC_NOUNS.has(word) || TASK_NOUNS.has(word) || classifyHeadNoun(word) !== null;

/** "the page-to-letter *gap*", "a reader *gap*": a gap with a stated subject; "the full gap" and "a performance gap" are margins. */
export const isMeasuredGap = (items: readonly SentenceItem[], { from, to }: Phrase): boolean =>
  from < to && /^gaps?$/.test(wordAt(items, to)) && !(to - from === 1 && MARGIN_ADJECTIVE.test(wordAt(items, from)));
const MARGIN_ADJECTIVE = /^(?:performance|full|whole|entire|remaining|wide|large|huge|clear|small)$/;

/** Converts a phrase to a slot value. */
export function phraseToSlotValue(sentence: SentenceContext, { from, to }: Phrase): SlotValue<string> {
  const first = sentence.items[from]?.first ?? 0;
  const last = sentence.items[to]?.last ?? 0;
  return { value: sliceItems(sentence, from, to), first, last };
}
