import type { Claim } from "../claim/claim";
import { type CellValue, COLUMN_KEYS, type ColumnKey } from "../claim/columns";
import type { Doubts } from "../claim/doubt";
import { formatClaimScope } from "../claim/scope";
import { formatSystemName } from "../claim/system-name";
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
  "confidence",
  "grade",
  "status",
] as const satisfies readonly (keyof Claim)[];

/** A claim reduced to the base fields and the values of other shown columns. */
export type ClaimTableRow = Pick<Claim, (typeof BASE_ROW_KEYS)[number]> & {
  /** The ids of `benchmarks`, in the same order. */
  readonly benchmark_ids: readonly string[];
  /** In a search: a match that no shown column contains. */
  readonly found: HiddenSearchMatch | null;
  /** Doubtful slots, each with the reason as a phrase. */
  readonly doubts: Doubts;
  readonly extra: { readonly [K in ColumnKey]?: CellValue };
};

type BaseKey = (typeof BASE_ROW_KEYS)[number];

const BASE_KEYS: ReadonlySet<string> = new Set(BASE_ROW_KEYS);
/** Columns that are derived from the base fields. */
const DERIVED_CELLS: { readonly [K in ColumnKey]?: (row: ClaimTableRow) => CellValue } = {
  system: formatSystemName,
  scope: formatClaimScope,
};

const isBaseKey = (key: ColumnKey): key is BaseKey & ColumnKey => BASE_KEYS.has(key);

/** True for columns whose value follows from the base fields. */
export const isBaseColumn = (key: ColumnKey): boolean => isBaseKey(key) || DERIVED_CELLS[key] !== undefined;

/** Returns the value of a row in a column, as exports have it; null if it is unknown or the row lacks the column. */
export function getRowValue(row: ClaimTableRow, key: ColumnKey): CellValue {
  const derive = DERIVED_CELLS[key];
  if (derive) return derive(row);
  return isBaseKey(key) ? row[key] : (row.extra[key] ?? null);
}

/**
 * Returns the part of a query that rows depend on: without layout, and with columns only if rows contain them or if
 * hidden matches depend on them.
 */
export function toRowsQuery(query: ClaimQuery): ClaimQuery {
  const neededColumns = COLUMN_KEYS.filter((key) => query.cols.includes(key) && (query.q !== "" || !isBaseColumn(key)));
  return buildClaimQuery({ ...query, cols: neededColumns, widths: [], pin: 0, density: "comfortable" });
}
