/**
 * Limits on the work for one abstract. Every limit is a count rather than a time, so the same text always gives the same
 * claims, and a note reports what was skipped. Of 30,000 abstracts, none reaches a limit: the fullest has 57 numbers, and
 * the fullest sentence 34.
 */

/** Characters of an abstract; a note reports the rest. */
export const ABSTRACT_LIMIT = 60_000;
/** Characters of a sentence. */
export const SENTENCE_LIMIT = 4_000;
/** Tokens of a sentence. */
export const TOKEN_LIMIT = 1_000;
/** Numbers of a sentence; refiners compare each one with the context of all others. */
export const SENTENCE_NUMBER_LIMIT = 100;
/** Numbers of an abstract, counted in sentences that may report results. A number takes up to half a millisecond. */
const MIN_NUMBER_LIMIT = 100;
/** Longer texts may have more numbers: one for this many characters, so that the work is linear in the length. */
const CHARACTERS_OF_A_NUMBER = 100;

/** Returns the number limit of an abstract with this many characters. */
const getNumberLimit = (length: number): number =>
  Math.max(MIN_NUMBER_LIMIT, Math.floor(length / CHARACTERS_OF_A_NUMBER));

const LIMITS = { characters: SENTENCE_LIMIT, tokens: TOKEN_LIMIT, numbers: SENTENCE_NUMBER_LIMIT } as const;
const LIMIT_LABELS = { characters: "characters", tokens: "words and punctuation marks", numbers: "numbers" } as const;

/**
 * True if a sentence exceeds a limit; adds a note in that case.
 * @param index index of the sentence, from 0
 * @param counts the counts of the sentence
 * @param notes the list that the note is added to
 */
export function exceedsLimit(
  index: number,
  counts: Readonly<Partial<Record<keyof typeof LIMITS, number>>>,
  notes: string[],
): boolean {
  for (const name of ["characters", "tokens", "numbers"] as const) {
    const count = counts[name] ?? 0;
    if (count <= LIMITS[name]) continue;
    notes.push(
      `sentence ${index + 1} has ${count} ${LIMIT_LABELS[name]}, more than ${LIMITS[name]}, and was skipped; split it into shorter sentences`,
    );
    return true;
  }
  return false;
}

/** The remaining numbers that may be processed of one abstract. */
export interface NumberBudget {
  /** Reserves the numbers of a sentence. False if they exceed the budget, and for all later sentences. */
  readonly reserve: (index: number, numbers: number) => boolean;
}

/**
 * Creates the number budget of one abstract.
 * @param length its number of characters
 * @param notes the list that a note is added to when the budget is exceeded
 */
export function createNumberBudget(length: number, notes: string[]): NumberBudget {
  const limit = getNumberLimit(length);
  let remaining = limit;
  let isSpent = false;
  return {
    reserve: (index, numbers) => {
      if (!isSpent && numbers > remaining) {
        isSpent = true;
        notes.push(
          `the abstract has more than ${limit} numbers: sentence ${index + 1} and all later ones were skipped; split the abstract`,
        );
      }
      if (!isSpent) remaining -= numbers;
      return !isSpent;
    },
  };
}
