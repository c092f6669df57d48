const WORD = String.raw`(?:\p{Lu}[\p{L}\p{M}.'’-]{0,30}|(?:van|von|der|den|de|la|del|di|da|bin|al|el|dos|ter))`;
/** One or several names: "Ann Lee, Ben Roy and Cho van der Moss", "Lee, A.", "Ann Lee (+3)". */
const NAMES = new RegExp(
  String.raw`^(?:by:?\s)?(?:\p{Lu}[\p{L}\p{M}.'’-]{0,30})(?:\s${WORD}){1,4}(?:\s?(?:,|;|&|and|et al\.?|\.\.\.|…|\(\+?\d{1,3}\))\s?(?:and\s)?(?:${WORD}(?:\s${WORD}){0,4})?){0,200}$`,
  "u",
);
const MAX_LENGTH = 3_000;

/** True for a line that holds only names of persons, by their capitals. */
export function isNamesLine(text: string): boolean {
  return text.length <= MAX_LENGTH && NAMES.test(text);
}
