import { EvidenceLink } from "@/app/_components/evidence-link";
import { nameOf, type Score } from "@/lib/chart-points";
import { formatDate, formatParameters, formatValue } from "@/lib/format";
import { qualified, qualifierSign } from "@/lib/qualifier";
import { placeOn, type Scale } from "@/lib/series-order";
import classes from "./scores.module.css";

const ROLES = { own: null, baseline: "rival", background: "background" } as const;

interface RowProps {
  readonly score: Score;
  readonly scale: Scale;
  readonly unit: string | null;
  readonly named: boolean;
}

function ScoreRow({ score, scale, unit, named }: RowProps) {
  const name = nameOf(score) + (named && !score.metricStated ? "°" : "");
  const size = score.size_b === null ? null : formatParameters(score.size_b, score.active_b);
  const value = formatValue(score.value, unit);
  const facts = [
    size !== null && !name.includes(size) ? size : null,
    ROLES[score.role],
    score.published && formatDate(score.published),
  ];
  return (
    <li className={classes.row} data-testid="score" data-claim-id={score.claim} data-value={score.value}>
      <EvidenceLink
        claim={score.claim}
        className={classes.link}
        title={score.title}
        label={`${name}, ${qualified(score.valueQualifier ?? "", value)}, ${score.title}, show the evidence`}
      >
        <span className={classes.name}>{name}</span>
        <strong className={classes.value}>{qualified(qualifierSign(score.valueQualifier), value)}</strong>
        <span className={classes.facts}>{facts.filter(Boolean).join(" · ")}</span>
        <span className={classes.track}>
          <span className={classes.dot} data-role={score.role} style={{ left: `${placeOn(scale, score.value)}%` }} />
        </span>
      </EvidenceLink>
    </li>
  );
}

interface Props {
  readonly scores: readonly Score[];
  readonly scale: Scale;
  readonly unit: string | null;
  readonly named: boolean;
}

/** Scores that stand alone, in the order in which they come, on the axis of the pairs. */
export function Scores({ scores, scale, unit, named }: Props) {
  return (
    <ol className={classes.rows}>
      {scores.map((score) => (
        <ScoreRow key={score.claim} score={score} scale={scale} unit={unit} named={named} />
      ))}
    </ol>
  );
}
