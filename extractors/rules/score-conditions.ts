import type { Quantity } from "../quantities/quantity";
import { wordAt } from "../text/word-at";
import { isInWordClass } from "../words/word-classes";
import {
  breaksScoreList,
  findScoreVerbBefore,
  isLedByChangeVerb,
  isParallelScore,
  isPrecededByMetric,
} from "./score-context";
import type { SentenceContext, SentenceItem } from "./sentence-context";

/** A number that states no change, where it stands, and the scores found before it. */
export interface ScoreContext {
  readonly sentence: SentenceContext;
  readonly items: readonly SentenceItem[];
  readonly at: number;
  readonly quantity: Quantity;
  readonly scores: ReadonlySet<number>;
}

export const isPercent = ({ quantity: q }: ScoreContext): boolean => q.unit === "%";

/** Whole numbers without a unit are mostly no scores. */
export const isScoreLike = ({ quantity: q }: ScoreContext): boolean => q.unit === "%" || q.decimal || q.total !== null;
export const wordBefore = ({ items, at }: ScoreContext, k = 1): string => wordAt(items, at - k);
export const wordAfter = ({ items, at }: ScoreContext): string => wordAt(items, at + 1);
export const hasStrongVerb = (p: ScoreContext): boolean => findScoreVerbBefore(p.items, p.at) === "strong";
export const hasWeakVerb = (p: ScoreContext): boolean => findScoreVerbBefore(p.items, p.at) === "weak";

/** What is small where it is good: "errors within 12%" is a value. */
const LOWER_IS_BETTER_NOUN = /error|deviation|distance|difference|rate|loss|latency|time|mae|rmse|wer|cer/;

/**
 * "within 2% absolute of the full model", "accuracy within 1.5%", "within 0.02 BPC at a million": how near a rival it
 * comes, unless what is measured is small itself.
 */
export const isMarginToBaseline = ({ items, tokens }: SentenceContext, at: number, q: Quantity): boolean =>
  q.qualifier !== null &&
  tokens[q.phraseStart]?.lower === "within" &&
  (items.slice(at + 1, at + 7).some((i) => i.lower === "of") ||
    ((q.unit === "%" || (q.unit === "" && q.decimal)) &&
      !(
        isPrecededByMetric(items, at) &&
        items.slice(Math.max(0, at - 6), at).some((i) => LOWER_IS_BETTER_NOUN.test(i.lower))
      )));

const isScoreVerb = (word: string): boolean => word !== "with" && isInWordClass("score", word);

/** "it *shows a* 16% lean to the left": the verb, and no more than an article behind it. */
export const isObjectOfScoreVerb = (p: ScoreContext): boolean =>
  isScoreVerb(wordBefore(p)) || (/^(?:an?|only|just|still)$/.test(wordBefore(p)) && isScoreVerb(wordBefore(p, 2)));

export const isAloneInBracket = (p: ScoreContext): boolean => wordBefore(p) === "(" && wordAfter(p) === ")";

/** "10-meter wind error", "99%-energy rank": a number that a hyphen ties to a word only says of what sort a thing is. */
export const isCompound = ({ sentence: { tokens }, quantity: q }: ScoreContext): boolean => {
  const [dash, word] = [tokens[q.last + 1], tokens[q.last + 2]];
  return dash?.text === "-" && dash.noSpaceBefore && word?.noSpaceBefore === true;
};

/** "at a 0.95 precision target": what a result has to reach. */
export const isTarget = ({ items, at }: ScoreContext): boolean =>
  items.slice(at + 1, at + 4).some((i) => /^(?:targets?|requirements?|constraints?|floor|bar)$/.test(i.lower));

export const BENCHMARK_PREPOSITION = /^(?:on|for|in|with|at)$/;

/** "the best *accuracy* on both sets:": the metric of a list stands before its colon. */
export const hasMetricBeforeColon = ({ items, at }: ScoreContext): boolean =>
  items.slice(Math.max(0, at - 10), at - 1).some((i) => i.mention?.kind === "metric");

const SETTLING_VERB =
  /^(?:plateau|peak|saturat|stall|hover|stay|remain|compile|cap|stagnat|averag|stand|sit|lead|highest|lowest|best|stronger|weaker)(?:s|ed|ing|es|e|ping|ped)?$/;

/** "peaks at 0.93", "tops out at just 22%": where a result comes to stand. */
export function settlesAt({ items, at }: ScoreContext): boolean {
  const led = /^(?:only|just|still|merely)$/.test(wordAt(items, at - 1)) ? at - 2 : at - 1;
  if (wordAt(items, led) !== "at") return false;
  const verb = wordAt(items, led - 1);
  return (
    SETTLING_VERB.test(verb) ||
    (verb === "out" && /^(?:top|max|bottom)(?:s|es|ed|ped|ing|ping)?$/.test(wordAt(items, led - 2)))
  );
}

/** "KLM = 0.84": a name or a few capitals before the sign. */
export const isNamedSymbol = ({ sentence, items, at }: ScoreContext): boolean =>
  items[at - 2]?.mention?.kind === "name" ||
  /^[A-Z]{2,5}$/.test(sentence.tokens[items[at - 2]?.first ?? 0]?.text ?? "");

/** A list joins the number to the last score. */
export function isListedWithScore({ items, at, quantity: q, scores }: ScoreContext): boolean {
  const prev = [...scores].filter((k) => k < at).at(-1);
  return (
    prev !== undefined &&
    (!breaksScoreList(items, prev, at) || items[at - 1]?.lower === ";") &&
    (items[prev]?.quantity?.unit === q.unit || q.total !== null || isParallelScore(items, prev, at))
  );
}

/** "to 0.725", "to a new peak of 85%", behind a verb of change. */
export function isLedByTo({ items, at }: ScoreContext): boolean {
  const leads = (i: SentenceItem): boolean =>
    /^(?:a|an|peak|of|maximum|mean|average|new|high|just|only)$/.test(i.lower);
  const to = [at - 1, at - 2, at - 4].find((k) => items[k]?.lower === "to" && items.slice(k + 1, at).every(leads));
  return to !== undefined && isLedByChangeVerb(items, to + 1);
}
