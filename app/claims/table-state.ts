import type {
  ColumnOrderState,
  ColumnPinningState,
  ColumnSizingState,
  ColumnVisibilityState,
  SortingState,
} from "@tanstack/react-table";
import { COLUMN_KEYS, type ColumnKey, isColumnKey } from "@/lib/claim/columns";
import { buildClaimQuery, type ClaimQuery } from "@/lib/query/claim-query";
import { clampWidth } from "@/lib/query/column-widths";

/** The state of the table that a claim query controls. */
export interface ClaimTableState {
  readonly sorting: SortingState;
  readonly columnOrder: ColumnOrderState;
  readonly columnVisibility: ColumnVisibilityState;
  readonly columnSizing: ColumnSizingState;
  readonly columnPinning: ColumnPinningState;
}

const METHOD_INDEX = COLUMN_KEYS.indexOf("method");
const MODEL_ID_INDEX = COLUMN_KEYS.indexOf("model_id");
/** Order in which shown columns are placed: the system, what was measured, how sure it is, the paper, and the rest. */
const PLACEMENT_ORDER: readonly ColumnKey[] = [
  ...new Set<ColumnKey>([
    "system",
    ...COLUMN_KEYS.slice(METHOD_INDEX, MODEL_ID_INDEX),
    "grade",
    ...COLUMN_KEYS.slice(0, METHOD_INDEX),
    ...COLUMN_KEYS,
  ]),
];

/** Returns all columns in order; hidden ones are at their default position after the pinned ones. */
function orderAllColumns({ cols, pin }: ClaimQuery): ColumnKey[] {
  const order = [...cols];
  for (const [position, key] of PLACEMENT_ORDER.entries()) {
    if (cols.includes(key)) continue;
    const next = order.findIndex((other, i) => i >= pin && PLACEMENT_ORDER.indexOf(other) > position);
    order.splice(next < 0 ? order.length : next, 0, key);
  }
  return order;
}

/** Returns the state of the table for a query. */
export function toTableState(query: ClaimQuery): ClaimTableState {
  return {
    sorting: query.sort.map(({ key, desc }) => ({ id: key, desc })),
    columnOrder: orderAllColumns(query),
    columnVisibility: Object.fromEntries(COLUMN_KEYS.map((key) => [key, query.cols.includes(key)])),
    columnSizing: Object.fromEntries(query.widths.map(({ key, width }) => [key, width])),
    columnPinning: { start: query.cols.slice(0, query.pin), end: [] },
  };
}

/**
 * Returns the query after a change of the table. Another sort order starts at the first page; changes of columns keep
 * the page and the rows. A column that moves across the last pinned one is pinned or unpinned.
 */
export function applyTableState(query: ClaimQuery, change: Partial<ClaimTableState>): ClaimQuery {
  const state = { ...toTableState(query), ...change };
  const shown = state.columnOrder.filter(isColumnKey).filter((key) => state.columnVisibility[key] !== false);
  const pinned = state.columnPinning.start.filter(isColumnKey).filter((key) => shown.includes(key));
  return buildClaimQuery({
    ...query,
    cols: change.columnOrder ? shown : [...pinned, ...shown.filter((key) => !pinned.includes(key))],
    pin: pinned.length,
    widths: Object.entries(state.columnSizing).flatMap(([key, width]) =>
      isColumnKey(key) ? [{ key, width: clampWidth(width) }] : [],
    ),
    sort: state.sorting.flatMap(({ id, desc }) => (isColumnKey(id) ? [{ key: id, desc }] : [])),
    page: change.sorting ? 1 : query.page,
  });
}
