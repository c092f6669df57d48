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

const LETTER = /\p{L}/u;

/** True if a text contains a name as whole words, with no letter directly before or after it. */
export const containsWholeName = (text: string, name: string): boolean =>
  findOccurrences(text, name).some(
    (offset) => !LETTER.test(text.charAt(offset - 1)) && !LETTER.test(text.charAt(offset + name.length)),
  );
