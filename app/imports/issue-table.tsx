import table from "@/app/_ui/data-table.module.css";
import page from "@/app/_ui/page.module.css";
import { formatCount, formatNumber } from "@/lib/format/numbers";
import type { InputIssue } from "@/lib/paper/input-issue";
import classes from "./imports.module.css";

interface Props {
  readonly source: string;
  readonly issues: readonly Omit<InputIssue, "source">[];
  /** Total number of issues. */
  readonly total: number;
  /** Address of all issues as a file. */
  readonly downloadHref?: string;
}

/** Records that were skipped or repaired, with location, reason and excerpt. */
export function IssueTable({ source, issues, total, downloadHref }: Props) {
  if (issues.length === 0) return null;
  const wrap = `${table.wrap} ${classes.issues}`;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className={wrap} tabIndex={0} aria-label={`Skipped or repaired in ${source}, scrollable`}>
        <table className={table.table} data-stacked aria-label={`Skipped or repaired in ${source}`}>
          <thead>
            <tr>
              <th scope="col">Action</th>
              <th scope="col">Location</th>
              <th scope="col">Reason</th>
              <th scope="col">Excerpt</th>
            </tr>
          </thead>
          <tbody>
            {issues.map(({ severity, locator, message, excerpt }) => (
              <tr key={`${locator} ${message}`}>
                <td>
                  <span className={classes.severity} data-severity={severity}>
                    {severity}
                  </span>
                </td>
                <td className={table.nowrap} data-label="Location">
                  {locator}
                </td>
                <td className={classes.words}>{message}</td>
                <td className={classes.excerpt} dir="auto">
                  {excerpt ?? "—"}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {total > issues.length && (
        <p className={page.note}>
          {`and ${formatCount(total - issues.length, "record")} more from this source`}
          {downloadHref !== undefined && (
            <>
              {": "}
              <a href={downloadHref} download>{`all ${formatNumber(total)} as CSV`}</a>
            </>
          )}
        </p>
      )}
    </>
  );
}
