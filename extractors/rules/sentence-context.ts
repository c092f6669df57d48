import type { Mention } from "../mentions/mention";
import { type Aside, findAsideEnd } from "../quantities/asides";
import type { Quantity } from "../quantities/quantity";
import type { Token } from "../text/tokens";
import { isInWordClass } from "../words/word-classes";

/** What rules see of a sentence: a quantity with its qualifier, a mention, or a single word or sign. */
export interface SentenceItem {
  readonly kind: "quantity" | "mention" | "word" | "sign";
  /** Tokens, both inclusive. */
  readonly first: number;
  readonly last: number;
  readonly lower: string;
  readonly quantity?: Quantity;
  readonly mention?: Mention;
}

/** A sentence, read: all later stages take this and nothing else of the text. */
export interface SentenceContext {
  readonly text: string;
  readonly index: number;
  readonly tokens: readonly Token[];
  /** What rules read; asides are left out. */
  readonly items: readonly SentenceItem[];
  readonly asides: readonly Aside[];
}

/** Folds quantities and mentions over the tokens they cover; a quantity wins over a mention that it overlaps, but for one whose number belongs to a name ("Hausdorff distance 95%"), and asides are left out. */
export function buildSentenceContext(
  text: string,
  index: number,
  tokens: readonly Token[],
  quantities: readonly Quantity[],
  mentions: readonly Mention[],
): SentenceContext {
  const items: SentenceItem[] = [];
  const asides: Aside[] = [];
  let q = 0;
  let m = 0;
  for (let i = 0; i < tokens.length; i++) {
    const t = tokens[i] as Token;
    while (q < quantities.length && (quantities[q]?.last ?? 0) < i) q++;
    while (m < mentions.length && (mentions[m]?.first ?? 0) < i) m++;
    const quantity = quantities[q];
    const mention = mentions[m];
    const end = findAsideEnd(tokens, i);
    if (end > 0) {
      asides.push({ first: i, last: end });
      i = end;
    } else if (mention && mention.first === i) {
      items.push({ kind: "mention", first: i, last: mention.last, lower: mention.surface.toLowerCase(), mention });
      i = mention.last;
    } else if (quantity && quantity.phraseStart <= i && quantity.numberAt >= i) {
      items.push({ kind: "quantity", first: i, last: quantity.last, lower: "", quantity });
      i = quantity.last;
    } else {
      items.push({ kind: t.kind === "word" ? "word" : "sign", first: i, last: i, lower: t.lower });
    }
  }
  return { text, index, tokens, items, asides };
}

/** "improves", "reaches", "gains": a verb of change or of result, also where it may be the noun of a change. */
export const isResultVerb = (i: SentenceItem): boolean =>
  i.kind === "word" && (isInWordClass("gain-verb", i.lower) || isInWordClass("strong-score", i.lower));

/** The same without what is a noun of change as well. */
export const isReportVerb = (i: SentenceItem): boolean => isResultVerb(i) && !isInWordClass("gain-noun", i.lower);

/** The same without "lower" and its like, which may compare. */
export const isUnambiguousReportVerb = (i: SentenceItem): boolean => isReportVerb(i) && !isInWordClass("more", i.lower);

/** The text from the first token of item `a` to the last of item `b`. */
export function sliceItems({ text, tokens, items }: SentenceContext, a: number, b: number): string {
  const first = items[a];
  const last = items[b];
  if (!first || !last) return "";
  return text.slice(tokens[first.first]?.start, tokens[last.last]?.end);
}

/** Ends a clause for every purpose: what stands behind belongs to something else. */
export const isClauseEnd = (item: SentenceItem | undefined): boolean =>
  item === undefined ||
  (item.kind === "sign" && /^[.;:!?—]$/.test(item.lower)) ||
  /^(?:while|whereas|whilst)$/.test(item.lower);

/** "Page Alignment (PA)": the one mention that fills the bracket right behind an item. */
export const findBracketedMention = (items: readonly SentenceItem[], at: number): Mention | undefined =>
  items[at + 1]?.lower === "(" && items[at + 3]?.lower === ")" ? items[at + 2]?.mention : undefined;
