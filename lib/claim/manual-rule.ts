/** Rule, and extractor, of claims that a person added. */
export const MANUAL_RULE = "manual";
