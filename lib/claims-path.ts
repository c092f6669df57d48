import { benchmarkId } from "./benchmark-id";
import { type ClaimQuery, claimQuery, formatClaimQuery, NONE } from "./claim-query";

/** The address of the claims of a query on these benchmarks, by their names; of those on none where there is no name. */
export function claimsOnPath(parts: Partial<ClaimQuery>, names: readonly string[]): string {
  const benchmark = names.length > 0 ? names.map(benchmarkId) : [NONE];
  return `/claims?${formatClaimQuery(claimQuery({ ...parts, benchmark }))}`;
}
