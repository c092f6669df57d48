/** Returns the lower-case word at a position; "" outside the sentence. */
export const wordAt = (words: readonly { readonly lower: string }[], index: number): string =>
  words[index]?.lower ?? "";
