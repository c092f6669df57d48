import type { ProvenanceCode } from "@/lib/claim/provenance";
import { amendCandidate, type CandidateClaim, isGainOnly } from "../../rules/candidate-claim";
import { isReportVerb, type SentenceItem } from "../../rules/sentence-context";
import type { SimpleStepReason } from "../../rules/step-reason";
import { wordAt } from "../../text/word-at";
import { isInWordClass, triggerSign } from "../../words/word-classes";
import { findPhraseBefore, type Phrase, parseNounPhrase } from "../context/phrases";
import { isMetricAt, type MetricSlotValue, toExtendedMetric, toMetricSlotValue, VAGUE_HEAD } from "./metric-phrases";

/** Shares metrics among the claims of a sentence: the metric after a list, before its first number, or stated once. */
export const shareMetrics = (candidates: readonly CandidateClaim[]): CandidateClaim[] =>
  shareSentenceMetric(shareMetricInSentence(fillVagueMetrics(shareMetricBackward(candidates.map(fillDecibelMetric)))));

/** Fills the metric of a gain in dB if its sentence names exactly one metric in dB: "a PSNR of 28 dB and an SSIM of 0.9, 3.9 dB above B". */
function fillDecibelMetric(d: CandidateClaim): CandidateClaim {
  const { items } = d.sentence;
  if (d.metric || d.after || !items.slice(d.first, d.last + 2).some((i) => /^db$/i.test(i.quantity?.unit ?? i.lower)))
    return d;
  const found = items.flatMap((i, at) => (at < d.first && i.mention?.metric?.unit === "dB" ? [at] : []));
  const [at] = found;
  if (at === undefined || found.some((f) => items[f]?.mention?.metric !== items[at]?.mention?.metric)) return d;
  const metric = {
    ...toExtendedMetric(d.sentence, at, Math.max(0, at - 3)),
    inferred: "only-decibel-metric" as const,
  };
  return amendCandidate(d, { metric }, "metric-by-unit");
}

/** Accepts a vague word as a metric next to another metric: "cuts tokens by 30% and improves performance by 4%". */
function fillVagueMetrics(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  return candidates.map((d) => {
    const hasOtherMetric = candidates.some((p) => p.sentence === d.sentence && p.metric && !p.metric.inferred);
    const phrase = d.metric === null && hasOtherMetric ? findVaguePhrase(d) : null;
    return phrase
      ? amendCandidate(
          d,
          { metric: toMetricSlotValue(d.sentence, phrase.from, phrase.to, null) },
          "vague-metric-next-to-metric",
        )
      : d;
  });
}

/** Finds a vague metric next to the number: "*task performance* by 4%", "*performance* (4%)", "4% in *overall performance*". */
function findVaguePhrase({ sentence: { items }, first, last, trigger }: CandidateClaim): Phrase | null {
  if (trigger !== null && isInWordClass("beat-verb", wordAt(items, trigger))) return null;
  let at = first - 1;
  while (/^(?:by|over|an?|average|up|to|\()$/.test(wordAt(items, at))) at--;
  const phraseAfter = items[last + 1]?.lower === "in" ? parseNounPhrase(items, last + 2, last + 7, false) : null;
  const hasBeatVerb = items
    .slice(Math.max(0, at - 5), at)
    .some((i) => i.kind === "word" && isInWordClass("beat-verb", i.lower));
  const before = at < first - 1 && !hasBeatVerb ? findPhraseBefore(items, at, Math.max(0, at - 3)) : null;
  const longPhraseAfter = phraseAfter && phraseAfter.to > phraseAfter.from ? phraseAfter : null;
  const found = [before, longPhraseAfter].find((p) => p && VAGUE_HEAD.test(wordAt(items, p.to))) ?? null;
  if (!found) return null;
  const known = items.slice(found.from, found.to).findLastIndex((i) => RANK_ADJECTIVE.test(i.lower));
  return { from: found.from + known + 1, to: found.to };
}

const RANK_ADJECTIVE = /^(?:highest|lowest|best|strongest|worst|better|higher|lower|superior|strong|s)$/;

/** Copies the metric after the last value of a list to the earlier values: "15.6% on A and 6.0% on B in mean error", "89% (A) and 66% (B) accuracy". */
function shareMetricBackward(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out = [...candidates];
  for (let i = out.length - 2; i >= 0; i--) {
    const [d, next] = [out[i] as CandidateClaim, out[i + 1] as CandidateClaim];
    if (d.metric || !next.metric || !isParallelValue(d, next)) continue;
    const isAfterNumber = next.metric.first > getLastToken(next);
    if (isAfterNumber)
      out[i] = amendCandidate(d, { metric: { ...next.metric, inferred: METRIC_AFTER_LIST } }, "metric-after-list");
  }
  return out;
}

const METRIC_AFTER_LIST = "after-list";

const getLastToken = (d: CandidateClaim): number => d.sentence.items[d.last]?.last ?? 0;

/** True for two scores or two gains of one unit, separated only by names, connectors and brackets. */
function isParallelValue(a: CandidateClaim, b: CandidateClaim): boolean {
  if (a.sentence !== b.sentence || isGainOnly(a) !== isGainOnly(b)) return false;
  const unit = (d: CandidateClaim): string => (d.gain ?? d.after)?.unit ?? "";
  const between = a.sentence.items.slice(a.last + 1, b.first);
  const hasConnector = between.some((i) => /^(?:,|and|or|\/)$/.test(i.lower));
  const closing = between.findIndex((i) => i.lower === ")");
  const opening = between.findIndex((i) => i.lower === "(");
  const hasClosedBrackets = closing < 0 || (opening >= 0 && opening < closing);
  return (
    unit(a) === unit(b) &&
    hasConnector &&
    hasClosedBrackets &&
    between.length < 9 &&
    between.every((i) => isListMaterial(i))
  );
}

const isListMaterial = (i: SentenceItem): boolean =>
  i.kind === "mention"
    ? i.mention?.kind !== "metric"
    : i.kind === "sign"
      ? /^[(),/]$/.test(i.lower)
      : /^(?:and|or|on|for|the|a|an|by|of|to|dataset|datasets|benchmark)$/.test(i.lower);

/** Copies a metric to later scores of the clause, and to later gains of the same trigger. */
export function shareMetricInSentence(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out: CandidateClaim[] = [];
  for (const d of candidates) {
    const withMetric = (metric: MetricSlotValue, inferred: ProvenanceCode, reason: SimpleStepReason): CandidateClaim =>
      amendCandidate(d, { metric: { ...metric, inferred } }, reason);
    const before = out.at(-1);
    const only = d.metric ? null : findOnlyQualityMetric(out, d);
    if (only) out.push(withMetric(only, "only-quality-metric", "metric-of-sentence"));
    else if (!d.metric && before?.metric && before.sentence === d.sentence && canShareMetric(before, d))
      out.push(withMetric(before.metric, "same-sentence", "metric-of-claim-before"));
    else out.push(d);
  }
  return out;
}

/** Returns the metric for a gain without one if all preceding claims share one quality metric: "reaches 77% accuracy, while the small model improves by 8%". */
function findOnlyQualityMetric(before: readonly CandidateClaim[], d: CandidateClaim): MetricSlotValue | null {
  if (!d.gain || d.after || d.gain.unit === "times") return null;
  const found: MetricSlotValue[] = [];
  for (let i = before.length - 1; i >= 0; i--) {
    const b = before[i] as CandidateClaim;
    if (b.sentence !== d.sentence || !b.metric) break;
    if (b.metric.value.mention?.metric?.kind !== "quality") return null;
    if (found.every((f) => f.value.name !== b.metric?.value.name)) found.push(b.metric);
  }
  const from = before.at(-1)?.last ?? d.first;
  const between = d.sentence.items.slice(from + 1, d.first);
  const near = [...between, ...d.sentence.items.slice(d.last + 1, d.last + 4)];
  const isOtherwiseStated = isPerformanceValue(d) || near.some((i) => /^(?:performance|;)$/.test(i.lower));
  return found.length === 1 && !isOtherwiseStated ? (found[0] as MetricSlotValue) : null;
}

/** True for a share of something: "keeps 97% *of* the full model's quality". */
const isShareOfOther = (d: CandidateClaim): boolean => d.sentence.items[d.last + 1]?.lower === "of";

/** True for a multiple without an object that repeats the construction of the preceding one: "9x fewer than A and *4x fewer than B*", "20x for pages, *5x for letters*". */
function isParallelMultiple(a: CandidateClaim, b: CandidateClaim): boolean {
  const { items } = b.sentence;
  const next = wordAt(items, Math.max(b.trigger ?? 0, b.last) + 1);
  if ((b.trigger ?? 0) > b.last) return next === "than" && items.slice(a.last, b.first).some((i) => i.lower === "than");
  return /^(?:for|on|in)$/.test(next) && next === wordAt(items, a.last + 1);
}

/** True if the phrase after the number names only performance: "96% of the full model's *performance*", "a 7% gain in overall *performance*". */
export function isPerformanceValue({ sentence: { items }, last }: CandidateClaim): boolean {
  const following = items.slice(last + 1, last + 8);
  const end = following.findIndex((i) => i.quantity || i.kind === "sign" || /^(?:and|while|but)$/.test(i.lower));
  const words = following.slice(0, end < 0 ? following.length : end).map((i) => i.lower);
  const led = words.findIndex((word) => /^(?:of|in)$/.test(word));
  return led >= 0 && words.slice(led).some((word) => VAGUE_HEAD.test(word));
}

/** True if the metric of one claim may apply to the next. Counts and scores do not share metrics: "recall rises to 52, and it wins 41 of 45 rounds". */
const canShareMetric = (a: CandidateClaim, b: CandidateClaim): boolean => {
  if ((isShareOfOther(b) && !isShareOfOther(a)) || isPerformanceValue(b)) return false;
  const between = a.sentence.items.slice(a.last + 1, b.first);
  const isRestatement =
    /^(?:,|-|—)$/.test(wordAt(between, 0)) && between.length < 7 && /^(?:a|an)$/.test(between.at(-1)?.lower ?? "");
  if (b.gain && !b.after && a.after && isRestatement) return !between.some((i) => isReportVerb(i));
  if (b.gain && !b.after && a.after && between.at(-1)?.lower === "(" && between.length < 9)
    return !between.some((i) => /^(?:,|;|and)$/.test(i.lower));
  if (between.some((i) => i.lower === ";") || between.length > 16) return false;
  if (a.gain && !a.after) {
    if (!b.gain || b.after) return false;
    const listed =
      between.some((i) => /^(?:,|and)$/.test(i.lower)) && !between.some((i) => isReportVerb(i) || i.lower === "while");
    const times = a.gain.unit !== "times" || isParallelMultiple(a, b);
    return (a.trigger === b.trigger && a.trigger !== null) || (listed && a.gain.unit === b.gain.unit && times);
  }
  const isCount = (d: CandidateClaim): boolean => d.after !== null && d.after.total !== null;
  return b.after !== null && isCount(a) === isCount(b) && (a.after?.unit ?? "") === (b.after?.unit ?? "");
};

/** True for the bare word "score" as metric ("raises recall, achieving a *score* of 51.7"), but not "an overall score". */
function isBareScore({ sentence: { items }, metric, after, first }: CandidateClaim): boolean {
  if (!after || !metric || metric.inferred) return false;
  const at = items.findIndex((i) => i.last === metric.last);
  return at < first && /^scores?$/.test(wordAt(items, at)) && /^scores?$/.test(metric.value.name);
}

/** Fills a missing metric if the sentence names exactly one before the number: "Accuracy grows with context: A reaches 98.7%", "accuracy falls at night, with drops of 7%". */
function shareSentenceMetric(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  return candidates.map((d) => {
    const isBare = isBareScore(d);
    if ((d.metric && !isBare) || !(lacksScoreMetric(d) || lacksGainMetric(d))) return d;
    const { items } = d.sentence;
    const found = items.flatMap((i, at) => (at < d.first && isQualityMetric(i) && isMetricAt(items, at) ? [at] : []));
    const ids = new Set(found.map((at) => items[at]?.mention?.metric?.id));
    const at = found.at(-1);
    if (at === undefined || ids.size !== 1 || (!d.after && !canBeGainMetric(d, at))) return d;
    if (isBare && candidates.some((p) => p.sentence === d.sentence && p.after && p.metric?.last === items[at]?.last))
      return d;
    const metric = toExtendedMetric(d.sentence, at, Math.max(0, at - 3));
    return amendCandidate(d, { metric: { ...metric, inferred: "only-metric-of-sentence" } }, "metric-of-sentence");
  });
}

/** True for a quality metric other than the bare word "score". */
const isQualityMetric = (i: SentenceItem): boolean =>
  i.mention?.metric?.kind === "quality" && i.mention.metric.id !== "score";

/** True if a preceding metric may apply to a gain: bounded, not excluded ("beyond accuracy") and without a conflicting direction ("higher recall, with a 2% drop"). */
function canBeGainMetric({ sentence: { items }, first, sign }: CandidateClaim, at: number): boolean {
  const metric = items[at]?.mention?.metric;
  if (!metric?.higherIsBetter || metric.bound === null || AMBIGUOUS_METRIC_ID.test(metric.id)) return false;
  const lead = items.slice(Math.max(0, at - 3), at).map((i) => i.lower);
  const isRaised = sign < 0 && lead.some((w) => triggerSign(w) > 0);
  return (
    !isRaised &&
    !EXCLUDING_PREPOSITION.test(lead.at(-1) ?? "") &&
    !items.slice(at + 1, first).some((i) => VAGUE_HEAD.test(i.lower))
  );
}

/** Metrics whose names are also ordinary words. */
const AMBIGUOUS_METRIC_ID = /^(?:consistency|agreement|correlation)$/;
const EXCLUDING_PREPOSITION = /^(?:beyond|besides|without|despite|than)$/;

/** True for a score whose clause may omit the metric: neither a count nor a value with a unit. */
function lacksScoreMetric(d: CandidateClaim): boolean {
  const { items } = d.sentence;
  const q = d.after;
  if (!q || q.total !== null || !/^(?:%|)$/.test(q.unit)) return false;
  if (items[d.last + 1]?.lower === "of") return false;
  return !items
    .slice(Math.max(0, d.first - 4), d.first)
    .some((i) => SHARE_VERB.test(i.lower) || VAGUE_HEAD.test(i.lower));
}

/** True for a gain whose clause may omit the metric, except after verbs of beating ("outperforms B by 7%"). */
const lacksGainMetric = (d: CandidateClaim): boolean =>
  d.gain !== null &&
  d.gain.unit !== "times" &&
  d.after === null &&
  !isPerformanceValue(d) &&
  !isInWordClass("beat-verb", wordAt(d.sentence.items, d.trigger ?? -1));

/** Verbs whose number is a share of items: "solves 80% of the problems" has no metric. */
const SHARE_VERB =
  /^(?:solv|resolv|pass|complet|detect|correct|prefer|identif|cover|recover|retain|preserv|maintain|prov(?:e|es|ed|ing)$|answer|find|found)/;

/** Carries the metric of the previous sentence if that sentence has only one for its scores or for all its values: "Further, B reaches 85.7%", "B trails by 7.8 points". */
export function carrySentenceMetrics(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  return candidates.map((d, at) => {
    const points = lacksGainMetric(d) && d.gain?.unit !== "%";
    if (d.metric || !(lacksScoreMetric(d) || points)) return d;
    const before = candidates.slice(0, at).filter((p) => p.sentence.index === d.sentence.index - 1);
    const hasStatedMetric = candidates.some((p) => p.sentence === d.sentence && p.metric && !p.metric.inferred);
    const metricBefore = getOnlyMetric(points ? before : before.filter((p) => p.after));
    if (hasStatedMetric || !metricBefore || (!points && before.some((p) => p.after && p.after.unit !== d.after?.unit)))
      return d;
    const sentence = before.find((p) => p.metric === metricBefore)?.sentence;
    return amendCandidate(
      d,
      { metric: { ...metricBefore, inferred: "metric-of-previous-sentence", ...(sentence ? { sentence } : {}) } },
      "metric-of-previous-sentence",
    );
  });
}

function getOnlyMetric(before: readonly CandidateClaim[]): MetricSlotValue | null {
  const first = before[0]?.metric;
  const row = first?.value.mention?.metric;
  const quality = row?.kind === "quality" && row.id !== "score";
  return first && quality && before.every((p) => p.metric?.value.name === first.value.name) ? first : null;
}
