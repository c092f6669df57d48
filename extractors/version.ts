/** Semver of the extractor: raised when the same abstract may give other claims. */
export const EXTRACTOR_VERSION = "0.20.0";
