"use client";

import Link from "next/link";
import { ExportMenu } from "@/app/_components/export-menu";
import type { ColumnKey } from "@/lib/claim-columns";
import { claimsAddress } from "@/lib/claims-address";
import { comparePath } from "@/lib/compare-path";
import { formatCount } from "@/lib/format";
import { copyTable } from "./row-actions";
import classes from "./selection-bar.module.css";
import type { Selection } from "./use-selection";

interface Props {
  readonly selection: Selection;
  readonly cols: readonly ColumnKey[];
  readonly say: (text: string) => void;
}

/** What can be done with the rows that are ticked. */
export function SelectionBar({ selection: { rows, full, clear }, cols, say }: Props) {
  return (
    <div role="status">
      {rows.length > 0 && (
        <div className={classes.bar}>
          <span>{`${formatCount(rows.length, "claim")} selected${full ? ", as many as can be compared" : ""}`}</span>
          <Link href={comparePath({ claim: rows.map(({ id }) => id) })} prefetch={false} className={classes.compare}>
            Compare
          </Link>
          <button type="button" className={classes.clear} onClick={() => copyTable(rows, cols, say)}>
            Copy as a table
          </button>
          <ExportMenu address={claimsAddress(rows.map(({ id }) => id))} total={rows.length} />
          <button type="button" className={classes.clear} onClick={clear}>
            Clear the selection
          </button>
        </div>
      )}
    </div>
  );
}
