import { EvidenceLink } from "@/app/_components/evidence-link";
import { formatDate, formatParameters, formatValue } from "@/lib/format";
import type { Panel, Score } from "@/lib/series";
import { niceScale, placeOn, type Scale } from "@/lib/series-order";
import classes from "./scores.module.css";

const ROLES = { own: null, baseline: "rival", background: "background" } as const;

interface RowProps {
  readonly score: Score;
  readonly scale: Scale;
  readonly unit: string | null;
  readonly named: boolean;
}

function ScoreRow({ score, scale, unit, named }: RowProps) {
  const name = (score.name ?? score.baseline ?? score.title) + (named && !score.metricStated ? "°" : "");
  const size = score.size_b === null ? null : formatParameters(score.size_b, score.active_b);
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
        label={`${name}, ${formatValue(score.value, unit)}, ${score.title}, show the evidence`}
      >
        <span className={classes.name}>{name}</span>
        <strong className={classes.value}>{formatValue(score.value, unit)}</strong>
        <span className={classes.facts}>{facts.filter(Boolean).join(" · ")}</span>
        <span className={classes.track}>
          <span className={classes.dot} data-role={score.role} style={{ left: `${placeOn(scale, score.value)}%` }} />
        </span>
      </EvidenceLink>
    </li>
  );
}

/** Scores that stand alone, the best first, on the axis of the pairs beside them. */
export function Scores({ panel, scope }: { readonly panel: Panel; readonly scope: string }) {
  const values = [...panel.scores.map((s) => s.value), ...panel.pairs.flatMap((p) => [p.before, p.after])];
  const scale = niceScale(values, panel.axis.unit === "%");
  const scores = [...panel.scores].sort((a, b) => (panel.lowerIsBetter ? a.value - b.value : b.value - a.value));
  return (
    <figure className={classes.figure}>
      <figcaption
        className={classes.caption}
      >{`Scores without a before on ${scope}, ${panel.lowerIsBetter ? "lowest" : "highest"} first`}</figcaption>
      <ol className={classes.rows}>
        {scores.map((score) => (
          <ScoreRow
            key={score.claim}
            score={score}
            scale={scale}
            unit={panel.axis.unit}
            named={panel.axis.metric !== null}
          />
        ))}
      </ol>
    </figure>
  );
}
