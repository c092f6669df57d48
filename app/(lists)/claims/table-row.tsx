"use client";

import type { Row } from "@tanstack/react-table";
import type { MouseEvent } from "react";
import { openEvidence } from "@/app/_components/open-evidence";
import type { ClaimRow } from "@/lib/claim-row";
import type { ClaimTableFeatures } from "./claims-table";
import classes from "./claims-table.module.css";
import { isNumeric } from "./table-columns";
import type { Selection } from "./use-selection";

interface Props {
  readonly row: Row<ClaimTableFeatures, ClaimRow>;
  readonly index: number;
  readonly selection: Selection;
}

/** True where a click is meant for something inside the row, or marks text. */
const isForPart = (event: MouseEvent): boolean =>
  (event.target instanceof Element && event.target.closest("a, button, label") !== null) ||
  (window.getSelection()?.toString() ?? "") !== "";

/** One claim. Its numbers are links to the evidence; a click anywhere else in the row does the same. */
export function TableRow({ row, index, selection }: Props) {
  const open = (event: MouseEvent) => {
    if (!isForPart(event)) openEvidence(row.original.id);
  };
  const { id } = row.original;
  const ticked = selection.ids.includes(id);
  return (
    <tr
      className={classes.row}
      data-claim-id={id}
      data-ticked={ticked || undefined}
      aria-rowindex={index + 2}
      onClick={open}
    >
      <td>
        <label className={classes.tick}>
          <input
            type="checkbox"
            checked={ticked}
            disabled={selection.full && !ticked}
            aria-label={`Select row ${index + 1} to compare`}
            onChange={() => selection.toggle(id)}
          />
        </label>
      </td>
      {row.getAllCells().map((cell) => (
        <td key={cell.id} data-column={cell.column.id} data-numeric={isNumeric(cell.column.id) || undefined}>
          {typeof cell.column.columnDef.cell === "function" ? cell.column.columnDef.cell(cell.getContext()) : null}
        </td>
      ))}
    </tr>
  );
}
