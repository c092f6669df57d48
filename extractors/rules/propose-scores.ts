import { convertUnit, isMeasurementUnit } from "../quantities/convert-unit";
import type { Quantity } from "../quantities/quantity";
import { wordAt } from "../text/word-at";
import { isComparedWithScore } from "./baseline-evidence";
import { type CandidateClaim, newCandidate } from "./candidate-claim";
import type { QuantityStatuses } from "./classify-quantities";
import type { DropCode } from "./drop-code";
import { findFallbackScore } from "./fallback-scores";
import type { RuleName } from "./rule-names";
import { isMeasuredSize, isRate } from "./score-context";
import { findScoreEvidence } from "./score-evidence";
import type { SentenceContext, SentenceItem } from "./sentence-context";

/** What became of a quantity that no claim uses, for `explain`. */
export interface DroppedQuantity {
  readonly item: number;
  readonly reason: DropCode;
}

/** All numbers of a scene, dropped for one reason. */
export const dropAllQuantities = ({ items }: SentenceContext, reason: DropCode): DroppedQuantity[] =>
  items.flatMap(({ quantity }, item) => (quantity ? [{ item, reason }] : []));

/** "93.5%/98.6% on Orion": a number directly before a score in its list is a score too. */
function isListHead(items: readonly SentenceItem[], index: number, scores: ReadonlySet<number>): boolean {
  let next = index + 1;
  while (next < index + 3 && /^(?:,|and|\/|&)$/.test(wordAt(items, next))) next++;
  const [quantity, score] = [items[index]?.quantity, items[next]?.quantity];
  if (next === index + 1 || !scores.has(next) || !quantity || quantity.max !== null) return false;
  return quantity.unit === score?.unit && quantity.total === null && (quantity.unit === "%" || quantity.decimal);
}

const SPEED_COMPARATIVE = /^(?:faster|quicker|slower|lighter|smaller|cheaper|shorter|longer|less|lower|higher)$/;

/** "in 56 seconds, 28 times faster than", "28x faster (56 seconds": a duration or a size that a gain right beside it compares. */
function isComparedDuration(
  items: readonly SentenceItem[],
  index: number,
  candidates: readonly CandidateClaim[],
): boolean {
  return candidates.some(({ gain, trigger, first, last, before }) => {
    if (!gain || before || trigger === null || !SPEED_COMPARATIVE.test(wordAt(items, trigger))) return false;
    const end = Math.max(last, trigger);
    const isBeforeGain =
      first > index &&
      first - index < 6 &&
      items.slice(index + 1, first).every((item) => /^(?:[,(—–]|which|is|or|about|thus)$/.test(item.lower));
    return isBeforeGain || (index === end + 2 && wordAt(items, end + 1) === "(");
  });
}

/** "12 ms" and "0.3 s", but not "12 ms" and "4 GB": two numbers that measure the same sort of thing. */
const haveSameDimension = (a: Quantity, b: Quantity | undefined): boolean =>
  b !== undefined && isMeasurementUnit(a.unit) && isMeasurementUnit(b.unit) && convertUnit(1, a.unit, b.unit) !== null;

/** "latencies of 22.9 ms (indoors) and *30.5 ms*", but not "under a *350 ms* budget": a duration or size beside a score of the same measure. */
const isBesideSameDimension = (
  items: readonly SentenceItem[],
  index: number,
  quantity: Quantity,
  scores: ReadonlySet<number>,
): boolean =>
  !/^(?:an?|the)$/.test(wordAt(items, index - 1)) &&
  [...scores].some((k) => haveSameDimension(quantity, items[k]?.quantity));

/** "falls to *18 to 25 percent*": the two ends of a range of scores, which are two results. */
function splitRange(quantity: Quantity): Quantity[] {
  const { max, maxAt } = quantity;
  if (max === null || maxAt === null) return [quantity];
  const end = { ...quantity, max: null, maxAt: null };
  return [end, { ...end, value: max, numberAt: maxAt }];
}

/** Drafts of scores from the quantities that no change or gain uses. */
export function proposeScores(
  sentence: SentenceContext,
  statuses: QuantityStatuses,
  candidates: readonly CandidateClaim[],
): { drafts: CandidateClaim[]; dropped: DroppedQuantity[] } {
  const used = new Set(candidates.flatMap((candidate) => [candidate.before, candidate.after, candidate.gain]));
  const out = [...candidates];
  const dropped: DroppedQuantity[] = [];
  const scores = new Set<number>();
  for (const [index, { status, reason }] of statuses) {
    const quantity = sentence.items[index]?.quantity;
    if (!quantity || used.has(quantity)) continue;
    const isPossibleResult =
      status === "free" ||
      (reason === "duration-or-size" &&
        (isMeasuredSize(sentence.items, index) ||
          isRate(sentence.items, index) ||
          isBesideSameDimension(sentence.items, index, quantity, scores)));
    const evidence =
      isPossibleResult && quantity.unit !== "times" && quantity.sign !== "+"
        ? findScoreEvidence(sentence, index, quantity, scores)
        : reason === "duration-or-size" && isComparedDuration(sentence.items, index, candidates)
          ? { rule: "score-timed" as const, trust: 0.8 }
          : null;
    if (evidence === null) {
      dropped.push({ item: index, reason: reason ?? "no-trigger" });
      continue;
    }
    scores.add(index);
    const candidate = newCandidate(sentence, [evidence.rule], evidence.trust, index, index);
    out.push(...splitRange(quantity).map((after) => ({ ...candidate, after })));
  }
  const late = findRemainingScores(sentence, statuses, dropped, scores);
  const found = new Set(late.map((candidate) => candidate.first));
  return {
    drafts: [...out, ...late].sort((a, b) => a.first - b.first),
    dropped: dropped.filter((d) => !found.has(d.item)),
  };
}

/** Scores among the numbers without evidence of their own: what a score is set against, heads of lists of scores, then what nothing else explains. */
function findRemainingScores(
  sentence: SentenceContext,
  statuses: QuantityStatuses,
  dropped: readonly DroppedQuantity[],
  scores: Set<number>,
): CandidateClaim[] {
  const late: CandidateClaim[] = [];
  const add = (index: number, rule: RuleName, trust: number): void => {
    scores.add(index);
    late.push({
      ...newCandidate(sentence, [rule], trust, index, index),
      after: sentence.items[index]?.quantity ?? null,
    });
  };
  for (const { item: index } of dropped.toReversed()) {
    if (statuses.get(index)?.status !== "free") continue;
    if (isComparedWithScore(sentence.items, index, scores)) add(index, "score-versus", 0.7);
    else if (isListHead(sentence.items, index, scores)) add(index, "score-list", 0.75);
  }
  for (const { item: index } of dropped) {
    const row = scores.has(index)
      ? null
      : findFallbackScore({ tokens: sentence.tokens, items: sentence.items, index, statuses, scores });
    if (row) add(index, row.rule, row.trust);
  }
  return late;
}
