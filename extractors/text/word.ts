/**
 * One spelling: tokens with the same text share a record, so that what depends on the spelling alone is computed once.
 * Compare texts, not records: the table is emptied when it is full, and a spelling then gets a new record.
 */
export interface Word {
  readonly text: string;
  /** Lower case; "dataset" for "Data set". */
  readonly lower: string;
  /** Results of the tests of `word-test.ts`: 0 not yet computed, 1 false, 2 true. */
  readonly results: Uint8Array;
  /** Values of `memoizeByWord`; undefined if not yet computed. */
  readonly values: unknown[];
}

/** Limit on the number of word tests and on the number of memoized values; they are registered when modules load. */
export const MAX_WORD_TESTS = 192;
export const MAX_WORD_VALUES = 8;

/** Most abstracts of a corpus share these spellings. */
const MAX_WORDS = 16_384;
/** Longer texts, which hardly recur, are not kept. */
const MAX_KEPT_LENGTH = 40;
const WORDS = new Map<string, Word>();

const createWord = (text: string): Word => ({
  text,
  lower: text.toLowerCase().replace(/^data (?=sets?$)/, "data"),
  results: new Uint8Array(MAX_WORD_TESTS),
  values: new Array(MAX_WORD_VALUES).fill(undefined),
});

/** Returns the record of a spelling, the same one for the same text while the table has room. */
export function internWord(text: string): Word {
  const known = WORDS.get(text);
  if (known) return known;
  const word = createWord(text);
  if (text.length > MAX_KEPT_LENGTH) return word;
  if (WORDS.size >= MAX_WORDS) WORDS.clear();
  WORDS.set(text, word);
  return word;
}

/** The word of a position outside the sentence. */
export const NO_WORD: Word = createWord("");
