"use client";

import Link from "next/link";
import { comparePath } from "@/lib/compare-path";
import { formatCount } from "@/lib/format";
import classes from "./selection-bar.module.css";
import type { Selection } from "./use-selection";

/** What can be done with the rows that are ticked. */
export function SelectionBar({ selection: { ids, full, clear } }: { readonly selection: Selection }) {
  return (
    <div role="status">
      {ids.length > 0 && (
        <div className={classes.bar}>
          <span>{`${formatCount(ids.length, "claim")} selected${full ? ", as many as can be compared" : ""}`}</span>
          <Link href={comparePath({ claim: ids })} className={classes.compare}>
            Compare
          </Link>
          <button type="button" className={classes.clear} onClick={clear}>
            Clear the selection
          </button>
        </div>
      )}
    </div>
  );
}
