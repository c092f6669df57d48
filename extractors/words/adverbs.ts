import { wordAt } from "../text/word-at";

/** "significantly", "also", "even": says only how something is done, so that a verb behind it opens its clause all the same. */
const isAdverb = (word: string): boolean =>
  /^(?:also|even|further|thus|then|still|thereby|far)$|[a-z]{3}ly$/.test(word);

type Words = readonly { readonly lower: string }[];

/** "*significantly* outperforming": the first place from one on that holds no adverb. */
export function skipAdverbs(words: Words, at: number): number {
  let to = at;
  while (isAdverb(wordAt(words, to))) to++;
  return to;
}

/** "and *also consistently* outperforms", "and *can even* beat": the last place before one that says more than how. */
export function skipAdverbsBackward(words: Words, at: number): number {
  let to = at - 1;
  while (to > 0 && (isAdverb(wordAt(words, to)) || /^(?:can|could|will)$/.test(wordAt(words, to)))) to--;
  return to;
}
