"use client";

import { ArrowDownIcon, ArrowUpIcon, PinIcon } from "@primer/octicons-react";
import type { ColumnLayout } from "@/app/claims/column-layout";
import { CLAIM_COLUMNS } from "@/lib/claim/columns";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { isNumericColumn } from "@/lib/query/column-widths";
import { setSort } from "@/lib/query/query-edit";
import { toggleSort } from "@/lib/query/sort-edit";
import classes from "./claims-table.module.css";
import type { ChangeQuery } from "./claims-view";
import { COLUMN_HEADER_ROLE } from "./grid-roles";
import { toPinnedStyle } from "./pinned-style";
import { toCellKey } from "./use-active-cell";
import type { ColumnDrag } from "./use-column-drag";

interface Props {
  readonly query: ClaimQuery;
  readonly columns: readonly ColumnLayout[];
  readonly columnIndex: number;
  readonly isTabStop: boolean;
  readonly drag: ColumnDrag;
  readonly changeQuery: ChangeQuery;
}

const COLUMNS_BY_KEY = new Map<string, (typeof CLAIM_COLUMNS)[number]>(
  CLAIM_COLUMNS.map((column) => [column.key, column]),
);
const HEADER_HINT = "Click to sort, Shift-click to sort by several columns, drag to move.";

/** A column heading. A click sorts by the column, Shift-click adds it to the sort order. Dragging moves it, dragging its edge resizes it. */
export function HeaderCell({ query, columns, columnIndex, isTabStop, drag, changeQuery }: Props) {
  const key = columns[columnIndex]?.key ?? "id";
  const info = COLUMNS_BY_KEY.get(key);
  const sortIndex = query.sort.findIndex((entry) => entry.key === key);
  const sortEntry = query.sort[sortIndex];
  const Arrow = sortEntry?.desc ? ArrowDownIcon : ArrowUpIcon;
  const dropEdge =
    drag.dropIndex === columnIndex
      ? "before"
      : drag.dropIndex === columnIndex + 1 && columnIndex === columns.length - 1
        ? "after"
        : undefined;
  return (
    <th
      {...COLUMN_HEADER_ROLE}
      aria-colindex={columnIndex + 2}
      aria-sort={sortEntry && (sortEntry.desc ? "descending" : "ascending")}
      data-numeric={isNumericColumn(key) || undefined}
      data-column={key}
      data-pinned={columnIndex < query.pin || undefined}
      data-drop={dropEdge}
      style={toPinnedStyle(columns, query.pin, columnIndex)}
      onDragOver={(event) => drag.onDragOver(event, columnIndex)}
      onDrop={drag.onDrop}
    >
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        draggable
        className={classes.sort}
        data-cell={toCellKey({ row: -1, col: columnIndex + 1 })}
        data-sorted={sortEntry !== undefined || undefined}
        title={`${info?.description ?? ""}. ${HEADER_HINT}`}
        onClick={(event) => changeQuery(setSort(query, toggleSort(query.sort, key, event.shiftKey)))}
        onDragStart={(event) => drag.onDragStart(event, key)}
        onDragEnd={drag.onDragEnd}
      >
        <span className={classes.label}>{info?.label ?? key}</span>
        {sortEntry && <Arrow size={13} aria-hidden />}
        {sortEntry && query.sort.length > 1 && <span className={classes.sortRank}>{sortIndex + 1}</span>}
        {columnIndex < query.pin && <PinIcon size={11} aria-hidden />}
      </button>
      <span
        aria-hidden
        className={classes.edge}
        onPointerDown={(event) => drag.onResizeStart(event, key)}
        onDoubleClick={() => drag.onResizeReset(key)}
      />
    </th>
  );
}
