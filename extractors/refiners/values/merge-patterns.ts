import { amendCandidate, type CandidateClaim, isFoundBy, isGainOnly, isScoreOnly } from "../../rules/candidate-claim";
import { canBeGainOfChange, isGainOfChange } from "./gain-arithmetic";
import { isRestatement, REACHES_VALUE } from "./merge-wording";
import {
  type CandidatePair,
  endsResult,
  hasMeasurementUnit,
  haveDifferentMetrics,
  isAdjacentGain,
  isBeatingGain,
  isChangeWithoutGain,
  isDifference,
  isMultipleOfScore,
  isReductionFactor,
  isRiseOverBaseline,
  isScoreToBaselineGap,
  isSpeedComparison,
  isSpeedupOfCounts,
  startsWithBracket,
} from "./pair-conditions";

/** A pattern in which two candidates state one result. */
interface MergePattern {
  readonly example: string;
  readonly merge: (pair: CandidatePair) => CandidateClaim | null;
}

/** A score and the gain after it. */
const scoreWithGain = (example: string, isStated: (pair: CandidatePair) => boolean): MergePattern => ({
  example,
  merge: (pair) => (isScoreOnly(pair.a) && isStated(pair) ? mergeCandidates(pair.a, pair.b, pair.a) : null),
});

/** The first matching pattern applies: first a change and its gain, then a score and its gain. */
const MERGE_PATTERNS: readonly MergePattern[] = [
  {
    example: "from 57.8% to 72.8% (+15.0%)",
    merge: (pair) => {
      const isStated =
        isChangeWithoutGain(pair.a) &&
        isGainOnly(pair.b) &&
        pair.between.length <= 8 &&
        (startsWithBracket(pair) || isRestatement(pair.words));
      return isStated && canBeGainOfChange(pair.a, pair.b) && !isSpeedupOfCounts(pair.a, pair.b)
        ? mergeCandidates(pair.a, pair.b, pair.a)
        : null;
    },
  },
  {
    example: "by 40% (from 313 to 188)",
    merge: (pair) => {
      const isNear =
        startsWithBracket(pair) || pair.words.includes("(") || pair.words[0] === "," || pair.words.length <= 4;
      const isSeparate =
        pair.words.includes("and") || pair.words.includes("while") || !canBeGainOfChange(pair.b, pair.a);
      return isGainOnly(pair.a) && isChangeWithoutGain(pair.b) && pair.between.length <= 8 && isNear && !isSeparate
        ? mergeCandidates(pair.b, pair.a, pair.a)
        : null;
    },
  },
  {
    example: "a 76% relative improvement over prior methods (here: improving from 0.185 to 0.326)",
    merge: ({ a, b, between }) => {
      const [change, gain] = isChangeWithoutGain(a) ? [a, b] : [b, a];
      const isPair =
        isChangeWithoutGain(change) && isGainOnly(gain) && between.length <= 28 && !between.some(endsResult);
      return isPair && isGainOfChange(change, gain) && !isSpeedupOfCounts(change, gain)
        ? mergeCandidates(change, gain, a)
        : null;
    },
  },
  {
    example: "from 92 to 39 (57.6%)",
    merge: (pair) => {
      if (!isChangeWithoutGain(pair.a) || !isScoreOnly(pair.b) || pair.words.join(" ") !== "(") return null;
      const gain = toGain(pair.b, pair.a);
      return isGainOfChange(pair.a, gain) ? mergeCandidates(pair.a, gain, pair.a) : null;
    },
  },
  scoreWithGain("it scores 60.1 on MMLU (a 3.2 gain)", ({ b, between, words }) => {
    const isClosed = b.trigger !== null && b.trigger > b.last && b.sentence.items[b.trigger + 1]?.lower === ")";
    return isGainOnly(b) && words.at(-1) === "(" && isClosed && between.length <= 8;
  }),
  scoreWithGain(
    "0.725 (+3.97%)",
    (pair) => isDifference(pair.b) && isAdjacentGain(pair) && !haveDifferentMetrics(pair),
  ),
  scoreWithGain(
    "a 69.4% success rate, surpassing plain decoding by 4.2%",
    (pair) => isDifference(pair.b) && isBeatingGain(pair),
  ),
  scoreWithGain("a 96.7% success rate - a 6x improvement", (pair) => {
    const { a, b, between, words } = pair;
    const isAppended =
      isFoundBy(b, "gain-number-noun") &&
      /^(?:a|an)$/.test(words.at(-1) ?? "") &&
      /^[,—–-]$/.test(words.at(-2) ?? "") &&
      between.length <= 9;
    return isGainOnly(b) && isAppended && !isReductionFactor(b, a) && !haveDifferentMetrics(pair);
  }),
  scoreWithGain(
    "an accuracy of 44.8% over six tests and a 3.9 point improvement over the best baseline",
    (pair) => isDifference(pair.b) && isRiseOverBaseline(pair) && !haveDifferentMetrics(pair),
  ),
  scoreWithGain(
    "97% coverage on the earliest task, 14% higher than the baselines",
    (pair) =>
      (isDifference(pair.b) || isMultipleOfScore(pair)) && isScoreToBaselineGap(pair) && !haveDifferentMetrics(pair),
  ),
  scoreWithGain(
    "in 56 seconds, 28 times faster than the plain reader",
    (pair) => hasMeasurementUnit(pair.a) && isSpeedComparison(pair),
  ),
  {
    example: "trains 28 times faster (56 seconds against 26 minutes)",
    merge: ({ a, b, words }) =>
      isGainOnly(a) && isFoundBy(b, "score-timed") && words.length < 4 && words.at(-1) === "("
        ? mergeCandidates(b, a, a)
        : null,
  },
  {
    example: "raises accuracy by 3.1 points, reaching 85.2%",
    merge: ({ a, b, words }) => {
      const isFinalValue = isFoundBy(b, "score-verb") && b.after?.unit !== "" && REACHES_VALUE.test(words.join(" "));
      return isGainOnly(a) && isScoreOnly(b) && isFinalValue ? mergeCandidates(b, a, a) : null;
    },
  },
];

/** Merges two adjacent candidates that state one result; null if they do not. */
export function mergeNeighbours(
  a: CandidateClaim,
  b: CandidateClaim,
  earlier: CandidateClaim | undefined,
): CandidateClaim | null {
  const between = a.sentence.items.slice(a.last + 1, b.first);
  const pair: CandidatePair = { a, b, earlier, between, words: between.map((item) => item.lower) };
  for (const { merge } of MERGE_PATTERNS) {
    const merged = merge(pair);
    if (merged) return merged;
  }
  return null;
}

/** Converts a score to the gain of a change, with the direction of the change. */
const toGain = (score: CandidateClaim, { before, after }: CandidateClaim): CandidateClaim => ({
  ...score,
  after: null,
  gain: score.after,
  sign: (after?.value ?? 0) >= (before?.value ?? 0) ? 1 : -1,
  trigger: null,
});

/** Merges a value and its gain into one candidate with the trigger of the gain and the rules of both. */
export function mergeCandidates(value: CandidateClaim, gain: CandidateClaim, first: CandidateClaim): CandidateClaim {
  return amendCandidate(
    value,
    {
      first: Math.min(value.first, gain.first),
      last: Math.max(value.last, gain.last),
      ruleNames: [...first.ruleNames, ...(first === value ? gain : value).ruleNames],
      gain: gain.gain,
      sign: gain.sign,
      trigger: gain.trigger,
      isMultiple: gain.isMultiple,
      ruleTrust: Math.min(0.98, Math.max(value.ruleTrust, gain.ruleTrust) + 0.02),
    },
    "merged-statements",
  );
}
