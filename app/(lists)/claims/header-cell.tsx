"use client";

import { ArrowDownIcon, ArrowUpIcon, PinIcon } from "@primer/octicons-react";
import { CLAIM_COLUMNS } from "@/lib/claim-columns";
import type { ClaimQuery } from "@/lib/claim-query";
import type { ColumnLayout } from "@/lib/column-layout";
import { isNumeric } from "@/lib/column-widths";
import { setSort } from "@/lib/query-edit";
import { nextSort } from "@/lib/sort-edit";
import classes from "./claims-table.module.css";
import type { ChangeQuery } from "./claims-view";
import { HEADING } from "./grid-roles";
import { pinnedStyle } from "./pinned-style";
import { cellName } from "./use-active-cell";
import type { ColumnDrag } from "./use-column-drag";

interface Props {
  readonly query: ClaimQuery;
  readonly columns: readonly ColumnLayout[];
  readonly at: number;
  readonly stop: boolean;
  readonly drag: ColumnDrag;
  readonly change: ChangeQuery;
}

const INFO = new Map<string, (typeof CLAIM_COLUMNS)[number]>(CLAIM_COLUMNS.map((column) => [column.key, column]));
const HINT = "Click to sort, Shift and click to sort by several, drag to move.";

/** A heading that sorts: a click sorts by it alone, with Shift it is added to the order. It can be dragged, and its edge, too. */
export function HeaderCell({ query, columns, at, stop, drag, change }: Props) {
  const key = columns[at]?.key ?? "id";
  const info = INFO.get(key);
  const place = query.sort.findIndex((one) => one.key === key);
  const sorted = query.sort[place];
  const Arrow = sorted?.desc ? ArrowDownIcon : ArrowUpIcon;
  const edge =
    drag.target === at ? "before" : drag.target === at + 1 && at === columns.length - 1 ? "after" : undefined;
  return (
    <th
      {...HEADING}
      aria-colindex={at + 2}
      aria-sort={sorted && (sorted.desc ? "descending" : "ascending")}
      data-numeric={isNumeric(key) || undefined}
      data-column={key}
      data-pinned={at < query.pin || undefined}
      data-drop={edge}
      style={pinnedStyle(columns, query.pin, at)}
      onDragOver={(event) => drag.onDragOver(event, at)}
      onDrop={drag.onDrop}
    >
      <button
        type="button"
        tabIndex={stop ? 0 : -1}
        draggable
        className={classes.sort}
        data-cell={cellName({ row: -1, col: at + 1 })}
        data-sorted={sorted !== undefined || undefined}
        title={`${info?.description ?? ""}. ${HINT}`}
        onClick={(event) => change(setSort(query, nextSort(query.sort, key, event.shiftKey)))}
        onDragStart={(event) => drag.onDragStart(event, key)}
        onDragEnd={drag.onDragEnd}
      >
        <span className={classes.label}>{info?.label ?? key}</span>
        {sorted && <Arrow size={13} aria-hidden />}
        {sorted && query.sort.length > 1 && <span className={classes.place}>{place + 1}</span>}
        {at < query.pin && <PinIcon size={11} aria-hidden />}
      </button>
      <span
        aria-hidden
        className={classes.edge}
        onPointerDown={(event) => drag.onEdge(event, key)}
        onDoubleClick={() => drag.onEdgeReset(key)}
      />
    </th>
  );
}
