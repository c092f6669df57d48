import { amendCandidate, type CandidateClaim } from "../../rules/candidate-claim";
import { wordAt } from "../../text/word-at";
import { isInWordClass } from "../../words/word-classes";
import { findCoordinations } from "../context/coordinations";
import { findPhraseBefore, type Phrase } from "../context/phrases";
import { groupListedCandidates } from "../context/search-windows";
import { type MetricSlotValue, phraseToMetric, toMetricSlotValue } from "./metric-phrases";

/** Function words and signs allowed between a metric and its number: "(from", "of", "=". */
const LEAD_IN_WORD = /^(?:\(|from|of|by|at|to|=|:|is|was)$/;

/** Returns the words between a metric and the adjacent first number ("recall (from 3.2" gives "( from"), or null. */
function getLeadIn({ sentence: { items }, first, metric }: CandidateClaim): readonly string[] | null {
  const index =
    metric && !metric.inferred && !metric.sentence ? items.findIndex((item) => item.last === metric.last) : -1;
  if (index < 0 || index >= first || first - index > 3) return null;
  const between = items.slice(index + 1, first).map((item) => item.lower);
  return between.every((word) => LEAD_IN_WORD.test(word)) ? between : null;
}

/** Converts a phrase, a growth noun ("*dwell growth* (+3%)") or a name to a metric, except names before bracketed scores ("A (0.19), B (0.27)"), which are systems. */
function toMeasuredMetric({ sentence, first, gain }: CandidateClaim, phrase: Phrase): MetricSlotValue | null {
  const { items } = sentence;
  const isName = items[phrase.to]?.mention?.kind === "name" && (gain !== null || items[first - 1]?.lower !== "(");
  const head = wordAt(items, phrase.to);
  const isGrowth = phrase.from < phrase.to && (isInWordClass("gain-noun", head) || /ing$/.test(head));
  return (
    phraseToMetric(sentence, phrase) ??
    (isName || isGrowth ? toMetricSlotValue(sentence, phrase.from, phrase.to, null) : null)
  );
}

/** Finds the phrase before the number that has the same lead-in words as the preceding metric. */
function findParallelMetric(
  candidate: CandidateClaim,
  leadIn: readonly string[],
  lowerBound: number,
): MetricSlotValue | null {
  const { items } = candidate.sentence;
  const from = candidate.first - leadIn.length;
  if (leadIn.some((word, i) => items[from + i]?.lower !== word)) return null;
  const phrase = findPhraseBefore(items, from - 1, lowerBound);
  const connector = phrase === null ? "" : wordAt(items, phrase.from - 1);
  return phrase && /^(?:,|and|;)$/.test(connector) ? toMeasuredMetric(candidate, phrase) : null;
}

/** Assigns metrics in a series of equally structured values: "FID 15.2, MAUVE 0.71", "recall (+3%), dwell time (+2%)". */
export function refineParallelMetrics(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out: CandidateClaim[] = [];
  let leadIn: readonly string[] | null = null;
  for (const candidate of candidates) {
    const before = out.at(-1);
    if (before?.sentence !== candidate.sentence) leadIn = null;
    const isOpen = !candidate.metric || candidate.metric.inferred;
    const metric = leadIn && before && isOpen ? findParallelMetric(candidate, leadIn, before.last + 1) : null;
    out.push(
      metric ? amendCandidate(candidate, { metric }, { code: "parallel-metric", name: metric.value.name }) : candidate,
    );
    if (!isOpen) leadIn = getLeadIn(candidate);
  }
  return out;
}

const hasStatedMetric = ({ metric }: CandidateClaim): boolean => metric !== null && !metric.inferred;

/** True if the claim has no stated metric, or has the metric of a preceding claim. */
const lacksMetric = (candidate: CandidateClaim, preceding: readonly CandidateClaim[]): boolean =>
  !hasStatedMetric(candidate) || preceding.some(({ metric }) => metric?.last === candidate.metric?.last);

/** Returns the directly preceding claims of the sentence that have distinct stated metrics. */
function takePrecedingList(
  candidates: readonly CandidateClaim[],
  sentence: CandidateClaim["sentence"],
): readonly CandidateClaim[] {
  const preceding: CandidateClaim[] = [];
  for (const candidate of candidates.toReversed()) {
    if (candidate.sentence !== sentence || lacksMetric(candidate, preceding)) break;
    preceding.unshift(candidate);
  }
  return preceding;
}

/** True if both lists have the same length and pairwise the same kind of value and unit, and the first list has distinct metrics. */
function isParallelList(preceding: readonly CandidateClaim[], list: readonly CandidateClaim[]): boolean {
  const names = new Set(preceding.map(({ metric }) => metric?.value.name));
  if (preceding.length !== list.length || names.size !== preceding.length) return false;
  return preceding.every((candidate, i) => toValueKey(candidate) === toValueKey(list[i]));
}

const toValueKey = (candidate: CandidateClaim | undefined): string =>
  candidate?.after ? `score ${candidate.after.unit}` : candidate?.gain ? `gain ${candidate.gain.unit}` : "";

/** True if the gains have another trigger than the preceding claim: "lifts A by 3% and B by 2%, and *surpasses* C and D by 5% and 4%". */
const hasSeparateTrigger = ([candidate]: readonly CandidateClaim[], before: CandidateClaim | undefined): boolean =>
  !candidate?.after && (candidate?.trigger ?? 0) > (before?.last ?? 0);

/** True if the list is followed by as many names, which pair with its numbers: "85.3% and 84.2% *on A and B*". */
function pairsWithNames(list: readonly CandidateClaim[]): boolean {
  const { sentence, last } = list.at(-1) as CandidateClaim;
  const next = sentence.items.findIndex((item, index) => index > last && item.quantity !== undefined);
  return findCoordinations(sentence).some(
    (coordination) =>
      coordination.from > last &&
      (next < 0 || coordination.from < next) &&
      coordination.mentions.length === list.length,
  );
}

/** Copies the metrics of a preceding list to a list of equal length, in order: "85.0 MPJPE / 51.4 PA-MPJPE, B only (104.5 / 79.6)". */
export function refineMetricRows(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out: CandidateClaim[] = [];
  let row: readonly CandidateClaim[] = [];
  for (const list of groupListedCandidates(candidates)) {
    const [first] = list;
    if (!first) continue;
    if (row[0]?.sentence !== first.sentence) row = [];
    const reference = row.length > 0 ? row : takePrecedingList(out, first.sentence);
    const isContinuation =
      list.length > 1 &&
      list.every((candidate) => lacksMetric(candidate, reference)) &&
      isParallelList(reference, list) &&
      !hasSeparateTrigger(list, out.at(-1)) &&
      !pairsWithNames(list);
    row = isContinuation ? reference : [];
    out.push(
      ...(isContinuation ? list.map((candidate, i) => copyMetric(candidate, reference[i] as CandidateClaim)) : list),
    );
  }
  return out;
}

const copyMetric = (candidate: CandidateClaim, { metric }: CandidateClaim): CandidateClaim =>
  metric === null
    ? candidate
    : amendCandidate(
        candidate,
        { metric: { ...metric, inferred: "same-position-in-list" } },
        "metric-by-list-position",
      );
