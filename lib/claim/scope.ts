import type { Claim } from "./claim";

/** What the value of a claim covers if it is not a single benchmark: an average, or one value for several benchmarks. */

type ScopeFields = Pick<Claim, "benchmarks" | "benchmark_text" | "aggregate">;

/** Scope of an average whose benchmarks the text does not name. */
export const UNNAMED_AVERAGE = "average, benchmarks not named";

/** Separates benchmark names, which may contain commas; also used where lists are written in one cell. */
export const SCOPE_SEPARATOR = "; ";

/** Benchmarks of a value, and whether it is their average. */
export interface BenchmarkScope {
  readonly benchmarks: readonly string[];
  readonly aggregate: boolean;
}

/** Returns the words before the benchmarks, such as "average of"; null for a single benchmark. */
export function getScopePrefix({ benchmarks, aggregate }: BenchmarkScope): string | null {
  if (!aggregate) return benchmarks.length > 1 ? "each of" : null;
  if (benchmarks.length === 1) return "average over tasks of";
  return benchmarks.length === 0 ? "average over" : "average of";
}

/**
 * Formats the scope of a claim: "average of AIME 2024; AIME 2025", "average over tasks of BIG-Bench", "average over
 * five reading benchmarks", or "each of A; B" for one value that holds on several benchmarks; null for a single
 * benchmark.
 */
export function formatClaimScope(claim: ScopeFields): string | null {
  const prefix = getScopePrefix(claim);
  const names = claim.benchmarks.join(SCOPE_SEPARATOR) || claim.benchmark_text;
  if (prefix === null) return null;
  return names ? `${prefix} ${names}` : UNNAMED_AVERAGE;
}

/** Formats where a claim was evaluated: its scope, its benchmark, or the description of the evaluation; null if unknown. */
export const formatEvaluation = (claim: ScopeFields): string | null =>
  formatClaimScope(claim) ?? (claim.benchmarks.join(SCOPE_SEPARATOR) || claim.benchmark_text);
