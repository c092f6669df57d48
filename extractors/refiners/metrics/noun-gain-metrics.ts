import { type CandidateClaim, candidateWordAt } from "../../rules/candidate-claim";
import type { SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { hasWordClass, isInWordClass } from "../../words/word-classes";
import { findPhraseBefore, findSubjectEnd, parseNounPhrase } from "../context/phrases";
import { findChangeStart, type SearchWindow } from "../context/search-windows";
import { findFirstMetric, findLastMetric, isMetricAt } from "./find-metrics";
import { findMetricAfterPreposition } from "./metric-after-preposition";
import {
  coinedNameToMetric,
  type MetricSlotValue,
  phraseToMetric,
  subjectToMetric,
  toExtendedMetric,
  toSpeedMetric,
  VAGUE_HEAD,
  wordToMetric,
} from "./metric-phrases";

/** Words allowed between the trigger and its number: "(reductions *of* 5%", "(increasing *by an average of* 5%". */
const LEAD_IN_WORD = /^(?:of|from|by|an?|average)$/;

/** Finds the metric before a bracketed gain: "accuracy (a 2% drop)", "improvements in click (+0.9%)", "raises faithfulness (e.g., +24pp)", "lower delays (reductions of 5%)". */
export function findMetricBeforeBracket({ sentence, first, trigger }: CandidateClaim): MetricSlotValue | null {
  const { items } = sentence;
  const isLed =
    trigger !== null &&
    trigger < first &&
    items.slice(trigger + 1, first).every((item) => LEAD_IN_WORD.test(item.lower));
  const start = isLed ? trigger : first;
  const mark = start - 1 - (items[start - 1]?.lower === "," ? 1 : 0);
  const open = /^(?:e\.g\.?|i\.e\.?|an?)$/.test(wordAt(items, mark)) ? mark - 1 : mark;
  if (items[open]?.lower !== "(") return null;
  if (isMetricAt(items, open - 1)) return toExtendedMetric(sentence, open - 1, Math.max(0, open - 4));
  const phrase = findPhraseBefore(items, open - 1, Math.max(0, open - 5));
  const lead = wordAt(items, (phrase?.from ?? 0) - 1);
  const isChanged =
    isInWordClass("gain-verb", lead) ||
    (lead === "in" && isInWordClass("gain-noun", wordAt(items, (phrase?.from ?? 0) - 2)));
  return isChanged ? phraseToMetric(sentence, phrase) : null;
}

/** Finds the metric of a gain stated by a noun or a comparative: "15.6% *accuracy* improvement", "3% higher recall", "a 3x speedup". */
export function findNounGainMetric(candidate: CandidateClaim, windowAfter: SearchWindow): MetricSlotValue | null {
  for (const find of NOUN_GAIN_FINDERS) {
    const metric = find(candidate, candidate.trigger ?? candidate.last, windowAfter);
    if (metric) return metric;
  }
  return null;
}

type NounGainMetricFinder = (
  candidate: CandidateClaim,
  trigger: number,
  windowAfter: SearchWindow,
) => MetricSlotValue | null;

/** Finds a known metric between the number and the trigger: "15.6% *accuracy* improvement". */
const findKnownBetween: NounGainMetricFinder = ({ sentence, last }, trigger) => {
  const inside = trigger > last ? findFirstMetric(sentence.items, last + 1, trigger - 1) : null;
  return inside === null ? null : toExtendedMetric(sentence, inside, last + 1);
};

/** Words for speed and compounds that end in them: "inference speedup", "speedup ratio". */
const SPEED_WORD = /(?:^|[ -])(?:speed-?ups?|accelerations?|faster|quicker|slower|slow-?downs?)(?: ratio| factor)?$/;

/** Finds the metric that a speed word modifies: "3x faster *sorting time*", "a 3x acceleration in *sorting time*". */
function findTimeAfter(candidate: CandidateClaim, trigger: number): MetricSlotValue | null {
  const { items } = candidate.sentence;
  const isLedByIn =
    /^accelerations?$/.test(candidateWordAt(candidate, trigger)) && candidateWordAt(candidate, trigger + 1) === "in";
  const next =
    trigger > candidate.last
      ? parseNounPhrase(items, isLedByIn ? trigger + 2 : trigger + 1, items.length, false)
      : null;
  if (!next || !isMetricAt(items, next.to) || items[next.to]?.mention?.metric?.id === "speed") return null;
  return isLedByIn || /(?:time|latency|latencies)$/.test(wordAt(items, next.to))
    ? toExtendedMetric(candidate.sentence, next.to, next.from)
    : null;
}

/** Derives the metric from the trigger: "a 3x speedup", "3x faster", "3x cheaper", "3% more accurate". */
const findByTriggerWord: NounGainMetricFinder = (candidate, trigger) => {
  const word = candidateWordAt(candidate, trigger);
  if (SPEED_WORD.test(word)) return findTimeAfter(candidate, trigger) ?? toSpeedMetric(candidate.sentence, trigger);
  if (/^(?:cheaper|costlier)$/.test(word)) return wordToMetric(candidate.sentence, trigger, "cost");
  const isAccurate = isInWordClass("more", word) && candidateWordAt(candidate, trigger + 1) === "accurate";
  return isAccurate ? wordToMetric(candidate.sentence, trigger + 1, "accuracy") : null;
};

/** Metric implied by a comparative: "4x *smaller* than B", "56% more *robust* on A". */
const QUALITY_BY_COMPARATIVE: ReadonlyMap<string, string> = new Map([
  ["smaller", "size"],
  ["longer", "length"],
  ["shorter", "length"],
  ["robust", "robustness"],
  ["stable", "stability"],
  ["efficient", "efficiency"],
]);

/** Derives the metric from a comparative without an object. */
const findByComparative: NounGainMetricFinder = (candidate, trigger) => {
  const index =
    isInWordClass("more", candidateWordAt(candidate, trigger)) &&
    QUALITY_BY_COMPARATIVE.has(candidateWordAt(candidate, trigger + 1))
      ? trigger + 1
      : trigger;
  const quality = QUALITY_BY_COMPARATIVE.get(candidateWordAt(candidate, index));
  return quality && index > candidate.last && isBareComparison(candidate.sentence.items[index + 1])
    ? wordToMetric(candidate.sentence, index, quality)
    : null;
};

/** Finds the metric directly before the gain noun, which wins over later ones: "an average *MAE* improvement of 48% in the accuracy of sorting". */
const findRightBefore: NounGainMetricFinder = ({ sentence, first }, trigger) => {
  const isQuality = trigger < first && sentence.items[trigger - 1]?.mention?.metric?.kind === "quality";
  return isQuality && isMetricAt(sentence.items, trigger - 1)
    ? toExtendedMetric(sentence, trigger - 1, Math.max(0, trigger - 5))
    : null;
};

const findAfterPreposition: NounGainMetricFinder = ({ sentence, last }, trigger, windowAfter) =>
  findMetricAfterPreposition(sentence, Math.max(trigger, last) + 1, windowAfter.to);

/** Finds the metric of a comparative: "3% higher *recall*", "(force *MAE* 15% lower)", "(12x lower)". */
const findCompared: NounGainMetricFinder = (candidate, trigger, windowAfter) => {
  const { sentence, first, last } = candidate;
  const word = candidateWordAt(candidate, trigger);
  if (!isInWordClass("more", word)) return null;
  if (isMetricAt(sentence.items, first - 1)) return toExtendedMetric(sentence, first - 1, Math.max(0, first - 4));
  const isBare = /^(?:higher|lower|less|below|above)$/.test(word) && isBareComparison(sentence.items[trigger + 1]);
  const comparedMetric = isBare ? findComparedSubject(candidate) : null;
  if (comparedMetric || trigger <= last || /^(?:above|below|ahead|behind)$/.test(word)) return comparedMetric;
  const object = parseNounPhrase(sentence.items, trigger + 1, windowAfter.to + 1, false);
  return phraseToMetric(sentence, object, true) ?? coinedNameToMetric(sentence, object);
};

/** Finds the preceding count that a comparative without an object refers to: "reads 128 *pages* (50% fewer than B)", "5M *free weights*, over 130x fewer than B". */
const findCountedBefore: NounGainMetricFinder = (candidate, trigger) => {
  const { items } = candidate.sentence;
  if (!/^(?:fewer|more|less)$/.test(candidateWordAt(candidate, trigger)) || !isBareComparison(items[trigger + 1]))
    return null;
  if (!/^[,(]$/.test(candidateWordAt(candidate, candidate.first - 1))) return null;
  const end = candidate.first - 2;
  const unit = items[end]?.quantity?.unit ?? "";
  if (/^[a-z]{3,}$/.test(unit)) return wordToMetric(candidate.sentence, end, unit);
  const phrase = findPhraseBefore(items, end, Math.max(0, end - 4));
  const count = phrase && items[phrase.from - 1]?.quantity;
  return phrase && count && count.unit !== "%" ? toExtendedMetric(candidate.sentence, phrase.to, phrase.from) : null;
};

/** Finds an unknown phrase between the number and the trigger: "70% *mean fear* reduction". */
const findPhraseBetween: NounGainMetricFinder = (candidate, trigger) =>
  trigger > candidate.last + 1 && !isInWordClass("adjective", candidateWordAt(candidate, trigger - 1))
    ? phraseToMetric(candidate.sentence, { from: candidate.last + 1, to: trigger - 1 })
    : null;

/** Derives speed from a compound trigger: "a 3x *latency speedup*". */
const findSpeedup: NounGainMetricFinder = (candidate, trigger) =>
  trigger > candidate.last && /(?:^|[ -])speed-?ups?$/.test(candidateWordAt(candidate, trigger))
    ? toSpeedMetric(candidate.sentence, trigger)
    : null;

const NOUN_GAIN_FINDERS: readonly NounGainMetricFinder[] = [
  findSpeedup,
  findKnownBetween,
  (candidate) => findMetricBeforeBracket(candidate),
  findByTriggerWord,
  findRightBefore,
  findAfterPreposition,
  findByComparative,
  findCountedBefore,
  findCompared,
  findPhraseBetween,
  findBetweenTriggerAndNumber,
  findQualityAfterOn,
];

/** Endings of nouns that denote a quality rather than an object or a task. */
const QUALITY_NOUN = /(?:ness|[aei]ty|[ae]nc[ey]|cy|ratio|size|coverage|usage|length)$|(?:rate|skill|error|count)s?$/;

/** Finds a quality after "on" or "for", which usually introduce a benchmark: "gains of 6% on *planning skills*", "a 20% reduction for the *mean batch size*". */
function findQualityAfterOn(
  candidate: CandidateClaim,
  trigger: number,
  windowAfter: SearchWindow,
): MetricSlotValue | null {
  const { items } = candidate.sentence;
  const index = Math.max(trigger, candidate.last) + 1;
  if (!/^(?:on|for)$/.test(wordAt(items, index))) return null;
  const phrase = parseNounPhrase(items, index + 1, windowAfter.to + 1, false);
  return phrase && QUALITY_NOUN.test(wordAt(items, phrase.to)) ? phraseToMetric(candidate.sentence, phrase) : null;
}

/** Finds the subject of a comparison, else the preceding metric: "the *error* is 3% lower than", "lower *drift* (12x lower on A, 3x on B)". */
function findComparedSubject({ sentence, first }: CandidateClaim): MetricSlotValue | null {
  const { items } = sentence;
  let index = first - 1;
  while (/ly$|^(?:up|to|about|over|around)$/.test(wordAt(items, index))) index--;
  if (/^(?:is|are|was|were)$/.test(wordAt(items, index))) {
    const subject = findPhraseBefore(items, findSubjectEnd(items, index), Math.max(0, index - 6));
    const of = subject && wordAt(items, subject.from - 1) === "of" ? subject.from - 1 : null;
    return of !== null && isMetricAt(items, of - 1)
      ? toExtendedMetric(sentence, of - 1, 0)
      : subjectToMetric(sentence, subject);
  }
  const metricIndex = findLastMetric(items, 0, first - 1);
  const hasCopula = items.slice(metricIndex ?? 0, first).some((item) => /^(?:is|are|was|were)$/.test(item.lower));
  return metricIndex === null || hasCopula
    ? null
    : toExtendedMetric(sentence, metricIndex, Math.max(0, metricIndex - 3));
}

/** True if a comparative has no object, so that it refers to the preceding metric: "(12x lower on A)", "and up to 30% higher than B". */
const isBareComparison = (next: SentenceItem | undefined): boolean =>
  next === undefined || /^(?:than|on|in|for|at|to|under|while|and|,|\)|\.|;)$/.test(next.lower);

/** Finds the metric between a gain noun and its number: "improvement in AUROC of 3%", "a reduction in sorting delays, reaching 7%". */
function findBetweenTriggerAndNumber(candidate: CandidateClaim, trigger: number): MetricSlotValue | null {
  if (trigger >= candidate.first) return null;
  const { items } = candidate.sentence;
  const index = findFirstMetric(items, trigger + 1, candidate.first - 1);
  const hasOtherNumbers = items.slice(trigger, candidate.first).some((item) => item.kind === "quantity");
  if (index === null)
    return (
      (hasOtherNumbers ? null : findMetricAfterPreposition(candidate.sentence, trigger + 1, candidate.first - 1)) ??
      findMetricBeforeNoun(candidate, trigger)
    );
  const object = wordAt(items, findChangeStart(candidate) - 1);
  return VAGUE_HEAD.test(object) ? null : toExtendedMetric(candidate.sentence, index, trigger + 1);
}

/** Finds the metric directly before the gain noun: "average pass@3 improvements of +14.0". */
function findMetricBeforeNoun(candidate: CandidateClaim, trigger: number): MetricSlotValue | null {
  const { items } = candidate.sentence;
  const index = findFirstMetric(items, Math.max(0, trigger - 2), trigger - 1);
  if (index !== null) return toExtendedMetric(candidate.sentence, index, Math.max(0, trigger - 5));
  const noun = /(?:tion|ment)s?$/.test(wordAt(items, trigger))
    ? findPhraseBefore(items, trigger - 1, Math.max(0, trigger - 3))
    : null;
  return noun && !hasWordClass("adjective", items[noun.to]) ? phraseToMetric(candidate.sentence, noun) : null;
}
