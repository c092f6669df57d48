import type { Mention } from "../../mentions/mention";
import type { CandidateClaim } from "../../rules/candidate-claim";
import { isClauseEnd, isResultVerb, type SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { createWordTest } from "../../text/word-test";
import { BENCHMARK_NOUNS, METHOD_NOUNS, MODEL_NOUNS } from "../../words/head-nouns";
import { compoundHead, hasWordClass, isInWordClass, isScoreOrChangeVerb } from "../../words/word-classes";
import { isSystemMention } from "../context/paper-context";
import { findItemBeforeChain } from "./bracket-owner";
import {
  findListEnd,
  findVerbBeforeObject,
  hasVerbAfter,
  isExample,
  isInAside,
  isInMetricPosition,
  isObject,
  isObjectOfChange,
  RESULT_PARTICIPLE,
} from "./non-subjects";
import { isNounPartOfName } from "./part-of-name";
import { findSizedNoun } from "./sizes";

/**
 * Verbs of score, change or movement, which have a system as their subject. "score" and "scores" are left out because
 * they are mostly metrics.
 */
const isSubjectVerb = (item: SentenceItem): boolean =>
  item.kind === "word"
    ? isScoreOrChangeVerb(item.lower) || hasWordClass("move-verb", item)
    : /^scores?$/.test(item.lower);

/** A system of the sentence and its item. */
export interface NamedSystem {
  readonly index: number;
  readonly mention: Mention;
}
/** A named system, or null for a word that refers to the proposed one: "it", "our method". */
export type ClauseSubject = NamedSystem | { readonly index: number; readonly mention: null };

/**
 * Finds the subject of the clause: the last system before the verb that is no baseline. An unknown name yields to the
 * proposed system before it, unless a verb follows the name: "Orion helps robots (e.g., Atlas) to reach".
 */
export function findSubject(
  candidate: CandidateClaim,
  excludedItems: ReadonlySet<number>,
  lowerBound: number,
): ClauseSubject | null {
  const near = findNearestSubject(candidate, excludedItems, lowerBound);
  if (near?.mention?.kind !== "name" || near.index >= candidate.first - 2) return near;
  const { items } = candidate.sentence;
  if (hasVerbAfter(items, near.index)) return near;
  for (let i = near.index - 1; i >= lowerBound && items[i]?.lower !== ";"; i--) {
    const mention = items[i]?.mention;
    if (refersToProposedSystem(items, i)) return { index: i, mention: null };
    if (!isSystemMention(mention)) continue;
    return mention.kind === "proposed" && findPrepositionBefore(items, i) === null ? { index: i, mention } : near;
  }
  return near;
}

/** Searches back from the number for the subject; falls back to the nearest system after a preposition. */
function findNearestSubject(
  candidate: CandidateClaim,
  excludedItems: ReadonlySet<number>,
  lowerBound: number,
): ClauseSubject | null {
  const { items } = candidate.sentence;
  let seenVerb = false;
  let prepositional: NamedSystem | null = null;
  for (let i = candidate.first - 1; i >= lowerBound; i--) {
    const item = items[i] as SentenceItem;
    if (item.kind === "sign" && item.lower === ";") return prepositional;
    if (isSubjectVerb(item)) seenVerb = true;
    if (excludedItems.has(i)) continue;
    if (seenVerb && refersToProposedSystem(items, i)) return prepositional ?? { index: i, mention: null };
    const { mention } = item;
    if (!mention || (!seenVerb && !isNextToNumber(items, i, candidate.first))) continue;
    const position = classifyPosition(items, { index: i, mention }, candidate.first, seenVerb);
    if (position === "subject") return { index: i, mention };
    if (position === "after-preposition") prepositional ??= { index: i, mention };
  }
  return prepositional;
}

/**
 * "A from 41% to 55% and *B* from 60% to 62%", "lifts A to 56%, *Llama 3* to 62%": the next item of a list that omits
 * the verb.
 */
const isNextInList = (items: readonly SentenceItem[], index: number, first: number): boolean =>
  index === first - 2 &&
  (items[index + 1]?.lower === "from"
    ? items[index]?.mention?.kind !== "name"
    : items[index + 1]?.lower === "to" && items[index]?.mention?.kind === "model") &&
  /^(?:,|and)$/.test(wordAt(items, index - 1));

/** Without a verb between them, a name has to be directly before its number. */
const isNextToNumber = (items: readonly SentenceItem[], index: number, first: number): boolean =>
  index === first - 1 || (index === first - 2 && isBeforeValue(items, index)) || isNextInList(items, index, first);

/** Returns how a name relates to the number after it; null if it does not. */
function classifyPosition(
  items: readonly SentenceItem[],
  { index, mention }: NamedSystem,
  first: number,
  seenVerb: boolean,
): "subject" | "after-preposition" | null {
  if (mention.kind === "size")
    return seenVerb && items[index - 1]?.lower !== "(" && findPrepositionBefore(items, index) === null
      ? "subject"
      : null;
  if (!isSystemMention(mention) || isInMetricPosition(items, index)) return null;
  if (isExample(items, index, first) || isInAside(items, index, first) || isObject(items, index)) return null;
  const preposition = findPrepositionBefore(items, index);
  if (preposition === null && !isNounModifier(items, index)) return "subject";
  if (isActingName(items, index, preposition) || isRunnerUp(items, index, preposition)) return "subject";
  if (!seenVerb || preposition === null) return null;
  const isModel = mention.kind === "model";
  const isListedExample = preposition === "as" ? isAfterSuchAs(items, index) : preposition === "like";
  if (isModel && isListedExample && hasVerbAfter(items, index)) return "subject";
  const example = isModel && /^(?:including|like|namely)$/.test(preposition) && items[index + 1]?.lower === ",";
  const isAfterQuality =
    /^(?:of|with|using|by|via|for)$/.test(preposition) &&
    (mention.kind === "proposed" || (preposition === "of" && isAfterQualityOf(items, index)));
  return example || isAfterQuality ? "after-preposition" : null;
}

/**
 * "with *Orion* achieving", "with the *Orion* model achieving", "(*Orion*) achieving": a name followed by its own
 * participle.
 */
const isActingName = (items: readonly SentenceItem[], index: number, preposition: string | null): boolean => {
  const wordAfter = wordAt(items, index + 1);
  const isInBrackets = wordAfter === ")";
  const hasNounAfter = MODEL_NOUNS.has(wordAfter) || METHOD_NOUNS.has(wordAfter);
  return (
    (preposition === "with" || isInBrackets) &&
    RESULT_PARTICIPLE.test(wordAt(items, isInBrackets || hasNounAfter ? index + 2 : index + 1))
  );
};

/**
 * "Orion improves *Qwen3-4B* by", "lifts a *9B* policy from", "cuts *Qwen3-4B*'s latency by": the known model or the
 * model size that is the object of a verb of change. Unknown names are excluded, because they are often metrics.
 */
export function findChangedObject(
  { sentence: { items }, first }: CandidateClaim,
  excludedItems: ReadonlySet<number>,
  lowerBound: number,
): NamedSystem | null {
  for (let index = first - 1; index >= Math.max(lowerBound, first - 18); index--) {
    const mention = items[index]?.mention;
    if (isClauseEnd(items[index])) return null;
    const isCandidateObject =
      mention?.kind === "model" || (mention?.kind === "size" && findSizedNoun(items, index) !== null);
    if (!isCandidateObject || excludedItems.has(index)) continue;
    if (isObjectOfChange(items, index) || isInWordClass("down-verb", findVerbBeforeObject(items, index)))
      return { index, mention };
  }
  return null;
}

/** "We achieve", "we are able to reduce", but not "we found that", which has another subject. */
function hasResultVerbAfterWe(items: readonly SentenceItem[], index: number): boolean {
  let verb = index + 1;
  while (/^(?:are|were|can|could|able|to|thus|also|further|have|do|not|only)$|ly$/.test(wordAt(items, verb))) verb++;
  const word = wordAt(items, verb);
  return (
    !/^(?:show|demonstrat|f[io]u?nd|observ|report|evaluat|measur|provid|offer|present|identif|set|give)/.test(word) &&
    isScoreOrChangeVerb(word)
  );
}

/** "our harbour-reading *method*", "this *design*". */
const mayReferToSystem = createWordTest(({ lower }) => {
  const head = compoundHead(lower);
  return MODEL_NOUNS.has(head) || METHOD_NOUNS.has(head) || /^(?:design|variant|solution|variants|work)$/.test(head);
});

/** "It achieves", "our method reaches", "the proposed framework": words that refer to the proposed system. */
function refersToProposedSystem(items: readonly SentenceItem[], index: number): boolean {
  const item = items[index] as SentenceItem;
  if (item.kind !== "word") return false;
  if (item.lower === "we") return hasResultVerbAfterWe(items, index);
  if (item.lower === "it" || item.lower === "ours") return true;
  if (!mayReferToSystem(item)) return false;
  const preceding = items.slice(Math.max(0, index - 4), index);
  const from = preceding.findLastIndex((i) => /^(?:our|proposed|this|resulting|recommended)$/.test(i.lower));
  const isAlreadyNamed =
    preceding.slice(0, from).some((i) => isSystemMention(i.mention)) && items[index + 1]?.lower === ",";
  return (
    from >= 0 &&
    !isAlreadyNamed &&
    !preceding.slice(from + 1).some((i) => i.kind !== "word" || isInWordClass("preposition", i.lower))
  );
}

/** "models such as A, B and C reach": examples of the subject. */
const isAfterSuchAs = (items: readonly SentenceItem[], index: number): boolean =>
  items
    .slice(Math.max(0, index - 12), index)
    .some((item, k, all) => item.lower === "as" && all[k - 1]?.lower === "such");

/** "Orion (75.2)", "GPT-5: 75.2": a name directly before its value. An unknown name before a colon may be a metric. */
const isBeforeValue = (items: readonly SentenceItem[], index: number): boolean =>
  items[index + 1]?.lower === "(" || (items[index + 1]?.lower === ":" && items[index]?.mention?.kind !== "name");

/**
 * "Orion reaches 74%, followed by *Tidal* with 71%", "followed by Tidal (71%) and *Iris* (70%)": the owner of the
 * next number.
 */
function isRunnerUp(items: readonly SentenceItem[], index: number, preposition: string | null): boolean {
  if (preposition !== "by" || !/^(?:with|at|\()$/.test(wordAt(items, index + 1))) return false;
  const led = findItemBeforeChain(items, index);
  return items
    .slice(Math.max(0, led - 4), led + 1)
    .some((item, k, all) => item.lower === "by" && all[k - 1]?.lower === "followed");
}

/** "the effectiveness of Orion", "the accuracy of Orion": a quality of the system as the subject. */
const isAfterQualityOf = (items: readonly SentenceItem[], index: number): boolean => {
  const of = items.slice(Math.max(0, index - 2), index).findLastIndex((item) => item.lower === "of");
  const noun = items[Math.max(0, index - 2) + of - 1];
  return (
    of >= 0 &&
    (noun?.mention?.kind === "metric" ||
      /^(?:effectiveness|superiority|efficacy|robustness|potential|performance|capability|advantage|benefits?|value|generality)$/.test(
        noun?.lower ?? "",
      ))
  );
};

/** A name before a noun of results is a modifier: "SimplerEnv success rates". */
function isNounModifier(items: readonly SentenceItem[], index: number): boolean {
  const next = items[index + 1];
  if (next === undefined) return false;
  if (items[index]?.mention?.kind === "proposed") return BENCHMARK_NOUNS.has(next.lower);
  if (items[index]?.mention?.kind !== "name") return false;
  if (next.mention?.kind === "metric") return true;
  if (next.kind !== "word") return false;
  const head = compoundHead(next.lower);
  if (MODEL_NOUNS.has(head) || METHOD_NOUNS.has(head) || hasWordClass("preposition", next)) return false;
  if (isNounPartOfName(items, index)) return false;
  if (/^(?:variant|version|ensemble|design)$/.test(head) && /[-\d]/.test(items[index]?.mention?.name ?? ""))
    return false;
  return (
    !isScoreOrChangeVerb(next.lower) &&
    !/(?:ly|ed|ing)$|^(?:and|or|that|which|also|even|still|can|may|to|not|by|at|further|consistently|both)$/.test(
      next.lower,
    ) &&
    !isResultVerb(next)
  );
}

function findPrepositionBefore(items: readonly SentenceItem[], index: number): string | null {
  const chain = findItemBeforeChain(items, index);
  if (chain < index - 1 && hasWordClass("preposition", items[chain])) return items[chain]?.lower ?? null;
  const connector = /^(?:and|or|,|\/)$/;
  let back = index - 1;
  while (connector.test(wordAt(items, back))) back--;
  const isAfterComma = back === index - 2 && items[index - 1]?.lower === ",";
  const isAfterAnd = items[index - 1]?.lower === "and" && !isSystemMention(items[back]?.mention);
  if ((isAfterComma || isAfterAnd) && hasVerbAfter(items, index)) return null;
  const isAfterOtherItem =
    isAfterComma && !isSystemMention(items[back]?.mention) && items[index]?.mention?.kind !== "name";
  if (isAfterOtherItem && hasVerbAfter(items, findListEnd(items, index))) return null;
  if (back < index - 1 && items[back]?.kind === "mention" && items[back]?.mention?.kind !== "metric")
    return findPrepositionBefore(items, back);
  if (back < index - 1) return null;
  for (let i = index - 1; i >= Math.max(0, index - 5); i--) {
    const item = items[i] as SentenceItem;
    if (
      item.kind === "word" &&
      (hasWordClass("preposition", item) || /^(?:including|e\.g\.|like|namely)$/.test(item.lower))
    )
      return item.lower;
    if (item.kind === "mention") return null;
    if (item.kind === "sign" && item.lower !== "-" && item.lower !== "(") return null;
    if (
      item.kind === "word" &&
      (hasWordClass("score", item) || hasWordClass("gain-verb", item) || /^(?:that|and|which)$/.test(item.lower))
    )
      return null;
  }
  return null;
}
