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

/** The first row whose test holds gives the rule of a score. */
export const SCORE_ROWS: readonly ScoreRow[] = [
  {
    rule: "score-baseline",
    trust: 0.8,
    example: "compared to 30.5% for plain prompting",
    test: ({ items, index, quantity }) =>
      (quantity.unit === "%" || quantity.decimal || isMeasurementUnit(quantity.unit)) && isBaselineNumber(items, index),
  },
  {
    rule: "score-number-metric",
    trust: 0.92,
    example: "85.2% accuracy",
    test: (context) => isFollowedByMetric(context.items, context.index) && !isCompound(context) && !isTarget(context),
  },
  {
    rule: "score-metric-number",
    trust: 0.93,
    example: "an accuracy of 85.2%",
    test: ({ items, index }) => isPrecededByMetric(items, index),
  },
  {
    rule: "score-metric-number",
    trust: 0.82,
    example: "the accuracy on the hard test set was only 85.2%",
    test: (context) => isScoreLike(context) && isMetricSubject(context.items, context.index),
  },
  {
    rule: "score-metric-number",
    trust: 0.75,
    example: "a mean error for letters over all ports of 0.15",
    test: (context) => isScoreLike(context) && findDistantMetric(context.items, context.index) !== null,
  },
  {
    rule: "score-equals",
    trust: 0.75,
    example: "KLM = 0.84",
    test: (context) => wordBefore(context) === "=" && context.quantity.decimal && isNamedSymbol(context),
  },
  {
    rule: "score-equals",
    trust: 0.65,
    example: "an F1 of 0.71 (degree = 0.66)",
    test: (context) =>
      wordBefore(context) === "=" && context.quantity.decimal && isPartOfScore(context.items, context.index),
  },
  {
    rule: "score-verb",
    trust: 0.75,
    example: "it stays below 60%",
    test: (context) =>
      isPercent(context) &&
      context.quantity.qualifier !== null &&
      /^(?:falls?|fell|drops?|dropped|stays?|stayed|remains?|remained|plummets?|sinks?)$/.test(wordBefore(context)),
  },
  {
    rule: "score-verb",
    trust: 0.75,
    example: "it goes well, far exceeding 66%",
    test: ({ sentence, quantity }) =>
      (quantity.unit === "%" || (quantity.unit === "" && quantity.decimal)) &&
      /^(?:exceed(?:s|ing|ed)?|surpassing)$/.test(wordAt(sentence.tokens, quantity.phraseStart)),
  },
  {
    rule: "score-verb",
    trust: 0.88,
    example: "it reaches 85.2%",
    test: (context) => isPercent(context) && hasStrongVerb(context),
  },
  {
    rule: "score-verb",
    trust: 0.85,
    example: "it solves 21 of 30",
    test: (context) => context.quantity.total !== null && hasStrongVerb(context),
  },
  {
    rule: "score-verb",
    trust: 0.75,
    example: "it obtains 0.71",
    test: (context) =>
      (context.quantity.decimal || isFollowedByBenchmark(context.items, context.index)) && hasStrongVerb(context),
  },
  {
    rule: "score-rate",
    trust: 0.7,
    example: "the small reader reaches 17 tokens per second",
    test: (context) =>
      isRate(context.items, context.index) &&
      (findScoreVerbBefore(context.items, context.index) !== null || /^(?:at|\()$/.test(wordBefore(context))),
  },
  {
    rule: "score-bracket",
    trust: 0.82,
    example: "Orion-4B (85.2%)",
    test: (context) =>
      isAloneInBracket(context) &&
      isScoreLike(context) &&
      (context.items[context.index - 2]?.kind === "mention" || hasNameBefore(context.items, context.index - 2)),
  },
  {
    rule: "score-bracket",
    trust: 0.6,
    example: "it does well (85.2%)",
    test: (context) => isAloneInBracket(context) && isPercent(context) && !isShareOfCount(context.items, context.index),
  },
  {
    rule: "score-metric-number",
    trust: 0.7,
    example: "R2 values between 0.5 and 0.9 with an average of 0.7",
    test: (context) => isScoreLike(context) && isAverageOfMetric(context.items, context.index),
  },
  {
    rule: "score-bracket",
    trust: 0.75,
    example: "(F1: Orion-4B 70.9, Tide-2B 71.5)",
    test: (context) => isScoreLike(context) && isNamedInBracket(context.items, context.index),
  },
  {
    rule: "score-bracket",
    trust: 0.7,
    example: "(Orion-4B: 75.2; Tide-2B: 72.3)",
    test: (context) => isScoreLike(context) && isLabelled(context.items, context.index),
  },
  {
    rule: "score-bracket",
    trust: 0.65,
    example: "(text-only: 58.6%)",
    test: (context) =>
      isPercent(context) &&
      isInBracketList(context.items, context.index) &&
      !isShareOfKind(context.items[context.index + 1]) &&
      !isShareOfCount(context.items, context.index),
  },
  {
    rule: "score-list",
    trust: 0.8,
    example: "91.2% on MMLU and 80.1% on GSM8K",
    test: (context) => isScoreLike(context) && isListedWithScore(context),
  },
  {
    rule: "score-to",
    trust: 0.8,
    example: "raising it on MMLU to 0.725",
    test: (context) => isScoreLike(context) && isLedByTo(context),
  },
  {
    rule: "score-bracket",
    trust: 0.6,
    example: "top performance (0.91 in the lab)",
    test: (context) =>
      context.quantity.decimal && wordBefore(context) === "(" && hasNameBefore(context.items, context.index - 2),
  },
  {
    rule: "score-verb",
    trust: 0.7,
    example: "the full check tops out at 22%",
    test: (context) => (isPercent(context) || context.quantity.decimal) && settlesAt(context),
  },
  {
    rule: "score-baseline",
    trust: 0.7,
    example: "it beats the small readers (0.594 and 0.496)",
    test: (context) =>
      context.quantity.decimal &&
      wordBefore(context) === "(" &&
      /^(?:\)|,|and)$/.test(wordAfter(context)) &&
      hasBeatVerbBeforeBracket(context.items, context.index - 1),
  },
  {
    rule: "score-baseline",
    trust: 0.7,
    example: "it reads worse than the human benchmark of 0.96",
    test: ({ items, index, quantity }) =>
      (quantity.unit === "%" || quantity.decimal) && isValueOfBaseline(items, index),
  },
  {
    rule: "score-share",
    trust: 0.6,
    example: "only 29% of the answers are correct",
    test: (context) => isPercent(context) && isShareThatHolds(context.items, context.index),
  },
  {
    rule: "score-on",
    trust: 0.7,
    example: "strong results, e.g. 79.5% on MMLU",
    test: (context) => isPercent(context) && isFollowedByBenchmark(context.items, context.index),
  },
  {
    rule: "score-on",
    trust: 0.75,
    example: "the best accuracy on both sets: 0.71 on MMLU",
    test: (context) =>
      isScoreLike(context) &&
      wordBefore(context) === ":" &&
      BENCHMARK_PREPOSITION.test(wordAfter(context)) &&
      hasMetricBeforeColon(context),
  },
  {
    rule: "score-weak-verb",
    trust: 0.6,
    example: "on MMLU it holds 0.71",
    test: (context) =>
      context.quantity.decimal &&
      hasWeakVerb(context) &&
      context.items.some((item) => item.mention?.kind === "benchmark"),
  },
  {
    rule: "score-weak-verb",
    trust: 0.55,
    example: "it retains 99.2% of the full accuracy",
    test: (context) =>
      isPercent(context) &&
      hasWeakVerb(context) &&
      !isShareOfPeople(context.items, context.index) &&
      !isPropertyShare(context.items, context.index) &&
      (isObjectOfScoreVerb(context) || !isNounModifier(context.items, context.index)),
  },
  {
    rule: "score-count",
    trust: 0.6,
    example: "it wins 21 of 30",
    test: (context) => context.quantity.total !== null && findScoreVerbBefore(context.items, context.index) !== null,
  },
];

/** Returns the rule by which a number without a change is a score, or null. */
export function findScoreEvidence(
  sentence: SentenceContext,
  index: number,
  quantity: Quantity,
  scores: ReadonlySet<number>,
): ScoreEvidence | null {
  const { items } = sentence;
  if (isRestatedShare(items, index) || isMarginToBaseline(sentence, index, quantity)) return null;
  const row = SCORE_ROWS.find(({ test }) => test({ sentence, items, index, quantity, scores })) ?? null;
  // A range is a result only where the change of a metric leads to it: "the error falls to 18 to 25 percent".
  return quantity.max === null || (row?.rule === "score-to" && quantity.unit === "%") ? row : null;
}
