"use client";

import type { KeyboardEvent } from "react";
import { openEvidence } from "@/app/_ui/open-evidence";
import { findTargetCell } from "@/app/claims/grid-navigation";
import type { ColumnKey } from "@/lib/claim/columns";
import type { ClaimQuery } from "@/lib/query/claim-query";
import type { ClaimTableRow } from "@/lib/query/claim-table-row";
import { getColumnWidth, moveColumn, setColumnWidth, togglePin } from "@/lib/query/column-edit";
import { getColumnLabel } from "@/lib/query/query-edit";
import type { ChangeQuery } from "./claims-view";
import { copyCellValue, copyRow } from "./row-actions";
import type { ActiveCell } from "./use-active-cell";
import type { RowList } from "./use-claim-rows";
import type { RowSelection } from "./use-row-selection";

interface TableKeyContext {
  readonly query: ClaimQuery;
  readonly list: RowList;
  readonly active: ActiveCell;
  readonly selection: RowSelection;
  /** Number of visible rows. */
  readonly rowsPerScreen: () => number;
  readonly changeQuery: ChangeQuery;
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
  key: ColumnKey,
  { query, active, changeQuery, announce }: TableKeyContext,
): boolean {
  const direction = ARROW_DIRECTIONS.get(event.key);
  const name = getColumnLabel(key);
  if (direction !== undefined && event.shiftKey) {
    const next = setColumnWidth(query, key, getColumnWidth(query, key) + direction * WIDTH_STEP);
    changeQuery(next, "replace");
    announce(`${name}: ${getColumnWidth(next, key)} pixels wide`);
    return true;
  }
  if (direction !== undefined && (event.ctrlKey || event.metaKey)) {
    const next = moveColumn(query, key, query.cols.indexOf(key) + direction);
    changeQuery(next, "replace");
    active.moveTo({ row: -1, col: next.cols.indexOf(key) + 1 });
    announce(`${name}: position ${next.cols.indexOf(key) + 1} of ${next.cols.length}`);
    return true;
  }
  if (event.key.toLowerCase() !== "p" || event.ctrlKey || event.metaKey || event.altKey) return false;
  const next = togglePin(query, key);
  changeQuery(next, "replace");
  active.moveTo({ row: -1, col: next.cols.indexOf(key) + 1 });
  announce(next.pin > query.pin ? `${name} pinned` : `${name} unpinned`);
  return true;
}

/** Handles keys on a row: Enter opens the evidence, C and R copy, X selects, O opens the link. Returns true if handled. */
function handleRowKey(
  event: KeyboardEvent,
  row: ClaimTableRow,
  key: ColumnKey | undefined,
  table: TableKeyContext,
): boolean {
  const { selection, query, announce } = table;
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
export function useTableKeys(table: TableKeyContext): (event: KeyboardEvent) => void {
  const { query, list, active, rowsPerScreen } = table;
  return (event) => {
    const { cell } = active;
    const key = query.cols[cell.col - 1];
    const row = list.rowAt(cell.row);
    const handled =
      cell.row < 0
        ? key !== undefined && handleHeaderKey(event, key, table)
        : row !== undefined && handleRowKey(event, row, key, table);
    if (handled) return event.preventDefault();
    if (event.shiftKey || event.altKey) return;
    const size = { rows: list.total, cols: query.cols.length + 1, page: rowsPerScreen() };
    const to = findTargetCell(cell, event.key, event.ctrlKey || event.metaKey, size);
    if (!to) return;
    event.preventDefault();
    active.moveTo(to);
  };
}
