import { amendCandidate, type CandidateClaim, isFoundBy, startsWithBy } from "../../rules/candidate-claim";
import type { RuleName } from "../../rules/rule-names";
import { isClauseEnd, isReportVerb, type SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { isInWordClass, triggerSign } from "../../words/word-classes";
import { parseNounPhrase } from "../context/phrases";
import { getWindowAfter, getWindowBefore, groupListedCandidates, type SearchWindow } from "../context/search-windows";
import {
  findGovernedMetric,
  findMetricBeforeGainBracket,
  findMultipliedMetric,
  findObjectMetric,
  findPointsMetric,
  findSignedGainMetric,
} from "./gain-metrics";
import { findMetricAfterPreposition } from "./metric-after-preposition";
import {
  coinedNameToMetric,
  findFirstMetric,
  isMetricAt,
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
  const filled = candidates.map((d, i) => {
    const before = candidates[i - 1];
    const windowAfter = getWindowAfter(d, candidates[i + 1]);
    const windowBefore = getWindowBefore(d, before?.sentence === d.sentence ? before : undefined);
    const metric = resolveRateMetric(d, findMetric(d, windowBefore, windowAfter));
    return metric ? amendCandidate(d, { metric }, { code: "metric-of-clause", name: metric.value.name }) : d;
  });
  const listed = groupListedCandidates(filled).flatMap((group) => shareMetricInGroup(group));
  return carrySentenceMetrics(
    shareMetricInSentence(refineVerbGainMetrics(shareMetrics(refineMetricRows(refineParallelMetrics(listed))))),
  );
}

/** Fills the metric of a gain from the object of the preceding verb of change: "improves success rates, with average gains of 17.6%", "cuts delays, with gains of 5%". */
function refineVerbGainMetrics(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  return candidates.map((d) => {
    const { items } = d.sentence;
    const noun = d.trigger !== null && isInWordClass("gain-noun", wordAt(items, d.trigger));
    if (d.metric || !d.gain || d.after || !noun || isPerformanceValue(d)) return d;
    const from = Math.max(0, Math.min(d.first, d.trigger ?? 0) - 24);
    const lead = items.slice(from, d.first).findLastIndex((i) => isClauseEnd(i)) + from + 1;
    const to = Math.min(d.first, d.trigger ?? d.first);
    const verb = items.findLastIndex(
      (_, at) =>
        at >= lead &&
        at < to &&
        isChangeWord(items, at) &&
        findFirstMetric(items, at + 1, Math.min(at + 5, to - 1)) !== null,
    );
    const at = verb < 0 ? null : findFirstMetric(items, verb + 1, to - 1);
    if (at === null || (triggerSign(wordAt(items, verb)) > 0 && d.sign < 0)) return d;
    if (items.slice(at, to).some((i) => i.quantity || VAGUE_HEAD.test(i.lower))) return d;
    const metric = toExtendedMetric(d.sentence, at, verb + 1);
    return amendCandidate(
      d,
      { metric: { ...metric, inferred: "object-of-verb-before" } },
      { code: "metric-of-verb-before", name: metric.value.name },
    );
  });
}

/** Finds the metric around the values, else between them: "by 5.6 points in *accuracy* (94.3% vs. 88.7%)". */
function findMetric(d: CandidateClaim, windowBefore: SearchWindow, windowAfter: SearchWindow): MetricSlotValue | null {
  const around = findMetricAround(d, windowBefore, windowAfter);
  return around ?? (d.gain && d.after ? findMetricAfterPreposition(d.sentence, d.first + 1, d.last) : null);
}

function findMetricAround(
  d: CandidateClaim,
  windowBefore: SearchWindow,
  windowAfter: SearchWindow,
): MetricSlotValue | null {
  const explicit = findMetricInBracketAfter(d) ?? findPointsMetric(d);
  if (explicit) return explicit;
  const rightAfter = (d.trigger ?? 0) < d.first ? findMetricRightAfter(d, windowAfter) : null;
  if (rightAfter) return rightAfter;
  const ofLater = findMetricOfLaterNumber(d, windowAfter);
  if (ofLater) return ofLater;
  const multiplied = isFoundBy(d, "gain-multiple") ? findMultipliedMetric(d, windowAfter) : null;
  if (multiplied) return multiplied;
  const isolatedGain = isolateGain(d);
  const gainMetric =
    isolatedGain &&
    findNounGainMetric(isolatedGain, { from: isolatedGain.last + 1, to: Math.min(windowAfter.to, d.last - 1) });
  if (gainMetric) return gainMetric;
  if (startsWithBy(d) && !d.after)
    return findGovernedMetric(d, windowBefore, windowAfter) ?? findNounGainMetric(d, windowAfter);
  if (
    d.gain &&
    !d.after &&
    d.trigger !== null &&
    (d.trigger > d.last || isInWordClass("gain-noun", wordAt(d.sentence.items, d.trigger)))
  ) {
    return findNounGainMetric(d, windowAfter) ?? findMetricBeforeGainBracket(d, windowBefore);
  }
  if (d.after && !d.before)
    return (
      (d.gain ? findScoreMetric(isolateScore(d), windowBefore, windowAfter) : null) ??
      findScoreMetric(d, windowBefore, windowAfter)
    );
  if (d.before && d.after && d.ruleNames.some((rule) => APPOSED_RULES.includes(rule)))
    return findGovernedMetric(d, windowBefore, windowAfter) ?? findScoreMetric(d, windowBefore, windowAfter);
  if (d.gain && !d.after && d.trigger === null) return findSignedGainMetric(d, windowBefore, windowAfter);
  if (isFoundBy(d, "gain-verb-number"))
    return findGovernedMetric(d, windowBefore, windowAfter) ?? findObjectMetric(d, windowAfter);
  return findGovernedMetric(d, windowBefore, windowAfter);
}

/** Finds a metric that fills the bracket after the number or its noun: "by 38.8% (*MAE*)", "a 20% drop (*pass@8*)". */
function findMetricInBracketAfter({ sentence, last, trigger, gain }: CandidateClaim): MetricSlotValue | null {
  const { items } = sentence;
  const at = (gain && trigger !== null && trigger > last ? trigger : last) + 2;
  const isAloneInBracket = items[at - 1]?.lower === "(" && items[at + 1]?.lower === ")" && isMetricAt(items, at);
  return isAloneInBracket && items[at]?.mention?.metric?.kind === "quality" ? toExtendedMetric(sentence, at, at) : null;
}

/** Finds a metric in the phrase directly after the number: "by 27% relative *NLL*", "by +9.8 page *accuracy*". */
function findMetricRightAfter({ sentence, last }: CandidateClaim, windowAfter: SearchWindow): MetricSlotValue | null {
  const from = last + (wordAt(sentence.items, last + 1) === "relative" ? 2 : 1);
  const phrase = parseNounPhrase(sentence.items, from, windowAfter.to + 1, false);
  const at = phrase?.from === from ? findFirstMetric(sentence.items, phrase.from, phrase.to) : null;
  return at === null || !phrase ? null : toExtendedMetric(sentence, at, phrase.from);
}

/** Finds the metric after a later number of the same verb: "saves 41% of the energy and 32% *of the memory*". It may be unknown if an earlier number has a known metric in the same position: "16% in recall, 17% *in page grasp*". */
function findMetricOfLaterNumber(
  { sentence: { items }, sentence, trigger, first, last }: CandidateClaim,
  windowAfter: SearchWindow,
): MetricSlotValue | null {
  if (trigger === null || trigger > first || !items.slice(trigger, first).some((i) => i.quantity)) return null;
  if (!/^(?:in|of)$/.test(wordAt(items, last + 1))) return null;
  const phrase = parseNounPhrase(items, last + 2, windowAfter.to + 1, false);
  const isSlashList = phrase && [phrase.to - 1, phrase.to + 1].some((at) => items[at]?.lower === "/");
  if (phrase && !isSlashList && isMetricAt(items, phrase.to)) return toExtendedMetric(sentence, phrase.to, phrase.from);
  const hasParallelMetric =
    wordAt(items, last + 1) === "in" &&
    items.some((_, at) => at > trigger && at < first && isFollowedByInMetric(items, at));
  return hasParallelMetric && !isSlashList
    ? (phraseToMetric(sentence, phrase) ?? coinedNameToMetric(sentence, phrase))
    : null;
}

/** True if "in" and a known metric follow the number: "16% *in recall*". */
const isFollowedByInMetric = (items: readonly SentenceItem[], at: number): boolean =>
  items[at]?.quantity !== undefined &&
  wordAt(items, at + 1) === "in" &&
  isMetricAt(items, parseNounPhrase(items, at + 2, items.length, false)?.to ?? -1);

/** Restricts a merged claim to the position of its score: "a 61.6% recall, surpassing B by 4.2". */
function isolateScore(d: CandidateClaim): CandidateClaim {
  const at = d.sentence.items.findIndex((i) => i.quantity === d.after);
  return at < 0 ? d : { ...d, first: at, last: at };
}

/** Restricts a merged claim to the position of its gain, if the values follow the trigger: "3.7% lower recall (0.27 vs. 0.26)". */
function isolateGain(d: CandidateClaim): CandidateClaim | null {
  const at = d.before && d.after && d.gain ? d.sentence.items.findIndex((i) => i.quantity === d.gain) : -1;
  const isLeading = at === d.first && d.trigger !== null && d.trigger > at && d.trigger < d.last;
  return isLeading ? { ...d, before: null, after: null, last: at } : null;
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
      const adjective =
        found.length > 0 &&
        items[i]?.kind === "word" &&
        !isReportVerb(items[i] as SentenceItem) &&
        /^(?:,|and|\/)$/.test(wordAt(items, i - 1));
      if (!adjective) break;
    }
  }
  return found.some((at) => isMetricAt(items, at)) ? found : [];
}

/** Returns the start of a list item, so that a metric takes only its own modifiers. */
const findListItemStart = (items: readonly SentenceItem[], at: number): number => {
  let from = at;
  while (at - from < 3 && from > 0 && !/^(?:,|and|\/)$/.test(wordAt(items, from - 1))) from--;
  return from;
};

/** True for words that introduce a changed metric: "improves", "improvements in", "higher". */
const isChangeWord = (items: readonly SentenceItem[], at: number): boolean => {
  const item = items[at] as SentenceItem;
  if (item.kind !== "word") return false;
  const noun = isInWordClass("gain-noun", item.lower) && /^(?:in|of)$/.test(wordAt(items, at + 1));
  return (
    noun || isInWordClass("more", item.lower) || (isReportVerb(item) && !isInWordClass("strong-score", item.lower))
  );
};

/** True for items allowed between a list of metrics and its first number: function words, gain nouns and score verbs. */
const isLeadIn = (i: SentenceItem): boolean =>
  /^(?:by|of|an?|average|to|at)$/.test(i.lower) ||
  (i.kind === "word" && (isInWordClass("gain-noun", i.lower) || isInWordClass("score", i.lower)));

/** True for a name coordinated with metrics: "LSE-D, *SPK-SIM* and MCD". */
const isCoinedMetricInList = (items: readonly SentenceItem[], at: number): boolean =>
  items[at]?.mention?.kind === "name" &&
  (/^(?:,|and|\/)$/.test(wordAt(items, at + 1)) || /^(?:,|and|\/)$/.test(wordAt(items, at - 1)));

/** Returns one metric per number, from the metrics listed after or before the numbers; null if the counts differ. */
function pairGroupMetrics(group: readonly CandidateClaim[]): MetricSlotValue[] | null {
  const { sentence } = group[0] as CandidateClaim;
  const metricsAfter = listMetricsAfter(group.at(-1) as CandidateClaim);
  if (metricsAfter.length === group.length)
    return metricsAfter.map((at) => toMetricSlotValue(sentence, at, at, sentence.items[at]?.mention ?? null));
  const metricsBefore = listMetricsBefore(group[0] as CandidateClaim);
  return metricsBefore.length === group.length
    ? metricsBefore.map((at) => toExtendedMetric(sentence, at, findListItemStart(sentence.items, at)))
    : null;
}

/** Pairs listed metrics with listed numbers in order; otherwise one stated metric applies to the whole list. */
function shareMetricInGroup(group: readonly CandidateClaim[]): CandidateClaim[] {
  const paired = group.length > 1 ? pairGroupMetrics(group) : null;
  if (paired) return group.map((d, i) => amendCandidate(d, { metric: paired[i] ?? null }, "paired-in-order"));
  const stated = group.find((d) => d.metric !== null)?.metric;
  if (!stated) return [...group];
  return group.map((d) =>
    d.metric ? d : amendCandidate(d, { metric: { ...stated, inferred: "same-list" } }, "metric-of-list"),
  );
}
