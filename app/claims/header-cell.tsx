"use client";

import { ArrowDownIcon, ArrowUpIcon, PinIcon } from "@primer/octicons-react";
import type { MouseEvent, TouchEvent } from "react";
import classes from "./claims-table.module.css";
import { toPinnedStyle } from "./column-style";
import { COLUMN_HEADER_ROLE } from "./grid-roles";
import { toCellKey } from "./use-active-cell";
import type { ClaimTable, ClaimTableHeader } from "./use-claim-table";
import type { ColumnDrag } from "./use-column-drag";

interface Props {
  readonly table: ClaimTable;
  readonly header: ClaimTableHeader;
  readonly columnIndex: number;
  readonly isTabStop: boolean;
  readonly drag: ColumnDrag;
}

const GAIN_HINT = "Sorted within each type of gain: percentage points first.";
const HEADER_HINT = "Click to sort, Shift-click to sort by several columns, drag to move.";

/** Starts to resize a column from its width on the screen, which may be larger than the one in the address. */
function startResize(event: MouseEvent | TouchEvent, table: ClaimTable, header: ClaimTableHeader): void {
  const width = event.currentTarget.closest("th")?.getBoundingClientRect().width ?? header.getSize();
  if (event.type === "mousedown") event.preventDefault();
  header.getResizeHandler()(event);
  table.setColumnResizing((old) => ({ ...old, startSize: width, columnSizingStart: [[header.column.id, width]] }));
}

function findDropEdge({ table, columnIndex, drag: { dropIndex } }: Props): "before" | "after" | undefined {
  if (dropIndex === columnIndex) return "before";
  const isLast = columnIndex === table.getVisibleLeafColumns().length - 1;
  return isLast && dropIndex === columnIndex + 1 ? "after" : undefined;
}

/** A column heading. A click sorts by the column, Shift-click adds it to the sort order. Dragging moves it, dragging its edge resizes it. */
export function HeaderCell(props: Props) {
  const { table, header, columnIndex, isTabStop, drag } = props;
  const { column } = header;
  const { meta } = column.columnDef;
  const sorted = column.getIsSorted();
  const pinned = column.getIsPinned() !== false;
  const Arrow = sorted === "desc" ? ArrowDownIcon : ArrowUpIcon;
  const onResizeStart = (event: MouseEvent | TouchEvent) => startResize(event, table, header);
  return (
    <th
      {...COLUMN_HEADER_ROLE}
      aria-colindex={columnIndex + 2}
      aria-sort={sorted ? (sorted === "desc" ? "descending" : "ascending") : undefined}
      data-numeric={meta?.type === "number" || undefined}
      data-column={column.id}
      data-pinned={pinned || undefined}
      data-drop={findDropEdge(props)}
      style={toPinnedStyle(columnIndex, table.state.columnPinning.start.length)}
      onDragOver={(event) => drag.onDragOver(event, columnIndex)}
      onDrop={drag.onDrop}
    >
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        draggable
        className={classes.sort}
        data-cell={toCellKey({ row: -1, col: columnIndex + 1 })}
        data-sorted={sorted !== false || undefined}
        title={`${meta?.description ?? ""}. ${column.id === "gain" ? `${GAIN_HINT} ` : ""}${HEADER_HINT}`}
        onClick={(event) => column.toggleSorting(undefined, event.shiftKey)}
        onDragStart={(event) => drag.onDragStart(event, column.id)}
        onDragEnd={drag.onDragEnd}
      >
        <span className={classes.label}>
          <table.FlexRender header={header} />
        </span>
        {sorted && <Arrow size={13} aria-hidden />}
        {sorted && table.state.sorting.length > 1 && (
          <span className={classes.sortRank}>{column.getSortIndex() + 1}</span>
        )}
        {pinned && <PinIcon size={11} aria-hidden />}
      </button>
      <span
        aria-hidden
        className={classes.edge}
        onMouseDown={onResizeStart}
        onTouchStart={onResizeStart}
        onDoubleClick={() => column.resetSize()}
      />
    </th>
  );
}
