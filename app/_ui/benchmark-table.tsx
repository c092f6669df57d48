import Link from "next/link";
import type { BenchmarkSummary } from "@/lib/compare/benchmark-summary";
import { formatMeasuredGain } from "@/lib/charts/measured-gains";
import { formatDate, formatNumber, formatValue } from "@/lib/format/numbers";
import classes from "./benchmark-table.module.css";
import table from "./data-table.module.css";

interface Props {
  readonly benchmarks: readonly BenchmarkSummary[];
  readonly label: string;
  /** Shows only the columns of the overview. */
  readonly compact?: boolean;
}

function ClaimCountBar({ count, most: maxCount }: { readonly count: number; readonly most: number }) {
  return (
    <span className={classes.bar}>
      <span
        className={classes.fill}
        data-count={count}
        style={{ width: `calc((100% - var(--count)) * ${count / maxCount})` }}
      />
      <span className={classes.count}>{formatNumber(count)}</span>
    </span>
  );
}

/** Table of benchmarks with a summary of the claims on each. */
export function BenchmarkTable({ benchmarks, label, compact = false }: Props) {
  const maxCount = Math.max(1, ...benchmarks.map((b) => b.claims));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section className={table.wrap} tabIndex={0} aria-label={`${label}, scrollable`}>
      <table className={table.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Benchmark</th>
            <th scope="col">Claims</th>
            <th scope="col" className={table.number}>
              Papers
            </th>
            {!compact && (
              <th scope="col" className={table.number}>
                Models
              </th>
            )}
            <th scope="col" className={`${table.number} ${compact ? table.wide : ""}`}>
              Before → after
            </th>
            <th
              scope="col"
              className={table.number}
              title="Median gain in percentage points; best cases (up to) are excluded, positive means better"
            >
              Median gain
            </th>
            {!compact && (
              <>
                <th
                  scope="col"
                  className={table.number}
                  title="Highest percentage on this benchmark, in the metric with the most percentages"
                >
                  Highest
                </th>
                <th scope="col">Metric</th>
                <th scope="col">Latest paper</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {benchmarks.map((b) => (
            <tr key={b.id}>
              <th scope="row" className={table.name}>
                <Link href={`/benchmarks/${b.id}`}>{b.name}</Link>
              </th>
              <td className={classes.claims}>
                <ClaimCountBar count={b.claims} most={maxCount} />
              </td>
              <td className={table.number}>{formatNumber(b.papers)}</td>
              {!compact && <td className={table.number}>{formatNumber(b.models)}</td>}
              <td className={`${table.number} ${compact ? table.wide : ""}`}>
                {b.changes === 0 ? "—" : formatNumber(b.changes)}
              </td>
              <td className={table.number}>
                {b.median_gain === null ? "—" : formatMeasuredGain(b.median_gain, "points", "%")}
              </td>
              {!compact && (
                <>
                  <td className={table.number}>{formatValue(b.best, "%")}</td>
                  <td className={table.dim}>{b.best === null ? "—" : (b.best_metric ?? "not stated")}</td>
                  <td className={table.nowrap}>{formatDate(b.last_published)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
