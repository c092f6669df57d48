import type { Claim } from "../claim/claim";
import { type CellValue, COLUMN_KEYS, type ColumnKey } from "../claim/columns";
import { buildClaimQuery, type ClaimQuery } from "./claim-query";
import type { HiddenSearchMatch } from "./hidden-search-match";

/** Fields that every row needs, whatever the columns. */
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

/** A claim reduced to the base fields and the values of other shown columns. */
export type ClaimTableRow = Pick<Claim, (typeof BASE_ROW_KEYS)[number]> & {
  /** The ids of `benchmarks`, in the same order. */
  readonly benchmark_ids: readonly string[];
  /** In a search: a match that no shown column contains. */
  readonly found: HiddenSearchMatch | null;
  readonly extra: { readonly [K in ColumnKey]?: CellValue };
};

/** True for columns that are among the base fields. */
export const isBaseColumn = (key: ColumnKey): boolean => (BASE_ROW_KEYS as readonly string[]).includes(key);

/**
 * Returns the part of a query that rows depend on: without layout, and with columns only if rows contain them or if
 * hidden matches depend on them.
 */
export function toRowsQuery(query: ClaimQuery): ClaimQuery {
  const neededColumns = COLUMN_KEYS.filter((key) => query.cols.includes(key) && (query.q !== "" || !isBaseColumn(key)));
  return buildClaimQuery({ ...query, cols: neededColumns, widths: [], pin: 0, density: "comfortable" });
}
