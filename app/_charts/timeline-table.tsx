import table from "@/app/_components/data-table.module.css";
import { EvidenceLink } from "@/app/_components/evidence-link";
import { formatDate, formatValue } from "@/lib/format";
import type { TimePoint } from "@/lib/timeline";
import classes from "./timeline.module.css";

interface Props {
  readonly points: readonly TimePoint[];
  readonly unit: string | null;
  readonly name: string;
}

const KINDS = { change: "changed from a before", score: "score alone", rival: "a rival's score" } as const;

const SHAPES = [
  ["change", "●"],
  ["score", "▲"],
  ["rival", "✚"],
] as const;

/** What the shapes of the chart mean, and the same numbers as a table. */
export function TimelineTable({ points, unit, name }: Props) {
  return (
    <>
      <p className={classes.key}>
        {SHAPES.filter(([kind]) => points.some((point) => point.kind === kind)).map(([kind, shape]) => (
          <span key={kind}>{`${shape} ${KINDS[kind]}`}</span>
        ))}
      </p>
      <details className={classes.twin}>
        <summary>The same as a table</summary>
        <div className={table.wrap}>
          <table className={table.table} aria-label={`Results on ${name} over time`}>
            <thead>
              <tr>
                <th scope="col">Date</th>
                <th scope="col">Model</th>
                <th scope="col" className={table.number}>
                  Result
                </th>
                <th scope="col">Kind</th>
                <th scope="col">Paper</th>
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.claim}>
                  <td className={table.nowrap}>{formatDate(point.published)}</td>
                  <td>{point.name}</td>
                  <td className={table.number}>
                    <EvidenceLink claim={point.claim}>{formatValue(point.value, unit)}</EvidenceLink>
                  </td>
                  <td className={table.dim}>{KINDS[point.kind]}</td>
                  <td className={table.title}>{point.title}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
