/**
 * How much of one abstract is read. Every limit is a count, so the same text always gives the same claims, and what is
 * left unread is said in a note. Of 30,000 abstracts, none has half of any of them.
 */

/** Characters of an abstract that are read; the rest is reported. */
export const ABSTRACT_LIMIT = 60_000;
/** Characters of a sentence. */
export const SENTENCE_LIMIT = 4_000;
/** Words and signs of a sentence. */
export const TOKEN_LIMIT = 1_000;
/** Numbers of a sentence: passes of the refiners compare each of them with what stands around all others. */
export const SENTENCE_NUMBER_LIMIT = 100;
/** Numbers of an abstract, in the sentences that may report results. */
export const ABSTRACT_NUMBER_LIMIT = 1_000;

const LIMITS = { characters: SENTENCE_LIMIT, tokens: TOKEN_LIMIT, numbers: SENTENCE_NUMBER_LIMIT } as const;
const WORDS = { characters: "characters", tokens: "words and signs", numbers: "numbers" } as const;

/**
 * Whether a sentence has more of something than is read of one; then a note says so.
 * @param index of the sentence, from 0
 * @param counts what was counted in it
 * @param notes takes the note
 */
export function exceeds(
  index: number,
  counts: Readonly<Partial<Record<keyof typeof LIMITS, number>>>,
  notes: string[],
): boolean {
  for (const name of ["characters", "tokens", "numbers"] as const) {
    const count = counts[name] ?? 0;
    if (count <= LIMITS[name]) continue;
    notes.push(
      `sentence ${index + 1} has ${count} ${WORDS[name]}, more than ${LIMITS[name]}, and was left unread; split it to have it read`,
    );
    return true;
  }
  return false;
}

/** The numbers that may still be read of one abstract. */
export interface NumberBudget {
  /** Whether a sentence with so many numbers is read; from the first that is not, none is. */
  readonly takes: (index: number, numbers: number) => boolean;
}

/**
 * The budget of one abstract.
 * @param notes takes one note where it is spent
 */
export function numberBudget(notes: string[]): NumberBudget {
  let left = ABSTRACT_NUMBER_LIMIT;
  let isSpent = false;
  return {
    takes: (index, numbers) => {
      if (!isSpent && numbers > left) {
        isSpent = true;
        notes.push(
          `the abstract has more than ${ABSTRACT_NUMBER_LIMIT} numbers: sentence ${index + 1} and what follows were left unread; split the abstract to have it read`,
        );
      }
      if (!isSpent) left -= numbers;
      return !isSpent;
    },
  };
}
