/** Returns the lower-case word at a position; "" outside the sentence. */
export const wordAt = (words: readonly { readonly lower: string }[], at: number): string => words[at]?.lower ?? "";
