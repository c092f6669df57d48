/** Decides whether the words before a number make it a baseline value, which is a score. */

import { wordAt } from "../text/word-at";
import { hasWordClass } from "../words/word-classes";
import { isClauseEnd, type SentenceItem } from "./sentence-context";

/** "compared to 30% for plain prompting", "versus 0.721 for the judge", "beating the old parser's 41.8%". */
export const isBaselineNumber = (items: readonly SentenceItem[], index: number): boolean =>
  isLedByBaseline(items, index) || isListedBaselineNumber(items, index);

/** "lower than the human benchmark *of* 0.96", "against a row-label ceiling *of* 0.883": only a noun phrase between the comparison and "of". */
export function isValueOfBaseline(items: readonly SentenceItem[], index: number): boolean {
  if (wordAt(items, index - 1) !== "of") return false;
  for (let i = index - 2; i > Math.max(0, index - 8); i--) {
    if (isComparisonTrigger(items, i)) return i < index - 2;
    const item = items[i] as SentenceItem;
    if (item.kind !== "mention" && (item.kind !== "word" || hasWordClass("preposition", item))) return false;
  }
  return false;
}

/** "*versus* 72%", "*compared with* 72%", "*relative to* 72%": true if the words up to an item are a comparison trigger. */
export const isComparisonTrigger = (items: readonly SentenceItem[], to: number): boolean =>
  /^(?:versus|vs\.?|than|against)$/.test(wordAt(items, to)) ||
  (/^(?:to|with)$/.test(wordAt(items, to)) && /^(?:compared|comparison)$/.test(wordAt(items, to - 1))) ||
  (wordAt(items, to) === "to" && /^(?:relative|contrast|opposed)$/.test(wordAt(items, to - 1)));

/** "*58.4* against 54.8 for the plain reader", "*0.34* in the lab vs 0.66": a number compared with the score directly after it. */
export function isComparedWithScore(
  items: readonly SentenceItem[],
  index: number,
  scores: ReadonlySet<number>,
): boolean {
  const baseline = items.findIndex((item, k) => k > index && item.quantity !== undefined);
  const [quantity, other] = [items[index]?.quantity, items[baseline]?.quantity];
  if (!quantity || !other || !scores.has(baseline) || !isComparisonTrigger(items, baseline - 1)) return false;
  const between = items.slice(index + 1, baseline);
  if (between.length > 8 || between.some((item) => isClauseEnd(item) || /^[,()]$/.test(item.lower))) return false;
  return (
    (quantity.unit === "%" || quantity.decimal) &&
    quantity.max === null &&
    (quantity.unit === other.unit || quantity.unit === "")
  );
}

/** "compared to 82.1% and *80.3%* for A and B": a number coordinated with a baseline value is one too. */
function isListedBaselineNumber(items: readonly SentenceItem[], index: number): boolean {
  let back = index - 1;
  while (back > index - 3 && /^(?:,|and)$/.test(wordAt(items, back))) back--;
  if (back === index - 1 || items[back]?.quantity?.unit !== items[index]?.quantity?.unit) return false;
  return isLedByBaseline(items, back) || isListedBaselineNumber(items, back);
}

const isLedByBaseline = (items: readonly SentenceItem[], index: number): boolean =>
  (items[index - 1]?.lower === "the" && /^(?:over|than|versus|against)$/.test(wordAt(items, index - 2))) ||
  isComparisonTrigger(items, index - 1) ||
  (items[index - 1]?.lower === "s" && hasBeatVerbBefore(items, index - 2)) ||
  (items[index - 1]?.lower === "at" && items[index + 1]?.lower !== "of" && isBeatenAt(items, index - 1)) ||
  (items[index - 1]?.lower === "of" &&
    /^(?:performance|accuracy|scores?|results?|baselines?)$/.test(wordAt(items, index - 2)) &&
    !items
      .slice(Math.max(0, index - 6), index)
      .some((item) => /^(?:with|achieving|reaching|obtaining)$/.test(item.lower)) &&
    items
      .slice(Math.max(0, index - 8), index - 2)
      .some(
        (item) =>
          item.kind === "word" && (hasWordClass("beats-baseline", item) || /^(?:below|behind)$/.test(item.lower)),
      ));

/** "beating the plain reader *at* 3.5% and GPT-4o *at* 16.2%": only baselines and their numbers after the verb. */
function isBeatenAt(items: readonly SentenceItem[], index: number): boolean {
  for (let i = index - 1; i >= Math.max(0, index - 9); i--) {
    const item = items[i] as SentenceItem;
    if (item.quantity && items[i - 1]?.lower !== "at") return false;
    if (item.kind === "sign" && item.lower !== "-" && item.lower !== ",") return false;
    if (item.kind === "word" && hasWordClass("beat-verb", item))
      return !/^(?:leads?|led|leading|tops?)$/.test(item.lower);
  }
  return false;
}

/** True if a verb of beating, or "than" or a similar word, is in the phrase that ends before an item. */
const hasBeatVerbBefore = (items: readonly SentenceItem[], index: number): boolean =>
  items
    .slice(Math.max(0, index - 8), index)
    .some(
      (item) =>
        item.kind === "word" &&
        (hasWordClass("beat-verb", item) || /^(?:than|versus|vs\.?|approaching)$/.test(item.lower)),
    );

/** "it *beats* the small readers (": a verb of beating in the clause before a bracket, followed only by its object. */
export function hasBeatVerbBeforeBracket(items: readonly SentenceItem[], bracket: number): boolean {
  for (let i = bracket - 1; i >= Math.max(0, bracket - 9); i--) {
    const item = items[i] as SentenceItem;
    if (item.kind === "quantity" || item.kind === "sign") return false;
    if (item.kind === "word" && hasWordClass("beats-baseline", item)) return true;
  }
  return false;
}
