import { wordAt } from "../text/word-at";

/** Adverbs that may precede a verb at the start of its clause: "significantly", "also", "already". */
const isAdverb = (word: string): boolean =>
  /^(?:also|even|further|thus|then|still|already|thereby|far)$|[a-z]{3}ly$/.test(word);

type Words = readonly { readonly lower: string }[];

/** Returns the first position from `at` on without an adverb: "*significantly* outperforming". */
export function skipAdverbs(words: Words, index: number): number {
  let to = index;
  while (isAdverb(wordAt(words, to))) to++;
  return to;
}

/** Returns the last position before `at` without an adverb or auxiliary: "and *also consistently* outperforms", "and *can even* beat". */
export function skipAdverbsBackward(words: Words, index: number): number {
  let to = index - 1;
  while (to > 0 && (isAdverb(wordAt(words, to)) || /^(?:can|could|will)$/.test(wordAt(words, to)))) to--;
  return to;
}
