import { benchmarkId } from "../claim/benchmark-id";
import type { Claim } from "../claim/claim";
import { type ColumnKey, getCellValue } from "../claim/columns";
import { listDoubts } from "../claim/doubt";
import { BASE_ROW_KEYS, type ClaimTableRow, isBaseColumn } from "./claim-table-row";
import type { HiddenSearchMatch } from "./hidden-search-match";

/** Builds the row of a claim for a table with the given columns. */
export function toClaimTableRow(
  claim: Claim,
  cols: readonly ColumnKey[],
  found: HiddenSearchMatch | null = null,
): ClaimTableRow {
  const row = Object.fromEntries(BASE_ROW_KEYS.map((key) => [key, claim[key]])) as Pick<
    Claim,
    (typeof BASE_ROW_KEYS)[number]
  >;
  const extra = Object.fromEntries(
    cols.filter((col) => !isBaseColumn(col)).map((col) => [col, getCellValue(claim, col)]),
  );
  return { ...row, benchmark_ids: claim.benchmarks.map(benchmarkId), found, doubts: listDoubts(claim), extra };
}
