import { foldText } from "../format/fold-text";

/** Texts with fewer bigrams are too short to compare. */
const MIN_BIGRAMS = 15;
/** Only this many characters of a text are compared. */
const MAX_CHARS = 8_000;
const OPENING_LENGTH = 120;

const isLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text.slice(0, 400));

/**
 * Returns the share of word bigrams of the shorter text that occur in the other one, from 0 to 1; null if a text is too
 * short or the scripts differ. Unrelated texts score below 0.1.
 */
export function textSimilarity(a: string, b: string): number | null {
  if (isLatin(a) !== isLatin(b)) return null;
  // One record is compared with many others, so its bigrams are cached.
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

/** Markup takes at most this many characters for each letter of an opening. */
const OPENING_MARKUP = 6;
/** Longer than any command or entity; one that is cut at the end of a part is read differently. */
const CUT_LENGTH = 40;

const foldLetters = (text: string): string => foldText(text).replaceAll(" ", "");

/** Returns the first letters of a text as a key for finding copies; empty if the text is too short. */
export function openingKey(text: string): string {
  // Without much markup, a part of the text is enough.
  const short = foldLetters(text.slice(0, 2 * OPENING_LENGTH));
  if (short.length >= OPENING_LENGTH + CUT_LENGTH) return short.slice(0, OPENING_LENGTH);
  const letters = foldLetters(text.slice(0, OPENING_MARKUP * OPENING_LENGTH));
  return letters.length < OPENING_LENGTH ? "" : letters.slice(0, OPENING_LENGTH);
}
