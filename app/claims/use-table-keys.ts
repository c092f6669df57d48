"use client";

import type { KeyboardEvent } from "react";
import { openEvidence } from "@/app/_ui/open-evidence";
import { findTargetCell } from "@/app/claims/grid-navigation";
import type { ColumnKey } from "@/lib/claim/columns";
import type { ClaimQuery } from "@/lib/query/claim-query";
import type { ClaimTableRow } from "@/lib/query/claim-table-row";
import { clampWidth } from "@/lib/query/column-widths";
import { copyCellValue, copyRow } from "./row-actions";
import type { ActiveCell } from "./use-active-cell";
import type { RowList } from "./use-claim-rows";
import { type ClaimTable, type ClaimTableColumn, moveColumn } from "./use-claim-table";
import type { RowSelection } from "./use-row-selection";

interface TableKeyContext {
  readonly table: ClaimTable;
  readonly query: ClaimQuery;
  readonly list: RowList;
  readonly active: ActiveCell;
  readonly selection: RowSelection;
  /** Number of visible rows. */
  readonly rowsPerScreen: () => number;
  readonly announce: (text: string) => void;
}

const WIDTH_STEP = 16;
const ARROW_DIRECTIONS = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
]);

const followLink = (event: KeyboardEvent): boolean => {
  const link = (event.target as Element).querySelector<HTMLElement>("a[href]");
  link?.click();
  return link !== null;
};

/** Handles keys on a heading: Shift+arrow resizes, Ctrl or ⌘+arrow moves, P pins. Returns true if handled. */
function handleHeaderKey(
  event: KeyboardEvent,
  column: ClaimTableColumn,
  { table, active, announce }: TableKeyContext,
): boolean {
  const direction = ARROW_DIRECTIONS.get(event.key);
  const name = column.columnDef.meta?.label ?? column.id;
  const count = table.getVisibleLeafColumns().length;
  if (direction !== undefined && event.shiftKey) {
    const width = clampWidth(column.getSize() + direction * WIDTH_STEP);
    table.setColumnSizing((old) => ({ ...old, [column.id]: width }));
    announce(`${name}: ${width} pixels wide`);
    return true;
  }
  if (direction !== undefined && (event.ctrlKey || event.metaKey)) {
    const to = Math.max(0, Math.min(column.getIndex() + direction, count - 1));
    moveColumn(table, column.id, to);
    active.moveTo({ row: -1, col: to + 1 });
    announce(`${name}: position ${to + 1} of ${count}`);
    return true;
  }
  if (event.key.toLowerCase() !== "p" || event.ctrlKey || event.metaKey || event.altKey) return false;
  const isPinned = column.getIsPinned() !== false;
  const pinnedCount = table.state.columnPinning.start.length;
  column.pin(isPinned ? false : "start");
  active.moveTo({ row: -1, col: isPinned ? pinnedCount : pinnedCount + 1 });
  announce(isPinned ? `${name} unpinned` : `${name} pinned`);
  return true;
}

/** Handles keys on a row: Enter opens the evidence, C and R copy, X selects, O opens the link. Returns true if handled. */
function handleRowKey(
  event: KeyboardEvent,
  row: ClaimTableRow,
  key: ColumnKey | undefined,
  { selection, query, announce }: TableKeyContext,
): boolean {
  const isControl = event.target instanceof HTMLElement && event.target.matches("a, input");
  const hasTextSelection = (window.getSelection()?.toString() ?? "") !== "";
  if ((event.ctrlKey || event.metaKey) && event.key === "c" && !hasTextSelection && key) {
    void copyCellValue(row, key, announce);
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  switch (event.key.toLowerCase()) {
    case "enter":
      if (isControl && event.target instanceof HTMLAnchorElement) return false;
      openEvidence(row.id);
      return true;
    case " ":
      if (isControl) return false;
      selection.toggle(row);
      return true;
    case "x":
      selection.toggle(row);
      return true;
    case "c":
      if (key) void copyCellValue(row, key, announce);
      return true;
    case "r":
      void copyRow(row, query.cols, announce);
      return true;
    case "o":
      return followLink(event);
    default:
      return false;
  }
}

/** Returns the key handler of the table. */
export function useTableKeys(context: TableKeyContext): (event: KeyboardEvent) => void {
  const { table, list, active, rowsPerScreen } = context;
  return (event) => {
    const { cell } = active;
    const columns = table.getVisibleLeafColumns();
    const column = columns[cell.col - 1];
    const row = list.rowAt(cell.row);
    const handled =
      cell.row < 0
        ? column !== undefined && handleHeaderKey(event, column, context)
        : row !== undefined && handleRowKey(event, row, column?.columnDef.meta?.key, context);
    if (handled) return event.preventDefault();
    if (event.shiftKey || event.altKey) return;
    const size = { rows: list.total, cols: columns.length + 1, page: rowsPerScreen() };
    const to = findTargetCell(cell, event.key, event.ctrlKey || event.metaKey, size);
    if (!to) return;
    event.preventDefault();
    active.moveTo(to);
  };
}
