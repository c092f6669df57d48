/** Decides whether a number is the value of a baseline, and of which: the first resolver of `refine-systems.ts`. */

import { hasKind, type Mention } from "../../mentions/mention";
import { MODEL_NAME_SUFFIX } from "../../mentions/proposed-name";
import { isComparisonTrigger } from "../../rules/baseline-evidence";
import { type CandidateClaim, isFoundBy, type SlotValue } from "../../rules/candidate-claim";
import { findBracketedMention, isBracket, type SentenceContext, type SentenceItem } from "../../rules/sentence-context";
import type { SystemReasonCode } from "../../rules/step-reason";
import { wordAt } from "../../text/word-at";
import { isHumanNoun } from "../../words/baseline-words";
import { classifyHeadNoun, MODEL_NOUNS } from "../../words/head-nouns";
import { compoundHead, hasWordClass, isInWordClass } from "../../words/word-classes";
import { findBaselineAfterValue, findBaselineBeforeValue } from "../baselines/baseline-values";
import { findBaselines } from "../baselines/find-baselines";
import { isSystemMention, mentionToSlotValue, toMethodSlotValue, toModelSlotValue } from "../context/paper-context";
import { findPhraseBefore, phraseToSlotValue } from "../context/phrases";
import { findBracketOwner } from "./bracket-owner";
import { extendWithVariant, isModelName } from "./named-subject";
import type { SystemContext, SystemResolution, SystemSlotContext } from "./system-context";

/** "(71% *vs* 56%)", "(0.71 [0.68, 0.74] *vs* 0.56)": the first number is not the baseline's. */
const isFollowedByVersus = (items: readonly SentenceItem[], last: number): boolean =>
  VERSUS_WORD.test(wordAt(items, skipInterval(items, last + 1)));

const VERSUS_WORD = /^(?:vs\.?|versus|compared)$/;

/** "0.71 *[0.68, 0.74]* vs": returns the item after a confidence interval. */
function skipInterval(items: readonly SentenceItem[], index: number): number {
  const close =
    items[index]?.lower === "[" ? items.slice(index, index + 10).findIndex((item) => item.lower === "]") : -1;
  return index + close + 1;
}

/**
 * "outperforming GPT-4o (58.6%)", "compared to 75% for the best baseline": finds the baseline that the number belongs
 * to.
 */
function findBaselineOwner(candidate: CandidateClaim, baselineItems: ReadonlySet<number>): number | null {
  const { items } = candidate.sentence;
  const { first } = candidate;
  if (candidate.gain || candidate.before || !candidate.after || isFollowedByVersus(items, candidate.last)) return null;
  const word = wordAt(items, first - 1);
  const bracket = items.findLastIndex((item, index) => index < first && index >= first - 30 && isBracket(item));
  if (items[bracket]?.lower === "(") {
    if (statesBest(items, bracket + 1) || statesManner(items.slice(bracket + 1, first))) return null;
    const before = findBaselineJustBefore(items, bracket, baselineItems);
    if (before !== null && isBracketedBaseline(items, bracket, first)) return bracket + 1;
    return before ?? (VERSUS_WORD.test(word) ? null : findBaselineInList(items, bracket, baselineItems));
  }
  return word === "at" ? findBaselineJustBefore(items, first - 1, baselineItems) : null;
}

/**
 * "beats older parsers in recall (*highest recall* of 0.42)": the best value belongs to the winner, not to the
 * baseline.
 */
const statesBest = (items: readonly SentenceItem[], index: number): boolean =>
  /^(?:highest|lowest|best)$/.test(wordAt(items, index)) && items[index + 1]?.mention?.kind === "metric";

/**
 * "beats Tidal (*by reaching* 71%)", "beats older parsers (*with* the best results on 12 maps)": the brackets name no
 * system and describe the winner.
 */
const statesManner = (inside: readonly SentenceItem[]): boolean =>
  /^(?:with|while|by|e\.g\.|reaching|achieving)$/.test(wordAt(inside, 0)) &&
  !inside.some((item) => isSystemMention(item.mention));

/** "the best parser (*Tidal*, 0.42)", "(*Tidal* at 42%)": the name of the baseline is in brackets with its number. */
function isBracketedBaseline(items: readonly SentenceItem[], bracket: number, first: number): boolean {
  const { mention } = items[bracket + 1] ?? {};
  const between = items.slice(bracket + 2, first);
  return (
    isSystemMention(mention) &&
    mention.kind !== "proposed" &&
    !between.some((item) => item.quantity || VERSUS_WORD.test(item.lower) || /^[;=]$/.test(item.lower))
  );
}

/**
 * "surpassing A (0.62), B (0.51) and the older parsers (0.41)": the next of a list of baselines with their numbers in
 * brackets.
 */
function findBaselineInList(
  items: readonly SentenceItem[],
  open: number,
  baselineItems: ReadonlySet<number>,
): number | null {
  const name = open - 1;
  const close = items.slice(0, name).findLastIndex((item) => item.lower === ")");
  if (close < 0 || close < name - 8) return null;
  let from = close + 1;
  while (/^(?:,|;|and|or|&|both|even|the|a|an)$/.test(wordAt(items, from))) from++;
  if (from === close + 1 || from > name || !isBaselineNounPhrase(items.slice(from, open))) return null;
  for (let i = close - 1; i > Math.max(0, close - 12); i--) {
    if (items[i]?.lower !== "(") continue;
    return findBaselineJustBefore(items, i, baselineItems) !== null ||
      findBaselineInList(items, i, baselineItems) !== null
      ? name
      : null;
  }
  return null;
}

/** "*older parsers*", but not "reaching more on DROP": no number, metric, proposed system or function word. */
const isBaselineNounPhrase = (words: readonly SentenceItem[]): boolean =>
  words.every(
    (item, index) =>
      (item.kind === "mention" && !hasKind(item.mention, "metric", "benchmark", "proposed")) ||
      (item.kind === "word"
        ? !NON_NOUN_WORD.test(item.lower) && !(index < words.length - 1 && hasWordClass("strong-score", item))
        : /^[-+/']$/.test(item.lower)),
  );

const NON_NOUN_WORD =
  /^(?:on|in|at|by|while|whereas|when|with|which|that|but|is|are|was|were|it|we|our|its|this|also|than|up|to|from)$/;

function findBaselineJustBefore(
  items: readonly SentenceItem[],
  open: number,
  baselineItems: ReadonlySet<number>,
): number | null {
  for (let i = open - 1; i >= Math.max(0, open - 6); i--) {
    const item = items[i] as SentenceItem;
    if (item.mention?.kind === "metric" && !baselineItems.has(i)) return null;
    if (baselineItems.has(i)) return isAfterAmong(items, i) ? null : i;
    if (item.kind === "sign" || item.kind === "quantity" || NON_BASELINE_WORD.test(item.lower)) return null;
  }
  return null;
}

/**
 * "beats older parsers *across* all letters (0.71)", "… *while* staying small (0.71)": after such a word the brackets
 * describe the winner, not the baseline.
 */
const NON_BASELINE_WORD = /^(?:across|on|while|e\.g\.|gains?|improvements?)$/;

/** "the highest recall *among* all parsers (0.71)": the number is that of the winner. */
const isAfterAmong = (items: readonly SentenceItem[], index: number): boolean =>
  items.slice(Math.max(0, index - 6), index).some((item) => item.lower === "among");

/** "reaches 71.0%, against 56.7%": the baseline's number has no name, so it belongs to the last baseline named. */
function findLastBaseline(candidate: CandidateClaim): SlotValue<Mention> | null {
  const named = findBaselines(candidate.sentence).findLast((baseline) => baseline.to < candidate.first);
  return named ? toBaselineMention(candidate.sentence, named.value) : null;
}

/**
 * "outscores the larger Tide on A (30.1 against 20.8)": the object of a verb such as "beat"; null if the sentence
 * names none.
 */
function findBeatenSystem(
  { sentence, first }: CandidateClaim,
  excludedItems: ReadonlySet<number>,
): SlotValue<Mention> | null {
  const { items } = sentence;
  for (let i = first - 1; i >= Math.max(0, first - 60); i--) {
    const mention = items[i]?.mention;
    if (!isSystemMention(mention) || mention.kind === "proposed") continue;
    const isBeaten = items
      .slice(Math.max(0, i - 7), i)
      .some((p) => p.kind === "word" && isInWordClass("beat-verb", p.lower));
    if (isBeaten) return mentionToSlotValue(sentence, i, mention);
    if (!excludedItems.has(i)) return null;
  }
  return null;
}

/** "human expert performance", "the top embedding score": removes the noun of the quality from the baseline. */
function trimMeasure(slotValue: SlotValue<string>): SlotValue<string> {
  const value = slotValue.value.replace(/('s)?\s(?:performance|scores?|levels?|accuracy)$|'s$/, "");
  return value === slotValue.value ? slotValue : { ...slotValue, value, last: slotValue.last - 1 };
}

export function toBaselineMention(sentence: SentenceContext, phrase: SlotValue<string>): SlotValue<Mention> {
  const slotValue = trimMeasure(phrase);
  const inside = sentence.items.filter((item) => item.first >= slotValue.first && item.last <= slotValue.last);
  const participle = inside.findIndex((item) =>
    /^(?:trained|pre-trained|finetuned|fine-tuned|based|built|without|using)$/.test(item.lower),
  );
  const namedItem = (participle < 0 ? inside : inside.slice(0, participle)).find((item) =>
    isSystemMention(item.mention),
  );
  if (namedItem?.mention)
    return extendWithVariant(sentence, sentence.items.indexOf(namedItem), {
      value: namedItem.mention,
      first: namedItem.first,
      last: namedItem.last,
    });
  return toModelSlotValue(slotValue);
}

function findModelBefore(candidate: CandidateClaim, index: number): SlotValue<Mention> {
  const { items } = candidate.sentence;
  let from = findPhraseBefore(items, index, 0)?.from ?? index;
  for (let i = index; i >= from; i--) if (isSystemMention(items[i]?.mention)) from = i;
  const mention = items[from]?.mention;
  const isDescribed = mention?.kind === "name" && index > from && MODEL_NOUNS.has(compoundHead(items[index]?.lower));
  if (isSystemMention(mention) && !isDescribed)
    return extendWithVariant(candidate.sentence, from, mentionToSlotValue(candidate.sentence, from, mention));
  return toBaselineMention(candidate.sentence, phraseToSlotValue(candidate.sentence, { from, to: index }));
}

/** Nouns that may denote a person or a model; compared like models. */
const JUDGE_NOUN = /^(?:judges?|evaluator|teachers?|students?|ai)$/;

/** True if the name or noun of a baseline denotes a model; an unknown name has the kind of the proposed system. */
function isModelLike(
  { value: mention }: SlotValue<Mention>,
  { candidate: { sentence }, paper }: SystemSlotContext,
): boolean {
  if (mention.kind === "proposed" || mention.kind === "model") return mention.proposedKind !== "method";
  const proposedKind = paper.proposedNames.find((proposed) => proposed.kind !== "benchmark")?.kind;
  const itemIndex = sentence.items.findIndex((item) => item.mention === mention);
  if (itemIndex >= 0)
    return (
      isModelName(mention, sentence.items, itemIndex) ||
      MODEL_NAME_SUFFIX.test(mention.name) ||
      proposedKind !== "method"
    );
  const head = compoundHead(
    mention.name
      .toLowerCase()
      .split(/ (?:of|for|with|on|trained|using) /)[0]
      ?.split(" ")
      .at(-1),
  );
  if (/^(?:baselines?|counterparts?)$/.test(head)) return proposedKind === "model";
  return classifyHeadNoun(head) === "model" || isHumanNoun(head) || JUDGE_NOUN.test(head);
}

/** A baseline that is a method ran on the model of the clause, as the proposed method did. */
function toBaselineResolution(
  context: SystemContext,
  baseline: SlotValue<Mention> | null,
  note: SystemReasonCode,
): SystemResolution {
  const baseModel = context.baseModel?.value.kind === "model" ? context.baseModel : null;
  if (!baseline) return { model: baseModel, method: null, role: "baseline", reason: note };
  if (isModelLike(baseline, context)) return { model: baseline, method: null, role: "baseline", reason: note };
  return { model: baseModel, method: toMethodSlotValue(baseline), role: "baseline", reason: note };
}

/** "against 55% (*Tidal*) and 45% (*Iris*)": a number after a word of comparison, or a further number of its list. */
const isComparedNumber = ({ candidate, group }: SystemContext): boolean =>
  [candidate, group[0]].some(
    (g) => g !== undefined && (isFoundBy(g, "score-baseline") || isComparisonTrigger(g.sentence.items, g.first - 1)),
  );

/** Resolves a number that belongs to a baseline because of brackets, a list, a trigger or a verb such as "beat". */
export function resolveBaselineSubject(context: SystemContext): SystemResolution | null {
  const { candidate, baselineItems, excludedItems } = context;
  const ownerIndex = findBaselineOwner(candidate, baselineItems);
  if (ownerIndex !== null)
    return toBaselineResolution(context, findModelBefore(candidate, ownerIndex), "baseline-value-in-brackets");
  const isBaselineScore = isFoundBy(candidate, "score-baseline");
  const bracketOwner = isBaselineScore ? findBracketOwner(candidate) : null;
  if (bracketOwner) {
    const name = mentionToSlotValue(candidate.sentence, bracketOwner.index, bracketOwner.mention);
    return toBaselineResolution(context, name, "baseline-tied-by-brackets");
  }
  const bracketedMention = isComparedNumber(context)
    ? findBracketedMention(candidate.sentence.items, candidate.last)
    : undefined;
  if (bracketedMention?.kind === "name")
    return toBaselineResolution(
      context,
      mentionToSlotValue(candidate.sentence, candidate.last + 2, bracketedMention),
      "baseline-in-brackets-after",
    );
  const before = findBaselineBeforeValue(candidate);
  if (before)
    return toBaselineResolution(context, toBaselineMention(candidate.sentence, before), "baseline-before-value");
  const after = findBaselineAfterValue(candidate);
  if (after) return toBaselineResolution(context, toBaselineMention(candidate.sentence, after), "baseline-after-value");
  if (!isBaselineScore) return null;
  const named = findLastBaseline(candidate);
  return named
    ? toBaselineResolution(context, named, "last-baseline-named")
    : toBaselineResolution(context, findBeatenSystem(candidate, excludedItems), "baseline-beaten-by-verb");
}
