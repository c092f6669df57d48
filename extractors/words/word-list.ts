/** Splits a list of words at white space. */
export const splitWords = (list: string): string[] => list.trim().split(/\s+/);
