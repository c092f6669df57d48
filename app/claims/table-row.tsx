"use client";

import { FlexRender } from "@tanstack/react-table";
import { memo } from "react";
import type { SearchTerm } from "@/lib/query/search-terms";
import classes from "./claims-table.module.css";
import { toPinnedStyle } from "./column-style";
import { GRID_CELL_ROLE, ROW_ROLE } from "./grid-roles";
import { SearchMatchExcerpt } from "./search-match-excerpt";
import { toCellKey } from "./use-active-cell";
import type { ClaimTableColumn, ClaimTableRowModel } from "./use-claim-table";

interface Props {
  /** Undefined while it is loading. */
  readonly row: ClaimTableRowModel | undefined;
  readonly index: number;
  readonly columns: readonly ClaimTableColumn[];
  readonly pinnedCount: number;
  readonly terms: readonly SearchTerm[];
  readonly selected: boolean;
  readonly selectable: boolean;
  /** Index of the cell that the Tab key reaches; -1 for none. */
  readonly tabStop: number;
}

/** Returns the index of the column that shows excerpts of search matches. */
const findExcerptColumn = (columns: readonly ClaimTableColumn[]): number =>
  Math.max(
    0,
    columns.findIndex(({ id }) => id === "paper_title"),
  );

/** True if both show the same claim in the same way; the row model is new whenever more rows are loaded. */
const isShownAlike = ({ row: before, ...propsBefore }: Props, { row: after, ...propsAfter }: Props): boolean =>
  before?.original === after?.original &&
  (Object.keys(propsAfter) as (keyof typeof propsAfter)[]).every((key) => propsBefore[key] === propsAfter[key]);

function TableRow({ row, index, columns, pinnedCount, terms, selected, selectable, tabStop }: Props) {
  const excerptColumn = findExcerptColumn(columns);
  const cells = row?.getVisibleCells();
  const found = row?.original.found;
  return (
    <tr
      {...ROW_ROLE}
      className={classes.row}
      data-claim-id={row?.id}
      data-row={index}
      data-selected={selected || undefined}
      aria-selected={selected}
      aria-rowindex={index + 2}
    >
      <td
        {...GRID_CELL_ROLE}
        aria-colindex={1}
        style={toPinnedStyle(-1, pinnedCount)}
        data-pinned={pinnedCount > 0 || undefined}
      >
        <label className={classes.checkbox}>
          <input
            type="checkbox"
            tabIndex={tabStop === 0 ? 0 : -1}
            data-cell={toCellKey({ row: index, col: 0 })}
            checked={selected}
            disabled={!row || (!selectable && !selected)}
            aria-label={`Select row ${index + 1} for comparison`}
            onChange={() => {}}
          />
        </label>
      </td>
      {columns.map(({ id, columnDef }, columnIndex) => {
        const cell = cells?.[columnIndex];
        return (
          <td
            key={id}
            {...GRID_CELL_ROLE}
            aria-colindex={columnIndex + 2}
            tabIndex={tabStop === columnIndex + 1 ? 0 : -1}
            data-cell={toCellKey({ row: index, col: columnIndex + 1 })}
            data-column={id}
            data-numeric={columnDef.meta?.type === "number" || undefined}
            data-pinned={columnIndex < pinnedCount || undefined}
            data-found={(found && columnIndex === excerptColumn) || undefined}
            style={toPinnedStyle(columnIndex, pinnedCount)}
          >
            {cell ? <FlexRender cell={cell} /> : <span className={classes.loading} />}
            {found && columnIndex === excerptColumn && <SearchMatchExcerpt match={found} terms={terms} />}
          </td>
        );
      })}
    </tr>
  );
}

/** One claim. The table handles clicks and keys, so that rows render fast while scrolling. */
export const ClaimTableRowView = memo(TableRow, isShownAlike);
