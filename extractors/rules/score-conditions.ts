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

/** A number without a change, its position, and the scores found so far. */
export interface ScoreContext {
  readonly sentence: SentenceContext;
  readonly items: readonly SentenceItem[];
  readonly index: number;
  readonly quantity: Quantity;
  readonly scores: ReadonlySet<number>;
}

export const isPercent = ({ quantity }: ScoreContext): boolean => quantity.unit === "%";

/** Whole numbers without a unit are rarely scores. */
export const isScoreLike = ({ quantity }: ScoreContext): boolean =>
  quantity.unit === "%" || quantity.decimal || quantity.total !== null;
export const wordBefore = ({ items, index }: ScoreContext, k = 1): string => wordAt(items, index - k);
export const wordAfter = ({ items, index }: ScoreContext): string => wordAt(items, index + 1);
export const hasStrongVerb = (context: ScoreContext): boolean =>
  findScoreVerbBefore(context.items, context.index) === "strong";
export const hasWeakVerb = (context: ScoreContext): boolean =>
  findScoreVerbBefore(context.items, context.index) === "weak";

/** Metrics for which lower is better: "errors within 12%" is a value. */
const LOWER_IS_BETTER_NOUN = /error|deviation|distance|difference|rate|loss|latency|time|mae|rmse|wer|cer/;

/**
 * "within 2% absolute of the full model", "accuracy within 1.5%", "within 0.02 BPC at a million": the difference
 * to a baseline, unless lower values of the metric are better.
 */
export const isMarginToBaseline = ({ items, tokens }: SentenceContext, index: number, quantity: Quantity): boolean =>
  quantity.qualifier !== null &&
  tokens[quantity.phraseStart]?.lower === "within" &&
  (items.slice(index + 1, index + 7).some((item) => item.lower === "of") ||
    ((quantity.unit === "%" || (quantity.unit === "" && quantity.decimal)) &&
      !(
        isPrecededByMetric(items, index) &&
        items.slice(Math.max(0, index - 6), index).some((item) => LOWER_IS_BETTER_NOUN.test(item.lower))
      )));

const isScoreVerb = (word: string): boolean => word !== "with" && isInWordClass("score", word);

/** "it *shows a* 16% lean to the left": the verb, followed by at most an article. */
export const isObjectOfScoreVerb = (context: ScoreContext): boolean =>
  isScoreVerb(wordBefore(context)) ||
  (/^(?:an?|only|just|still)$/.test(wordBefore(context)) && isScoreVerb(wordBefore(context, 2)));

export const isAloneInBracket = (context: ScoreContext): boolean =>
  wordBefore(context) === "(" && wordAfter(context) === ")";

/** "10-meter wind error", "99%-energy rank": a number that a hyphen connects with a word is a modifier. */
export const isCompound = ({ sentence: { tokens }, quantity }: ScoreContext): boolean => {
  const [dash, word] = [tokens[quantity.last + 1], tokens[quantity.last + 2]];
  return dash?.text === "-" && dash.noSpaceBefore && word?.noSpaceBefore === true;
};

/** "at a 0.95 precision target": a target, not a result. */
export const isTarget = ({ items, index }: ScoreContext): boolean =>
  items
    .slice(index + 1, index + 4)
    .some((item) => /^(?:targets?|requirements?|constraints?|floor|bar)$/.test(item.lower));

export const BENCHMARK_PREPOSITION = /^(?:on|for|in|with|at)$/;

/** "the best *accuracy* on both sets:": the metric of a list precedes its colon. */
export const hasMetricBeforeColon = ({ items, index }: ScoreContext): boolean =>
  items.slice(Math.max(0, index - 10), index - 1).some((item) => item.mention?.kind === "metric");

const SETTLING_VERB =
  /^(?:plateau|peak|saturat|stall|hover|stay|remain|compile|cap|stagnat|averag|stand|sit|lead|highest|lowest|best|stronger|weaker)(?:s|ed|ing|es|e|ping|ped)?$/;

/** "peaks at 0.93", "tops out at just 22%": a final value. */
export function settlesAt({ items, index }: ScoreContext): boolean {
  const led = /^(?:only|just|still|merely)$/.test(wordAt(items, index - 1)) ? index - 2 : index - 1;
  if (wordAt(items, led) !== "at") return false;
  const verb = wordAt(items, led - 1);
  return (
    SETTLING_VERB.test(verb) ||
    (verb === "out" && /^(?:top|max|bottom)(?:s|es|ed|ped|ing|ping)?$/.test(wordAt(items, led - 2)))
  );
}

/** "KLM = 0.84": a name or a few capitals before the sign. */
export const isNamedSymbol = ({ sentence, items, index }: ScoreContext): boolean =>
  items[index - 2]?.mention?.kind === "name" ||
  /^[A-Z]{2,5}$/.test(sentence.tokens[items[index - 2]?.first ?? 0]?.text ?? "");

/** True if the number continues the list of the last score. */
export function isListedWithScore({ items, index, quantity, scores }: ScoreContext): boolean {
  const prev = [...scores].filter((k) => k < index).at(-1);
  return (
    prev !== undefined &&
    (!breaksScoreList(items, prev, index) || items[index - 1]?.lower === ";") &&
    (items[prev]?.quantity?.unit === quantity.unit || quantity.total !== null || isParallelScore(items, prev, index))
  );
}

/** "to 0.725", "to a new peak of 85%", after a verb of change. */
export function isLedByTo({ items, index }: ScoreContext): boolean {
  const leads = (item: SentenceItem): boolean =>
    /^(?:a|an|peak|of|maximum|mean|average|new|high|just|only)$/.test(item.lower);
  const to = [index - 1, index - 2, index - 4].find(
    (k) => items[k]?.lower === "to" && items.slice(k + 1, index).every(leads),
  );
  return to !== undefined && isLedByChangeVerb(items, to + 1);
}
