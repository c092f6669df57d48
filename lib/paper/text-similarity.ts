import { foldText } from "../format/fold-text";

/** Fewer words say too little to be set side by side. */
const MIN_BIGRAMS = 15;
/** Longer texts are compared by their beginnings. */
const MAX_CHARS = 8_000;
const OPENING_LENGTH = 120;

const isLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text.slice(0, 400));

/**
 * How much of the shorter of two texts stands in the other, by pairs of words, from 0 to 1; null where that cannot be
 * said: one is too short, or they are in different scripts. Two texts about different things have below 0.1.
 */
export function textSimilarity(a: string, b: string): number | null {
  if (isLatin(a) !== isLatin(b)) return null;
  // One record is set beside many: its words are looked at once.
  const [x, y] = [wordBigrams(a), b === cachedBigrams.text ? cachedBigrams.bigrams : wordBigrams(b)];
  cachedBigrams = { text: b, bigrams: y };
  const [few, many] = x.size <= y.size ? [x, y] : [y, x];
  if (few.size < MIN_BIGRAMS) return null;
  let shared = 0;
  for (const pair of few) if (many.has(pair)) shared++;
  return shared / few.size;
}

let cachedBigrams: { readonly text: string; readonly bigrams: ReadonlySet<string> } = { text: "", bigrams: new Set() };

function wordBigrams(text: string): Set<string> {
  const words = foldText(text.slice(0, MAX_CHARS)).split(" ");
  return new Set(words.slice(1).map((word, i) => `${words[i]} ${word}`));
}

/** The first letters of a text, by which copies of it are found; empty where it is too short for that. */
export function openingKey(text: string): string {
  const letters = foldText(text.slice(0, 6 * OPENING_LENGTH)).replaceAll(" ", "");
  return letters.length < OPENING_LENGTH ? "" : letters.slice(0, OPENING_LENGTH);
}
