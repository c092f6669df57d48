const CAPITALIZED = String.raw`\p{Lu}[\p{L}\p{M}.'’-]{0,30}`;
const WORD = String.raw`(?:${CAPITALIZED}|(?:van|von|der|den|del|de|la|di|da|bin|al|el|dos|ter)(?!\p{L}))`;
const SEPARATOR = String.raw`\s?(?:,|;|&|and|et al\.?|\.\.\.|…|\(\+?\d{1,3}\))`;
const NEXT_NAME = String.raw`${SEPARATOR}\s?(?:and\s)?(?:${WORD}(?:\s${WORD}){0,4})?`;
/**
 * One or several names: "Ann Lee, Ben Roy and Cho van der Moss", "Lee, A.", "Ann Lee (+3)". The lookahead commits to one
 * reading of each name; otherwise ", and" has two readings, and long lists take exponential time.
 */
const NAMES = new RegExp(
  String.raw`^(?:by:?\s)?${CAPITALIZED}(?:\s${WORD}){1,4}(?:(?=(?<name>${NEXT_NAME}))\k<name>){0,200}$`,
  "u",
);
const MAX_LENGTH = 3_000;

/** True for a line that holds only names of persons, by their capitals. */
export function isNamesLine(text: string): boolean {
  return text.length <= MAX_LENGTH && NAMES.test(text);
}

/**
 * A letter that was converted by a wrong encoding, or damaged: within a word any sign, and at its end all but punctuation and
 * marks of affiliations.
 */
const DAMAGED_LETTER = /\uFFFD|(?<=\p{L})(?:[^\p{L}\d\s,;.'’-](?=\p{L})|[^\p{L}\d\s,;.:?!…'’”"()[\]*†‡§¶&-])/gu;
/** Another sign in the place of the first letter. */
const DAMAGED_CAPITAL = /(?<=^|\s)[^\p{L}\p{N}\s("“'‘$](?=\p{Ll}{2})/gu;

/** Replaces damaged letters, so that names with them are still names. */
export const replaceDamagedLetters = (text: string): string =>
  text.replace(DAMAGED_CAPITAL, "X").replace(DAMAGED_LETTER, "x");

/** A family name and initials with the number of an affiliation, before another name or at the end: "Roy B(2),". */
const MARKED_NAME = /\p{Lu}[\p{L}'’-]{1,30} [A-Z]{1,3}\(\d{1,3}\)(?:,|\.?$)/mu;

/** True for a text with an author as PubMed writes them with numbers of affiliations. */
export const hasMarkedName = (text: string): boolean => MARKED_NAME.test(text);

const REST_OF_NAMES =
  /^[\p{L}.'’-]{1,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){0,2}(?:(?:,| and|;)(?: \p{Lu}[\p{L}.'’-]{0,30}){1,3}){0,200}$/u;

/** True for a list of names whose first word may be cut off: "Oster", "a Quill, Bram Oster". */
export const isRestOfNames = (text: string): boolean => REST_OF_NAMES.test(text);
