import { wordAt } from "../text/word-at";
import { farMetric } from "./far-metric";
import { isMeasure } from "./measures";
import type { Quantity } from "./quantity";
import { beatsAhead, isRivalNumber, ofRival } from "./rival-evidence";
import type { RuleName } from "./rule-names";
import { type Item, isClass, type Scene } from "./scene";
import {
  averageOf,
  behindOn,
  bracketList,
  breaksScores,
  isBeside,
  isLabelled,
  isNamed,
  isRate,
  isRestated,
  measured,
  metricBefore,
  metricBehind,
  namedInBracket,
  partOfScore,
  raisedTo,
  verbBefore,
} from "./score-context";
import {
  isPartWith,
  isShareOfKind,
  isShareOfPeople,
  opensPhrase,
  shareOfCases,
  shareThatHolds,
  tellsCount,
} from "./share-evidence";

interface Evidence {
  readonly rule: RuleName;
  readonly trust: number;
}

/** A number that states no change, where it stands, and the scores found before it. */
interface Place {
  readonly scene: Scene;
  readonly items: readonly Item[];
  readonly at: number;
  readonly q: Quantity;
  readonly scores: ReadonlySet<number>;
}

interface Row extends Evidence {
  readonly example: string;
  readonly holds: (place: Place) => boolean;
}

const isPercent = ({ q }: Place): boolean => q.unit === "%";
/** Whole numbers without a unit are mostly no scores. */
const isScoreLike = ({ q }: Place): boolean => q.unit === "%" || q.decimal || q.of !== null;
const before = ({ items, at }: Place, k = 1): string => wordAt(items, at - k);
const behind = ({ items, at }: Place): string => wordAt(items, at + 1);
const strong = (p: Place): boolean => verbBefore(p.items, p.at) === "strong";
const weak = (p: Place): boolean => verbBefore(p.items, p.at) === "weak";

/** The first row that holds says why a number is a score. */
export const SCORE_ROWS: readonly Row[] = [
  {
    rule: "score-rival",
    trust: 0.8,
    example: "compared to 30.5% for plain prompting",
    holds: ({ items, at, q }) => (q.unit === "%" || q.decimal || isMeasure(q.unit)) && isRivalNumber(items, at),
  },
  {
    rule: "score-number-metric",
    trust: 0.92,
    example: "85.2% accuracy",
    holds: (p) => metricBehind(p.items, p.at) && !isCompound(p) && !isTarget(p),
  },
  {
    rule: "score-metric-number",
    trust: 0.93,
    example: "an accuracy of 85.2%",
    holds: ({ items, at }) => metricBefore(items, at),
  },
  {
    rule: "score-metric-number",
    trust: 0.82,
    example: "the accuracy on the hard test set was only 85.2%",
    holds: (p) => isScoreLike(p) && measured(p.items, p.at),
  },
  {
    rule: "score-metric-number",
    trust: 0.75,
    example: "a mean error for letters over all ports of 0.15",
    holds: (p) => isScoreLike(p) && farMetric(p.items, p.at) !== null,
  },
  {
    rule: "score-equals",
    trust: 0.75,
    example: "KLM = 0.84",
    holds: (p) => before(p) === "=" && p.q.decimal && isSymbol(p),
  },
  {
    rule: "score-equals",
    trust: 0.65,
    example: "an F1 of 0.71 (degree = 0.66)",
    holds: (p) => before(p) === "=" && p.q.decimal && partOfScore(p.items, p.at),
  },
  {
    rule: "score-verb",
    trust: 0.75,
    example: "it stays below 60%",
    holds: (p) =>
      isPercent(p) &&
      p.q.qualifier !== null &&
      /^(?:falls?|fell|drops?|dropped|stays?|stayed|remains?|remained|plummets?|sinks?)$/.test(before(p)),
  },
  {
    rule: "score-verb",
    trust: 0.75,
    example: "it goes well, far exceeding 66%",
    holds: ({ scene, q }) =>
      (q.unit === "%" || (q.unit === "" && q.decimal)) &&
      /^(?:exceed(?:s|ing|ed)?|surpassing)$/.test(wordAt(scene.tokens, q.from)),
  },
  { rule: "score-verb", trust: 0.88, example: "it reaches 85.2%", holds: (p) => isPercent(p) && strong(p) },
  {
    rule: "score-verb",
    trust: 0.85,
    example: "it solves 21 of 30",
    holds: (p) => p.q.of !== null && strong(p),
  },
  {
    rule: "score-verb",
    trust: 0.75,
    example: "it obtains 0.71",
    holds: (p) => (p.q.decimal || behindOn(p.items, p.at)) && strong(p),
  },
  {
    rule: "score-rate",
    trust: 0.7,
    example: "the small reader reaches 17 tokens per second",
    holds: (p) => isRate(p.items, p.at) && (verbBefore(p.items, p.at) !== null || /^(?:at|\()$/.test(before(p))),
  },
  {
    rule: "score-bracket",
    trust: 0.82,
    example: "Orion-4B (85.2%)",
    holds: (p) =>
      isBracketed(p) && isScoreLike(p) && (p.items[p.at - 2]?.kind === "mention" || isNamed(p.items, p.at - 2)),
  },
  {
    rule: "score-bracket",
    trust: 0.6,
    example: "it does well (85.2%)",
    holds: (p) => isBracketed(p) && isPercent(p) && !tellsCount(p.items, p.at),
  },
  {
    rule: "score-metric-number",
    trust: 0.7,
    example: "R2 values between 0.5 and 0.9 with an average of 0.7",
    holds: (p) => isScoreLike(p) && averageOf(p.items, p.at),
  },
  {
    rule: "score-bracket",
    trust: 0.75,
    example: "(F1: Orion-4B 70.9, Tide-2B 71.5)",
    holds: (p) => isScoreLike(p) && namedInBracket(p.items, p.at),
  },
  {
    rule: "score-bracket",
    trust: 0.7,
    example: "(Orion-4B: 75.2; Tide-2B: 72.3)",
    holds: (p) => isScoreLike(p) && isLabelled(p.items, p.at),
  },
  {
    rule: "score-bracket",
    trust: 0.65,
    example: "(text-only: 58.6%)",
    holds: (p) =>
      isPercent(p) && bracketList(p.items, p.at) && !isShareOfKind(p.items[p.at + 1]) && !tellsCount(p.items, p.at),
  },
  {
    rule: "score-list",
    trust: 0.8,
    example: "91.2% on MMLU and 80.1% on GSM8K",
    holds: (p) => isScoreLike(p) && joinsScore(p),
  },
  { rule: "score-to", trust: 0.8, example: "raising it on MMLU to 0.725", holds: (p) => isScoreLike(p) && ledByTo(p) },
  {
    rule: "score-bracket",
    trust: 0.6,
    example: "top performance (0.91 in the lab)",
    holds: (p) => p.q.decimal && before(p) === "(" && isNamed(p.items, p.at - 2),
  },
  {
    rule: "score-verb",
    trust: 0.7,
    example: "the full check tops out at 22%",
    holds: (p) => (isPercent(p) || p.q.decimal) && comesTo(p),
  },
  {
    rule: "score-rival",
    trust: 0.7,
    example: "it beats the small readers (0.594 and 0.496)",
    holds: (p) => p.q.decimal && before(p) === "(" && /^(?:\)|,|and)$/.test(behind(p)) && beatsAhead(p.items, p.at - 1),
  },
  {
    rule: "score-rival",
    trust: 0.7,
    example: "it reads worse than the human benchmark of 0.96",
    holds: ({ items, at, q }) => (q.unit === "%" || q.decimal) && ofRival(items, at),
  },
  {
    rule: "score-share",
    trust: 0.6,
    example: "it fails in 76% of the frames",
    holds: (p) => isPercent(p) && (shareOfCases(p.items, p.at) || shareThatHolds(p.items, p.at)),
  },
  {
    rule: "score-on",
    trust: 0.7,
    example: "strong results, e.g. 79.5% on MMLU",
    holds: (p) => isPercent(p) && behindOn(p.items, p.at),
  },
  {
    rule: "score-on",
    trust: 0.75,
    example: "the best accuracy on both sets: 0.71 on MMLU",
    holds: (p) => isScoreLike(p) && before(p) === ":" && LED.test(behind(p)) && tellsMetric(p),
  },
  {
    rule: "score-weak-verb",
    trust: 0.6,
    example: "on MMLU it holds 0.71",
    holds: (p) => p.q.decimal && weak(p) && p.items.some((i) => i.mention?.kind === "benchmark"),
  },
  {
    rule: "score-weak-verb",
    trust: 0.55,
    example: "it retains 99.2% of the full accuracy",
    holds: (p) =>
      isPercent(p) &&
      weak(p) &&
      !isShareOfPeople(p.items, p.at) &&
      !isPartWith(p.items, p.at) &&
      (followsVerb(p) || !opensPhrase(p.items, p.at)),
  },
  {
    rule: "score-count",
    trust: 0.6,
    example: "it wins 21 of 30",
    holds: (p) => p.q.of !== null && verbBefore(p.items, p.at) !== null,
  },
];

/** What is small where it is good: "errors within 12%" is a value. */
const SMALL = /error|deviation|distance|difference|rate|loss|latency|time|mae|rmse|wer|cer/;

/**
 * "within 2% absolute of the full model", "accuracy within 1.5%", "within 0.02 BPC at a million": how near a rival it
 * comes, unless what is measured is small itself.
 */
const isMargin = ({ items, tokens }: Scene, at: number, q: Quantity): boolean =>
  q.qualifier !== null &&
  tokens[q.from]?.lower === "within" &&
  (items.slice(at + 1, at + 7).some((i) => i.lower === "of") ||
    ((q.unit === "%" || (q.unit === "" && q.decimal)) &&
      !(metricBefore(items, at) && items.slice(Math.max(0, at - 6), at).some((i) => SMALL.test(i.lower)))));

/** Why a number that states no change is a score, or null. */
export function scoreEvidence(scene: Scene, at: number, q: Quantity, scores: ReadonlySet<number>): Evidence | null {
  const { items } = scene;
  if (q.max !== null || isRestated(items, at)) return null;
  if (isMargin(scene, at, q)) return null;
  return SCORE_ROWS.find((row) => row.holds({ scene, items, at, q, scores })) ?? null;
}

const leads = (word: string): boolean => word !== "with" && isClass("score", word);

/** "it *shows a* 16% lean to the left": the verb, and no more than an article behind it. */
const followsVerb = (p: Place): boolean =>
  leads(before(p)) || (/^(?:an?|only|just|still)$/.test(before(p)) && leads(before(p, 2)));

const isBracketed = (p: Place): boolean => before(p) === "(" && behind(p) === ")";

/** "10-meter wind error", "99%-energy rank": a number that a hyphen ties to a word only says of what sort a thing is. */
const isCompound = ({ scene: { tokens }, q }: Place): boolean => {
  const [dash, word] = [tokens[q.last + 1], tokens[q.last + 2]];
  return dash?.text === "-" && dash.glued && word?.glued === true;
};

/** "at a 0.95 precision target": what a result has to reach. */
const isTarget = ({ items, at }: Place): boolean =>
  items.slice(at + 1, at + 4).some((i) => /^(?:targets?|requirements?|constraints?|floor|bar)$/.test(i.lower));

const LED = /^(?:on|for|in|with|at)$/;

/** "the best *accuracy* on both sets:": the metric of a list stands before its colon. */
const tellsMetric = ({ items, at }: Place): boolean =>
  items.slice(Math.max(0, at - 10), at - 1).some((i) => i.mention?.kind === "metric");

const COMES_TO =
  /^(?:plateau|peak|saturat|stall|hover|stay|remain|compile|cap|stagnat|averag|stand|sit|lead|highest|lowest|best|stronger|weaker)(?:s|ed|ing|es|e|ping|ped)?$/;

/** "peaks at 0.93", "tops out at just 22%": where a result comes to stand. */
function comesTo({ items, at }: Place): boolean {
  const led = /^(?:only|just|still|merely)$/.test(wordAt(items, at - 1)) ? at - 2 : at - 1;
  if (wordAt(items, led) !== "at") return false;
  const verb = wordAt(items, led - 1);
  return (
    COMES_TO.test(verb) ||
    (verb === "out" && /^(?:top|max|bottom)(?:s|es|ed|ped|ing|ping)?$/.test(wordAt(items, led - 2)))
  );
}

/** "KLM = 0.84": a name or a few capitals before the sign. */
const isSymbol = ({ scene, items, at }: Place): boolean =>
  items[at - 2]?.mention?.kind === "name" || /^[A-Z]{2,5}$/.test(scene.tokens[items[at - 2]?.first ?? 0]?.text ?? "");

/** A list joins the number to the last score. */
function joinsScore({ items, at, q, scores }: Place): boolean {
  const prev = [...scores].filter((k) => k < at).at(-1);
  return (
    prev !== undefined &&
    (!breaksScores(items, prev, at) || items[at - 1]?.lower === ";") &&
    (items[prev]?.quantity?.unit === q.unit || q.of !== null || isBeside(items, prev, at))
  );
}

/** "to 0.725", "to a new peak of 85%", behind a verb of change. */
function ledByTo({ items, at }: Place): boolean {
  const leads = (i: Item): boolean => /^(?:a|an|peak|of|maximum|mean|average|new|high|just|only)$/.test(i.lower);
  const to = [at - 1, at - 2, at - 4].find((k) => items[k]?.lower === "to" && items.slice(k + 1, at).every(leads));
  return to !== undefined && raisedTo(items, to + 1);
}
