/**
 * One spelling: tokens with the same text share a record, so that what depends on the spelling alone is computed once.
 * Compare texts, not records: the table is bounded, and a rare spelling may get a new record.
 */
export interface Word {
  readonly text: string;
  /** Lower case; "dataset" for "Data set". */
  readonly lower: string;
  /** Results of the tests of `createTriggerTest`, two bits each: 0 not yet computed, 1 false, 2 true. */
  triggers: number;
  /** Results of all other tests of `word-test.ts`. */
  readonly results: number[];
  /** Values of `memoizeByWord`; undefined if not yet computed. */
  readonly values: unknown[];
}

/** Results in one number of `results`, so that it is a small integer. */
export const RESULTS_PER_NUMBER = 15;
/** Limits on the number of word tests and of memoized values, which are registered when modules load. */
export const MAX_WORD_TESTS = 12 * RESULTS_PER_NUMBER;
export const MAX_WORD_VALUES = 12;

/**
 * A two-way cache: a spelling is at the slot of its hash or at the neighbour of that slot. The more recent of two spellings
 * stays, so that memory is bounded and frequent spellings keep their records.
 */
const SLOT_COUNT = 32_768;
const SLOTS: (Word | null)[] = new Array(SLOT_COUNT).fill(null);
/** The hash of the spelling at each slot: another spelling is nearly always rejected without reading its record. */
const HASHES = new Int32Array(SLOT_COUNT);
/** Longer texts, which hardly recur, are not kept. */
const MAX_KEPT_LENGTH = 40;

/** Engines keep a slice of this length or more as a reference to the whole text. */
const MIN_SLICE_LENGTH = 13;

/** Returns a copy that does not hold the memory of the abstract; the names of properties are copies. */
const detach = (slice: string): string =>
  slice.length < MIN_SLICE_LENGTH ? slice : (Object.keys({ [slice]: 0 })[0] as string);

function createWord(slice: string): Word {
  const text = detach(slice);
  return {
    text,
    lower: text.toLowerCase().replace(/^data (?=sets?$)/, "data"),
    triggers: 0,
    results: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    values: new Array(MAX_WORD_VALUES).fill(undefined),
  };
}

/** FNV-1a over UTF-16 code units. */
function hashSpan(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash ^ (hash >>> 15);
}

function isSpanOf(word: Word | null | undefined, text: string, start: number, end: number): word is Word {
  const spelling = word?.text;
  if (spelling === undefined || spelling.length !== end - start) return false;
  for (let i = start; i < end; i++) if (spelling.charCodeAt(i - start) !== text.charCodeAt(i)) return false;
  return true;
}

/** Returns the record of the spelling text[start, end). */
export function internSpan(text: string, start: number, end: number): Word {
  if (end - start > MAX_KEPT_LENGTH) return createWord(text.slice(start, end));
  const hash = hashSpan(text, start, end);
  const slot = hash & (SLOT_COUNT - 1);
  const first = SLOTS[slot];
  if (HASHES[slot] === hash && isSpanOf(first, text, start, end)) return first;
  const neighbour = slot ^ 1;
  const second = SLOTS[neighbour];
  if (HASHES[neighbour] === hash && isSpanOf(second, text, start, end)) return second;
  const word = createWord(text.slice(start, end));
  SLOTS[neighbour] = first ?? null;
  HASHES[neighbour] = HASHES[slot] as number;
  SLOTS[slot] = word;
  HASHES[slot] = hash;
  return word;
}

/** Forgets all spellings with what was computed for them, as when the known names change. */
export function forgetWords(): void {
  SLOTS.fill(null);
  HASHES.fill(0);
}

/** Returns the record of a spelling. */
export const internWord = (text: string): Word => internSpan(text, 0, text.length);

/** The word of a position outside the sentence. */
export const NO_WORD: Word = createWord("");
