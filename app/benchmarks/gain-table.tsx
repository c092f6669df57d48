import table from "@/app/_ui/data-table.module.css";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import { formatMeasuredGain, formatUnitMark, type MeasuredGain } from "@/lib/charts/measured-gains";
import { getChangeQualifierSign, getQualifierSign, joinQualifier } from "@/lib/claim/qualifier";
import type { GainMeasure } from "@/lib/compare/points";
import { formatDate, formatModelSize, formatValue } from "@/lib/format/numbers";
import { MAX_TABLE_ROWS, TruncatedRowsNote } from "./truncated-rows-note";

interface Props {
  readonly gains: readonly MeasuredGain[];
  readonly measure: GainMeasure;
  readonly unit: string | null;
  readonly label: string;
}

const compareBySize = (a: MeasuredGain, b: MeasuredGain): number =>
  (a.size ?? Number.POSITIVE_INFINITY) - (b.size ?? Number.POSITIVE_INFINITY) || b.improvement - a.improvement;

function GainTableRow({ gain, measure, unit }: { readonly gain: MeasuredGain } & Pick<Props, "measure" | "unit">) {
  return (
    <tr>
      <td className={table.number}>{formatModelSize(gain.size)}</td>
      <td className={table.number}>
        <EvidenceLink claimId={gain.claim}>
          {joinQualifier(
            getChangeQualifierSign(gain.gainQualifier, gain.gain),
            formatMeasuredGain(gain.gain, measure, unit),
          ) + formatUnitMark(gain)}
        </EvidenceLink>
      </td>
      <td className={table.number}>
        {gain.before === null || gain.after === null
          ? "—"
          : `${formatValue(gain.before, null)} → ${joinQualifier(getQualifierSign(gain.valueQualifier), formatValue(gain.after, unit))}`}
      </td>
      <td>{(gain.name ?? "—") + (gain.metricStated ? "" : "\u00a0°")}</td>
      <td className={table.title}>{gain.title}</td>
      <td className={table.nowrap}>{formatDate(gain.published)}</td>
    </tr>
  );
}

/** The gains of a chart, by model size. */
export function GainTable({ gains, measure, unit, label }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section className={table.wrap} tabIndex={0} aria-label={`${label}, scrollable`}>
      <table className={table.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={table.number}>
              Size
            </th>
            <th scope="col" className={table.number}>
              Gain
            </th>
            <th scope="col" className={table.number}>
              Before → after
            </th>
            <th scope="col">System</th>
            <th scope="col">Paper</th>
            <th scope="col">Date</th>
          </tr>
        </thead>
        <tbody>
          {[...gains]
            .sort(compareBySize)
            .slice(0, MAX_TABLE_ROWS)
            .map((gain) => (
              <GainTableRow key={gain.claim} gain={gain} measure={measure} unit={unit} />
            ))}
        </tbody>
      </table>
      <TruncatedRowsNote count={gains.length} />
    </section>
  );
}
