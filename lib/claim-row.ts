import { benchmarkId } from "./benchmark-id";
import type { Claim } from "./claim";
import { type CellValue, type ColumnKey, claimCell } from "./claim-columns";

/** What every row of the table needs, whatever its columns. */
const BASE = [
  "id",
  "paper_id",
  "paper_title",
  "published",
  "method",
  "model",
  "size_b",
  "active_b",
  "benchmarks",
  "benchmark_text",
  "aggregate",
  "metric",
  "metric_id",
  "k",
  "before",
  "after",
  "of",
  "unit",
  "gain",
  "gain_max",
  "gain_kind",
  "qualifier",
  "points",
  "check",
  "check_note",
  "role",
  "status",
] as const satisfies readonly (keyof Claim)[];

/** A claim cut to what the table shows of it, and the values of the columns that are not among that. */
export type ClaimRow = Pick<Claim, (typeof BASE)[number]> & {
  /** The ids of `benchmarks`, in the same order. */
  readonly benchmark_ids: readonly string[];
  readonly extra: { readonly [K in ColumnKey]?: CellValue };
};

const isBase = (key: ColumnKey): boolean => (BASE as readonly string[]).includes(key);

/** The row of a claim for a table with these columns. */
export function toClaimRow(claim: Claim, cols: readonly ColumnKey[]): ClaimRow {
  const row = Object.fromEntries(BASE.map((key) => [key, claim[key]])) as Pick<Claim, (typeof BASE)[number]>;
  const extra = Object.fromEntries(cols.filter((col) => !isBase(col)).map((col) => [col, claimCell(claim, col)]));
  return { ...row, benchmark_ids: claim.benchmarks.map(benchmarkId), extra };
}
