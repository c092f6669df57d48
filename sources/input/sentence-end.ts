/** The end of a text that ends with a complete sentence, in Latin or Chinese punctuation. */
export const SENTENCE_END = /[.!?…。！？]["”)\]]?$/;
