import type { CandidateClaim } from "../../rules/candidate-claim";
import { isResultVerb, type SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { isSystemNoun } from "../../words/baseline-words";
import { NON_METRIC_NOUNS } from "../../words/triggers";
import { hasWordClass, isInWordClass } from "../../words/word-classes";
import { findPhraseBefore, findSubjectEnd, type Phrase, parseNounPhrase } from "../context/phrases";
import { findChangeStart, type SearchWindow } from "../context/search-windows";
import { findNearestMetricBefore } from "./adjacent-gain-metrics";
import { findFirstMetric, findLastMetric, isMetricAt } from "./find-metrics";
import { findMetricAfterPreposition } from "./metric-after-preposition";
import {
  MEASURE_NAME_SUFFIX,
  type MetricSlotValue,
  objectToMetric,
  phraseToMetric,
  subjectToMetric,
  toExtendedMetric,
  toMetricSlotValue,
  toSpeedMetric,
} from "./metric-phrases";
import { findMetricBeforeBracket } from "./noun-gain-metrics";

/** A change with its governing trigger: the input of the finders below. */
interface GovernedChange {
  readonly candidate: CandidateClaim;
  readonly windowBefore: SearchWindow;
  readonly windowAfter: SearchWindow;
  /** Index of the item at which "by N" or "from N" begins. */
  readonly start: number;
  /** Index of the word of change, if any. */
  readonly trigger: number | null;
  /** True if the trigger precedes the number and has a measured object. */
  readonly isBeforeNumber: boolean;
  readonly isBeatVerb: boolean;
}

/** Finds the object or subject of the verb of change: "reduces token usage by 63%", "lifting the success rate from 4 to 21". A gain noun after the numbers does not replace the verb. */
export function findGovernedMetric(
  candidate: CandidateClaim,
  windowBefore: SearchWindow,
  windowAfter: SearchWindow,
): MetricSlotValue | null {
  const { items } = candidate.sentence;
  const start = findChangeStart(candidate);
  const isLater = candidate.before !== null && (candidate.trigger ?? 0) > start;
  const verb = candidate.trigger === null || isLater ? findChangeWordBefore(items, start, windowBefore.from) : null;
  const trigger = verb ?? candidate.trigger;
  const isBeatVerb = trigger !== null && hasWordClass("beat-verb", items[trigger]);
  const governed: GovernedChange = {
    candidate,
    windowBefore,
    windowAfter,
    start,
    trigger,
    isBeatVerb,
    isBeforeNumber: trigger !== null && trigger < start && !isBeatVerb,
  };
  for (const find of GOVERNED_FINDERS) {
    const metric = find(governed);
    if (metric) return metric;
  }
  return null;
}

type GovernedMetricFinder = (change: GovernedChange) => MetricSlotValue | null;

/** Derives speed from the verb: "accelerates decoding by 3x". */
const findSpeed: GovernedMetricFinder = ({ candidate, trigger }) =>
  trigger !== null &&
  candidate.gain &&
  !candidate.before &&
  /^(?:accelerat|speed|sped)/.test(wordAt(candidate.sentence.items, trigger))
    ? toSpeedMetric(candidate.sentence, trigger)
    : null;

/** Finds a known metric between verb and number: "raises *recall* by 4%". */
const findKnownObject: GovernedMetricFinder = ({ candidate: { sentence }, start, trigger, isBeforeNumber }) => {
  if (trigger === null || !isBeforeNumber) return null;
  const near = skipExplainingMetric(sentence.items, findLastMetric(sentence.items, trigger + 1, start - 1), trigger);
  return near !== null && !hasVerbOrNumberBetween(sentence.items, near, start)
    ? toExtendedMetric(sentence, near, trigger + 1)
    : null;
};

/** Finds the metric after the number or the noun phrase between verb and number, whichever is nearer: "improves by 4% in *recall*". */
const findAfterOrObject: GovernedMetricFinder = ({
  candidate,
  windowBefore,
  windowAfter,
  start,
  trigger,
  isBeforeNumber,
}) => {
  const { sentence, last } = candidate;
  const metricAfter =
    candidate.before && candidate.after
      ? findMetricRightAfter(candidate, windowAfter)
      : findMetricAfterPreposition(sentence, last + 1, windowAfter.to);
  const object = trigger !== null && isBeforeNumber ? findObjectPhrase(candidate, trigger, start, windowBefore) : null;
  const whole = object && ((trigger ?? 0) < windowBefore.from || isWholeObject(sentence.items, object, start));
  const free = whole
    ? phraseToMetric(sentence, trimOfPhrase(sentence.items, trimParticiple(sentence.items, object)))
    : null;
  if (metricAfter && (!free || getLastToken(candidate, last + 4) >= metricAfter.first)) return metricAfter;
  return free;
};

/** Finds the subject of the verb: "*recall* of A improves by 4%", "*page overlap* falls by 4%". */
const findSubject: GovernedMetricFinder = ({
  candidate: { sentence },
  windowBefore,
  start,
  trigger,
  isBeforeNumber,
}) => {
  const { items } = sentence;
  if (trigger === null || trigger >= start || (!isBeforeNumber && !isMetricAt(items, trigger - 1))) return null;
  const phrase = findPhraseBefore(items, trigger - 1, windowBefore.from);
  const index = phrase ? findFirstMetric(items, phrase.from, phrase.to) : null;
  if (index !== null && phrase) return toExtendedMetric(sentence, index, phrase.from);
  const distant = findLastMetric(items, Math.max(windowBefore.from, trigger - 8), trigger - 1);
  if (distant !== null && items[distant + 1]?.lower === "of")
    return toExtendedMetric(sentence, distant, windowBefore.from);
  const isAlone = items.slice(trigger + 1, start).every((item) => /ly$|^(?:only|further)$/.test(item.lower));
  const subjectMetric = isAlone
    ? subjectToMetric(sentence, phrase, INTRANSITIVE_CHANGE_VERB.test(wordAt(items, trigger)))
    : null;
  return (
    subjectMetric ??
    (phrase && MEASURE_NAME_SUFFIX.test(wordAt(items, phrase.to)) ? phraseToMetric(sentence, phrase) : null)
  );
};

/** Finds the subject of a copula: "*drift* is reduced by 4%", "a *drift* that is lower by 4%". */
const findCopulaSubject: GovernedMetricFinder = ({
  candidate: { sentence },
  windowBefore,
  trigger,
  isBeforeNumber,
}) => {
  if (trigger === null || !/^(?:is|are|was|were)$/.test(wordAt(sentence.items, trigger - 1))) return null;
  const isComparison = isInWordClass("more", wordAt(sentence.items, trigger)) || isBeforeNumber;
  return isComparison
    ? phraseToMetric(
        sentence,
        findPhraseBefore(sentence.items, findSubjectEnd(sentence.items, trigger - 1), windowBefore.from),
      )
    : null;
};

/** Falls back to the object of the verb: "boosts *conceptual grasp* by 30%". */
const findChangedObject: GovernedMetricFinder = ({ candidate, windowBefore, start, trigger, isBeforeNumber }) =>
  trigger !== null && isBeforeNumber && isInWordClass("gain-verb", wordAt(candidate.sentence.items, trigger))
    ? objectToMetric(candidate.sentence, findObjectPhrase(candidate, trigger, start, windowBefore))
    : null;

/** Finds a known metric directly after the number, which wins over the object: "raises accuracy by 4 points *in recall*", "cuts costs by 50% *in terms of FLOPs*". */
const findRightAfter: GovernedMetricFinder = ({ candidate: { sentence, last, before }, windowAfter }) => {
  const { items } = sentence;
  if (before || wordAt(items, last + 1) !== "in") return null;
  const start = wordAt(items, last + 2) === "terms" ? last + 4 : last + 2;
  const phrase = parseNounPhrase(items, start, windowAfter.to + 1, false);
  return phrase && isMetricAt(items, phrase.to) ? toExtendedMetric(sentence, phrase.to, phrase.from) : null;
};

/** True if the verb has an object that is no metric, so that a metric before the verb does not apply: "improves *performance* by 3%", "raises *SciQ* by 3%". */
const hasPlainObject = ({ candidate: { sentence }, trigger, start, isBeforeNumber }: GovernedChange): boolean =>
  trigger !== null &&
  isBeforeNumber &&
  sentence.items
    .slice(trigger + 1, start)
    .some((item) => item.lower === "performance" || item.mention?.kind === "benchmark");

/** Finds the object before "from": "changes *lost letters* from 29 to 27 and *page order* from 4 to 9". */
const findBeforeFrom: GovernedMetricFinder = ({ candidate: { sentence, before, after }, windowBefore, start }) => {
  const { items } = sentence;
  const phraseBeforeFrom =
    before && after && wordAt(items, start) === "from" ? findPhraseBefore(items, start - 1, windowBefore.from) : null;
  if (!phraseBeforeFrom) return null;
  const verb = items
    .slice(phraseBeforeFrom.from, phraseBeforeFrom.to)
    .findLastIndex((item) => CHANGE_VERB_CLASSES.some((c) => isInWordClass(c, item.lower)));
  const phrase = { from: phraseBeforeFrom.from + verb + 1, to: phraseBeforeFrom.to };
  const { kind, lower } = items[phrase.to] as SentenceItem;
  let lead = phrase.from - 1;
  while (/^(?:the|its|their|our)$/.test(wordAt(items, lead))) lead--;
  const object =
    CHANGE_VERB_CLASSES.some((c) => isInWordClass(c, wordAt(items, lead))) ||
    (wordAt(items, lead) === "and" && lead < windowBefore.from + 2);
  const isObject = phrase.from < phrase.to && kind === "word" && object;
  return isObject && !isSystemNoun(lower) && !NON_METRIC_NOUNS.has(lower)
    ? toMetricSlotValue(sentence, phrase.from, phrase.to, null)
    : null;
};

const CHANGE_VERB_CLASSES = ["gain-verb", "vary-verb", "move-verb"];

const GOVERNED_FINDERS: readonly GovernedMetricFinder[] = [
  findRightAfter,
  findSpeed,
  findKnownObject,
  findAfterOrObject,
  (change) => (hasPlainObject(change) ? null : findNearestMetricBefore(change.candidate, change.windowBefore)),
  findSubject,
  findCopulaSubject,
  findChangedObject,
  findBeforeFrom,
  ({ candidate, trigger }) => findMetricBeforeBracket({ ...candidate, trigger }),
];

/** Finds a known metric directly after the values: "from 60.0 to 63.2 *overall F1*". */
function findMetricRightAfter({ sentence, last }: CandidateClaim, windowAfter: SearchWindow): MetricSlotValue | null {
  const next = parseNounPhrase(sentence.items, last + 1, windowAfter.to + 1, false);
  const index = next?.from === last + 1 ? findFirstMetric(sentence.items, next.from, next.to) : null;
  return index === null || !next ? null : toExtendedMetric(sentence, index, next.from);
}

/** Intransitive verbs of change, whose subject is a quantity ("overlap falls"); the subject of "improves" may be a system. */
const INTRANSITIVE_CHANGE_VERB =
  /^(?:drop|fall|fell|rise|rose|rising|increase|increasing|decrease|decreasing|decline|declining|grow|grew|shrink|shrank|climb|jump|soar|plummet)/;

/** Skips a metric that explains or qualifies another one: "reduces *FPR95* (… positives)", "improves the *recall* on specificity", "cuts the *error* of speed". */
function skipExplainingMetric(items: readonly SentenceItem[], near: number | null, lowerBound: number): number | null {
  if (near === null) return null;
  for (let i = near - 1; i > lowerBound; i--) {
    const { lower, kind } = items[i] as SentenceItem;
    if (lower === "(" || /^(?:on|at)$/.test(lower)) return isMetricAt(items, i - 1) ? i - 1 : near;
    const head = items[i - 1]?.lower === ")" ? i - 2 : i - 1;
    if (lower === "of" && isMetricAt(items, head) && wordAt(items, head) !== "cost") return head;
    if (kind === "sign" && lower !== "-") return near;
  }
  return near;
}

const getLastToken = (candidate: CandidateClaim, index: number): number =>
  candidate.sentence.items[Math.min(index, candidate.sentence.items.length - 1)]?.last ?? 0;

/** Finds the object of the verb or noun of change: "reduces *token usage* by N", "a reduction in *bias* by N". */
function findObjectPhrase(
  candidate: CandidateClaim,
  trigger: number,
  start: number,
  windowBefore: SearchWindow,
): Phrase | null {
  const { items } = candidate.sentence;
  if (trigger < windowBefore.from) return findPhraseBefore(items, start - 1, windowBefore.from);
  const noun = hasWordClass("gain-noun", items[trigger]) && /^(?:in|of)$/.test(wordAt(items, trigger + 1));
  const from = noun ? trigger + 2 : trigger + 1;
  return from < start && !hasWordClass("preposition", items[from]) ? parseNounPhrase(items, from, start, true) : null;
}

/** True if the object fills the space between verb and number, except for prepositional phrases. */
const isWholeObject = (items: readonly SentenceItem[], phrase: Phrase, start: number): boolean =>
  phrase.to + 1 >= start ||
  /^(?:by|from|of|on|in|for|to|than|over|compared|across|at|with)$/.test(wordAt(items, phrase.to + 1)) ||
  items[phrase.to + 1]?.lower === "(";

/** Removes a participle after the noun: "*the pages* required", "*the strain* applied (to …)". */
const trimParticiple = (items: readonly SentenceItem[], phrase: Phrase): Phrase =>
  phrase.from < phrase.to && items[phrase.to]?.kind === "word" && /[a-z]{2}ed$/.test(wordAt(items, phrase.to))
    ? { from: phrase.from, to: phrase.to - 1 }
    : phrase;

/** Removes an "of" phrase from a long noun phrase; "variance of the estimates" is kept. */
const trimOfPhrase = (items: readonly SentenceItem[], phrase: Phrase): Phrase => {
  const of = items.slice(phrase.from, phrase.to + 1).findIndex((item) => item.lower === "of");
  return of > 0 && phrase.to - phrase.from > 4 ? { from: phrase.from, to: phrase.from + of - 1 } : phrase;
};

/** True if another verb or a number separates the metric from the change. */
const hasVerbOrNumberBetween = (items: readonly SentenceItem[], a: number, b: number): boolean =>
  items.slice(a + 1, b).some((item) => item.kind === "quantity" || isResultVerb(item));

function findChangeWordBefore(items: readonly SentenceItem[], from: number, lowerBound: number): number | null {
  for (let i = from - 1; i >= lowerBound; i--) {
    const item = items[i] as SentenceItem;
    if (item.kind === "quantity") return null;
    if (item.kind === "word" && (hasWordClass("gain-verb", item) || hasWordClass("gain-noun", item))) return i;
  }
  return null;
}
