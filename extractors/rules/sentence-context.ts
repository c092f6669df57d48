import type { Mention } from "../mentions/mention";
import { type Aside, findAsideEnd } from "../quantities/asides";
import type { Quantity } from "../quantities/quantity";
import type { Token } from "../text/tokens";
import { internWord, NO_WORD, type Word } from "../text/word";
import { lowerTest } from "../text/word-test";
import { hasWordClass } from "../words/word-classes";

/** The unit that rules match: a quantity with its qualifier, a mention, or a single word or sign. */
export interface SentenceItem {
  readonly kind: "quantity" | "mention" | "word" | "sign";
  /** Tokens, both inclusive. */
  readonly first: number;
  readonly last: number;
  readonly lower: string;
  /** The word; for a mention all its words, for a quantity none. */
  readonly word: Word;
  readonly quantity?: Quantity;
  readonly mention?: Mention;
}

/** An analyzed sentence, the input of all later stages. */
export interface SentenceContext {
  readonly text: string;
  readonly index: number;
  readonly tokens: readonly Token[];
  /** Items that rules match, without asides. */
  readonly items: readonly SentenceItem[];
  readonly asides: readonly Aside[];
}

/** Merges the tokens of quantities and mentions into items and drops asides. A quantity has precedence over a mention that it overlaps, unless the mention begins first ("Hausdorff distance 95%"). */
export function buildSentenceContext(
  text: string,
  index: number,
  tokens: readonly Token[],
  quantities: readonly Quantity[],
  mentions: readonly Mention[],
): SentenceContext {
  const items: SentenceItem[] = [];
  const asides: Aside[] = [];
  let quantityIndex = 0;
  let mentionIndex = 0;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    while (quantityIndex < quantities.length && (quantities[quantityIndex]?.last ?? 0) < i) quantityIndex++;
    while (mentionIndex < mentions.length && (mentions[mentionIndex]?.first ?? 0) < i) mentionIndex++;
    const quantity = quantities[quantityIndex];
    const mention = mentions[mentionIndex];
    const end = findAsideEnd(tokens, i);
    if (end > 0) {
      asides.push({ first: i, last: end });
      i = end;
    } else if (mention && mention.first === i) {
      const word = internWord(mention.surface);
      items.push({ kind: "mention", first: i, last: mention.last, lower: word.lower, word, mention });
      i = mention.last;
    } else if (quantity && quantity.phraseStart <= i && quantity.numberAt >= i) {
      items.push({ kind: "quantity", first: i, last: quantity.last, lower: "", word: NO_WORD, quantity });
      i = quantity.last;
    } else {
      const { lower, word } = token;
      items.push({ kind: token.kind === "word" ? "word" : "sign", first: i, last: i, lower, word });
    }
  }
  return { text, index, tokens, items, asides };
}

/** True for a verb of change or result, including words that may be nouns: "improves", "reaches", "gains". */
export const isResultVerb = (item: SentenceItem): boolean =>
  item.kind === "word" && (hasWordClass("gain-verb", item) || hasWordClass("strong-score", item));

/** True for a result verb that cannot be a noun of change. */
export const isReportVerb = (item: SentenceItem): boolean => isResultVerb(item) && !hasWordClass("gain-noun", item);

/** True for a report verb that cannot be a comparative such as "lower". */
export const isUnambiguousReportVerb = (item: SentenceItem): boolean =>
  isReportVerb(item) && !hasWordClass("more", item);

/** Returns the text from the first token of item `a` to the last token of item `b`; "" if either is missing. */
export function sliceItems({ text, tokens, items }: SentenceContext, a: number, b: number): string {
  const first = items[a];
  const last = items[b];
  if (!first || !last) return "";
  return text.slice(tokens[first.first]?.start, tokens[last.last]?.end);
}

/** True for "(" and ")". */
export const isBracket = lowerTest(/^[()]$/);

const isClauseSign = lowerTest(/^[.;:!?—]$/);
const isContrastWord = lowerTest(/^(?:while|whereas|whilst)$/);

/** True for the end of the sentence, a sign that ends a clause, or "while", "whereas", "whilst". */
export const isClauseEnd = (item: SentenceItem | undefined): boolean =>
  item === undefined || (item.kind === "sign" && isClauseSign(item)) || isContrastWord(item);

/** Returns the mention that fills the bracket directly after an item: "Page Alignment (PA)". */
export const findBracketedMention = (items: readonly SentenceItem[], index: number): Mention | undefined =>
  items[index + 1]?.lower === "(" && items[index + 3]?.lower === ")" ? items[index + 2]?.mention : undefined;
