// Declares metric-names.js, which scripts/build-lexicon.mjs writes: the part of the lexicon that pages load.

/** Id of a metric → its printed name, where the id in words is another one. */
export declare const METRIC_NAMES: Readonly<Record<string, string>>;
