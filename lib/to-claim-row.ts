import { benchmarkId } from "./benchmark-id";
import type { Claim } from "./claim";
import { type ColumnKey, claimCell } from "./claim-columns";
import { BASE_KEYS, type ClaimRow, isBase } from "./claim-row";
import type { FoundText } from "./found-text";

/** The row of a claim for a table with these columns. */
export function toClaimRow(claim: Claim, cols: readonly ColumnKey[], found: FoundText | null = null): ClaimRow {
  const row = Object.fromEntries(BASE_KEYS.map((key) => [key, claim[key]])) as Pick<Claim, (typeof BASE_KEYS)[number]>;
  const extra = Object.fromEntries(cols.filter((col) => !isBase(col)).map((col) => [col, claimCell(claim, col)]));
  return { ...row, benchmark_ids: claim.benchmarks.map(benchmarkId), found, extra };
}
