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
import { isInWordClass } from "../../words/word-classes";
import { canBeGainOfChange, isGainOfChange } from "./gain-arithmetic";
import { isComparison, isRestatement, REACHES_VALUE, startsComparison } from "./merge-wording";

/** Two neighbouring drafts of one sentence and what stands between their numbers. */
interface CandidatePair {
  readonly a: CandidateClaim;
  readonly b: CandidateClaim;
  /** The draft before `a` in the sentence. */
  readonly earlier: CandidateClaim | undefined;
  readonly between: readonly SentenceItem[];
  readonly words: readonly string[];
}

/** A way in which two drafts tell one result. */
interface MergePattern {
  readonly example: string;
  readonly merge: (pair: CandidatePair) => CandidateClaim | null;
}

/** "from 5% to 7%" that has no gain yet: a second one is of another result. */
const isChangeWithoutGain = (d: CandidateClaim): boolean => d.before !== null && d.after !== null && d.gain === null;
const startsWithBracket = ({ words }: CandidatePair): boolean => words[0] === "(" || words[0] === "[";
/** "41% on A, 52% on B, beating plain decoding by 4%": the second of two scores close by shares its gain with the first. */
const isSecondInList = ({ a, earlier }: CandidatePair): boolean =>
  earlier !== undefined && isScoreOnly(earlier) && a.first - earlier.last < 12;
const isPlacePreposition = (word: string | undefined): boolean => /^(?:on|in|for|across)$/.test(word ?? "");

/** The metric of a score right beside it, and of a gain between its number and its noun or right behind "in". */
function findPairMetrics({ a, b }: CandidatePair): readonly (Mention | undefined)[] {
  const { items } = a.sentence;
  const metricIn = (from: number, to: number): Mention | undefined =>
    items.slice(from, to).findLast((i) => i.mention?.kind === "metric")?.mention;
  const trigger = Math.max(b.trigger ?? 0, b.last);
  const behind = wordAt(items, trigger + 1) === "in" ? metricIn(trigger + 2, trigger + 4) : undefined;
  return [
    metricIn(a.last + 1, a.last + 3) ?? metricIn(Math.max(0, a.first - 3), a.first),
    metricIn(b.last + 1, trigger) ?? behind,
  ];
}

/** "0.95 mAP with 28 ms a frame, a 75% *latency* reduction": each has a metric of its own; errors are what accuracy lacks. */
function haveDifferentMetrics(p: CandidatePair): boolean {
  const [scoreMetric, gainMetric] = findPairMetrics(p).map((m) => m?.surface.toLowerCase().split(/[ -]/));
  if (!scoreMetric || !gainMetric || gainMetric.some((word) => word.startsWith("error"))) return false;
  return !scoreMetric.some((word) => gainMetric.includes(word));
}

/** The first row that joins two drafts does; a change and its gain come first, then a score and its gain. */
const MERGE_PATTERNS: readonly MergePattern[] = [
  {
    example: "from 57.8% to 72.8% (+15.0%)",
    merge: (p) => {
      const isStated =
        isChangeWithoutGain(p.a) &&
        isGainOnly(p.b) &&
        p.between.length <= 8 &&
        (startsWithBracket(p) || isRestatement(p.words));
      return isStated && canBeGainOfChange(p.a, p.b) && !isSpeedupOfCounts(p.a, p.b)
        ? mergeCandidates(p.a, p.b, p.a)
        : null;
    },
  },
  {
    example: "by 40% (from 313 to 188)",
    merge: (p) => {
      const near = startsWithBracket(p) || p.words.includes("(") || p.words[0] === "," || p.words.length <= 4;
      const apart = p.words.includes("and") || p.words.includes("while") || !canBeGainOfChange(p.b, p.a);
      return isGainOnly(p.a) && isChangeWithoutGain(p.b) && p.between.length <= 8 && near && !apart
        ? mergeCandidates(p.b, p.a, p.a)
        : null;
    },
  },
  {
    example: "a 76% relative improvement over prior methods (here: improving from 0.185 to 0.326)",
    merge: ({ a, b, between }) => {
      const [change, gain] = isChangeWithoutGain(a) ? [a, b] : [b, a];
      const one = isChangeWithoutGain(change) && isGainOnly(gain) && between.length <= 28 && !between.some(endsResult);
      return one && isGainOfChange(change, gain) && !isSpeedupOfCounts(change, gain)
        ? mergeCandidates(change, gain, a)
        : null;
    },
  },
  {
    example: "from 92 to 39 (57.6%)",
    merge: (p) => {
      if (!isChangeWithoutGain(p.a) || !isScoreOnly(p.b) || p.words.join(" ") !== "(") return null;
      const gain = toGain(p.b, p.a);
      return isGainOfChange(p.a, gain) ? mergeCandidates(p.a, gain, p.a) : null;
    },
  },
  {
    example: "it scores 60.1 on MMLU (a 3.2 gain)",
    merge: ({ a, b, between, words }) => {
      const closed = b.trigger !== null && b.trigger > b.last && b.sentence.items[b.trigger + 1]?.lower === ")";
      return isScoreOnly(a) && isGainOnly(b) && words.at(-1) === "(" && closed && between.length <= 8
        ? mergeCandidates(a, b, a)
        : null;
    },
  },
  {
    example: "0.725 (+3.97%)",
    merge: (p) =>
      isScoreOnly(p.a) && isDifference(p.b) && isAdjacentGain(p) && !haveDifferentMetrics(p)
        ? mergeCandidates(p.a, p.b, p.a)
        : null,
  },
  {
    example: "a 69.4% success rate, surpassing plain decoding by 4.2%",
    merge: (p) => (isScoreOnly(p.a) && isDifference(p.b) && isBeatingGain(p) ? mergeCandidates(p.a, p.b, p.a) : null),
  },
  {
    example: "a 96.7% success rate - a 6x improvement",
    merge: (p) => {
      const { a, b, between, words } = p;
      const appended =
        isFoundBy(b, "gain-number-noun") &&
        /^(?:a|an)$/.test(words.at(-1) ?? "") &&
        /^[,—–-]$/.test(words.at(-2) ?? "") &&
        between.length <= 9;
      const one = !isReductionFactor(b, a) && !haveDifferentMetrics(p);
      return isScoreOnly(a) && isGainOnly(b) && appended && one ? mergeCandidates(a, b, a) : null;
    },
  },
  {
    example: "an accuracy of 44.8% over six tests and a 3.9 point improvement over the best rival",
    merge: (p) =>
      isScoreOnly(p.a) && isDifference(p.b) && isRiseOverBaseline(p) && !haveDifferentMetrics(p)
        ? mergeCandidates(p.a, p.b, p.a)
        : null,
  },
  {
    example: "97% coverage on the earliest task, 14% higher than the baselines",
    merge: (p) => {
      const isStated = isScoreOnly(p.a) && (isDifference(p.b) || isMultipleOfScore(p)) && isScoreToBaselineGap(p);
      return isStated && !haveDifferentMetrics(p) ? mergeCandidates(p.a, p.b, p.a) : null;
    },
  },
  {
    example: "in 56 seconds, 28 times faster than the plain reader",
    merge: (p) =>
      isScoreOnly(p.a) && hasMeasurementUnit(p.a) && isSpeedComparison(p) ? mergeCandidates(p.a, p.b, p.a) : null,
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
      const led = isFoundBy(b, "score-verb") && b.after?.unit !== "" && REACHES_VALUE.test(words.join(" "));
      return isGainOnly(a) && isScoreOnly(b) && led ? mergeCandidates(b, a, a) : null;
    },
  },
];

/** One draft of two that tell one result, or null. */
export function mergeNeighbours(
  a: CandidateClaim,
  b: CandidateClaim,
  earlier: CandidateClaim | undefined,
): CandidateClaim | null {
  const between = a.sentence.items.slice(a.last + 1, b.first);
  const pair: CandidatePair = { a, b, earlier, between, words: between.map((i) => i.lower) };
  for (const { merge: join } of MERGE_PATTERNS) {
    const merged = join(pair);
    if (merged) return merged;
  }
  return null;
}

/** What no arithmetic bridges: the end of a sentence or another result; "achieving" only says what came of the one before. */
const endsResult = (i: SentenceItem): boolean =>
  (isClauseEnd(i) && !/^[:—]$/.test(i.lower)) ||
  i.lower === "but" ||
  (i.kind === "word" && isInWordClass("strong-score", i.lower) && !i.lower.endsWith("ing"));

/** "cuts steps from 256 to 30, a speedup of 8.5x": fewer steps and more speed are two results, though one makes the other. */
const isSpeedupOfCounts = (change: CandidateClaim, { sentence, trigger }: CandidateClaim): boolean =>
  /^(?:speed|accelerat)/.test(wordAt(sentence.items, trigger ?? -1)) && !hasMeasurementUnit(change);

/** "90% accuracy, a 50x reduction in clauses": what fell to a fraction of itself is not the share just told. */
const isReductionFactor = ({ gain, sign }: CandidateClaim, { after }: CandidateClaim): boolean =>
  gain?.unit === "times" && sign < 0 && after?.unit === "%";

/** A gain that is no multiple: what a score can differ by. */
const isDifference = (d: CandidateClaim): boolean => isGainOnly(d) && d.gain?.unit !== "times" && !d.isMultiple;

/** "0.3% of failures, about 30 times lower than the baseline": how often the score is its rival's, where nothing else can be lower. */
const isMultipleOfScore = ({ b, words }: CandidatePair): boolean =>
  isFoundBy(b, "gain-comparative") &&
  /^(?:higher|lower|better|worse|greater)$/.test(wordAt(b.sentence.items, b.trigger ?? -1)) &&
  words.slice(words.lastIndexOf(",") + 1).every((w) => /^(?:or|which|is|only|just|still|thus)$/.test(w));

/** So many seconds, gigabytes or frames a second. */
const hasMeasurementUnit = ({ after }: CandidateClaim): boolean => !/^(?:%|points|times|)$/.test(after?.unit ?? "");

/** ", about 12 times faster": a comparison right behind what it compares. */
const isSpeedComparison = ({ b, words }: CandidatePair): boolean =>
  isGainOnly(b) &&
  isFoundBy(b, "gain-comparative") &&
  words.length < 6 &&
  words.length > 0 &&
  words.every((w) => /^(?:[,(—–]|or|which|is|thus)$/.test(w));

/** A lone number as the gain of a change, with the direction of the change. */
const toGain = (score: CandidateClaim, { before, after }: CandidateClaim): CandidateClaim => ({
  ...score,
  after: null,
  gain: score.after,
  sign: (after?.value ?? 0) >= (before?.value ?? 0) ? 1 : -1,
  trigger: null,
});

/** The gain stands right beside its score: "(+3.97%)", ", 3.1% higher than", ", an improvement of 4.6%". */
function isAdjacentGain(p: CandidatePair): boolean {
  const { b, between, words } = p;
  const isSigned = startsWithBracket(p) && words.length <= 3 && b.gain?.sign !== "";
  const isCompared =
    (isFoundBy(b, "gain-comparative") || (b.gain?.sign === "+" && b.sentence.items[b.last + 1]?.lower === "over")) &&
    (words.every((w) => /^[,(]$|^a$|^an$|^is$/.test(w)) ||
      (words.length <= 7 && isPlacePreposition(words[0]) && words.at(-1) === ","));
  const startsWithMetric = between[0]?.mention?.kind === "metric";
  const isAfterPlace =
    b.gain?.sign !== "" &&
    words.length <= 6 &&
    words.at(-1) === "(" &&
    (isPlacePreposition(words[0]) || startsWithMetric);
  // "91.4%, within 1.2 points of its rival" is how near the two are
  const isRestated =
    /^[,(]$/.test(words[0] ?? "") &&
    isRestatement(words) &&
    b.gain?.qualifier !== "under" &&
    (!isSecondInList(p) || findRepeatedMetric(between, findLastComma(between)) !== null);
  return isSigned || isCompared || isRestated || isAfterPlace;
}

const statesAverage = (items: readonly SentenceItem[]): boolean =>
  items.some((i) => /^(?:average[ds]?|mean|overall)$/.test(i.lower));

/** "79.7 on Orion and leads GPT-4o by 4.4 on average": a gain over more than the score before it. */
const isAverageGain = ({ sentence: { items }, first, last }: CandidateClaim, b: CandidateClaim): boolean =>
  statesAverage(items.slice(b.last + 1, b.last + 4)) && !statesAverage(items.slice(Math.max(0, first - 5), last + 4));

/** ", surpassing the baseline by", "– exceeding plain tuning by", ", improving over plain decoding by", ", ahead of it by". */
function isBeatingGain(p: CandidatePair): boolean {
  const { a, b, between, words } = p;
  if (isSecondInList(p) || !startsWithBy(b) || between.length >= 18 || isAverageGain(a, b)) return false;
  const connectors = words.flatMap((w, i) => (/^(?:[,—–]|and)$/.test(w) ? [i] : []));
  // what stands between has joints of its own: "across A, B and C, outperforming", "ranking first and outperforming"
  const verbs = connectors.map((i) => skipAdverbs(between, i + 1));
  const at = verbs.find((i) => startsComparison(words[i], words[i + 1]));
  if (at === undefined) return false;
  // what stands between commas behind the rival's name only describes it: "outperforming Orion, the best rival, by"
  const further = words.slice(at).filter((w) => /^(?:[,—–]|and)$/.test(w));
  return further.length === 0 || (further.every((w) => w === ",") && words[words.lastIndexOf("by") - 1] === ",");
}

const findLastComma = (between: readonly SentenceItem[]): number =>
  between.findLastIndex((i) => /^[,(–—-]$/.test(i.lower));

/** "0.61 recall, an absolute *recall* gain of 0.09": the gain names what stands right behind the score. */
function findRepeatedMetric(between: readonly SentenceItem[], comma: number): string | null {
  const repeated = between
    .slice(0, Math.min(comma, 2))
    .find((i) => i.kind === "mention" || /^[a-z0-9-]{2,}$/.test(i.lower));
  const isNamed =
    repeated &&
    !isInWordClass("preposition", repeated.lower) &&
    between.slice(comma).some((i) => i.lower === repeated.lower);
  return isNamed ? repeated.lower : null;
}

/**
 * "97% coverage on the earliest task, 14% higher than the baselines", "a score of 0.9 in the lab, representing a 2.1%
 * improvement over …": a comma behind the score's own phrase, and then its distance from a rival.
 */
function isScoreToBaselineGap(p: CandidatePair): boolean {
  const { a, b, between } = p;
  const comma = findLastComma(between);
  if (comma < 0 || between.length > 16 || a.after?.total !== null) return false;
  if (!isFoundBy(b, "gain-comparative", "gain-number-noun", "gain-noun-of")) return false;
  const metric = findRepeatedMetric(between, comma);
  if (isSecondInList(p) && metric === null) return false;
  const lead = between.slice(comma).flatMap((i) => (i.lower === metric ? [] : [i.lower]));
  if (!isRestatement(lead) || lead.includes("with")) return false;
  const ends = (i: SentenceItem): boolean => i.kind === "quantity";
  return isComparison(b, lead) && !between.slice(0, comma).some(ends);
}

/** "44.8% over six tests and a 3.9 point improvement over GPT-4o": a rise over a rival, told of the one score before it. */
function isRiseOverBaseline(p: CandidatePair): boolean {
  const { b, words } = p;
  const isLed = /^an?$/.test(words.at(-1) ?? "") && !words.some((w) => /^(?:[:;]|only)$/.test(w));
  if (isSecondInList(p) || !isLed) return false;
  return /^(?:over|compared|relative)$/.test(wordAt(b.sentence.items, (b.trigger ?? 0) + 1));
}

/** The numbers of both; cue and rule of the gain are kept beside those of the value. */
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
