import { listSizeSteps, UNKNOWN_SIZE } from "@/lib/charts/size-step";
import type { BeforeAfterPoint, ScorePoint } from "@/lib/compare/points";
import classes from "./dumbbell-chart.module.css";
import { ResultMark } from "./result-mark";

/** Legend of shapes and sizes. */
export function DumbbellLegend({ points }: { readonly points: readonly (BeforeAfterPoint | ScorePoint)[] }) {
  const pairs = points.filter((point) => "after" in point);
  const hasWorse = pairs.some((pair) => pair.better === false);
  const afterPrefix = pairs.length === 0 ? "" : pairs.length < points.length ? "after or score, " : "after, ";
  const { steps, unknown: hasUnknownSize } = listSizeSteps(points.map((point) => point.size_b));
  return (
    <p className={classes.legend}>
      {pairs.length > 0 && (
        <span>
          <span className={classes.sample} aria-hidden>
            <span className={classes.before} style={{ left: "50%" }} />
          </span>
          before
        </span>
      )}
      {hasWorse && (
        <span>
          <span className={classes.sample} aria-hidden>
            <ResultMark percent={50} size={7} worse />
          </span>
          after (worse)
        </span>
      )}
      {steps.map(({ upTo, label }) => (
        <span key={label}>
          <span className={classes.sample} aria-hidden>
            <ResultMark percent={50} size={upTo} worse={false} />
          </span>
          {afterPrefix + label}
        </span>
      ))}
      {hasUnknownSize && (
        <span>
          <span className={classes.sample} aria-hidden>
            <ResultMark percent={50} size={null} worse={false} />
          </span>
          {afterPrefix + UNKNOWN_SIZE.label}
        </span>
      )}
    </p>
  );
}
