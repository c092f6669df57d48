/** Semantic version of the extractor; raised when the claims of an abstract may change. */
export const EXTRACTOR_VERSION = "0.25.0";
