import type { Mention } from "../../mentions/mention";
import {
  amendCandidate,
  type CandidateClaim,
  isFoundBy,
  isGainOnly,
  isScoreOnly,
  startsWithBy,
} from "../../rules/candidate-claim";
import { isClauseEnd, type SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { skipAdverbs } from "../../words/adverbs";
import { hasWordClass, isInWordClass } from "../../words/word-classes";
import { canBeGainOfChange, isGainOfChange } from "./gain-arithmetic";
import { isComparison, isRestatement, REACHES_VALUE, startsComparison } from "./merge-wording";

/** Two adjacent candidates of one sentence and the items between their numbers. */
interface CandidatePair {
  readonly a: CandidateClaim;
  readonly b: CandidateClaim;
  /** The candidate before `a` in the sentence. */
  readonly earlier: CandidateClaim | undefined;
  readonly between: readonly SentenceItem[];
  readonly words: readonly string[];
}

/** A pattern in which two candidates state one result. */
interface MergePattern {
  readonly example: string;
  readonly merge: (pair: CandidatePair) => CandidateClaim | null;
}

/** "from 5% to 7%" without a gain; a second gain would belong to another result. */
const isChangeWithoutGain = (candidate: CandidateClaim): boolean =>
  candidate.before !== null && candidate.after !== null && candidate.gain === null;
const startsWithBracket = ({ words }: CandidatePair): boolean => words[0] === "(" || words[0] === "[";
/** "41% on A, 52% on B, beating plain decoding by 4%": the gain applies to both of two close scores. */
const isSecondInList = ({ a, earlier }: CandidatePair): boolean =>
  earlier !== undefined && isScoreOnly(earlier) && a.first - earlier.last < 12;
const isBenchmarkPreposition = (word: string | undefined): boolean => /^(?:on|in|for|across)$/.test(word ?? "");

/** Finds the metric next to a score, and the metric of a gain between its number and noun or after "in". */
function findPairMetrics({ a, b }: CandidatePair): readonly (Mention | undefined)[] {
  const { items } = a.sentence;
  const metricIn = (from: number, to: number): Mention | undefined =>
    items.slice(from, to).findLast((item) => item.mention?.kind === "metric")?.mention;
  const trigger = Math.max(b.trigger ?? 0, b.last);
  const metricAfterIn = wordAt(items, trigger + 1) === "in" ? metricIn(trigger + 2, trigger + 4) : undefined;
  return [
    metricIn(a.last + 1, a.last + 3) ?? metricIn(Math.max(0, a.first - 3), a.first),
    metricIn(b.last + 1, trigger) ?? metricAfterIn,
  ];
}

/** "0.95 mAP with 28 ms a frame, a 75% *latency* reduction": score and gain have different metrics. An error metric is never different, since a lower error is a higher accuracy. */
function haveDifferentMetrics(pair: CandidatePair): boolean {
  const [scoreMetric, gainMetric] = findPairMetrics(pair).map((mention) =>
    mention?.surface.toLowerCase().split(/[ -]/),
  );
  if (!scoreMetric || !gainMetric || gainMetric.some((word) => word.startsWith("error"))) return false;
  return !scoreMetric.some((word) => gainMetric.includes(word));
}

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
  {
    example: "it scores 60.1 on MMLU (a 3.2 gain)",
    merge: ({ a, b, between, words }) => {
      const isClosed = b.trigger !== null && b.trigger > b.last && b.sentence.items[b.trigger + 1]?.lower === ")";
      return isScoreOnly(a) && isGainOnly(b) && words.at(-1) === "(" && isClosed && between.length <= 8
        ? mergeCandidates(a, b, a)
        : null;
    },
  },
  {
    example: "0.725 (+3.97%)",
    merge: (pair) =>
      isScoreOnly(pair.a) && isDifference(pair.b) && isAdjacentGain(pair) && !haveDifferentMetrics(pair)
        ? mergeCandidates(pair.a, pair.b, pair.a)
        : null,
  },
  {
    example: "a 69.4% success rate, surpassing plain decoding by 4.2%",
    merge: (pair) =>
      isScoreOnly(pair.a) && isDifference(pair.b) && isBeatingGain(pair)
        ? mergeCandidates(pair.a, pair.b, pair.a)
        : null,
  },
  {
    example: "a 96.7% success rate - a 6x improvement",
    merge: (pair) => {
      const { a, b, between, words } = pair;
      const isAppended =
        isFoundBy(b, "gain-number-noun") &&
        /^(?:a|an)$/.test(words.at(-1) ?? "") &&
        /^[,—–-]$/.test(words.at(-2) ?? "") &&
        between.length <= 9;
      const isSameResult = !isReductionFactor(b, a) && !haveDifferentMetrics(pair);
      return isScoreOnly(a) && isGainOnly(b) && isAppended && isSameResult ? mergeCandidates(a, b, a) : null;
    },
  },
  {
    example: "an accuracy of 44.8% over six tests and a 3.9 point improvement over the best baseline",
    merge: (pair) =>
      isScoreOnly(pair.a) && isDifference(pair.b) && isRiseOverBaseline(pair) && !haveDifferentMetrics(pair)
        ? mergeCandidates(pair.a, pair.b, pair.a)
        : null,
  },
  {
    example: "97% coverage on the earliest task, 14% higher than the baselines",
    merge: (pair) => {
      const isStated =
        isScoreOnly(pair.a) && (isDifference(pair.b) || isMultipleOfScore(pair)) && isScoreToBaselineGap(pair);
      return isStated && !haveDifferentMetrics(pair) ? mergeCandidates(pair.a, pair.b, pair.a) : null;
    },
  },
  {
    example: "in 56 seconds, 28 times faster than the plain reader",
    merge: (pair) =>
      isScoreOnly(pair.a) && hasMeasurementUnit(pair.a) && isSpeedComparison(pair)
        ? mergeCandidates(pair.a, pair.b, pair.a)
        : null,
  },
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

/** True for an item that separates two results: the end of a clause or another reporting verb, but not "achieving", which continues the previous result. */
const endsResult = (item: SentenceItem): boolean =>
  (isClauseEnd(item) && !/^[:—]$/.test(item.lower)) ||
  item.lower === "but" ||
  (item.kind === "word" && hasWordClass("strong-score", item) && !item.lower.endsWith("ing"));

/** "cuts steps from 256 to 30, a speedup of 8.5x": fewer steps and higher speed are two results, although one causes the other. */
const isSpeedupOfCounts = (change: CandidateClaim, { sentence, trigger }: CandidateClaim): boolean =>
  /^(?:speed|accelerat)/.test(wordAt(sentence.items, trigger ?? -1)) && !hasMeasurementUnit(change);

/** "90% accuracy, a 50x reduction in clauses": the reduction is of another quantity than the percentage. */
const isReductionFactor = ({ gain, sign }: CandidateClaim, { after }: CandidateClaim): boolean =>
  gain?.unit === "times" && sign < 0 && after?.unit === "%";

/** True for a gain that is a difference and not a multiple. */
const isDifference = (candidate: CandidateClaim): boolean =>
  isGainOnly(candidate) && candidate.gain?.unit !== "times" && !candidate.isMultiple;

/** "0.3% of failures, about 30 times lower than the baseline": the score as a multiple of the baseline's, if no other quantity can be meant. */
const isMultipleOfScore = ({ b, words }: CandidatePair): boolean =>
  isFoundBy(b, "gain-comparative") &&
  /^(?:higher|lower|better|worse|greater)$/.test(wordAt(b.sentence.items, b.trigger ?? -1)) &&
  words.slice(words.lastIndexOf(",") + 1).every((word) => /^(?:or|which|is|only|just|still|thus)$/.test(word));

/** True for a value in seconds, gigabytes, frames per second and the like. */
const hasMeasurementUnit = ({ after }: CandidateClaim): boolean => !/^(?:%|points|times|)$/.test(after?.unit ?? "");

/** ", about 12 times faster": a comparison directly after its value. */
const isSpeedComparison = ({ b, words }: CandidatePair): boolean =>
  isGainOnly(b) &&
  isFoundBy(b, "gain-comparative") &&
  words.length < 6 &&
  words.length > 0 &&
  words.every((word) => /^(?:[,(—–]|or|which|is|thus)$/.test(word));

/** Converts a score to the gain of a change, with the direction of the change. */
const toGain = (score: CandidateClaim, { before, after }: CandidateClaim): CandidateClaim => ({
  ...score,
  after: null,
  gain: score.after,
  sign: (after?.value ?? 0) >= (before?.value ?? 0) ? 1 : -1,
  trigger: null,
});

/** True if the gain directly follows its score: "(+3.97%)", ", 3.1% higher than", ", an improvement of 4.6%". */
function isAdjacentGain(pair: CandidatePair): boolean {
  const { b, between, words } = pair;
  const isSigned = startsWithBracket(pair) && words.length <= 3 && b.gain?.sign !== "";
  const isCompared =
    (isFoundBy(b, "gain-comparative") || (b.gain?.sign === "+" && b.sentence.items[b.last + 1]?.lower === "over")) &&
    (words.every((word) => /^[,(]$|^a$|^an$|^is$/.test(word)) ||
      (words.length <= 7 && isBenchmarkPreposition(words[0]) && words.at(-1) === ","));
  const startsWithMetric = between[0]?.mention?.kind === "metric";
  const isAfterBenchmark =
    b.gain?.sign !== "" &&
    words.length <= 6 &&
    words.at(-1) === "(" &&
    (isBenchmarkPreposition(words[0]) || startsWithMetric);
  // "91.4%, within 1.2 points of the baseline" states a distance, not a gain
  const isRestated =
    /^[,(]$/.test(words[0] ?? "") &&
    isRestatement(words) &&
    b.gain?.qualifier !== "under" &&
    (!isSecondInList(pair) || findRepeatedMetric(between, findLastComma(between)) !== null);
  return isSigned || isCompared || isRestated || isAfterBenchmark;
}

const statesAverage = (items: readonly SentenceItem[]): boolean =>
  items.some((item) => /^(?:average[ds]?|mean|overall)$/.test(item.lower));

/** "79.7 on Orion and leads GPT-4o by 4.4 on average": the gain is an average and the score is not. */
const isAverageGain = ({ sentence: { items }, first, last }: CandidateClaim, b: CandidateClaim): boolean =>
  statesAverage(items.slice(b.last + 1, b.last + 4)) && !statesAverage(items.slice(Math.max(0, first - 5), last + 4));

/** ", surpassing the baseline by", "– exceeding plain tuning by", ", improving over plain decoding by", ", ahead of it by". */
function isBeatingGain(pair: CandidatePair): boolean {
  const { a, b, between, words } = pair;
  if (isSecondInList(pair) || !startsWithBy(b) || between.length >= 18 || isAverageGain(a, b)) return false;
  const connectors = words.flatMap((word, i) => (/^(?:[,—–]|and)$/.test(word) ? [i] : []));
  // the words between may contain other connectors: "across A, B and C, outperforming", "ranking first and outperforming"
  const verbs = connectors.map((i) => skipAdverbs(between, i + 1));
  const index = verbs.find((i) => startsComparison(words[i], words[i + 1]));
  if (index === undefined) return false;
  // an apposition may follow the name of the baseline: "outperforming Orion, the best baseline, by"
  const laterConnectors = words.slice(index).filter((word) => /^(?:[,—–]|and)$/.test(word));
  return (
    laterConnectors.length === 0 ||
    (laterConnectors.every((word) => word === ",") && words[words.lastIndexOf("by") - 1] === ",")
  );
}

const findLastComma = (between: readonly SentenceItem[]): number =>
  between.findLastIndex((item) => /^[,(–—-]$/.test(item.lower));

/** "0.61 recall, an absolute *recall* gain of 0.09": the gain repeats the word after the score. */
function findRepeatedMetric(between: readonly SentenceItem[], comma: number): string | null {
  const repeated = between
    .slice(0, Math.min(comma, 2))
    .find((item) => item.kind === "mention" || /^[a-z0-9-]{2,}$/.test(item.lower));
  const isNamed =
    repeated &&
    !isInWordClass("preposition", repeated.lower) &&
    between.slice(comma).some((item) => item.lower === repeated.lower);
  return isNamed ? repeated.lower : null;
}

/**
 * True if the phrase of the score, a comma and its difference from a baseline follow each other: "97% coverage on the
 * earliest task, 14% higher than the baselines", "a score of 0.9 in the lab, representing a 2.1% improvement over …".
 */
function isScoreToBaselineGap(pair: CandidatePair): boolean {
  const { a, b, between } = pair;
  const comma = findLastComma(between);
  if (comma < 0 || between.length > 16 || a.after?.total !== null) return false;
  if (!isFoundBy(b, "gain-comparative", "gain-number-noun", "gain-noun-of")) return false;
  const metric = findRepeatedMetric(between, comma);
  if (isSecondInList(pair) && metric === null) return false;
  const lead = between.slice(comma).flatMap((item) => (item.lower === metric ? [] : [item.lower]));
  if (!isRestatement(lead) || lead.includes("with")) return false;
  return isComparison(b, lead) && !between.slice(0, comma).some((item) => item.kind === "quantity");
}

/** "44.8% over six tests and a 3.9 point improvement over GPT-4o": a gain over a baseline that belongs to the single preceding score. */
function isRiseOverBaseline(pair: CandidatePair): boolean {
  const { b, words } = pair;
  const isLed = /^an?$/.test(words.at(-1) ?? "") && !words.some((word) => /^(?:[:;]|only)$/.test(word));
  if (isSecondInList(pair) || !isLed) return false;
  return /^(?:over|compared|relative)$/.test(wordAt(b.sentence.items, (b.trigger ?? 0) + 1));
}

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
