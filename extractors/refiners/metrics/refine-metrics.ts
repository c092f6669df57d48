import { amendCandidate, type CandidateClaim, isFoundBy, startsWithBy } from "../../rules/candidate-claim";
import type { RuleName } from "../../rules/rule-names";
import { isClauseEnd, isReportVerb, type SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { hasWordClass, isInWordClass, triggerSign } from "../../words/word-classes";
import { parseNounPhrase } from "../context/phrases";
import { getWindowAfter, getWindowBefore, groupListedCandidates, type SearchWindow } from "../context/search-windows";
import {
  findMetricBeforeGainBracket,
  findMultipliedMetric,
  findObjectMetric,
  findPointsMetric,
  findSignedGainMetric,
} from "./adjacent-gain-metrics";
import { findFirstMetric, isMetricAt } from "./find-metrics";
import { findGovernedMetric } from "./gain-metrics";
import { findMetricAfterPreposition } from "./metric-after-preposition";
import {
  coinedNameToMetric,
  type MetricSlotValue,
  phraseToMetric,
  toExtendedMetric,
  toMetricSlotValue,
  VAGUE_HEAD,
} from "./metric-phrases";
import { findNounGainMetric } from "./noun-gain-metrics";
import { refineMetricRows, refineParallelMetrics } from "./parallel-metrics";
import { resolveRateMetric } from "./rate-metrics";
import { findScoreMetric } from "./score-metrics";
import { carrySentenceMetrics, isPerformanceValue, shareMetricInSentence, shareMetrics } from "./shared-metrics";

/** Rules for values that follow their metric without a verb: "(80.0 to 85.0)", "66.1% → 72.4%". */
const APPOSED_RULES: readonly RuleName[] = [
  ...(["change-arrow", "change-up-from", "change-bracket-to", "change-bracket-versus", "change-list-versus"] as const),
  ...(["gain-noun-bracket", "gain-noun-over-bracket", "gain-object-bracket"] as const),
  ...(["score-bracket", "score-left-bracket"] as const),
];

/** Fills the metric of each claim from its clause, then shares metrics within lists and sentences. */
export function refineMetrics(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const filled = candidates.map((candidate, i) => {
    const before = candidates[i - 1];
    const windowAfter = getWindowAfter(candidate, candidates[i + 1]);
    const windowBefore = getWindowBefore(candidate, before?.sentence === candidate.sentence ? before : undefined);
    const metric = resolveRateMetric(candidate, findMetric(candidate, windowBefore, windowAfter));
    return metric
      ? amendCandidate(candidate, { metric }, { code: "metric-of-clause", name: metric.value.name })
      : candidate;
  });
  const listed = groupListedCandidates(filled).flatMap((group) => shareMetricInGroup(group));
  return carrySentenceMetrics(
    shareMetricInSentence(refineVerbGainMetrics(shareMetrics(refineMetricRows(refineParallelMetrics(listed))))),
  );
}

/** Fills the metric of a gain from the object of the preceding verb of change: "improves success rates, with average gains of 17.6%", "cuts delays, with gains of 5%". */
function refineVerbGainMetrics(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  return candidates.map((candidate) => {
    const { items } = candidate.sentence;
    const noun = candidate.trigger !== null && hasWordClass("gain-noun", items[candidate.trigger]);
    if (candidate.metric || !candidate.gain || candidate.after || !noun || isPerformanceValue(candidate))
      return candidate;
    const from = Math.max(0, Math.min(candidate.first, candidate.trigger ?? 0) - 24);
    const lead = items.slice(from, candidate.first).findLastIndex((item) => isClauseEnd(item)) + from + 1;
    const to = Math.min(candidate.first, candidate.trigger ?? candidate.first);
    const verb = items.findLastIndex(
      (_, index) =>
        index >= lead &&
        index < to &&
        isChangeWord(items, index) &&
        findFirstMetric(items, index + 1, Math.min(index + 5, to - 1)) !== null,
    );
    const index = verb < 0 ? null : findFirstMetric(items, verb + 1, to - 1);
    if (index === null || (triggerSign(wordAt(items, verb)) > 0 && candidate.sign < 0)) return candidate;
    if (items.slice(index, to).some((item) => item.quantity || VAGUE_HEAD.test(item.lower))) return candidate;
    const metric = toExtendedMetric(candidate.sentence, index, verb + 1);
    return amendCandidate(
      candidate,
      { metric: { ...metric, inferred: "object-of-verb-before" } },
      { code: "metric-of-verb-before", name: metric.value.name },
    );
  });
}

/** Finds the metric around the values, else between them: "by 5.6 points in *accuracy* (94.3% vs. 88.7%)". */
function findMetric(
  candidate: CandidateClaim,
  windowBefore: SearchWindow,
  windowAfter: SearchWindow,
): MetricSlotValue | null {
  const around = findMetricAround(candidate, windowBefore, windowAfter);
  return (
    around ??
    (candidate.gain && candidate.after
      ? findMetricAfterPreposition(candidate.sentence, candidate.first + 1, candidate.last)
      : null)
  );
}

function findMetricAround(
  candidate: CandidateClaim,
  windowBefore: SearchWindow,
  windowAfter: SearchWindow,
): MetricSlotValue | null {
  const explicit = findMetricInBracketAfter(candidate) ?? findPointsMetric(candidate);
  if (explicit) return explicit;
  const rightAfter = (candidate.trigger ?? 0) < candidate.first ? findMetricRightAfter(candidate, windowAfter) : null;
  if (rightAfter) return rightAfter;
  const ofLater = findMetricOfLaterNumber(candidate, windowAfter);
  if (ofLater) return ofLater;
  const multiplied = isFoundBy(candidate, "gain-multiple") ? findMultipliedMetric(candidate, windowAfter) : null;
  if (multiplied) return multiplied;
  const isolatedGain = isolateGain(candidate);
  const gainMetric =
    isolatedGain &&
    findNounGainMetric(isolatedGain, { from: isolatedGain.last + 1, to: Math.min(windowAfter.to, candidate.last - 1) });
  if (gainMetric) return gainMetric;
  if (startsWithBy(candidate) && !candidate.after)
    return findGovernedMetric(candidate, windowBefore, windowAfter) ?? findNounGainMetric(candidate, windowAfter);
  if (
    candidate.gain &&
    !candidate.after &&
    candidate.trigger !== null &&
    (candidate.trigger > candidate.last ||
      isInWordClass("gain-noun", wordAt(candidate.sentence.items, candidate.trigger)))
  ) {
    return findNounGainMetric(candidate, windowAfter) ?? findMetricBeforeGainBracket(candidate, windowBefore);
  }
  if (candidate.after && !candidate.before)
    return (
      (candidate.gain ? findScoreMetric(isolateScore(candidate), windowBefore, windowAfter) : null) ??
      findScoreMetric(candidate, windowBefore, windowAfter)
    );
  if (candidate.before && candidate.after && candidate.ruleNames.some((rule) => APPOSED_RULES.includes(rule)))
    return (
      findGovernedMetric(candidate, windowBefore, windowAfter) ?? findScoreMetric(candidate, windowBefore, windowAfter)
    );
  if (candidate.gain && !candidate.after && candidate.trigger === null)
    return findSignedGainMetric(candidate, windowBefore, windowAfter);
  if (isFoundBy(candidate, "gain-verb-number"))
    return findGovernedMetric(candidate, windowBefore, windowAfter) ?? findObjectMetric(candidate, windowAfter);
  return findGovernedMetric(candidate, windowBefore, windowAfter);
}

/** Finds a metric that fills the bracket after the number or its noun: "by 38.8% (*MAE*)", "a 20% drop (*pass@8*)". */
function findMetricInBracketAfter({ sentence, last, trigger, gain }: CandidateClaim): MetricSlotValue | null {
  const { items } = sentence;
  const index = (gain && trigger !== null && trigger > last ? trigger : last) + 2;
  const isAloneInBracket =
    items[index - 1]?.lower === "(" && items[index + 1]?.lower === ")" && isMetricAt(items, index);
  return isAloneInBracket && items[index]?.mention?.metric?.kind === "quality"
    ? toExtendedMetric(sentence, index, index)
    : null;
}

/** Finds a metric in the phrase directly after the number: "by 27% relative *NLL*", "by +9.8 page *accuracy*". */
function findMetricRightAfter({ sentence, last }: CandidateClaim, windowAfter: SearchWindow): MetricSlotValue | null {
  const from = last + (wordAt(sentence.items, last + 1) === "relative" ? 2 : 1);
  const phrase = parseNounPhrase(sentence.items, from, windowAfter.to + 1, false);
  const index = phrase?.from === from ? findFirstMetric(sentence.items, phrase.from, phrase.to) : null;
  return index === null || !phrase ? null : toExtendedMetric(sentence, index, phrase.from);
}

/** Finds the metric after a later number of the same verb: "saves 41% of the energy and 32% *of the memory*". It may be unknown if an earlier number has a known metric in the same position: "16% in recall, 17% *in page grasp*". */
function findMetricOfLaterNumber(
  { sentence: { items }, sentence, trigger, first, last }: CandidateClaim,
  windowAfter: SearchWindow,
): MetricSlotValue | null {
  if (trigger === null || trigger > first || !items.slice(trigger, first).some((item) => item.quantity)) return null;
  if (!/^(?:in|of)$/.test(wordAt(items, last + 1))) return null;
  const phrase = parseNounPhrase(items, last + 2, windowAfter.to + 1, false);
  const isSlashList = phrase && [phrase.to - 1, phrase.to + 1].some((index) => items[index]?.lower === "/");
  if (phrase && !isSlashList && isMetricAt(items, phrase.to)) return toExtendedMetric(sentence, phrase.to, phrase.from);
  const hasParallelMetric =
    wordAt(items, last + 1) === "in" &&
    items.some((_, index) => index > trigger && index < first && isFollowedByInMetric(items, index));
  return hasParallelMetric && !isSlashList
    ? (phraseToMetric(sentence, phrase) ?? coinedNameToMetric(sentence, phrase))
    : null;
}

/** True if "in" and a known metric follow the number: "16% *in recall*". */
const isFollowedByInMetric = (items: readonly SentenceItem[], index: number): boolean =>
  items[index]?.quantity !== undefined &&
  wordAt(items, index + 1) === "in" &&
  isMetricAt(items, parseNounPhrase(items, index + 2, items.length, false)?.to ?? -1);

/** Restricts a merged claim to the position of its score: "a 61.6% recall, surpassing B by 4.2". */
function isolateScore(candidate: CandidateClaim): CandidateClaim {
  const index = candidate.sentence.items.findIndex((item) => item.quantity === candidate.after);
  return index < 0 ? candidate : { ...candidate, first: index, last: index };
}

/** Restricts a merged claim to the position of its gain, if the values follow the trigger: "3.7% lower recall (0.27 vs. 0.26)". */
function isolateGain(candidate: CandidateClaim): CandidateClaim | null {
  const index =
    candidate.before && candidate.after && candidate.gain
      ? candidate.sentence.items.findIndex((item) => item.quantity === candidate.gain)
      : -1;
  const isLeading =
    index === candidate.first &&
    candidate.trigger !== null &&
    candidate.trigger > index &&
    candidate.trigger < candidate.last;
  return isLeading ? { ...candidate, before: null, after: null, last: index } : null;
}

/** Lists the metrics after the last number: "Gains of 7.2% and 6.1% in recall and nDCG". Adjacent metrics ("latency speedup") count as one. */
function listMetricsAfter({ sentence: { items }, last }: CandidateClaim): number[] {
  const found: number[] = [];
  for (let i = last + 1; i < Math.min(items.length, last + 12); i++) {
    const isCoinedName = found.length > 0 && items[i]?.mention?.kind === "name";
    if (isMetricAt(items, i) && found.at(-1) === i - 1) found[found.length - 1] = i;
    else if (isMetricAt(items, i) || isCoinedName) found.push(i);
    else if (found.length > 0 && !/^(?:,|and|\/)$/.test(wordAt(items, i))) break;
    else if (isClauseEnd(items[i]) || items[i]?.quantity) break;
  }
  return found;
}

/** Lists the metrics before the first number: "raises recall and F1 by up to 5.3% and 19.4%", "P, R and F1 show gains of 1%, 2% and 3%". */
function listMetricsBefore({ sentence: { items }, first }: CandidateClaim): number[] {
  const found: number[] = [];
  let i = first - 1;
  while (i > 0 && isLeadIn(items[i] as SentenceItem)) i--;
  for (; i >= Math.max(0, first - 16); i--) {
    if (isMetricAt(items, i) || isCoinedMetricInList(items, i)) {
      if (found[0] !== i + 1) found.unshift(i);
    } else if (found.length === 0 || !/^(?:,|and|\/|the|both)$/.test(wordAt(items, i))) {
      const isAdjective =
        found.length > 0 &&
        items[i]?.kind === "word" &&
        !isReportVerb(items[i] as SentenceItem) &&
        /^(?:,|and|\/)$/.test(wordAt(items, i - 1));
      if (!isAdjective) break;
    }
  }
  return found.some((index) => isMetricAt(items, index)) ? found : [];
}

/** Returns the start of a list item, so that a metric takes only its own modifiers. */
const findListItemStart = (items: readonly SentenceItem[], index: number): number => {
  let from = index;
  while (index - from < 3 && from > 0 && !/^(?:,|and|\/)$/.test(wordAt(items, from - 1))) from--;
  return from;
};

/** True for words that introduce a changed metric: "improves", "improvements in", "higher". */
const isChangeWord = (items: readonly SentenceItem[], index: number): boolean => {
  const item = items[index] as SentenceItem;
  if (item.kind !== "word") return false;
  const noun = hasWordClass("gain-noun", item) && /^(?:in|of)$/.test(wordAt(items, index + 1));
  return noun || hasWordClass("more", item) || (isReportVerb(item) && !hasWordClass("strong-score", item));
};

/** True for items allowed between a list of metrics and its first number: function words, gain nouns and score verbs. */
const isLeadIn = (item: SentenceItem): boolean =>
  /^(?:by|of|an?|average|to|at)$/.test(item.lower) ||
  (item.kind === "word" && (hasWordClass("gain-noun", item) || hasWordClass("score", item)));

/** True for a name coordinated with metrics: "LSE-D, *SPK-SIM* and MCD". */
const isCoinedMetricInList = (items: readonly SentenceItem[], index: number): boolean =>
  items[index]?.mention?.kind === "name" &&
  (/^(?:,|and|\/)$/.test(wordAt(items, index + 1)) || /^(?:,|and|\/)$/.test(wordAt(items, index - 1)));

/** Returns one metric per number, from the metrics listed after or before the numbers; null if the counts differ. */
function pairGroupMetrics(group: readonly CandidateClaim[]): MetricSlotValue[] | null {
  const { sentence } = group[0] as CandidateClaim;
  const metricsAfter = listMetricsAfter(group.at(-1) as CandidateClaim);
  if (metricsAfter.length === group.length)
    return metricsAfter.map((index) =>
      toMetricSlotValue(sentence, index, index, sentence.items[index]?.mention ?? null),
    );
  const metricsBefore = listMetricsBefore(group[0] as CandidateClaim);
  return metricsBefore.length === group.length
    ? metricsBefore.map((index) => toExtendedMetric(sentence, index, findListItemStart(sentence.items, index)))
    : null;
}

/** Pairs listed metrics with listed numbers in order; otherwise one stated metric applies to the whole list. */
function shareMetricInGroup(group: readonly CandidateClaim[]): CandidateClaim[] {
  const paired = group.length > 1 ? pairGroupMetrics(group) : null;
  if (paired)
    return group.map((candidate, i) => amendCandidate(candidate, { metric: paired[i] ?? null }, "paired-in-order"));
  const stated = group.find((candidate) => candidate.metric !== null)?.metric;
  if (!stated) return [...group];
  return group.map((candidate) =>
    candidate.metric
      ? candidate
      : amendCandidate(candidate, { metric: { ...stated, inferred: "same-list" } }, "metric-of-list"),
  );
}
