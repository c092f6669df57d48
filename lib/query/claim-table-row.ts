import type { Claim } from "../claim/claim";
import { type CellValue, COLUMN_KEYS, type ColumnKey } from "../claim/columns";
import { buildClaimQuery, type ClaimQuery } from "./claim-query";
import type { HiddenSearchMatch } from "./hidden-search-match";

/** What every row of the table needs, whatever its columns. */
export const BASE_ROW_KEYS = [
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
export type ClaimTableRow = Pick<Claim, (typeof BASE_ROW_KEYS)[number]> & {
  /** The ids of `benchmarks`, in the same order. */
  readonly benchmark_ids: readonly string[];
  /** In a search: where its words stand, as far as the columns do not show them. */
  readonly found: HiddenSearchMatch | null;
  readonly extra: { readonly [K in ColumnKey]?: CellValue };
};

/** True for columns that every row carries. */
export const isBaseColumn = (key: ColumnKey): boolean => (BASE_ROW_KEYS as readonly string[]).includes(key);

/** The query as far as its rows depend on it: without the look of the table, and with columns only where rows carry them, or where what they do not show is said. */
export function toRowsQuery(query: ClaimQuery): ClaimQuery {
  const neededColumns = COLUMN_KEYS.filter((key) => query.cols.includes(key) && (query.q !== "" || !isBaseColumn(key)));
  return buildClaimQuery({ ...query, cols: neededColumns, widths: [], pin: 0, density: "comfortable" });
}
