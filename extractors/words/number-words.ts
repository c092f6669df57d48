import { splitWords } from "./word-list";

/** Small numbers in words: how many things there are, not a result. */
export const NUMBER_WORDS: ReadonlySet<string> = new Set(
  splitWords("two three four five six seven eight nine ten eleven twelve"),
);
const PLURAL_QUANTIFIERS: ReadonlySet<string> = new Set(
  splitWords("all both various multiple several many different diverse"),
);
/** More than one thing, in words: "*three* models", "*several* data sets". */
export const isPluralQuantifier = (word: string): boolean => NUMBER_WORDS.has(word) || PLURAL_QUANTIFIERS.has(word);
