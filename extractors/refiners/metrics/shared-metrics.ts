import type { ProvenanceCode } from "@/lib/claim/provenance";
import { amendCandidate, type CandidateClaim, isGainOnly } from "../../rules/candidate-claim";
import { isReportVerb, type SentenceItem } from "../../rules/sentence-context";
import type { SimpleStepReason } from "../../rules/step-reason";
import { wordAt } from "../../text/word-at";
import { hasWordClass, isInWordClass, triggerSign } from "../../words/word-classes";
import { findPhraseBefore, type Phrase, parseNounPhrase } from "../context/phrases";
import { isMetricAt } from "./find-metrics";
import { type MetricSlotValue, toExtendedMetric, toMetricSlotValue, VAGUE_HEAD } from "./metric-phrases";

/** Shares metrics among the claims of a sentence: the metric after a list, before its first number, or stated once. */
export const shareMetrics = (candidates: readonly CandidateClaim[]): CandidateClaim[] =>
  shareSentenceMetric(shareMetricInSentence(fillVagueMetrics(shareMetricBackward(candidates.map(fillDecibelMetric)))));

/** Fills the metric of a gain in dB if its sentence names exactly one metric in dB: "a PSNR of 28 dB and an SSIM of 0.9, 3.9 dB above B". */
function fillDecibelMetric(candidate: CandidateClaim): CandidateClaim {
  const { items } = candidate.sentence;
  if (
    candidate.metric ||
    candidate.after ||
    !items.slice(candidate.first, candidate.last + 2).some((item) => /^db$/i.test(item.quantity?.unit ?? item.lower))
  )
    return candidate;
  const found = items.flatMap((item, index) =>
    index < candidate.first && item.mention?.metric?.unit === "dB" ? [index] : [],
  );
  const [index] = found;
  if (index === undefined || found.some((f) => items[f]?.mention?.metric !== items[index]?.mention?.metric))
    return candidate;
  const metric = {
    ...toExtendedMetric(candidate.sentence, index, Math.max(0, index - 3)),
    inferred: "only-decibel-metric" as const,
  };
  return amendCandidate(candidate, { metric }, "metric-by-unit");
}

/** Accepts a vague word as a metric next to another metric: "cuts tokens by 30% and improves performance by 4%". */
function fillVagueMetrics(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  return candidates.map((candidate) => {
    const hasOtherMetric = candidates.some((p) => p.sentence === candidate.sentence && p.metric && !p.metric.inferred);
    const phrase = candidate.metric === null && hasOtherMetric ? findVaguePhrase(candidate) : null;
    return phrase
      ? amendCandidate(
          candidate,
          { metric: toMetricSlotValue(candidate.sentence, phrase.from, phrase.to, null) },
          "vague-metric-next-to-metric",
        )
      : candidate;
  });
}

/** Finds a vague metric next to the number: "*task performance* by 4%", "*performance* (4%)", "4% in *overall performance*". */
function findVaguePhrase({ sentence: { items }, first, last, trigger }: CandidateClaim): Phrase | null {
  if (trigger !== null && hasWordClass("beat-verb", items[trigger])) return null;
  let index = first - 1;
  while (/^(?:by|over|an?|average|up|to|\()$/.test(wordAt(items, index))) index--;
  const phraseAfter = items[last + 1]?.lower === "in" ? parseNounPhrase(items, last + 2, last + 7, false) : null;
  const hasBeatVerb = items
    .slice(Math.max(0, index - 5), index)
    .some((item) => item.kind === "word" && hasWordClass("beat-verb", item));
  const before = index < first - 1 && !hasBeatVerb ? findPhraseBefore(items, index, Math.max(0, index - 3)) : null;
  const longPhraseAfter = phraseAfter && phraseAfter.to > phraseAfter.from ? phraseAfter : null;
  const found = [before, longPhraseAfter].find((p) => p && VAGUE_HEAD.test(wordAt(items, p.to))) ?? null;
  if (!found) return null;
  const known = items.slice(found.from, found.to).findLastIndex((item) => RANK_ADJECTIVE.test(item.lower));
  return { from: found.from + known + 1, to: found.to };
}

const RANK_ADJECTIVE = /^(?:highest|lowest|best|strongest|worst|better|higher|lower|superior|strong|s)$/;

/** Copies the metric after the last value of a list to the earlier values: "15.6% on A and 6.0% on B in mean error", "89% (A) and 66% (B) accuracy". */
function shareMetricBackward(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out = [...candidates];
  for (let i = out.length - 2; i >= 0; i--) {
    const [candidate, next] = [out[i] as CandidateClaim, out[i + 1] as CandidateClaim];
    if (candidate.metric || !next.metric || !isParallelValue(candidate, next)) continue;
    const isAfterNumber = next.metric.first > getLastToken(next);
    if (isAfterNumber)
      out[i] = amendCandidate(
        candidate,
        { metric: { ...next.metric, inferred: METRIC_AFTER_LIST } },
        "metric-after-list",
      );
  }
  return out;
}

const METRIC_AFTER_LIST = "after-list";

const getLastToken = (candidate: CandidateClaim): number => candidate.sentence.items[candidate.last]?.last ?? 0;

/** True for two scores or two gains of one unit, separated only by names, connectors and brackets. */
function isParallelValue(a: CandidateClaim, b: CandidateClaim): boolean {
  if (a.sentence !== b.sentence || isGainOnly(a) !== isGainOnly(b)) return false;
  const unit = (candidate: CandidateClaim): string => (candidate.gain ?? candidate.after)?.unit ?? "";
  const between = a.sentence.items.slice(a.last + 1, b.first);
  const hasConnector = between.some((item) => /^(?:,|and|or|\/)$/.test(item.lower));
  const closing = between.findIndex((item) => item.lower === ")");
  const opening = between.findIndex((item) => item.lower === "(");
  const hasClosedBrackets = closing < 0 || (opening >= 0 && opening < closing);
  return (
    unit(a) === unit(b) &&
    hasConnector &&
    hasClosedBrackets &&
    between.length < 9 &&
    between.every((item) => isListMaterial(item))
  );
}

const isListMaterial = (item: SentenceItem): boolean =>
  item.kind === "mention"
    ? item.mention?.kind !== "metric"
    : item.kind === "sign"
      ? /^[(),/]$/.test(item.lower)
      : /^(?:and|or|on|for|the|a|an|by|of|to|dataset|datasets|benchmark)$/.test(item.lower);

/** Copies a metric to later scores of the clause, and to later gains of the same trigger. */
export function shareMetricInSentence(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out: CandidateClaim[] = [];
  for (const candidate of candidates) {
    const withMetric = (metric: MetricSlotValue, inferred: ProvenanceCode, reason: SimpleStepReason): CandidateClaim =>
      amendCandidate(candidate, { metric: { ...metric, inferred } }, reason);
    const before = out.at(-1);
    const only = candidate.metric ? null : findOnlyQualityMetric(out, candidate);
    if (only) out.push(withMetric(only, "only-quality-metric", "metric-of-sentence"));
    else if (
      !candidate.metric &&
      before?.metric &&
      before.sentence === candidate.sentence &&
      canShareMetric(before, candidate)
    )
      out.push(withMetric(before.metric, "same-sentence", "metric-of-claim-before"));
    else out.push(candidate);
  }
  return out;
}

/** Returns the metric for a gain without one if all preceding claims share one quality metric: "reaches 77% accuracy, while the small model improves by 8%". */
function findOnlyQualityMetric(before: readonly CandidateClaim[], candidate: CandidateClaim): MetricSlotValue | null {
  if (!candidate.gain || candidate.after || candidate.gain.unit === "times") return null;
  const found: MetricSlotValue[] = [];
  for (let i = before.length - 1; i >= 0; i--) {
    const b = before[i] as CandidateClaim;
    if (b.sentence !== candidate.sentence || !b.metric) break;
    if (b.metric.value.mention?.metric?.kind !== "quality") return null;
    if (found.every((f) => f.value.name !== b.metric?.value.name)) found.push(b.metric);
  }
  const from = before.at(-1)?.last ?? candidate.first;
  const between = candidate.sentence.items.slice(from + 1, candidate.first);
  const near = [...between, ...candidate.sentence.items.slice(candidate.last + 1, candidate.last + 4)];
  const isOtherwiseStated =
    isPerformanceValue(candidate) || near.some((item) => /^(?:performance|;)$/.test(item.lower));
  return found.length === 1 && !isOtherwiseStated ? (found[0] as MetricSlotValue) : null;
}

/** True for a share of something: "keeps 97% *of* the full model's quality". */
const isShareOfOther = (candidate: CandidateClaim): boolean =>
  candidate.sentence.items[candidate.last + 1]?.lower === "of";

/** True for a multiple without an object that repeats the construction of the preceding one: "9x fewer than A and *4x fewer than B*", "20x for pages, *5x for letters*". */
function isParallelMultiple(a: CandidateClaim, b: CandidateClaim): boolean {
  const { items } = b.sentence;
  const next = wordAt(items, Math.max(b.trigger ?? 0, b.last) + 1);
  if ((b.trigger ?? 0) > b.last)
    return next === "than" && items.slice(a.last, b.first).some((item) => item.lower === "than");
  return /^(?:for|on|in)$/.test(next) && next === wordAt(items, a.last + 1);
}

/** True if the phrase after the number names only performance: "96% of the full model's *performance*", "a 7% gain in overall *performance*". */
export function isPerformanceValue({ sentence: { items }, last }: CandidateClaim): boolean {
  const following = items.slice(last + 1, last + 8);
  const end = following.findIndex(
    (item) => item.quantity || item.kind === "sign" || /^(?:and|while|but)$/.test(item.lower),
  );
  const words = following.slice(0, end < 0 ? following.length : end).map((item) => item.lower);
  const led = words.findIndex((word) => /^(?:of|in)$/.test(word));
  return led >= 0 && words.slice(led).some((word) => VAGUE_HEAD.test(word));
}

/** True if the metric of one claim may apply to the next. Counts and scores do not share metrics: "recall rises to 52, and it wins 41 of 45 rounds". */
const canShareMetric = (a: CandidateClaim, b: CandidateClaim): boolean => {
  if ((isShareOfOther(b) && !isShareOfOther(a)) || isPerformanceValue(b)) return false;
  const between = a.sentence.items.slice(a.last + 1, b.first);
  const isRestatement =
    /^(?:,|-|—)$/.test(wordAt(between, 0)) && between.length < 7 && /^(?:a|an)$/.test(between.at(-1)?.lower ?? "");
  if (b.gain && !b.after && a.after && isRestatement) return !between.some((item) => isReportVerb(item));
  if (b.gain && !b.after && a.after && between.at(-1)?.lower === "(" && between.length < 9)
    return !between.some((item) => /^(?:,|;|and)$/.test(item.lower));
  if (between.some((item) => item.lower === ";") || between.length > 16) return false;
  if (a.gain && !a.after) {
    if (!b.gain || b.after) return false;
    const isListed =
      between.some((item) => /^(?:,|and)$/.test(item.lower)) &&
      !between.some((item) => isReportVerb(item) || item.lower === "while");
    const hasSameMultiple = a.gain.unit !== "times" || isParallelMultiple(a, b);
    return (
      (a.trigger === b.trigger && a.trigger !== null) || (isListed && a.gain.unit === b.gain.unit && hasSameMultiple)
    );
  }
  const isCount = (candidate: CandidateClaim): boolean => candidate.after !== null && candidate.after.total !== null;
  return b.after !== null && isCount(a) === isCount(b) && (a.after?.unit ?? "") === (b.after?.unit ?? "");
};

/** True for the bare word "score" as metric ("raises recall, achieving a *score* of 51.7"), but not "an overall score". */
function isBareScore({ sentence: { items }, metric, after, first }: CandidateClaim): boolean {
  if (!after || !metric || metric.inferred) return false;
  const index = items.findIndex((item) => item.last === metric.last);
  return index < first && /^scores?$/.test(wordAt(items, index)) && /^scores?$/.test(metric.value.name);
}

/** Fills a missing metric if the sentence names exactly one before the number: "Accuracy grows with context: A reaches 98.7%", "accuracy falls at night, with drops of 7%". */
function shareSentenceMetric(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  return candidates.map((candidate) => {
    const isBare = isBareScore(candidate);
    if ((candidate.metric && !isBare) || !(lacksScoreMetric(candidate) || lacksGainMetric(candidate))) return candidate;
    const { items } = candidate.sentence;
    const found = items.flatMap((item, index) =>
      index < candidate.first && isQualityMetric(item) && isMetricAt(items, index) ? [index] : [],
    );
    const ids = new Set(found.map((index) => items[index]?.mention?.metric?.id));
    const index = found.at(-1);
    if (index === undefined || ids.size !== 1 || (!candidate.after && !canBeGainMetric(candidate, index)))
      return candidate;
    if (
      isBare &&
      candidates.some((p) => p.sentence === candidate.sentence && p.after && p.metric?.last === items[index]?.last)
    )
      return candidate;
    const metric = toExtendedMetric(candidate.sentence, index, Math.max(0, index - 3));
    return amendCandidate(
      candidate,
      { metric: { ...metric, inferred: "only-metric-of-sentence" } },
      "metric-of-sentence",
    );
  });
}

/** True for a quality metric other than the bare word "score". */
const isQualityMetric = (item: SentenceItem): boolean =>
  item.mention?.metric?.kind === "quality" && item.mention.metric.id !== "score";

/** True if a preceding metric may apply to a gain: bounded, not excluded ("beyond accuracy") and without a conflicting direction ("higher recall, with a 2% drop"). */
function canBeGainMetric({ sentence: { items }, first, sign }: CandidateClaim, index: number): boolean {
  const metric = items[index]?.mention?.metric;
  if (!metric?.higherIsBetter || metric.bound === null || AMBIGUOUS_METRIC_ID.test(metric.id)) return false;
  const lead = items.slice(Math.max(0, index - 3), index).map((item) => item.lower);
  const isRaised = sign < 0 && lead.some((word) => triggerSign(word) > 0);
  return (
    !isRaised &&
    !EXCLUDING_PREPOSITION.test(lead.at(-1) ?? "") &&
    !items.slice(index + 1, first).some((item) => VAGUE_HEAD.test(item.lower))
  );
}

/** Metrics whose names are also ordinary words. */
const AMBIGUOUS_METRIC_ID = /^(?:consistency|agreement|correlation)$/;
const EXCLUDING_PREPOSITION = /^(?:beyond|besides|without|despite|than)$/;

/** True for a score whose clause may omit the metric: neither a count nor a value with a unit. */
function lacksScoreMetric(candidate: CandidateClaim): boolean {
  const { items } = candidate.sentence;
  const quantity = candidate.after;
  if (!quantity || quantity.total !== null || !/^(?:%|)$/.test(quantity.unit)) return false;
  if (items[candidate.last + 1]?.lower === "of") return false;
  return !items
    .slice(Math.max(0, candidate.first - 4), candidate.first)
    .some((item) => SHARE_VERB.test(item.lower) || VAGUE_HEAD.test(item.lower));
}

/** True for a gain whose clause may omit the metric, except after verbs of beating ("outperforms B by 7%"). */
const lacksGainMetric = (candidate: CandidateClaim): boolean =>
  candidate.gain !== null &&
  candidate.gain.unit !== "times" &&
  candidate.after === null &&
  !isPerformanceValue(candidate) &&
  !isInWordClass("beat-verb", wordAt(candidate.sentence.items, candidate.trigger ?? -1));

/** Verbs whose number is a share of items: "solves 80% of the problems" has no metric. */
const SHARE_VERB =
  /^(?:solv|resolv|pass|complet|detect|correct|prefer|identif|cover|recover|retain|preserv|maintain|prov(?:e|es|ed|ing)$|answer|find|found)/;

/** Carries the metric of the previous sentence if that sentence has only one for its scores or for all its values: "Further, B reaches 85.7%", "B trails by 7.8 points". */
export function carrySentenceMetrics(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  return candidates.map((candidate, index) => {
    const isInPointsOnly = lacksGainMetric(candidate) && candidate.gain?.unit !== "%";
    if (candidate.metric || !(lacksScoreMetric(candidate) || isInPointsOnly)) return candidate;
    const before = candidates.slice(0, index).filter((p) => p.sentence.index === candidate.sentence.index - 1);
    const hasStatedMetric = candidates.some((p) => p.sentence === candidate.sentence && p.metric && !p.metric.inferred);
    const metricBefore = getOnlyMetric(isInPointsOnly ? before : before.filter((p) => p.after));
    if (
      hasStatedMetric ||
      !metricBefore ||
      (!isInPointsOnly && before.some((p) => p.after && p.after.unit !== candidate.after?.unit))
    )
      return candidate;
    const sentence = before.find((p) => p.metric === metricBefore)?.sentence;
    return amendCandidate(
      candidate,
      { metric: { ...metricBefore, inferred: "metric-of-previous-sentence", ...(sentence ? { sentence } : {}) } },
      "metric-of-previous-sentence",
    );
  });
}

function getOnlyMetric(before: readonly CandidateClaim[]): MetricSlotValue | null {
  const first = before[0]?.metric;
  const row = first?.value.mention?.metric;
  const isQuality = row?.kind === "quality" && row.id !== "score";
  return first && isQuality && before.every((p) => p.metric?.value.name === first.value.name) ? first : null;
}
