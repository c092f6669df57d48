import { isMeasurementUnit } from "../quantities/convert-unit";
import type { Quantity } from "../quantities/quantity";
import { wordAt } from "../text/word-at";
import { hasBeatVerbBeforeBracket, isBaselineNumber, isValueOfBaseline } from "./baseline-evidence";
import { findDistantMetric } from "./distant-metric";
import type { RuleName } from "./rule-names";
import {
  breaksScoreList,
  findScoreVerbBefore,
  hasNameBefore,
  isAverageOfMetric,
  isFollowedByBenchmark,
  isFollowedByMetric,
  isInBracketList,
  isLabelled,
  isLedByChangeVerb,
  isMetricSubject,
  isNamedInBracket,
  isParallelScore,
  isPartOfScore,
  isPrecededByMetric,
  isRate,
  isRestatedShare,
} from "./score-context";
import { isInWordClass, type SentenceContext, type SentenceItem } from "./sentence-context";
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

/** A number that states no change, where it stands, and the scores found before it. */
interface ScoreContext {
  readonly sentence: SentenceContext;
  readonly items: readonly SentenceItem[];
  readonly at: number;
  readonly quantity: Quantity;
  readonly scores: ReadonlySet<number>;
}

interface ScoreRow extends ScoreEvidence {
  readonly example: string;
  readonly test: (place: ScoreContext) => boolean;
}

const isPercent = ({ quantity: q }: ScoreContext): boolean => q.unit === "%";
/** Whole numbers without a unit are mostly no scores. */
const isScoreLike = ({ quantity: q }: ScoreContext): boolean => q.unit === "%" || q.decimal || q.total !== null;
const wordBefore = ({ items, at }: ScoreContext, k = 1): string => wordAt(items, at - k);
const wordAfter = ({ items, at }: ScoreContext): string => wordAt(items, at + 1);
const hasStrongVerb = (p: ScoreContext): boolean => findScoreVerbBefore(p.items, p.at) === "strong";
const hasWeakVerb = (p: ScoreContext): boolean => findScoreVerbBefore(p.items, p.at) === "weak";

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

/** What is small where it is good: "errors within 12%" is a value. */
const LOWER_IS_BETTER_NOUN = /error|deviation|distance|difference|rate|loss|latency|time|mae|rmse|wer|cer/;

/**
 * "within 2% absolute of the full model", "accuracy within 1.5%", "within 0.02 BPC at a million": how near a rival it
 * comes, unless what is measured is small itself.
 */
const isMarginToBaseline = ({ items, tokens }: SentenceContext, at: number, q: Quantity): boolean =>
  q.qualifier !== null &&
  tokens[q.phraseStart]?.lower === "within" &&
  (items.slice(at + 1, at + 7).some((i) => i.lower === "of") ||
    ((q.unit === "%" || (q.unit === "" && q.decimal)) &&
      !(
        isPrecededByMetric(items, at) &&
        items.slice(Math.max(0, at - 6), at).some((i) => LOWER_IS_BETTER_NOUN.test(i.lower))
      )));

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

const isScoreVerb = (word: string): boolean => word !== "with" && isInWordClass("score", word);

/** "it *shows a* 16% lean to the left": the verb, and no more than an article behind it. */
const isObjectOfScoreVerb = (p: ScoreContext): boolean =>
  isScoreVerb(wordBefore(p)) || (/^(?:an?|only|just|still)$/.test(wordBefore(p)) && isScoreVerb(wordBefore(p, 2)));

const isAloneInBracket = (p: ScoreContext): boolean => wordBefore(p) === "(" && wordAfter(p) === ")";

/** "10-meter wind error", "99%-energy rank": a number that a hyphen ties to a word only says of what sort a thing is. */
const isCompound = ({ sentence: { tokens }, quantity: q }: ScoreContext): boolean => {
  const [dash, word] = [tokens[q.last + 1], tokens[q.last + 2]];
  return dash?.text === "-" && dash.noSpaceBefore && word?.noSpaceBefore === true;
};

/** "at a 0.95 precision target": what a result has to reach. */
const isTarget = ({ items, at }: ScoreContext): boolean =>
  items.slice(at + 1, at + 4).some((i) => /^(?:targets?|requirements?|constraints?|floor|bar)$/.test(i.lower));

const BENCHMARK_PREPOSITION = /^(?:on|for|in|with|at)$/;

/** "the best *accuracy* on both sets:": the metric of a list stands before its colon. */
const hasMetricBeforeColon = ({ items, at }: ScoreContext): boolean =>
  items.slice(Math.max(0, at - 10), at - 1).some((i) => i.mention?.kind === "metric");

const SETTLING_VERB =
  /^(?:plateau|peak|saturat|stall|hover|stay|remain|compile|cap|stagnat|averag|stand|sit|lead|highest|lowest|best|stronger|weaker)(?:s|ed|ing|es|e|ping|ped)?$/;

/** "peaks at 0.93", "tops out at just 22%": where a result comes to stand. */
function settlesAt({ items, at }: ScoreContext): boolean {
  const led = /^(?:only|just|still|merely)$/.test(wordAt(items, at - 1)) ? at - 2 : at - 1;
  if (wordAt(items, led) !== "at") return false;
  const verb = wordAt(items, led - 1);
  return (
    SETTLING_VERB.test(verb) ||
    (verb === "out" && /^(?:top|max|bottom)(?:s|es|ed|ped|ing|ping)?$/.test(wordAt(items, led - 2)))
  );
}

/** "KLM = 0.84": a name or a few capitals before the sign. */
const isNamedSymbol = ({ sentence, items, at }: ScoreContext): boolean =>
  items[at - 2]?.mention?.kind === "name" ||
  /^[A-Z]{2,5}$/.test(sentence.tokens[items[at - 2]?.first ?? 0]?.text ?? "");

/** A list joins the number to the last score. */
function isListedWithScore({ items, at, quantity: q, scores }: ScoreContext): boolean {
  const prev = [...scores].filter((k) => k < at).at(-1);
  return (
    prev !== undefined &&
    (!breaksScoreList(items, prev, at) || items[at - 1]?.lower === ";") &&
    (items[prev]?.quantity?.unit === q.unit || q.total !== null || isParallelScore(items, prev, at))
  );
}

/** "to 0.725", "to a new peak of 85%", behind a verb of change. */
function isLedByTo({ items, at }: ScoreContext): boolean {
  const leads = (i: SentenceItem): boolean =>
    /^(?:a|an|peak|of|maximum|mean|average|new|high|just|only)$/.test(i.lower);
  const to = [at - 1, at - 2, at - 4].find((k) => items[k]?.lower === "to" && items.slice(k + 1, at).every(leads));
  return to !== undefined && isLedByChangeVerb(items, to + 1);
}
