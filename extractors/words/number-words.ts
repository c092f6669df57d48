import { splitWords } from "./word-list";

/** Number words, which count things and state no result. */
export const NUMBER_WORDS: ReadonlySet<string> = new Set(
  splitWords("two three four five six seven eight nine ten eleven twelve"),
);
const PLURAL_QUANTIFIERS: ReadonlySet<string> = new Set(
  splitWords("all both various multiple several many different diverse"),
);
/** True for words of more than one thing: "*three* models", "*several* data sets". */
export const isPluralQuantifier = (word: string): boolean => NUMBER_WORDS.has(word) || PLURAL_QUANTIFIERS.has(word);
