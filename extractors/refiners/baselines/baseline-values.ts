/** Finds baselines with a number of their own: "B's accuracy of N", "versus N for B", "the N baseline". */

import { hasKind } from "../../mentions/mention";
import { isComparisonTrigger } from "../../rules/baseline-evidence";
import { type CandidateClaim, isScoreOnly, type SlotValue } from "../../rules/candidate-claim";
import { isClauseEnd, isResultVerb, type SentenceContext, type SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { isBaselineNoun, isHumanNoun } from "../../words/baseline-words";
import { METHOD_NOUNS, MODEL_NOUNS } from "../../words/head-nouns";
import { compoundHead } from "../../words/word-classes";
import { isConnector } from "../context/coordinations";
import { isSystemMention } from "../context/paper-context";
import { isPerformanceWord, type Phrase, parseNounPhrase, phraseToSlotValue, trimMetric } from "../context/phrases";
import { parseBaselinePhrase, trimOwnedValue } from "./baseline-phrases";
import { type BaselineTrigger, findBaselineTriggers } from "./baseline-triggers";

/** "surpassing *B*'s F1 score of 0.48", "compared to the base *model* 0.64", "beating a parser which reaches 50%". */
export function findBaselineBeforeValue(candidate: CandidateClaim): SlotValue<string> | null {
  const { items } = candidate.sentence;
  const trigger = isScoreOnly(candidate)
    ? findBaselineTriggers(items).findLast((c) => c.phraseStart < candidate.first && c.kind !== "improves")
    : undefined;
  const phrase = trigger && parseBaselinePhrase(items, trigger.phraseStart);
  if (!phrase) return null;
  const baseline = trimMetric(items, trimOwnedValue(items, phrase));
  const from = findFirstOfList(items, candidate.first);
  const between = items.slice(baseline.to + 1, from);
  const hasOwner =
    namesSystem(items, baseline) ||
    findReachClause(between) !== null ||
    (isContrastTrigger(trigger) && ownsMetric(items, baseline, phrase));
  if (!hasOwner || (between.length === 0 && (candidate.after?.qualifier || from < candidate.first))) return null;
  return between.length < 12 && isBaselineValue(between) ? phraseToSlotValue(candidate.sentence, baseline) : null;
}

/**
 * "gains over the former recall of 0.41" may be the value of the system itself; "compared to the *top reader* recall
 * of 0.41" is the value of a baseline.
 */
const isContrastTrigger = ({ word: trigger }: BaselineTrigger): boolean =>
  /^(?:compared|versus|vs\.?|than|against|relative)$/.test(trigger);

/** "the *top reader* score", "the *nearest planner* accuracy", but not "the initial score". */
const ownsMetric = (items: readonly SentenceItem[], baseline: Phrase, phrase: Phrase): boolean =>
  baseline.to < phrase.to && !NON_OWNER_ADJECTIVE.test(wordAt(items, baseline.to));

const NON_OWNER_ADJECTIVE =
  /^(?:initial|original|average|mean|overall|final|highest|lowest|previous|prior|same|expected|maximum|minimum|random|chance)$/;

/** "the *nearest planner* accuracy of 0.41": removes the metric from a baseline before its number. */
export function trimValue(items: readonly SentenceItem[], phrase: Phrase): Phrase {
  const baseline = trimMetric(items, phrase);
  const valued = items[phrase.to + 1]?.lower === "of" && items[phrase.to + 2]?.quantity;
  return valued && items[phrase.to]?.mention?.kind === "metric" && ownsMetric(items, baseline, phrase)
    ? baseline
    : phrase;
}

/**
 * "of 0.41 and *0.35*", "at a recall of 0.41, a precision of *0.35*": returns the first number of a list for one
 * system.
 */
function findFirstOfList(items: readonly SentenceItem[], index: number): number {
  let back = index - 1;
  while (back > index - 7 && items[back] && (isMetricWord(items[back] as SentenceItem) || isConnector(items[back])))
    back--;
  if (!items[back]?.quantity || back === index - 1) return index;
  return isConnector(items[back + 1]) || items[back + 1]?.mention?.kind === "metric"
    ? findFirstOfList(items, back)
    : index;
}

/**
 * True if only words that connect a baseline with its value are between: "'s F1 score of", "which achieves", "at a
 * recall of".
 */
function isBaselineValue(between: readonly SentenceItem[]): boolean {
  const words = between.map((item) => item.lower);
  const reachClause = findReachClause(between);
  if (reachClause) return reachClause.every((item) => isMetricWord(item));
  if (words[0] === "at") return between.length > 2 && between.slice(1).every(isMetricWord);
  const endsBeforeValue =
    words.length === 0 || isPerformanceWord(between.at(-1)) || /^(?:of|=|:|s|score|at)$/.test(words.at(-1) ?? "");
  const startsWithMetric =
    words.length === 0 ||
    words[0] === "'" ||
    words.join(" ") === "of" ||
    isPerformanceWord(between[0]) ||
    between[0]?.mention?.kind === "metric";
  return endsBeforeValue && startsWithMetric;
}

/**
 * ", which reaches *a recall of* 0.41": returns the item after the verb of a relative clause about the baseline; null
 * if there is none.
 */
function findReachClause(between: readonly SentenceItem[]): readonly SentenceItem[] | null {
  const index = between[0]?.lower === "," ? 1 : 0;
  const verb = between[index + 1];
  const isReachVerb = verb && (isResultVerb(verb) || /^(?:scored?|gets?|got|has|had|have)$/.test(verb.lower));
  return isReachVerb && /^(?:which|that|who)$/.test(wordAt(between, index)) ? between.slice(index + 2) : null;
}

const isMetricWord = (item: SentenceItem): boolean =>
  item.mention?.kind === "metric" ||
  isPerformanceWord(item) ||
  /^(?:'|s|of|=|:|a|an|the|only|just|about|average|mean|overall|rate|accuracy)$/.test(item.lower);

/** "compared to 60.9% for *the best parser*", "versus 0.72 for *B*", "below the 20% *random baseline*". */
export function findBaselineAfterValue(candidate: CandidateClaim): SlotValue<string> | null {
  const lead = isScoreOnly(candidate) ? findLeadBefore(candidate.sentence, candidate.first) : null;
  const phrase = lead && findOwnerAfter(candidate.sentence.items, candidate.last, lead);
  return phrase && phraseToSlotValue(candidate.sentence, phrase);
}

/**
 * "compared to 41.2% for *the best parser*", "to a recall of 0.41 for *B*": finds a baseline that follows its number
 * after a trigger.
 */
export function findBaselinePastValue(items: readonly SentenceItem[], index: number): Phrase | null {
  const number = items.slice(index, index + 6).findIndex((item) => item.quantity);
  const isLed = number >= 0 && items.slice(index, index + number).every(isMetricWord);
  return isLed ? findOwnerAfter(items, index + number, "beaten") : null;
}

/**
 * Finds the system of the number that ends at an item: directly after it, or after "for", past the other numbers of
 * the list.
 */
function findOwnerAfter(items: readonly SentenceItem[], last: number, lead: ValueLead): Phrase | null {
  let end = last;
  for (let next = findNextValue(items, end); next !== null; next = findNextValue(items, end)) end = next;
  const beside = findAdjacentBaseline(items, end + 1, lead);
  if (beside) return beside;
  for (let i = end + 1; i < Math.min(items.length, end + 7); i++) {
    if (isClauseEnd(items[i]) || items[i]?.kind === "quantity" || /^[,()]$/.test(wordAt(items, i))) return null;
    if (!/^(?:for|by|of|from|with|in)$/.test(wordAt(items, i))) continue;
    const phrase = parseBaselinePhrase(items, i + 1);
    const isPlain = lead !== "beaten" && /^(?:for|by)$/.test(wordAt(items, i));
    return phrase && (isPlain || namesSystem(items, phrase)) ? phrase : null;
  }
  return null;
}

/**
 * "0.93, *0.92*, and *0.94* for B", "58% accuracy and *0.34* F1 for B": returns the next number of a baseline's list.
 */
function findNextValue(items: readonly SentenceItem[], last: number): number | null {
  const connector = items[last + 1]?.mention?.kind === "metric" ? last + 2 : last + 1;
  let index = connector;
  while (index < connector + 2 && /^(?:and|,|\/)$/.test(wordAt(items, index))) index++;
  return index > connector && items[index]?.quantity ? index : null;
}

/**
 * "the 20% *random baseline*", "0.87 *raw-only*)", "35.4% *without evolution*": finds the baseline directly after its
 * number.
 */
function findAdjacentBaseline(items: readonly SentenceItem[], index: number, lead: ValueLead): Phrase | null {
  if (items[index]?.lower === "without") return parseBaselinePhrase(items, index);
  const phrase = parseNounPhrase(items, index);
  if (!phrase || phrase.to - index > 4) return null;
  const words = items.slice(index, phrase.to + 1);
  if (words.some((item) => hasKind(item.mention, "metric", "benchmark") || isPerformanceWord(item))) return null;
  const head = wordAt(items, phrase.to);
  if (isBaselineNoun(head)) return phrase;
  const isClosed = /^[),;.]$/.test(items[phrase.to + 1]?.lower ?? ".");
  return lead === "contrast" && isClosed && /-/.test(head) ? phrase : null;
}

/** How the words before a number mark it as a baseline's: by a contrast ("versus"), or by a verb such as "beat". */
type ValueLead = "contrast" | "beaten";

function findLeadBefore(sentence: SentenceContext, index: number): ValueLead | null {
  const { items } = sentence;
  if (hasArticle(sentence, index)) return "beaten";
  let lead = index - 1;
  while (lead > index - 6 && items[lead] && isMetricWord(items[lead] as SentenceItem)) lead--;
  const near = wordAt(items, lead);
  if (near === "over" || isComparisonTrigger(items, lead)) return "contrast";
  if (items[index - 1]?.lower === "the" && BEAT_BEFORE_ARTICLE.test(near)) return "beaten";
  return findLeadOfList(sentence, index);
}

/** "lower than *the* 87% achieved by experts": an article inside the qualifier of a number. */
function hasArticle({ tokens, items }: SentenceContext, index: number): boolean {
  const item = items[index];
  const lead = tokens.slice(item?.first, (item?.last ?? 0) + 1).filter((token) => token.kind === "word");
  const the = lead.findIndex((token) => token.lower === "the");
  return the > 0 && lead.slice(0, the).some((token) => token.lower === "than" || BEAT_BEFORE_ARTICLE.test(token.lower));
}

const BEAT_BEFORE_ARTICLE =
  /^(?:surpass|exceed|outperform|beat|match|approach)\w{0,3}$|^(?:beating|matching|below|above|behind)$/;

/**
 * "vs. 46.2% for the baseline and *47.1%* for B", "versus 26.0% and *15.7%*": the next number of a list of baseline
 * values.
 */
function findLeadOfList(sentence: SentenceContext, index: number): ValueLead | null {
  const { items } = sentence;
  let back = index - 1;
  while (back > index - 3 && /^(?:,|and|\/)$/.test(wordAt(items, back))) back--;
  if (back === index - 1) return null;
  for (let i = back; i > Math.max(0, back - 8); i--) {
    if (items[i]?.quantity)
      return i === back || /^(?:for|by)$/.test(wordAt(items, i + 1)) ? findLeadBefore(sentence, i) : null;
    if (isClauseEnd(items[i]) || /^[,()]$/.test(wordAt(items, i))) return null;
  }
  return null;
}

/** True if the phrase has a name or ends in a noun of systems; "with identical cues" and "in the lab" do not. */
function namesSystem(items: readonly SentenceItem[], { from, to }: Phrase): boolean {
  const head = compoundHead(items[to]?.lower);
  return (
    items.slice(from, to + 1).some((item) => isSystemMention(item.mention)) ||
    head === "best" ||
    MODEL_NOUNS.has(head) ||
    METHOD_NOUNS.has(head) ||
    isBaselineNoun(head) ||
    isHumanNoun(head)
  );
}
