// Declares naming.js, which scripts/build-lexicon.mjs writes: what the dashboard needs of the lexicon, a small part of it.

/** Id of a benchmark → ids of its other names, separated by spaces. */
export declare const BENCHMARK_SYNONYMS: Readonly<Record<string, string>>;
/** Id of a metric → its printed name, where the id in words is another one. */
export declare const METRIC_NAMES: Readonly<Record<string, string>>;
/** Names of models as in the table: families with their versions. */
export declare const MODEL_NAMES: readonly string[];
