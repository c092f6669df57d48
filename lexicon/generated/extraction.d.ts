import type { BenchmarkRow, MetricRow, ModelRow } from "../types";

// Declares extraction.js, which scripts/build-lexicon.mjs writes.

export declare const BENCHMARKS: readonly BenchmarkRow[];
export declare const MODELS: readonly ModelRow[];
export declare const METRICS: readonly MetricRow[];
/** Words that are neither a system nor a benchmark. */
export declare const EXCLUDED_WORDS: readonly string[];
/** Words of methods and tools, which are no benchmarks. */
export declare const TECHNIQUE_WORDS: readonly string[];
/** In lower case: "principal component analysis". */
export declare const DOMAIN_PHRASES: readonly string[];
