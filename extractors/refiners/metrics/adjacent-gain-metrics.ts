import type { CandidateClaim } from "../../rules/candidate-claim";
import type { SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { hasWordClass } from "../../words/word-classes";
import { findPhraseBefore, parseNounPhrase } from "../context/phrases";
import type { SearchWindow } from "../context/search-windows";
import { findLastMetric } from "./find-metrics";
import { findMetricAfterPreposition } from "./metric-after-preposition";
import { coinedNameToMetric, type MetricSlotValue, phraseToMetric, toExtendedMetric } from "./metric-phrases";
import { findMetricBeforeBracket } from "./noun-gain-metrics";

/** Finds the nearest metric before the number in its clause: "accuracy (…) from 44 to 64", "and AUPR from 0.862 to 0.898". */
export function findNearestMetricBefore(candidate: CandidateClaim, windowBefore: SearchWindow): MetricSlotValue | null {
  const { items } = candidate.sentence;
  const index = findLastMetric(items, Math.max(windowBefore.from, candidate.first - 9), candidate.first - 1);
  if (index === null) return null;
  if (items.slice(index + 1, candidate.first).some((item) => item.kind === "word" && hasWordClass("beat-verb", item)))
    return null;
  return toExtendedMetric(candidate.sentence, index, windowBefore.from);
}

/** Finds the object after the number: "saving 46% *retrieval redundancy*". */
export const findObjectMetric = (candidate: CandidateClaim, windowAfter: SearchWindow): MetricSlotValue | null =>
  phraseToMetric(
    candidate.sentence,
    parseNounPhrase(candidate.sentence.items, candidate.last + 1, windowAfter.to + 1, false),
    true,
  );

/** Finds the noun phrase directly after a multiple: "2.2x *server throughput*", "twice *the page efficiency* of B". */
export const findMultipliedMetric = (candidate: CandidateClaim, windowAfter: SearchWindow): MetricSlotValue | null => {
  const next = parseNounPhrase(candidate.sentence.items, candidate.last + 1, windowAfter.to + 1, false);
  return next ? phraseToMetric(candidate.sentence, next) : null;
};

/** Finds the metric of a signed gain without a trigger: "+5.96% AP on A", "(+1.9% WER)", "success rate (+2.5% on average)". */
export function findSignedGainMetric(
  candidate: CandidateClaim,
  windowBefore: SearchWindow,
  windowAfter: SearchWindow,
): MetricSlotValue | null {
  const { sentence } = candidate;
  const next = parseNounPhrase(
    sentence.items,
    candidate.last + 1,
    Math.min(sentence.items.length, windowAfter.to + 1),
    false,
  );
  return (
    findMetricAfterPreposition(sentence, candidate.last + 1, windowAfter.to) ??
    findMetricBeforeBracket(candidate) ??
    findNearestMetricBefore(candidate, windowBefore) ??
    findMetricInBracket(candidate) ??
    (candidate.gain?.unit === "times" || (next && closesPhrase(sentence.items[next.to + 1]))
      ? phraseToMetric(sentence, next)
      : null)
  );
}

const closesPhrase = (item: SentenceItem | undefined): boolean => item === undefined || /^[).,;]$/.test(item.lower);

/** Finds the phrase between the bracket and the number: "(interpretability +44.0%)". */
function findMetricInBracket({ sentence, first }: CandidateClaim): MetricSlotValue | null {
  const phrase = findPhraseBefore(sentence.items, first - 1, Math.max(0, first - 5));
  return phrase && sentence.items[phrase.from - 1]?.lower === "(" ? phraseToMetric(sentence, phrase) : null;
}

/** Finds the nearest metric before a bracket that starts with the gain: "better recall than before (3% higher)". */
export const findMetricBeforeGainBracket = (
  candidate: CandidateClaim,
  windowBefore: SearchWindow,
): MetricSlotValue | null =>
  (candidate.trigger ?? candidate.first) >= candidate.first &&
  candidate.sentence.items[candidate.first - 1]?.lower === "("
    ? findNearestMetricBefore(candidate, windowBefore)
    : null;

/** Finds the metric between the number and "points": "4 and 7 absolute *hit@8* points", "+5.2 *success* points". */
export function findPointsMetric({ sentence, last, gain }: CandidateClaim): MetricSlotValue | null {
  const { items } = sentence;
  const whole = parseNounPhrase(items, last + 1, last + 6, false);
  if (!gain || whole?.from !== last + 1 || whole.to === whole.from || !/^points?$/.test(wordAt(items, whole.to)))
    return null;
  const phrase = { from: whole.from, to: whole.to - 1 };
  return /^(?:absolute|relative|percentage|percent|full|whole|more|additional|likert)$/.test(wordAt(items, phrase.to))
    ? null
    : (phraseToMetric(sentence, phrase) ?? coinedNameToMetric(sentence, phrase));
}
