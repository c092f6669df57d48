"use client";

import {
  type CellContext,
  type ColumnDef,
  type ColumnSizingState,
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  type Updater,
  useTable,
} from "@tanstack/react-table";
import { useEffect, useMemo, useState } from "react";
import { CLAIM_COLUMNS, type ClaimColumn, type ColumnKey } from "@/lib/claim/columns";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { type ClaimTableRow, getRowValue } from "@/lib/query/claim-table-row";
import { getDefaultWidth, MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from "@/lib/query/column-widths";
import type { SearchTerm } from "@/lib/query/search-terms";
import { CellContent } from "./cell-content";
import type { ChangeQuery } from "./claims-view";
import { applyTableState, type ClaimTableState, toTableState } from "./table-state";

interface ClaimColumnMeta extends ClaimColumn {
  readonly key: ColumnKey;
}

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  columnMeta: {} as ClaimColumnMeta,
  tableMeta: {} as { readonly terms: readonly SearchTerm[] },
});
type Features = typeof features;

function ClaimCell({ row, column, table }: CellContext<Features, ClaimTableRow>) {
  const { key = "id" } = column.columnDef.meta ?? {};
  return <CellContent row={row.original} column={key} terms={table.options.meta?.terms ?? []} />;
}

const COLUMN_DEFS = CLAIM_COLUMNS.map(
  (column): ColumnDef<Features, ClaimTableRow> => ({
    id: column.key,
    header: column.label,
    accessorFn: (row) => getRowValue(row, column.key),
    cell: ClaimCell,
    size: getDefaultWidth(column.key),
    minSize: MIN_COLUMN_WIDTH,
    maxSize: MAX_COLUMN_WIDTH,
    sortDescFirst: column.type === "number" || column.type === "date",
    meta: column,
  }),
);
const NO_ROWS: readonly ClaimTableRow[] = [];
const NO_TERMS: readonly SearchTerm[] = [];

/**
 * The table of claims: its order and columns are those of the query, and every change goes into the address. The server
 * filters and sorts; panels that only edit columns or order need no rows.
 * @param rows loaded rows, in order
 * @param terms search terms to highlight
 */
export function useClaimTable(
  query: ClaimQuery,
  changeQuery: ChangeQuery,
  rows: readonly ClaimTableRow[] = NO_ROWS,
  terms: readonly SearchTerm[] = NO_TERMS,
) {
  const state = useMemo(() => toTableState(query), [query]);
  // Widths while an edge is dragged; the address gets the last ones.
  const [draggedSizing, setDraggedSizing] = useState<ColumnSizingState | null>(null);
  const columnSizing = draggedSizing ?? state.columnSizing;
  const changeState = (change: Partial<ClaimTableState>) =>
    changeQuery(applyTableState(query, change), change.sorting ? "push" : "replace");
  const table = useTable({
    features,
    columns: COLUMN_DEFS,
    data: rows,
    getRowId: (row) => row.id,
    meta: useMemo(() => ({ terms }), [terms]),
    state: { ...state, columnSizing },
    manualSorting: true,
    columnResizeMode: "onChange",
    onSortingChange: (to) => changeState({ sorting: functionalUpdate(to, state.sorting) }),
    onColumnOrderChange: (to) => changeState({ columnOrder: functionalUpdate(to, state.columnOrder) }),
    onColumnVisibilityChange: (to) => changeState({ columnVisibility: functionalUpdate(to, state.columnVisibility) }),
    onColumnPinningChange: (to) => changeState({ columnPinning: functionalUpdate(to, state.columnPinning) }),
    onColumnSizingChange: (to: Updater<ColumnSizingState>) => {
      const next = functionalUpdate(to, columnSizing);
      const { isResizingColumn, deltaOffset } = table.atoms.columnResizing.get();
      if (isResizingColumn === false) changeState({ columnSizing: next });
      // A click on an edge without a movement changes nothing.
      else if (deltaOffset !== 0 || draggedSizing !== null) setDraggedSizing(next);
    },
  });
  const isDragging = table.state.columnResizing.isResizingColumn !== false;
  useEffect(() => {
    if (isDragging || draggedSizing === null) return;
    setDraggedSizing(null);
    changeQuery(applyTableState(query, { columnSizing: draggedSizing }), "replace");
  }, [isDragging, draggedSizing, query, changeQuery]);
  return table;
}

export type ClaimTable = ReturnType<typeof useClaimTable>;
export type ClaimTableColumn = ReturnType<ClaimTable["getVisibleLeafColumns"]>[number];
export type ClaimTableHeader = ReturnType<ClaimTable["getFlatHeaders"]>[number];
export type ClaimTableRowModel = ReturnType<ClaimTable["getRow"]>;

/** Moves a shown column to an index among the shown ones. */
export function moveColumn(table: ClaimTable, id: string, to: number): void {
  const others = table
    .getVisibleLeafColumns()
    .map((column) => column.id)
    .filter((other) => other !== id);
  table.setColumnOrder([...others.slice(0, to), id, ...others.slice(to)]);
}
