// Declares naming.js, which scripts/build-lexicon.mjs writes: the names that ids of benchmarks and models need.

/** Id of a benchmark → ids of its other names, separated by spaces. */
export declare const BENCHMARK_SYNONYMS: Readonly<Record<string, string>>;
/** Names of models as in the table: families with their versions. */
export declare const MODEL_NAMES: readonly string[];
