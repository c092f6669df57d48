import { EvidenceLink } from "@/app/_ui/evidence-link";
import { toScalePercent, type ValueScale } from "@/lib/charts/value-scale";
import { getChangeQualifierSign, getQualifierSign, joinQualifier } from "@/lib/claim/qualifier";
import { formatOtherRole } from "@/lib/claim/role";
import { formatUnnamedSize } from "@/lib/claim/system-name";
import { type BeforeAfterPoint, getPointName, type ScorePoint } from "@/lib/compare/points";
import { formatDate, formatNumber, formatPoints, formatValue } from "@/lib/format/numbers";
import classes from "./dumbbell-chart.module.css";
import { ResultMark } from "./result-mark";

interface Props {
  readonly point: BeforeAfterPoint | ScorePoint;
  readonly scale: ValueScale;
  readonly unit: string | null;
  /** True if the axis has a metric, so that a point without one is marked with °. */
  readonly hasMetric: boolean;
}

const isBeforeAfter = (point: BeforeAfterPoint | ScorePoint): point is BeforeAfterPoint => "after" in point;

const formatSizeOfPoint = (point: BeforeAfterPoint | ScorePoint): string | null =>
  formatUnnamedSize(getPointName(point), point.size_b, point.active_b);

function toAriaLabel(point: BeforeAfterPoint | ScorePoint, unit: string | null): string {
  const formatFinalValue = (value: number): string =>
    joinQualifier(point.valueQualifier ?? "", formatValue(value, unit));
  const values = isBeforeAfter(point)
    ? [
        `from ${formatValue(point.before, unit)} to ${formatFinalValue(point.after)}`,
        joinQualifier(point.gainQualifier ?? "", formatPoints(point.points, unit)),
      ]
    : [formatFinalValue(point.value)];
  return [getPointName(point), formatSizeOfPoint(point), ...values, point.title, "show the evidence"]
    .filter(Boolean)
    .join(", ");
}

function RowNames({ point, hasMetric }: Pick<Props, "point" | "hasMetric">) {
  const details = [
    formatSizeOfPoint(point),
    formatOtherRole(point.role),
    point.published && formatDate(point.published),
    point.name && point.title,
  ];
  return (
    <span className={classes.names}>
      <span className={classes.name} dir="auto">
        {getPointName(point)}
        {hasMetric && !point.metricStated && "°"}
      </span>
      <span className={classes.facts} dir="auto">
        {details.filter(Boolean).join(" · ")}
      </span>
    </span>
  );
}

function ValueTrack({ point, scale }: Pick<Props, "point" | "scale">) {
  const to = toScalePercent(scale, isBeforeAfter(point) ? point.after : point.value);
  const worse = isBeforeAfter(point) && point.better === false;
  const from = isBeforeAfter(point) ? toScalePercent(scale, point.before) : to;
  return (
    <span className={classes.track} data-worse={worse || undefined}>
      {isBeforeAfter(point) && (
        <>
          <span className={classes.bar} style={{ left: `${Math.min(from, to)}%`, width: `${Math.abs(to - from)}%` }} />
          <span className={classes.before} style={{ left: `${from}%` }} />
        </>
      )}
      <ResultMark percent={to} size={point.size_b} worse={worse} />
    </span>
  );
}

function RowValues({ point, unit }: Pick<Props, "point" | "unit">) {
  const sign = getQualifierSign(point.valueQualifier);
  if (!isBeforeAfter(point))
    return (
      <span className={classes.values}>
        <strong>{joinQualifier(sign, formatValue(point.value, unit))}</strong>
      </span>
    );
  return (
    <span className={classes.values}>
      <span className={classes.change}>
        {formatNumber(point.before)} → <strong>{joinQualifier(sign, formatNumber(point.after))}</strong>
      </span>
      <span className={classes.gain} data-worse={point.better === false || undefined}>
        {joinQualifier(getChangeQualifierSign(point.gainQualifier, point.points), formatPoints(point.points, unit))}
      </span>
    </span>
  );
}

/** A change as a ring (before) and a filled shape (after), or a score as the shape only. A worse result has a different shape. */
export function DumbbellRow({ point, scale, unit, hasMetric }: Props) {
  const data = isBeforeAfter(point)
    ? { "data-testid": "pair", "data-before": point.before, "data-after": point.after }
    : { "data-testid": "score", "data-value": point.value };
  return (
    <li className={classes.row} data-claim-id={point.claim} {...data}>
      <EvidenceLink
        claimId={point.claim}
        className={classes.link}
        ariaLabel={toAriaLabel(point, unit)}
        title={point.title}
      >
        <RowNames point={point} hasMetric={hasMetric} />
        <ValueTrack point={point} scale={scale} />
        <RowValues point={point} unit={unit} />
      </EvidenceLink>
    </li>
  );
}
