/**
 * Returns the start offsets of a name in a text, without overlaps. Callers test the context there with constant patterns,
 * because compiling a regular expression per name and abstract costs more than the search.
 */
export function findOccurrences(text: string, name: string): number[] {
  const found: number[] = [];
  if (name === "") return found;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) found.push(at);
  return found;
}

const LETTER = /\p{L}/u;

/** True if a text contains a name as whole words, with no letter directly before or after it. */
export const containsWholeName = (text: string, name: string): boolean =>
  findOccurrences(text, name).some(
    (at) => !LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + name.length)),
  );
