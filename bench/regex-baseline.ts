// What one would write in a minute instead of using this program: every percentage, in the order of the text.
const PERCENTAGE = /(\d{1,6}(?:\.\d{1,6})?)\s?\\?%/g;

/** The percentages of an abstract, with nothing about what they measure. */
export function findPercentages(abstract: string): number[] {
  return [...abstract.matchAll(PERCENTAGE)].map((match) => Number(match[1]));
}
