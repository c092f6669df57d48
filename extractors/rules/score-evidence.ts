import { isMeasurementUnit } from "../quantities/convert-unit";
import type { Quantity } from "../quantities/quantity";
import { wordAt } from "../text/word-at";
import { hasBeatVerbBeforeBracket, isBaselineNumber, isValueOfBaseline } from "./baseline-evidence";
import { findDistantMetric } from "./distant-metric";
import type { RuleName } from "./rule-names";
import {
  BENCHMARK_PREPOSITION,
  hasMetricBeforeColon,
  hasStrongVerb,
  hasWeakVerb,
  isAloneInBracket,
  isCompound,
  isLedByTo,
  isListedWithScore,
  isMarginToBaseline,
  isNamedSymbol,
  isObjectOfScoreVerb,
  isPercent,
  isScoreLike,
  isTarget,
  type ScoreContext,
  settlesAt,
  wordAfter,
  wordBefore,
} from "./score-conditions";
import {
  findScoreVerbBefore,
  hasNameBefore,
  isAverageOfMetric,
  isFollowedByBenchmark,
  isFollowedByMetric,
  isInBracketList,
  isLabelled,
  isMetricSubject,
  isNamedInBracket,
  isPartOfScore,
  isPrecededByMetric,
  isRate,
  isRestatedShare,
} from "./score-context";
import type { SentenceContext } from "./sentence-context";
import {
  isNounModifier,
  isPropertyShare,
  isShareOfCases,
  isShareOfCount,
  isShareOfKind,
  isShareOfPeople,
  isShareThatHolds,
} from "./share-evidence";

interface ScoreEvidence {
  readonly rule: RuleName;
  readonly trust: number;
}

interface ScoreRow extends ScoreEvidence {
  readonly example: string;
  readonly test: (place: ScoreContext) => boolean;
}

/** The first row that holds says why a number is a score. */
export const SCORE_ROWS: readonly ScoreRow[] = [
  {
    rule: "score-rival",
    trust: 0.8,
    example: "compared to 30.5% for plain prompting",
    test: ({ items, at, quantity: q }) =>
      (q.unit === "%" || q.decimal || isMeasurementUnit(q.unit)) && isBaselineNumber(items, at),
  },
  {
    rule: "score-number-metric",
    trust: 0.92,
    example: "85.2% accuracy",
    test: (p) => isFollowedByMetric(p.items, p.at) && !isCompound(p) && !isTarget(p),
  },
  {
    rule: "score-metric-number",
    trust: 0.93,
    example: "an accuracy of 85.2%",
    test: ({ items, at }) => isPrecededByMetric(items, at),
  },
  {
    rule: "score-metric-number",
    trust: 0.82,
    example: "the accuracy on the hard test set was only 85.2%",
    test: (p) => isScoreLike(p) && isMetricSubject(p.items, p.at),
  },
  {
    rule: "score-metric-number",
    trust: 0.75,
    example: "a mean error for letters over all ports of 0.15",
    test: (p) => isScoreLike(p) && findDistantMetric(p.items, p.at) !== null,
  },
  {
    rule: "score-equals",
    trust: 0.75,
    example: "KLM = 0.84",
    test: (p) => wordBefore(p) === "=" && p.quantity.decimal && isNamedSymbol(p),
  },
  {
    rule: "score-equals",
    trust: 0.65,
    example: "an F1 of 0.71 (degree = 0.66)",
    test: (p) => wordBefore(p) === "=" && p.quantity.decimal && isPartOfScore(p.items, p.at),
  },
  {
    rule: "score-verb",
    trust: 0.75,
    example: "it stays below 60%",
    test: (p) =>
      isPercent(p) &&
      p.quantity.qualifier !== null &&
      /^(?:falls?|fell|drops?|dropped|stays?|stayed|remains?|remained|plummets?|sinks?)$/.test(wordBefore(p)),
  },
  {
    rule: "score-verb",
    trust: 0.75,
    example: "it goes well, far exceeding 66%",
    test: ({ sentence, quantity: q }) =>
      (q.unit === "%" || (q.unit === "" && q.decimal)) &&
      /^(?:exceed(?:s|ing|ed)?|surpassing)$/.test(wordAt(sentence.tokens, q.phraseStart)),
  },
  { rule: "score-verb", trust: 0.88, example: "it reaches 85.2%", test: (p) => isPercent(p) && hasStrongVerb(p) },
  {
    rule: "score-verb",
    trust: 0.85,
    example: "it solves 21 of 30",
    test: (p) => p.quantity.total !== null && hasStrongVerb(p),
  },
  {
    rule: "score-verb",
    trust: 0.75,
    example: "it obtains 0.71",
    test: (p) => (p.quantity.decimal || isFollowedByBenchmark(p.items, p.at)) && hasStrongVerb(p),
  },
  {
    rule: "score-rate",
    trust: 0.7,
    example: "the small reader reaches 17 tokens per second",
    test: (p) =>
      isRate(p.items, p.at) && (findScoreVerbBefore(p.items, p.at) !== null || /^(?:at|\()$/.test(wordBefore(p))),
  },
  {
    rule: "score-bracket",
    trust: 0.82,
    example: "Orion-4B (85.2%)",
    test: (p) =>
      isAloneInBracket(p) &&
      isScoreLike(p) &&
      (p.items[p.at - 2]?.kind === "mention" || hasNameBefore(p.items, p.at - 2)),
  },
  {
    rule: "score-bracket",
    trust: 0.6,
    example: "it does well (85.2%)",
    test: (p) => isAloneInBracket(p) && isPercent(p) && !isShareOfCount(p.items, p.at),
  },
  {
    rule: "score-metric-number",
    trust: 0.7,
    example: "R2 values between 0.5 and 0.9 with an average of 0.7",
    test: (p) => isScoreLike(p) && isAverageOfMetric(p.items, p.at),
  },
  {
    rule: "score-bracket",
    trust: 0.75,
    example: "(F1: Orion-4B 70.9, Tide-2B 71.5)",
    test: (p) => isScoreLike(p) && isNamedInBracket(p.items, p.at),
  },
  {
    rule: "score-bracket",
    trust: 0.7,
    example: "(Orion-4B: 75.2; Tide-2B: 72.3)",
    test: (p) => isScoreLike(p) && isLabelled(p.items, p.at),
  },
  {
    rule: "score-bracket",
    trust: 0.65,
    example: "(text-only: 58.6%)",
    test: (p) =>
      isPercent(p) &&
      isInBracketList(p.items, p.at) &&
      !isShareOfKind(p.items[p.at + 1]) &&
      !isShareOfCount(p.items, p.at),
  },
  {
    rule: "score-list",
    trust: 0.8,
    example: "91.2% on MMLU and 80.1% on GSM8K",
    test: (p) => isScoreLike(p) && isListedWithScore(p),
  },
  { rule: "score-to", trust: 0.8, example: "raising it on MMLU to 0.725", test: (p) => isScoreLike(p) && isLedByTo(p) },
  {
    rule: "score-bracket",
    trust: 0.6,
    example: "top performance (0.91 in the lab)",
    test: (p) => p.quantity.decimal && wordBefore(p) === "(" && hasNameBefore(p.items, p.at - 2),
  },
  {
    rule: "score-verb",
    trust: 0.7,
    example: "the full check tops out at 22%",
    test: (p) => (isPercent(p) || p.quantity.decimal) && settlesAt(p),
  },
  {
    rule: "score-rival",
    trust: 0.7,
    example: "it beats the small readers (0.594 and 0.496)",
    test: (p) =>
      p.quantity.decimal &&
      wordBefore(p) === "(" &&
      /^(?:\)|,|and)$/.test(wordAfter(p)) &&
      hasBeatVerbBeforeBracket(p.items, p.at - 1),
  },
  {
    rule: "score-rival",
    trust: 0.7,
    example: "it reads worse than the human benchmark of 0.96",
    test: ({ items, at, quantity: q }) => (q.unit === "%" || q.decimal) && isValueOfBaseline(items, at),
  },
  {
    rule: "score-share",
    trust: 0.6,
    example: "it fails in 76% of the frames",
    test: (p) => isPercent(p) && (isShareOfCases(p.items, p.at) || isShareThatHolds(p.items, p.at)),
  },
  {
    rule: "score-on",
    trust: 0.7,
    example: "strong results, e.g. 79.5% on MMLU",
    test: (p) => isPercent(p) && isFollowedByBenchmark(p.items, p.at),
  },
  {
    rule: "score-on",
    trust: 0.75,
    example: "the best accuracy on both sets: 0.71 on MMLU",
    test: (p) =>
      isScoreLike(p) && wordBefore(p) === ":" && BENCHMARK_PREPOSITION.test(wordAfter(p)) && hasMetricBeforeColon(p),
  },
  {
    rule: "score-weak-verb",
    trust: 0.6,
    example: "on MMLU it holds 0.71",
    test: (p) => p.quantity.decimal && hasWeakVerb(p) && p.items.some((i) => i.mention?.kind === "benchmark"),
  },
  {
    rule: "score-weak-verb",
    trust: 0.55,
    example: "it retains 99.2% of the full accuracy",
    test: (p) =>
      isPercent(p) &&
      hasWeakVerb(p) &&
      !isShareOfPeople(p.items, p.at) &&
      !isPropertyShare(p.items, p.at) &&
      (isObjectOfScoreVerb(p) || !isNounModifier(p.items, p.at)),
  },
  {
    rule: "score-count",
    trust: 0.6,
    example: "it wins 21 of 30",
    test: (p) => p.quantity.total !== null && findScoreVerbBefore(p.items, p.at) !== null,
  },
];

/** Why a number that states no change is a score, or null. */
export function findScoreEvidence(
  sentence: SentenceContext,
  at: number,
  q: Quantity,
  scores: ReadonlySet<number>,
): ScoreEvidence | null {
  const { items } = sentence;
  if (q.max !== null || isRestatedShare(items, at)) return null;
  if (isMarginToBaseline(sentence, at, q)) return null;
  return SCORE_ROWS.find((row) => row.test({ sentence, items, at, quantity: q, scores })) ?? null;
}
