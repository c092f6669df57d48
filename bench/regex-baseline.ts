// A minimal baseline: every percentage in text order.
const PERCENTAGE = /(\d{1,6}(?:\.\d{1,6})?)\s?\\?%/g;

/** Finds the percentages of an abstract, without what they measure. */
export function findPercentages(abstract: string): number[] {
  return [...abstract.matchAll(PERCENTAGE)].map((match) => Number(match[1]));
}
