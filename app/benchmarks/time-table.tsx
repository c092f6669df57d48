import table from "@/app/_ui/data-table.module.css";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import { formatTimePointValue, TIME_STYLES } from "@/lib/charts/time-plot";
import type { TimePoint } from "@/lib/charts/timeline";
import { formatDate, formatValue } from "@/lib/format/numbers";
import { MAX_TABLE_ROWS, TruncatedRowsNote } from "./truncated-rows-note";

interface Props {
  readonly points: readonly TimePoint[];
  readonly unit: string | null;
  readonly label: string;
}

/** Results by date, with the best value so far. */
export function TimeTable({ points, unit, label }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section className={table.wrap} tabIndex={0} aria-label={`${label}, scrollable`}>
      <table className={table.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col" className={table.number}>
              Result
            </th>
            <th scope="col" className={table.number}>
              Best so far
            </th>
            <th scope="col">System</th>
            <th scope="col">Type</th>
            <th scope="col">Paper</th>
          </tr>
        </thead>
        <tbody>
          {points.slice(-MAX_TABLE_ROWS).map((point) => (
            <tr key={point.claim}>
              <td className={table.nowrap}>{formatDate(point.published)}</td>
              <td className={table.number}>
                <EvidenceLink claimId={point.claim}>{formatTimePointValue(point, unit)}</EvidenceLink>
              </td>
              <td className={table.number}>{formatValue(point.frontier, unit)}</td>
              <td>{point.name}</td>
              <td className={table.dim}>{TIME_STYLES[point.kind].label}</td>
              <td className={table.title}>{point.title}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TruncatedRowsNote count={points.length} />
    </section>
  );
}
