import table from "@/app/_ui/data-table.module.css";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import { toBins } from "@/lib/charts/distribution-plot";
import { formatMeasuredGain, formatUnitMark, type MeasuredGain } from "@/lib/charts/measured-gains";
import type { GainMeasure } from "@/lib/compare/points";
import { formatNumber } from "@/lib/format/numbers";

interface Props {
  readonly gains: readonly MeasuredGain[];
  readonly measure: GainMeasure;
  readonly unit: string | null;
  readonly label: string;
}

/** Number of gains of a bin that are listed with links to their evidence. */
const MAX_GAINS_PER_BIN = 12;

/** The gains in each bin of the distribution. */
export function GainBinTable({ gains, measure, unit, label }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section className={table.wrap} tabIndex={0} aria-label={`${label}, scrollable`}>
      <table className={table.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Gain</th>
            <th scope="col" className={table.number}>
              Claims
            </th>
            <th scope="col">Values</th>
          </tr>
        </thead>
        <tbody>
          {toBins(gains).map((bin) => (
            <tr key={bin.from}>
              <th scope="row" className={table.nowrap}>
                {`${formatNumber(bin.from)} to under ${formatMeasuredGain(bin.to, measure, unit).replace("+", "")}`}
              </th>
              <td className={table.number}>{bin.gains.length}</td>
              <td>
                {bin.gains.slice(0, MAX_GAINS_PER_BIN).map((gain, i) => (
                  <span key={gain.claim}>
                    {i > 0 && ", "}
                    <EvidenceLink claimId={gain.claim} title={gain.title}>
                      {formatNumber(gain.gain) + formatUnitMark(gain)}
                    </EvidenceLink>
                  </span>
                ))}
                {bin.gains.length > MAX_GAINS_PER_BIN && ` and ${bin.gains.length - MAX_GAINS_PER_BIN} more`}
                {bin.gains.length === 0 && "—"}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
