import { EvidenceLink } from "@/app/_components/evidence-link";
import type { Pair } from "@/lib/chart-points";
import { formatDate, formatNumber, formatParameters, formatPoints, formatQualifier, formatValue } from "@/lib/format";
import { placeOn, type Scale } from "@/lib/series-order";
import classes from "./dumbbells.module.css";
import { EndMark } from "./end-mark";

interface Props {
  readonly pair: Pair;
  readonly scale: Scale;
  readonly unit: string | null;
  /** True where the axis has a metric, so that a pair without one is set apart. */
  readonly named: boolean;
}

const nameOf = (pair: Pair): string => pair.name ?? pair.title;

function spoken(pair: Pair, unit: string | null): string {
  return [
    nameOf(pair),
    ...(pair.size_b === null || nameOf(pair).includes(formatParameters(pair.size_b))
      ? []
      : [formatParameters(pair.size_b, pair.active_b)]),
    `from ${formatValue(pair.before, unit)} to ${formatValue(pair.after, unit)}`,
    `${formatPoints(pair.points, unit)}`,
    pair.title,
    "show the evidence",
  ].join(", ");
}

/** One pair: hollow ring before, filled shape after; a fall or a change for the worse has a shape of its own. */
export function DumbbellRow({ pair, scale, unit, named }: Props) {
  const from = placeOn(scale, pair.before);
  const to = placeOn(scale, pair.after);
  const size = pair.size_b === null ? null : formatParameters(pair.size_b, pair.active_b);
  const worse = pair.better === false;
  return (
    <li
      className={classes.row}
      data-testid="pair"
      data-claim-id={pair.claim}
      data-before={pair.before}
      data-after={pair.after}
    >
      <EvidenceLink claim={pair.claim} className={classes.link} label={spoken(pair, unit)} title={pair.title}>
        <span className={classes.names}>
          <span className={classes.name}>
            {nameOf(pair)}
            {named && !pair.metricStated && "°"}
          </span>
          <span className={classes.facts}>
            {[
              size !== null && !nameOf(pair).includes(size) ? size : null,
              pair.published && formatDate(pair.published),
              pair.name && pair.title,
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </span>
        <span className={classes.track} data-worse={worse || undefined}>
          <span className={classes.bar} style={{ left: `${Math.min(from, to)}%`, width: `${Math.abs(to - from)}%` }} />
          <span className={classes.before} style={{ left: `${from}%` }} />
          <EndMark at={to} size={pair.size_b} worse={worse} />
        </span>
        <span className={classes.values}>
          <span className={classes.change}>
            {formatNumber(pair.before)} → <strong>{formatNumber(pair.after)}</strong>
          </span>
          <span className={classes.gain} data-worse={worse || undefined}>
            {[formatQualifier(pair.qualifier), formatPoints(pair.points, unit)].filter(Boolean).join(" ")}
          </span>
        </span>
      </EvidenceLink>
    </li>
  );
}
