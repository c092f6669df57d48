import type { Quantity } from "../../quantities/quantity";
import type { CandidateClaim } from "../../rules/candidate-claim";
import { isClauseEnd, type SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { skipAdverbs } from "../../words/adverbs";
import { hasWordClass } from "../../words/word-classes";
import type { Baseline } from "./find-baselines";

/** Units of results, as opposed to settings. */
const RESULT_UNIT = /^(?:%|times|points|s|ms|seconds|milliseconds)$/;

/**
 * "6 points *(an interval of 4 to 8)* over B": removes items in brackets, unless the range itself ends inside
 * brackets.
 */
function dropBracketed(items: readonly SentenceItem[]): readonly SentenceItem[] {
  let open = 0;
  const outside = items.filter((item) => {
    if (/^[([]$/.test(item.lower)) open++;
    const isOutside = open === 0;
    if (/^[)\]]$/.test(item.lower)) open = Math.max(0, open - 1);
    return isOutside;
  });
  return open > 0 ? items : outside;
}

/**
 * True if no other result and no clause end is between a number and the baseline after it; sizes and settings may be.
 */
export function canReach(
  candidate: CandidateClaim,
  baseline: Baseline,
  usedNumbers: ReadonlySet<Quantity | null>,
): boolean {
  const behind = candidate.sentence.items.slice(candidate.last + 1, baseline.triggerFirst);
  const between = candidate.gain ? dropBracketed(behind) : behind;
  const numbers = between.flatMap((item) => item.quantity ?? []);
  if (numbers.some((quantity) => usedNumbers.has(quantity) || RESULT_UNIT.test(quantity.unit))) return false;
  if (between.length >= (numbers.length > 0 ? 16 : 22)) return false;
  if (
    candidate.after &&
    !candidate.gain &&
    !candidate.before &&
    baseline.triggerWord === "over" &&
    isAveragingRange(candidate, between)
  )
    return false;
  if (
    candidate.after &&
    !candidate.gain &&
    (comparesOtherQuality(between) || (baseline.triggerWord === "than" && comparesAfterComma(between)))
  )
    return false;
  const isKeptAcrossClauses = /^(?:compar|relative)/.test(baseline.triggerWord) || baseline.kind === "equals";
  return !between.some(
    (item, index) =>
      isClauseEnd(item) && item.lower !== ":" && !(isKeptAcrossClauses && isKeepingClause(between, index)),
  );
}

/**
 * "an error of 2 mm *over all parsers' ranges*": the range of an average, if no word of gain or preference is
 * present.
 */
const isAveragingRange = ({ sentence, first }: CandidateClaim, between: readonly SentenceItem[]): boolean =>
  between.length > 0 &&
  !between.some((item) => /^(?:points?|consistently)$/.test(item.lower)) &&
  !between.some(
    (item) =>
      item.kind === "word" &&
      (hasWordClass("gain-noun", item) || hasWordClass("gain-verb", item) || hasWordClass("more", item)),
  ) &&
  !sentence.items.slice(0, first).some((item) => /^prefer/.test(item.lower));

/** "92% accuracy *and better calibration* than B": the comparison is about another quality than the score. */
const comparesOtherQuality = (between: readonly SentenceItem[]): boolean =>
  between.some(
    (item, index) =>
      item.kind === "word" &&
      index < between.length - 1 &&
      (hasWordClass("gain-noun", item) || hasWordClass("more", item)) &&
      between.slice(Math.max(0, index - 3), index).some((w) => /^(?:and|with)$/.test(w.lower)),
  );

/**
 * "a recall of 0.92, *running faster* than B": after a comma another quality is compared; ", far higher than B" and
 * ", which is higher than B" refer to the score.
 */
function comparesAfterComma(between: readonly SentenceItem[]): boolean {
  const comma = between.findLastIndex((item) => item.lower === ",");
  const words = between.slice(comma + 1).map((item) => item.lower);
  return comma >= 0 && words[0] !== "which" && (words.length > 3 || /ing$/.test(words[0] ?? ""));
}

/** "… while maintaining quality": the comparison after such a clause also holds for the number before it. */
const isKeepingClause = (items: readonly SentenceItem[], index: number): boolean =>
  items[index]?.lower === "while" &&
  /^(?:maintaining|preserving|retaining|keeping|achieving|remaining|staying|offering|delivering)$/.test(
    wordAt(items, skipAdverbs(items, index + 1)),
  );
