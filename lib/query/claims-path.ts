import { benchmarkId } from "../claim/benchmark-id";
import { buildClaimQuery, type ClaimQuery, formatClaimQuery, NO_VALUE } from "./claim-query";

/**
 * Returns the path of the claims on the named benchmarks; of claims without a benchmark if the list is empty. Separate
 * from `claims-address.ts`, because ids of benchmarks need the names of the lexicon, which every page would load.
 */
export function claimsOnBenchmarksPath(parts: Partial<ClaimQuery>, names: readonly string[]): string {
  const benchmark = names.length > 0 ? names.map(benchmarkId) : [NO_VALUE];
  return `/claims?${formatClaimQuery(buildClaimQuery({ ...parts, benchmark }))}`;
}
