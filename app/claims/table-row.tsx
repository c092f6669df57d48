"use client";

import { memo } from "react";
import type { ColumnLayout } from "@/app/claims/column-layout";
import type { ClaimTableRow } from "@/lib/query/claim-table-row";
import { isNumericColumn } from "@/lib/query/column-widths";
import type { SearchTerm } from "@/lib/query/search-terms";
import { CellContent } from "./cell-content";
import classes from "./claims-table.module.css";
import { GRID_CELL_ROLE, ROW_ROLE } from "./grid-roles";
import { toPinnedStyle } from "./pinned-style";
import { SearchMatchExcerpt } from "./search-match-excerpt";
import { toCellKey } from "./use-active-cell";

interface Props {
  /** Undefined while it is loading. */
  readonly row: ClaimTableRow | undefined;
  readonly index: number;
  readonly columns: readonly ColumnLayout[];
  readonly pinnedCount: number;
  readonly terms: readonly SearchTerm[];
  readonly selected: boolean;
  readonly selectable: boolean;
  /** Index of the cell that the Tab key reaches; -1 for none. */
  readonly tabStop: number;
}

/** Returns the index of the column that shows excerpts of search matches. */
const findExcerptColumn = (columns: readonly ColumnLayout[]): number =>
  Math.max(
    0,
    columns.findIndex(({ key }) => key === "paper_title"),
  );

/** One claim. The table handles clicks and keys, so that rows render fast while scrolling. */
export const ClaimTableRowView = memo(function TableRow({
  row,
  index,
  columns,
  pinnedCount,
  terms,
  selected,
  selectable,
  tabStop,
}: Props) {
  const excerptColumn = findExcerptColumn(columns);
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
        style={toPinnedStyle(columns, pinnedCount, -1)}
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
      {columns.map(({ key }, columnIndex) => (
        <td
          key={key}
          {...GRID_CELL_ROLE}
          aria-colindex={columnIndex + 2}
          tabIndex={tabStop === columnIndex + 1 ? 0 : -1}
          data-cell={toCellKey({ row: index, col: columnIndex + 1 })}
          data-column={key}
          data-numeric={isNumericColumn(key) || undefined}
          data-pinned={columnIndex < pinnedCount || undefined}
          data-found={(row?.found && columnIndex === excerptColumn) || undefined}
          style={toPinnedStyle(columns, pinnedCount, columnIndex)}
        >
          {row ? <CellContent row={row} column={key} terms={terms} /> : <span className={classes.loading} />}
          {row?.found && columnIndex === excerptColumn && <SearchMatchExcerpt match={row.found} terms={terms} />}
        </td>
      ))}
    </tr>
  );
});
