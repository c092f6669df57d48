// Declares comparison.js, which scripts/build-lexicon.mjs writes: facts that comparisons of results need.

/**
 * Id of a benchmark → its family, the id of its usual metric, its number of test items, and its name within the family;
 * missing at the end, or "".
 */
export declare const BENCHMARK_FACTS: Readonly<
  Record<string, readonly [family: string, metric?: string, items?: number | "", edition?: string]>
>;
/**
 * Id of a metric → the upper end of its scale, whether it is a share of items solved by one or several attempts, and
 * whether higher is better.
 */
export declare const METRIC_FACTS: Readonly<
  Record<string, readonly [bound: number | null, attempts: "one" | "several" | null, higherIsBetter: boolean | null]>
>;
