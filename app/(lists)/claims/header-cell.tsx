"use client";

import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { Header } from "@tanstack/react-table";
import { CLAIM_COLUMNS } from "@/lib/claim-columns";
import type { ClaimRow } from "@/lib/claim-row";
import type { ClaimTableFeatures } from "./claims-table";
import classes from "./claims-table.module.css";
import { isNumeric } from "./table-columns";

interface Props {
  readonly header: Header<ClaimTableFeatures, ClaimRow>;
  /** True where the place among several sort keys is to be shown. */
  readonly many: boolean;
}

const SORTED = { asc: "ascending", desc: "descending" } as const;

/** A heading that sorts: a click sorts by it alone, with Shift it is added to the order. */
export function HeaderCell({ header: { column }, many }: Props) {
  const sorted = column.getIsSorted();
  const info = CLAIM_COLUMNS.find((c) => c.key === column.id);
  const Icon = sorted === "desc" ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      aria-sort={sorted ? SORTED[sorted] : undefined}
      data-numeric={isNumeric(column.id) || undefined}
      data-column={column.id}
    >
      <button
        type="button"
        className={classes.sort}
        data-sorted={sorted || undefined}
        title={`${info?.description ?? ""}. Click to sort, Shift and click to sort by several.`}
        onClick={column.getToggleSortingHandler()}
      >
        <span className={classes.label}>{info?.label ?? column.id}</span>
        {sorted && <Icon size={13} stroke={2.2} aria-hidden className={classes.arrow} />}
        {sorted && many && <span className={classes.place}>{column.getSortIndex() + 1}</span>}
      </button>
    </th>
  );
}
