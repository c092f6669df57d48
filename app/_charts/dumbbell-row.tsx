import { EvidenceLink } from "@/app/_components/evidence-link";
import { nameOf, type Pair, type Score } from "@/lib/chart-points";
import { formatDate, formatNumber, formatParameters, formatPoints, formatValue } from "@/lib/format";
import { changeSign, qualified, qualifierSign } from "@/lib/qualifier";
import { placeOn, type Scale } from "@/lib/series-order";
import classes from "./dumbbells.module.css";
import { EndMark } from "./end-mark";

interface Props {
  readonly point: Pair | Score;
  readonly scale: Scale;
  readonly unit: string | null;
  /** True where the axis has a metric, so that a point without one is set apart. */
  readonly named: boolean;
}

const isPair = (point: Pair | Score): point is Pair => "after" in point;

/** The size of the model where its name does not say it. */
function sizeOf(point: Pair | Score): string | null {
  const size = point.size_b === null ? null : formatParameters(point.size_b, point.active_b);
  return size === null || nameOf(point).includes(size) ? null : size;
}

function spoken(point: Pair | Score, unit: string | null): string {
  const end = (value: number): string => qualified(point.valueQualifier ?? "", formatValue(value, unit));
  const values = isPair(point)
    ? [
        `from ${formatValue(point.before, unit)} to ${end(point.after)}`,
        qualified(point.gainQualifier ?? "", formatPoints(point.points, unit)),
      ]
    : [end(point.value)];
  return [nameOf(point), sizeOf(point), ...values, point.title, "show the evidence"].filter(Boolean).join(", ");
}

function Names({ point, named }: Pick<Props, "point" | "named">) {
  const rival = point.role === "own" ? null : "rival";
  const facts = [sizeOf(point), rival, point.published && formatDate(point.published), point.name && point.title];
  return (
    <span className={classes.names}>
      <span className={classes.name} dir="auto">
        {nameOf(point)}
        {named && !point.metricStated && "°"}
      </span>
      <span className={classes.facts} dir="auto">
        {facts.filter(Boolean).join(" · ")}
      </span>
    </span>
  );
}

function Track({ point, scale }: Pick<Props, "point" | "scale">) {
  const to = placeOn(scale, isPair(point) ? point.after : point.value);
  const worse = isPair(point) && point.better === false;
  const from = isPair(point) ? placeOn(scale, point.before) : to;
  return (
    <span className={classes.track} data-worse={worse || undefined}>
      {isPair(point) && (
        <>
          <span className={classes.bar} style={{ left: `${Math.min(from, to)}%`, width: `${Math.abs(to - from)}%` }} />
          <span className={classes.before} style={{ left: `${from}%` }} />
        </>
      )}
      <EndMark at={to} size={point.size_b} worse={worse} />
    </span>
  );
}

function Values({ point, unit }: Pick<Props, "point" | "unit">) {
  const sign = qualifierSign(point.valueQualifier);
  if (!isPair(point))
    return (
      <span className={classes.values}>
        <strong>{qualified(sign, formatValue(point.value, unit))}</strong>
      </span>
    );
  return (
    <span className={classes.values}>
      <span className={classes.change}>
        {formatNumber(point.before)} → <strong>{qualified(sign, formatNumber(point.after))}</strong>
      </span>
      <span className={classes.gain} data-worse={point.better === false || undefined}>
        {qualified(changeSign(point.gainQualifier, point.points), formatPoints(point.points, unit))}
      </span>
    </span>
  );
}

/** A change as a hollow ring before and a filled shape after, a score as the shape alone; what is worse has a shape of its own. */
export function DumbbellRow({ point, scale, unit, named }: Props) {
  const data = isPair(point)
    ? { "data-testid": "pair", "data-before": point.before, "data-after": point.after }
    : { "data-testid": "score", "data-value": point.value };
  return (
    <li className={classes.row} data-claim-id={point.claim} {...data}>
      <EvidenceLink claim={point.claim} className={classes.link} label={spoken(point, unit)} title={point.title}>
        <Names point={point} named={named} />
        <Track point={point} scale={scale} />
        <Values point={point} unit={unit} />
      </EvidenceLink>
    </li>
  );
}
