"use client";

import { memo } from "react";
import type { ClaimRow } from "@/lib/claim-row";
import type { ColumnLayout } from "@/lib/column-layout";
import { isNumeric } from "@/lib/column-widths";
import type { SearchTerm } from "@/lib/search-terms";
import { CellContent } from "./cell-content";
import classes from "./claims-table.module.css";
import { FoundPassage } from "./found-passage";
import { CELL, ROW } from "./grid-roles";
import { pinnedStyle } from "./pinned-style";
import { cellName } from "./use-active-cell";

interface Props {
  /** Undefined while it is being read. */
  readonly row: ClaimRow | undefined;
  readonly index: number;
  readonly columns: readonly ColumnLayout[];
  readonly pin: number;
  readonly terms: readonly SearchTerm[];
  readonly ticked: boolean;
  readonly tickable: boolean;
  /** The cell of this row that the Tab key stops at; -1 for none. */
  readonly stop: number;
}

/** The column under which stands what is found where no column shows it. */
const foundColumn = (columns: readonly ColumnLayout[]): number =>
  Math.max(
    0,
    columns.findIndex(({ key }) => key === "paper_title"),
  );

/** One claim. Clicks and keys are the table's, so that a row is cheap to draw while one scrolls. */
export const TableRow = memo(function TableRow({ row, index, columns, pin, terms, ticked, tickable, stop }: Props) {
  const foundAt = foundColumn(columns);
  return (
    <tr
      {...ROW}
      className={classes.row}
      data-claim-id={row?.id}
      data-row={index}
      data-ticked={ticked || undefined}
      aria-selected={ticked}
      aria-rowindex={index + 2}
    >
      <td {...CELL} aria-colindex={1} style={pinnedStyle(columns, pin, -1)} data-pinned={pin > 0 || undefined}>
        <label className={classes.tick}>
          <input
            type="checkbox"
            tabIndex={stop === 0 ? 0 : -1}
            data-cell={cellName({ row: index, col: 0 })}
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
          {...CELL}
          aria-colindex={at + 2}
          tabIndex={stop === at + 1 ? 0 : -1}
          data-cell={cellName({ row: index, col: at + 1 })}
          data-column={key}
          data-numeric={isNumeric(key) || undefined}
          data-pinned={at < pin || undefined}
          data-found={(row?.found && at === foundAt) || undefined}
          style={pinnedStyle(columns, pin, at)}
        >
          {row ? <CellContent row={row} column={key} terms={terms} /> : <span className={classes.waiting} />}
          {row?.found && at === foundAt && <FoundPassage found={row.found} terms={terms} />}
        </td>
      ))}
    </tr>
  );
});
