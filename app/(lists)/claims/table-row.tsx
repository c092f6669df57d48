"use client";

import type { Row } from "@tanstack/react-table";
import type { MouseEvent } from "react";
import { openEvidence } from "@/app/_components/open-evidence";
import type { ClaimRow } from "@/lib/claim-row";
import type { ClaimTableFeatures } from "./claims-table";
import classes from "./claims-table.module.css";
import { isNumeric } from "./table-columns";

interface Props {
  readonly row: Row<ClaimTableFeatures, ClaimRow>;
  readonly index: number;
}

/** True where a click is meant for something inside the row, or marks text. */
const isForPart = (event: MouseEvent): boolean =>
  (event.target instanceof Element && event.target.closest("a, button") !== null) ||
  (window.getSelection()?.toString() ?? "") !== "";

/** One claim. Its numbers are links to the evidence; a click anywhere else in the row does the same. */
export function TableRow({ row, index }: Props) {
  const open = (event: MouseEvent) => {
    if (!isForPart(event)) openEvidence(row.original.id);
  };
  return (
    <tr className={classes.row} data-claim-id={row.original.id} aria-rowindex={index + 2} onClick={open}>
      {row.getAllCells().map((cell) => (
        <td key={cell.id} data-column={cell.column.id} data-numeric={isNumeric(cell.column.id) || undefined}>
          {typeof cell.column.columnDef.cell === "function" ? cell.column.columnDef.cell(cell.getContext()) : null}
        </td>
      ))}
    </tr>
  );
}
