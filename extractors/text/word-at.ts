/** The word at a place of a sentence, in small letters; "" ahead of its first and behind its last. */
export const wordAt = (words: readonly { readonly lower: string }[], at: number): string => words[at]?.lower ?? "";
