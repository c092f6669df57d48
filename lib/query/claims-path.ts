import { benchmarkId } from "../claim/benchmark-id";
import { buildClaimQuery, type ClaimQuery, formatClaimQuery, NO_VALUE } from "./claim-query";

/** The address of the claims of a query on these benchmarks, by their names; of those on none where there is no name. */
export function claimsOnBenchmarksPath(parts: Partial<ClaimQuery>, names: readonly string[]): string {
  const benchmark = names.length > 0 ? names.map(benchmarkId) : [NO_VALUE];
  return `/claims?${formatClaimQuery(buildClaimQuery({ ...parts, benchmark }))}`;
}
