import { EvidenceLink } from "@/app/_ui/evidence-link";
import { toScalePercent, type ValueScale } from "@/lib/charts/value-scale";
import { getQualifierSign, joinQualifier } from "@/lib/claim/qualifier";
import { formatOtherRole } from "@/lib/claim/role";
import { formatUnnamedSize } from "@/lib/claim/system-name";
import { getPointName, type ScorePoint } from "@/lib/compare/points";
import { formatDate, formatValue } from "@/lib/format/numbers";
import classes from "./score-list.module.css";

interface RowProps {
  readonly score: ScorePoint;
  readonly scale: ValueScale;
  readonly unit: string | null;
  readonly hasMetric: boolean;
}

function ScoreRow({ score, scale, unit, hasMetric }: RowProps) {
  const name = getPointName(score) + (hasMetric && !score.metricStated ? "°" : "");
  const value = formatValue(score.value, unit);
  const details = [
    formatUnnamedSize(name, score.size_b, score.active_b),
    formatOtherRole(score.role),
    score.published && formatDate(score.published),
  ];
  return (
    <li className={classes.row} data-testid="score" data-claim-id={score.claim} data-value={score.value}>
      <EvidenceLink
        claimId={score.claim}
        className={classes.link}
        title={score.title}
        ariaLabel={`${name}, ${joinQualifier(score.valueQualifier ?? "", value)}, ${score.title}, show the evidence`}
      >
        <span className={classes.name}>{name}</span>
        <strong className={classes.value}>{joinQualifier(getQualifierSign(score.valueQualifier), value)}</strong>
        <span className={classes.facts}>{details.filter(Boolean).join(" · ")}</span>
        <span className={classes.track}>
          <span
            className={classes.dot}
            data-role={score.role}
            style={{ left: `${toScalePercent(scale, score.value)}%` }}
          />
        </span>
      </EvidenceLink>
    </li>
  );
}

interface Props {
  readonly scores: readonly ScorePoint[];
  readonly scale: ValueScale;
  readonly unit: string | null;
  readonly hasMetric: boolean;
}

/** Scores without a before value, in the given order, on the axis of the pairs. */
export function ScoreList({ scores, scale, unit, hasMetric }: Props) {
  return (
    <ol className={classes.rows}>
      {scores.map((score) => (
        <ScoreRow key={score.claim} score={score} scale={scale} unit={unit} hasMetric={hasMetric} />
      ))}
    </ol>
  );
}
