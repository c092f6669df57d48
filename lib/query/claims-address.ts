import { benchmarkId } from "../claim/benchmark-id";
import { buildClaimQuery, type ClaimQuery, formatClaimQuery, NO_VALUE } from "./claim-query";

/** Parameter of the claim whose evidence panel is open: `?claim=ID`. */
export const OPEN_CLAIM_PARAMETER = "claim";

/** Formats the query of selected claims, without "?". */
export function formatClaimIdQuery(ids: readonly string[]): string {
  return new URLSearchParams(ids.map((id): [string, string] => ["id", id])).toString();
}

/** Returns the path of the claims on the named benchmarks; of claims without a benchmark if the list is empty. */
export function claimsOnBenchmarksPath(parts: Partial<ClaimQuery>, names: readonly string[]): string {
  const benchmark = names.length > 0 ? names.map(benchmarkId) : [NO_VALUE];
  return `/claims?${formatClaimQuery(buildClaimQuery({ ...parts, benchmark }))}`;
}
