import { memoizeLastText } from "../text/memoize-by-key";

/**
 * Returns the start offsets of a name in a text, without overlaps. Callers test the context there with constant patterns,
 * because compiling a regular expression per name and abstract costs more than the search.
 */
export function findOccurrences(text: string, name: string): number[] {
  const found: number[] = [];
  if (name === "") return found;
  for (let offset = text.indexOf(name); offset >= 0; offset = text.indexOf(name, offset + name.length))
    found.push(offset);
  return found;
}

/** Longest text after a name that `matchAfterName` searches. */
const MAX_LENGTH_AFTER_NAME = 240;

/** Lower case of the same length: "İ" is the only letter whose lower case is longer. */
const toLowerCase = (text: string): string => text.replaceAll("İ", "i").toLowerCase();
const lowerAbstract = memoizeLastText(toLowerCase);

/**
 * Returns the first match of a pattern directly after a name in a text, whatever the case of the name; null if there is none.
 * The pattern begins with "^".
 */
export function matchAfterName(text: string, name: string, pattern: RegExp): RegExpExecArray | null {
  const lower = lowerAbstract(text);
  const wanted = toLowerCase(name);
  if (wanted === "") return null;
  for (let offset = lower.indexOf(wanted); offset >= 0; offset = lower.indexOf(wanted, offset + 1)) {
    const end = offset + name.length;
    const match = pattern.exec(text.slice(end, end + MAX_LENGTH_AFTER_NAME));
    if (match) return match;
  }
  return null;
}

const LETTER = /\p{L}/u;

/** True if a text contains a name as whole words, with no letter directly before or after it. */
export const containsWholeName = (text: string, name: string): boolean =>
  findOccurrences(text, name).some(
    (offset) => !LETTER.test(text.charAt(offset - 1)) && !LETTER.test(text.charAt(offset + name.length)),
  );
