import Link from "next/link";
import type { ReactNode } from "react";
import table from "@/app/_ui/data-table.module.css";
import page from "@/app/_ui/page.module.css";
import type { Precision, ReviewPrecision } from "@/lib/claim/review-precision";
import { formatCount, formatNumber } from "@/lib/format/numbers";
import { claimsOnBenchmarksPath } from "@/lib/query/claims-path";
import { formatInterval, formatRight, formatShare } from "./format-precision";
import classes from "./quality.module.css";

/** Rows of a table; the rest of the groups have few reviews. */
const MAX_ROWS = 12;

interface TableProps {
  readonly title: string;
  readonly rows: readonly Precision[];
  readonly toLabel?: (row: Precision) => ReactNode;
}

function PrecisionTable({ title, rows, toLabel = ({ label }) => label }: TableProps) {
  return (
    <div>
      <table className={table.table}>
        <caption className={classes.caption}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={page.hidden}>Group</span>
            </th>
            <th scope="col" className={table.number}>
              Right
            </th>
            <th scope="col" className={table.number}>
              Share
            </th>
            <th scope="col" className={table.number}>
              95% interval
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MAX_ROWS).map((row) => (
            <tr key={row.value}>
              <th scope="row" className={classes.group}>
                {toLabel(row)}
              </th>
              <td className={table.number}>{formatRight(row)}</td>
              <td className={table.number}>{row.total === 0 ? "—" : formatShare(row.right / row.total)}</td>
              <td className={table.number}>{row.interval ? formatInterval(row.interval) : "—"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MAX_ROWS && (
        <p className={page.note}>{`${formatNumber(rows.length - MAX_ROWS)} more with fewer reviews are not listed.`}</p>
      )}
    </div>
  );
}

const REVIEWED = { status: ["accepted", "corrected", "rejected"] } as const;

/** Precision of the extraction by slot, confidence, benchmark and rule, from the reviews of the board. */
export function PrecisionTables({ precision }: { readonly precision: ReviewPrecision | null }) {
  if (precision === null)
    return (
      <p className={page.prose}>
        {"No claim has been reviewed yet. "}
        <Link href="/review">Review</Link>
        {
          " shows claims one at a time with their sentence; accept, correct or reject them. It begins with doubtful claims of frequent benchmarks, which are wrong more often than the rest; "
        }
        <Link href="/review?grade=certain">claims of grade “certain”</Link>
        {" show how right the others are."}
      </p>
    );
  const { accepted, corrected, rejected } = precision;
  return (
    <>
      <p className={page.prose}>
        {`${formatCount(accepted, "claim")} accepted, ${formatNumber(corrected)} corrected, ${formatNumber(rejected)} rejected. A claim is right if it was accepted without a correction. A rejected claim counts as wrong numbers and is left out of the other slots. The intervals hold if the reviewed claims were picked at random; whoever reviews doubtful claims first sees a lower share.`}
      </p>
      <div className={classes.tables}>
        <PrecisionTable title="By slot" rows={precision.slots} />
        <PrecisionTable title="By confidence" rows={precision.bands} />
        <PrecisionTable
          title="By benchmark"
          rows={precision.benchmarks}
          toLabel={({ label, value }) => (
            <Link href={claimsOnBenchmarksPath(REVIEWED, value === "none" ? [] : [label])} prefetch={false}>
              {label}
            </Link>
          )}
        />
        <PrecisionTable title="By rule" rows={precision.rules} />
      </div>
    </>
  );
}
