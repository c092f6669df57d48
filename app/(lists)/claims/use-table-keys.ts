"use client";

import type { KeyboardEvent } from "react";
import { openEvidence } from "@/app/_components/open-evidence";
import type { ColumnKey } from "@/lib/claim-columns";
import type { ClaimQuery } from "@/lib/claim-query";
import type { ClaimRow } from "@/lib/claim-row";
import { moveColumn, setWidth, togglePin, widthOf } from "@/lib/column-edit";
import { moveCell } from "@/lib/grid-move";
import { columnLabel } from "@/lib/query-edit";
import type { ChangeQuery } from "./claims-view";
import { copyCellOf, copyRowOf } from "./row-actions";
import type { ActiveCell } from "./use-active-cell";
import type { RowList } from "./use-claim-rows";
import type { Selection } from "./use-selection";

interface Table {
  readonly query: ClaimQuery;
  readonly list: RowList;
  readonly active: ActiveCell;
  readonly selection: Selection;
  /** How many rows are in sight. */
  readonly page: () => number;
  readonly change: ChangeQuery;
  readonly say: (text: string) => void;
}

const WIDTH_STEP = 16;
const SIDES = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
]);

const followLink = (event: KeyboardEvent): boolean => {
  const link = (event.target as Element).querySelector<HTMLElement>("a[href]");
  link?.click();
  return link !== null;
};

/** Keys on a heading: Shift and an arrow changes the width, Ctrl or ⌘ and an arrow the place, P keeps it in sight. */
function onHeading(event: KeyboardEvent, key: ColumnKey, { query, active, change, say }: Table): boolean {
  const side = SIDES.get(event.key);
  const name = columnLabel(key);
  if (side !== undefined && event.shiftKey) {
    const next = setWidth(query, key, widthOf(query, key) + side * WIDTH_STEP);
    change(next, "replace");
    say(`${name}: ${widthOf(next, key)} pixels wide`);
    return true;
  }
  if (side !== undefined && (event.ctrlKey || event.metaKey)) {
    const next = moveColumn(query, key, query.cols.indexOf(key) + side);
    change(next, "replace");
    active.go({ row: -1, col: next.cols.indexOf(key) + 1 });
    say(`${name}: place ${next.cols.indexOf(key) + 1} of ${next.cols.length}`);
    return true;
  }
  if (event.key.toLowerCase() !== "p" || event.ctrlKey || event.metaKey || event.altKey) return false;
  const next = togglePin(query, key);
  change(next, "replace");
  active.go({ row: -1, col: next.cols.indexOf(key) + 1 });
  say(next.pin > query.pin ? `${name} stays in sight` : `${name} scrolls with the others`);
  return true;
}

/** Keys on a row: Enter opens the evidence, C and R copy, X ticks, O follows the link of the cell. */
function onRow(event: KeyboardEvent, row: ClaimRow, key: ColumnKey | undefined, table: Table): boolean {
  const { selection, query, say } = table;
  const own = event.target instanceof HTMLElement && event.target.matches("a, input");
  const marked = (window.getSelection()?.toString() ?? "") !== "";
  if ((event.ctrlKey || event.metaKey) && event.key === "c" && !marked && key) {
    void copyCellOf(row, key, say);
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  switch (event.key.toLowerCase()) {
    case "enter":
      if (own && event.target instanceof HTMLAnchorElement) return false;
      openEvidence(row.id);
      return true;
    case " ":
      if (own) return false;
      selection.toggle(row);
      return true;
    case "x":
      selection.toggle(row);
      return true;
    case "c":
      if (key) void copyCellOf(row, key, say);
      return true;
    case "r":
      void copyRowOf(row, query.cols, say);
      return true;
    case "o":
      return followLink(event);
    default:
      return false;
  }
}

/** What the keys do while the focus is in the table. */
export function useTableKeys(table: Table): (event: KeyboardEvent) => void {
  const { query, list, active, page } = table;
  return (event) => {
    const { cell } = active;
    const key = query.cols[cell.col - 1];
    const row = list.at(cell.row);
    const done =
      cell.row < 0
        ? key !== undefined && onHeading(event, key, table)
        : row !== undefined && onRow(event, row, key, table);
    if (done) return event.preventDefault();
    if (event.shiftKey || event.altKey) return;
    const size = { rows: list.total, cols: query.cols.length + 1, page: page() };
    const to = moveCell(cell, event.key, event.ctrlKey || event.metaKey, size);
    if (!to) return;
    event.preventDefault();
    active.go(to);
  };
}
