import type { ValueScale } from "@/lib/charts/value-scale";
import type { BeforeAfterPoint, ScorePoint } from "@/lib/compare/points";
import { ChartAxis } from "./chart-axis";
import classes from "./dumbbell-chart.module.css";
import { DumbbellLegend } from "./dumbbell-legend";
import { DumbbellRow } from "./dumbbell-row";

interface Props {
  /** Changes, and scores among them as dots without a line. */
  readonly points: readonly (BeforeAfterPoint | ScorePoint)[];
  readonly scale: ValueScale;
  readonly unit: string | null;
  /** True where the axis has a metric, so that a pair without one is set apart. */
  readonly hasMetric: boolean;
}

/** Before → after across papers on one axis. Drawn as a list of links, so that it can be read and walked through. */
export function DumbbellChart({ points, scale, unit, hasMetric }: Props) {
  return (
    <div className={classes.figure}>
      <DumbbellLegend points={points} />
      <ol className={classes.rows}>
        {points.map((point) => (
          <DumbbellRow key={point.claim} point={point} scale={scale} unit={unit} hasMetric={hasMetric} />
        ))}
      </ol>
      <ChartAxis scale={scale} unit={unit} />
    </div>
  );
}
