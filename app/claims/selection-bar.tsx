"use client";

import Link from "next/link";
import { ExportButton } from "@/app/export/export-button";
import type { ColumnKey } from "@/lib/claim/columns";
import { comparePath } from "@/lib/compare/compare-query";
import { formatCount } from "@/lib/format/numbers";
import { formatClaimIdQuery } from "@/lib/query/claims-address";
import { copyRowsAsTable } from "./row-actions";
import classes from "./selection-bar.module.css";
import type { RowSelection } from "./use-row-selection";

interface Props {
  readonly selection: RowSelection;
  readonly cols: readonly ColumnKey[];
  readonly announce: (text: string) => void;
}

/** Actions on the selected rows. */
export function SelectionBar({ selection: { rows, isFull, clear }, cols, announce }: Props) {
  return (
    <div role="status">
      {rows.length > 0 && (
        <div className={classes.bar}>
          <span>{`${formatCount(rows.length, "claim")} selected${isFull ? " (maximum)" : ""}`}</span>
          <Link href={comparePath({ claim: rows.map(({ id }) => id) })} prefetch={false} className={classes.compare}>
            Compare
          </Link>
          <button type="button" className={classes.clear} onClick={() => copyRowsAsTable(rows, cols, announce)}>
            Copy as table
          </button>
          <ExportButton queryString={formatClaimIdQuery(rows.map(({ id }) => id))} total={rows.length} />
          <button type="button" className={classes.clear} onClick={clear}>
            Clear selection
          </button>
        </div>
      )}
    </div>
  );
}
