import type { Mention } from "../../mentions/mention";
import { type CandidateClaim, isFoundBy, isGainOnly, isScoreOnly, startsWithBy } from "../../rules/candidate-claim";
import { isClauseEnd, type SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { skipAdverbs } from "../../words/adverbs";
import { hasWordClass, isInWordClass } from "../../words/word-classes";
import { isComparison, isRestatement, startsComparison } from "./merge-wording";

/** Conditions under which two adjacent candidates state one result. */

/** Two adjacent candidates of one sentence and the items between their numbers. */
export interface CandidatePair {
  readonly a: CandidateClaim;
  readonly b: CandidateClaim;
  /** The candidate before `a` in the sentence. */
  readonly earlier: CandidateClaim | undefined;
  readonly between: readonly SentenceItem[];
  readonly words: readonly string[];
}

/** "from 5% to 7%" without a gain; a second gain would belong to another result. */
export const isChangeWithoutGain = (candidate: CandidateClaim): boolean =>
  candidate.before !== null && candidate.after !== null && candidate.gain === null;
export const startsWithBracket = ({ words }: CandidatePair): boolean => words[0] === "(" || words[0] === "[";
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
export function haveDifferentMetrics(pair: CandidatePair): boolean {
  const [scoreMetric, gainMetric] = findPairMetrics(pair).map((mention) =>
    mention?.surface.toLowerCase().split(/[ -]/),
  );
  if (!scoreMetric || !gainMetric || gainMetric.some((word) => word.startsWith("error"))) return false;
  return !scoreMetric.some((word) => gainMetric.includes(word));
}

/** True for an item that separates two results: the end of a clause or another reporting verb, but not "achieving", which continues the previous result. */
export const endsResult = (item: SentenceItem): boolean =>
  (isClauseEnd(item) && !/^[:—]$/.test(item.lower)) ||
  item.lower === "but" ||
  (item.kind === "word" && hasWordClass("strong-score", item) && !item.lower.endsWith("ing"));

/** "cuts steps from 256 to 30, a speedup of 8.5x": fewer steps and higher speed are two results, although one causes the other. */
export const isSpeedupOfCounts = (change: CandidateClaim, { sentence, trigger }: CandidateClaim): boolean =>
  /^(?:speed|accelerat)/.test(wordAt(sentence.items, trigger ?? -1)) && !hasMeasurementUnit(change);

/** "90% accuracy, a 50x reduction in clauses": the reduction is of another quantity than the percentage. */
export const isReductionFactor = ({ gain, sign }: CandidateClaim, { after }: CandidateClaim): boolean =>
  gain?.unit === "times" && sign < 0 && after?.unit === "%";

/** True for a gain that is a difference and not a multiple. */
export const isDifference = (candidate: CandidateClaim): boolean =>
  isGainOnly(candidate) && candidate.gain?.unit !== "times" && !candidate.isMultiple;

/** "0.3% of failures, about 30 times lower than the baseline": the score as a multiple of the baseline's, if no other quantity can be meant. */
export const isMultipleOfScore = ({ b, words }: CandidatePair): boolean =>
  isFoundBy(b, "gain-comparative") &&
  /^(?:higher|lower|better|worse|greater)$/.test(wordAt(b.sentence.items, b.trigger ?? -1)) &&
  words.slice(words.lastIndexOf(",") + 1).every((word) => /^(?:or|which|is|only|just|still|thus)$/.test(word));

/** True for a value in seconds, gigabytes, frames per second and the like. */
export const hasMeasurementUnit = ({ after }: CandidateClaim): boolean =>
  !/^(?:%|points|times|)$/.test(after?.unit ?? "");

/** ", about 12 times faster": a comparison directly after its value. */
export const isSpeedComparison = ({ b, words }: CandidatePair): boolean =>
  isGainOnly(b) &&
  isFoundBy(b, "gain-comparative") &&
  words.length < 6 &&
  words.length > 0 &&
  words.every((word) => /^(?:[,(—–]|or|which|is|thus)$/.test(word));

/** True if the gain directly follows its score: "(+3.97%)", ", 3.1% higher than", ", an improvement of 4.6%". */
export function isAdjacentGain(pair: CandidatePair): boolean {
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
export function isBeatingGain(pair: CandidatePair): boolean {
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
export function isScoreToBaselineGap(pair: CandidatePair): boolean {
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
export function isRiseOverBaseline(pair: CandidatePair): boolean {
  const { b, words } = pair;
  const isLed = /^an?$/.test(words.at(-1) ?? "") && !words.some((word) => /^(?:[:;]|only)$/.test(word));
  if (isSecondInList(pair) || !isLed) return false;
  return /^(?:over|compared|relative)$/.test(wordAt(b.sentence.items, (b.trigger ?? 0) + 1));
}
