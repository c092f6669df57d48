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
  /** Undefined while it is being read. */
  readonly row: ClaimTableRow | undefined;
  readonly index: number;
  readonly columns: readonly ColumnLayout[];
  readonly pinnedCount: number;
  readonly terms: readonly SearchTerm[];
  readonly selected: boolean;
  readonly selectable: boolean;
  /** The cell of this row that the Tab key stops at; -1 for none. */
  readonly tabStop: number;
}

/** The column under which stands what is found where no column shows it. */
const findExcerptColumn = (columns: readonly ColumnLayout[]): number =>
  Math.max(
    0,
    columns.findIndex(({ key }) => key === "paper_title"),
  );

/** One claim. Clicks and keys are the table's, so that a row is cheap to draw while one scrolls. */
export const ClaimTableRowView = memo(function TableRow({
  row,
  index,
  columns,
  pinnedCount: pin,
  terms,
  selected: ticked,
  selectable: tickable,
  tabStop: stop,
}: Props) {
  const foundAt = findExcerptColumn(columns);
  return (
    <tr
      {...ROW_ROLE}
      className={classes.row}
      data-claim-id={row?.id}
      data-row={index}
      data-ticked={ticked || undefined}
      aria-selected={ticked}
      aria-rowindex={index + 2}
    >
      <td
        {...GRID_CELL_ROLE}
        aria-colindex={1}
        style={toPinnedStyle(columns, pin, -1)}
        data-pinned={pin > 0 || undefined}
      >
        <label className={classes.tick}>
          <input
            type="checkbox"
            tabIndex={stop === 0 ? 0 : -1}
            data-cell={toCellKey({ row: index, col: 0 })}
            checked={ticked}
            disabled={!row || (!tickable && !ticked)}
            aria-label={`Select row ${index + 1} to compare`}
            onChange={() => {}}
          />
        </label>
      </td>
      {columns.map(({ key }, at) => (
        <td
          key={key}
          {...GRID_CELL_ROLE}
          aria-colindex={at + 2}
          tabIndex={stop === at + 1 ? 0 : -1}
          data-cell={toCellKey({ row: index, col: at + 1 })}
          data-column={key}
          data-numeric={isNumericColumn(key) || undefined}
          data-pinned={at < pin || undefined}
          data-found={(row?.found && at === foundAt) || undefined}
          style={toPinnedStyle(columns, pin, at)}
        >
          {row ? <CellContent row={row} column={key} terms={terms} /> : <span className={classes.waiting} />}
          {row?.found && at === foundAt && <SearchMatchExcerpt match={row.found} terms={terms} />}
        </td>
      ))}
    </tr>
  );
});
