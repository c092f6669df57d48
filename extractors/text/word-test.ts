import { MAX_WORD_TESTS, MAX_WORD_VALUES, NO_WORD, RESULTS_PER_NUMBER, type Word } from "./word";

/** A token or an item of a sentence. */
export interface HasWord {
  readonly word: Word;
}

/** A property of one word, evaluated once for each spelling. A position outside the sentence is tested as "". */
export type WordTest = (token: HasWord | undefined) => boolean;

let testCount = 0;
let valueCount = 0;

/** Makes a test of a word's spelling. Call it when a module loads, not for each abstract; throws if there are too many tests. */
export function createWordTest(test: (word: Word) => boolean): WordTest {
  const id = testCount++;
  if (id >= MAX_WORD_TESTS) throw new Error(`more than ${MAX_WORD_TESTS} word tests; raise MAX_WORD_TESTS`);
  const index = Math.floor(id / RESULTS_PER_NUMBER);
  const shift = 2 * (id % RESULTS_PER_NUMBER);
  return (token) => {
    const word = token === undefined ? NO_WORD : token.word;
    const known = ((word.results[index] as number) >> shift) & 3;
    if (known !== 0) return known === 2;
    const result = test(word);
    // The test may have set other results.
    word.results[index] = (word.results[index] as number) | ((result ? 2 : 1) << shift);
    return result;
  };
}

let triggerCount = 0;

/**
 * The same for a test that every word of an abstract has to pass. Its result is in the record of the word itself, so that
 * it needs no further memory access. There is room for few such tests.
 */
export function createTriggerTest(test: (word: Word) => boolean): WordTest {
  const id = triggerCount++;
  if (id >= RESULTS_PER_NUMBER) throw new Error(`more than ${RESULTS_PER_NUMBER} trigger tests; use createWordTest`);
  const shift = 2 * id;
  return (token) => {
    const word = token === undefined ? NO_WORD : token.word;
    const known = (word.triggers >> shift) & 3;
    if (known !== 0) return known === 2;
    const result = test(word);
    word.triggers |= (result ? 2 : 1) << shift;
    return result;
  };
}

/** Makes a test of the text as written: `textTest(/^\p{Lu}/u)` is true for "Orion". */
export const textTest = (pattern: RegExp): WordTest => createWordTest(({ text }) => pattern.test(text));

/** Makes a test of the lower-case text. */
export const lowerTest = (pattern: RegExp): WordTest => createWordTest(({ lower }) => pattern.test(lower));

/** Makes a test whether the lower-case text is one of these words. */
export const oneOf = (words: ReadonlySet<string>): WordTest => createWordTest(({ lower }) => words.has(lower));

/** Makes a function of a word's spelling whose value is computed once for each spelling. The value must not be undefined. */
export function memoizeByWord<T>(compute: (word: Word) => T): (word: Word) => T {
  const id = valueCount++;
  if (id >= MAX_WORD_VALUES) throw new Error(`more than ${MAX_WORD_VALUES} values of words; raise MAX_WORD_VALUES`);
  return (word) => {
    const known = word.values[id];
    if (known !== undefined) return known as T;
    const value = compute(word);
    word.values[id] = value;
    return value;
  };
}
