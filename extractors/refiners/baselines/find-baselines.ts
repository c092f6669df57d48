/** Finds the baselines of a sentence: every trigger with a phrase after it that denotes a system. */

import { hasKind } from "../../mentions/mention";
import type { SlotValue } from "../../rules/candidate-claim";
import type { SentenceContext, SentenceItem } from "../../rules/sentence-context";
import { memoizeByKey } from "../../text/memoize-by-key";
import { wordAt } from "../../text/word-at";
import {
  BASELINE_ADJECTIVES,
  BASELINE_PROCEDURE,
  isBaselineNoun,
  isHumanNoun,
  isSystemNoun,
} from "../../words/baseline-words";
import { compoundHead } from "../../words/word-classes";
import { isBenchmarkMention, isSystemMention } from "../context/paper-context";
import { isPerformanceWord, type Phrase, phraseToSlotValue, trimMetric } from "../context/phrases";
import { parseBaselinePhrase, trimOwnedValue } from "./baseline-phrases";
import { type ComparisonKind, findBaselineTriggers } from "./baseline-triggers";
import { findBaselinePastValue, trimValue } from "./baseline-values";

/** The phrase of a baseline and its trigger. */
export interface Baseline extends Phrase {
  /** First and last item of the trigger. */
  readonly triggerFirst: number;
  readonly triggerLast: number;
  readonly triggerWord: string;
  readonly kind: ComparisonKind;
  readonly value: SlotValue<string>;
  /** Its number is between the trigger and its name: "versus 41% for B". */
  readonly hasValueBefore: boolean;
}

/** Creates a baseline that only the word before its phrase marks. */
export const toUntriggeredBaseline = (
  sentence: SentenceContext,
  phrase: Phrase,
  triggerWord: string,
  kind: ComparisonKind,
): Baseline => ({
  ...phrase,
  triggerFirst: phrase.from - 1,
  triggerLast: phrase.from - 1,
  triggerWord,
  kind,
  value: phraseToSlotValue(sentence, phrase),
  hasValueBefore: false,
});

/** Finds all baselines of a sentence in order, computed once per sentence. "averaged over six benchmarks" has none. */
export const findBaselines = memoizeByKey(parseBaselines);

function parseBaselines(sentence: SentenceContext): readonly Baseline[] {
  const found: Baseline[] = [];
  for (const { first, phraseStart: index, word: trigger, kind } of findBaselineTriggers(sentence.items)) {
    const direct = skipQuality(sentence.items, parseBaselinePhrase(sentence.items, index));
    const parsed = direct ?? findBaselinePastValue(sentence.items, index);
    const trim = kind === "improves" ? trimMetric : trimValue;
    const phrase = parsed ? trimBaseline(sentence.items, trim(sentence.items, parsed)) : null;
    if (phrase === null || phrase.from <= (found.at(-1)?.to ?? -1)) continue;
    if (trigger === "over" && /^(?:compared|relative)$/.test(wordAt(sentence.items, phrase.to + 1))) continue;
    if (
      trigger === "over" &&
      !BASELINE_PROCEDURE.test(wordAt(sentence.items, phrase.from)) &&
      isEvaluationRange(sentence.items, phrase, index)
    )
      continue;
    found.push({
      ...phrase,
      triggerFirst: first,
      triggerLast: index - 1,
      triggerWord: trigger,
      kind,
      value: toBaselineSlotValue(sentence, phrase),
      hasValueBefore: direct === null,
    });
  }
  return found;
}

const ACHIEVED_PARTICIPLE =
  /^(?:obtained|achieved|produced|generated|found|attained|reached|given|made|reported|yielded)$/;

/**
 * "than *the accuracy obtained through* human labels", "than *those produced by* older parsers": skips the words
 * before the baseline.
 */
function skipQuality(items: readonly SentenceItem[], phrase: Phrase | null): Phrase | null {
  if (phrase === null) return null;
  const hasParticiple = phrase.to > phrase.from && ACHIEVED_PARTICIPLE.test(wordAt(items, phrase.to));
  const head = items[hasParticiple ? phrase.to - 1 : phrase.to];
  const index = phrase.to + 1;
  if (!/^(?:of|by|from|through|via|with)$/.test(wordAt(items, index))) return phrase;
  const isQuality = isPerformanceWord(head) || head?.mention?.kind === "metric" || QUALITY_NOUN.test(head?.lower ?? "");
  if (!isQuality || items.slice(phrase.from, phrase.to + 1).some(isSystemItem)) return phrase;
  const inner = parseBaselinePhrase(items, index + 1);
  const isBaseline =
    inner &&
    items.slice(inner.from, inner.to + 1).some((item) => isSystemItem(item) || isSystemOrHumanNoun(item.lower));
  return isBaseline ? inner : phrase;
}

const QUALITY_NOUN = /^(?:those|that|ones|accuracy|values?|rates?|gains?|quality|levels?|skill)$/;
const isSystemItem = (item: SentenceItem): boolean => isSystemMention(item.mention);
const isSystemOrHumanNoun = (word: string): boolean => isSystemNoun(word) || isHumanNoun(word);

/** "the best older parser *(Tide*, 0.41)": formats the name in brackets that precedes the number. */
function formatAdjacentName({ items, text, tokens }: SentenceContext, { to }: Phrase): string {
  const name = items[to + 1]?.lower === "(" ? items[to + 2] : undefined;
  const isAdjacentName =
    name && hasKind(name.mention, "model", "name") && /^(?:,|:|;|at|with)$/.test(wordAt(items, to + 3));
  return isAdjacentName ? ` (${text.slice(tokens[name.first]?.start, tokens[name.last]?.end)})` : "";
}

/** Text of the baseline; of "over 7 baselines" with the count, without "over". */
function toBaselineSlotValue(sentence: SentenceContext, phrase: Phrase): SlotValue<string> {
  const slotValue = phraseToSlotValue(sentence, phrase);
  const first = sentence.items[phrase.from]?.quantity?.first ?? slotValue.first;
  const { text, tokens } = sentence;
  const adjacentName = formatAdjacentName(sentence, phrase);
  if (adjacentName !== "") return { ...slotValue, value: slotValue.value + adjacentName };
  return first === slotValue.first
    ? slotValue
    : { ...slotValue, value: text.slice(tokens[first]?.start, tokens[slotValue.last]?.end), first };
}

/** Removes the article and a final adverb; null if the words denote no system: "it", "others", "F1 =". */
function trimBaseline(items: readonly SentenceItem[], { from: start, to }: Phrase): Phrase | null {
  if (items[to]?.lower === "=") return null;
  let from = start;
  while (from < to && /^(?:the|an?)$/.test(wordAt(items, from))) from++;
  let end = /^(?:vs\.?|versus)$/.test(wordAt(items, to)) ? to - 1 : to;
  while (end >= from && items[end]?.kind === "word" && /^[a-z]+ly$/.test(wordAt(items, end))) end--;
  const verb = items.findIndex(
    (item, index) => index > from && index <= end && item.kind === "word" && FINITE_VERB.test(item.lower),
  );
  if (verb > 0) end = verb - 1;
  if (end < from || (from === end && isNonBaseline(items[from]))) return null;
  const lone = from === end ? wordAt(items, from) : "";
  return /^(?:it|its|them|they|others?|that|those|these|this|what|each|one|ones|us|ours|both|all|none)$/.test(lone)
    ? null
    : trimOwnedValue(items, { from, to: end });
}

/** "versus reached", "than accuracy": a lone participle or metric is no baseline. */
const isNonBaseline = (item: SentenceItem | undefined): boolean =>
  (item?.mention?.kind === "metric" && !/\p{Lu}/u.test(item.mention.surface)) ||
  (item?.kind === "word" && /^[a-z]{3,}ed$/.test(item.lower));

/** Verbs that end a noun phrase: a phrase with one of them extends into the next clause. */
const FINITE_VERB =
  /^(?:is|are|was|were|has|have|had|does|do|did|can|could|may|achieves?|achieved|reach|reaches|reached|improves|outperforms|needs|requires|remains|show|shows|showed)$/;

/**
 * "averaged over six *benchmarks*", "over further *rounds* of training": "over" precedes what was measured or
 * repeated.
 */
function isEvaluationRange(items: readonly SentenceItem[], phrase: Phrase, index: number): boolean {
  const preposition = items
    .slice(phrase.from, phrase.to)
    .findIndex((item) => /^(?:on|with|from|for|by|using|without)$/.test(item.lower));
  const p = preposition > 0 ? { from: phrase.from, to: phrase.from + preposition - 1 } : phrase;
  const words = items.slice(p.from, p.to + 1).map((item) => item.lower);
  const connector = words.findIndex((word) => /^(?:of|,|and)$/.test(word));
  const headNoun = words[connector > 0 ? connector - 1 : words.length - 1] ?? "";
  if (isBaselineNoun(compoundHead(words.at(-1))) || words.some((word) => BASELINE_ADJECTIVES.has(word))) return false;
  if (isSystemNoun(words.at(-1) ?? "") && words.some(isBaselineNoun)) return false;
  return (
    (/^(?:average|averaged|averaging|mean)$/.test(wordAt(items, index - 2)) && wordAt(items, index - 3) !== "on") ||
    items.slice(p.from, p.to + 1).some((item) => isBenchmarkMention(item.mention)) ||
    /(?:benchmarks?|datasets?|tasks?|runs?|seeds?|problems|trials|time|periods?|range|variety|domains|regions|classes|scenes|sequences|horizons|years|months|languages|epochs?|questions|rounds|iterations|steps|turns|folds|corpus|corpora)$/.test(
      headNoun,
    )
  );
}

/** Returns the items inside baseline phrases: a system there is not the claim's. */
export const findBaselineItems = memoizeByKey((sentence: SentenceContext): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const trigger of findBaselineTriggers(sentence.items)) {
    const phrase = parseBaselinePhrase(sentence.items, trigger.phraseStart);
    if (phrase) for (let i = phrase.from; i <= phrase.to; i++) found.add(i);
  }
  return found;
});
