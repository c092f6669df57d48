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
/** Longer texts, which hardly recur, are not kept. */
const MAX_KEPT_LENGTH = 31;
/**
 * For each slot, the length of its spelling (0 if the slot is free) and the code units. They fill one line of the
 * processor's cache, and comparing them needs neither the record nor its string.
 */
const SPELLINGS = new Uint16Array(SLOT_COUNT * (1 + MAX_KEPT_LENGTH));

function createWord(text: string): Word {
  return {
    text,
    lower: text.toLowerCase().replace(/^data (?=sets?$)/, "data"),
    triggers: 0,
    results: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    values: new Array(MAX_WORD_VALUES).fill(undefined),
  };
}

/** Copies the characters, so that the string does not hold the memory of the abstract as a slice would. */
const copyText = (units: Uint16Array, start: number, end: number): string =>
  String.fromCharCode(...units.subarray(start, end));

/** FNV-1a over UTF-16 code units. */
function hashUnits(units: Uint16Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ (units[i] as number), 0x01000193);
  return hash ^ (hash >>> 15);
}

function isAtSlot(slot: number, units: Uint16Array, start: number, length: number): boolean {
  const record = slot * (1 + MAX_KEPT_LENGTH);
  if (SPELLINGS[record] !== length) return false;
  for (let i = 0; i < length; i++) if (SPELLINGS[record + 1 + i] !== units[start + i]) return false;
  return true;
}

/** Moves a slot to its neighbour and puts another spelling in its place. */
function putAtSlot(slot: number, word: Word): void {
  const { text } = word;
  const record = slot * (1 + MAX_KEPT_LENGTH);
  SLOTS[slot ^ 1] = SLOTS[slot] ?? null;
  SPELLINGS.copyWithin((slot ^ 1) * (1 + MAX_KEPT_LENGTH), record, record + 1 + MAX_KEPT_LENGTH);
  SLOTS[slot] = word;
  SPELLINGS[record] = text.length;
  for (let i = 0; i < text.length; i++) SPELLINGS[record + 1 + i] = text.charCodeAt(i);
}

/** Returns the record of the spelling that the code units [start, end) are. */
export function internUnits(units: Uint16Array, start: number, end: number): Word {
  const length = end - start;
  if (length > MAX_KEPT_LENGTH) return createWord(copyText(units, start, end));
  const slot = hashUnits(units, start, end) & (SLOT_COUNT - 1);
  if (isAtSlot(slot, units, start, length)) return SLOTS[slot] ?? NO_WORD;
  if (isAtSlot(slot ^ 1, units, start, length)) return SLOTS[slot ^ 1] ?? NO_WORD;
  const word = createWord(copyText(units, start, end));
  putAtSlot(slot, word);
  return word;
}

/** Forgets all spellings with what was computed for them, as when the known names change. */
export function forgetWords(): void {
  SLOTS.fill(null);
  SPELLINGS.fill(0);
}

/** The code units of the text that `internWord` reads. */
const INTERNED = new Uint16Array(MAX_KEPT_LENGTH);

/** Returns the record of a spelling. */
export function internWord(text: string): Word {
  if (text.length > MAX_KEPT_LENGTH) return createWord(text);
  for (let i = 0; i < text.length; i++) INTERNED[i] = text.charCodeAt(i);
  return internUnits(INTERNED, 0, text.length);
}

/** The word of a position outside the sentence. */
export const NO_WORD: Word = createWord("");
