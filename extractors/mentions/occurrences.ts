/**
 * Where a name begins in a text, from the left, none overlapping. What must stand beside a name is asked at these places
 * by patterns that are made once: an expression made anew for each name of each abstract costs more than the search.
 */
export function findOccurrences(text: string, name: string): number[] {
  const found: number[] = [];
  if (name === "") return found;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) found.push(at);
  return found;
}

const LETTER = /\p{L}/u;

/** Whether a text has a name as whole words: no letter right before it or behind it. */
export const containsWholeName = (text: string, name: string): boolean =>
  findOccurrences(text, name).some(
    (at) => !LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + name.length)),
  );
