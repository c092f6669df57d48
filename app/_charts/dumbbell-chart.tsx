import type { ValueScale } from "@/lib/charts/value-scale";
import type { BeforeAfterPoint, ScorePoint } from "@/lib/compare/points";
import { ChartAxis } from "./chart-axis";
import classes from "./dumbbell-chart.module.css";
import { DumbbellLegend } from "./dumbbell-legend";
import { DumbbellRow } from "./dumbbell-row";

interface Props {
  /** Changes, and scores as dots without a line. */
  readonly points: readonly (BeforeAfterPoint | ScorePoint)[];
  readonly scale: ValueScale;
  readonly unit: string | null;
  /** True if the axis has a metric, so that pairs without one are marked with °. */
  readonly hasMetric: boolean;
}

/** Before → after across papers on one axis. A list of links, so that keyboards and screen readers can use it. */
export function DumbbellChart({ points, scale, unit, hasMetric }: Props) {
  return (
    <div className={classes.figure}>
      <DumbbellLegend points={points} />
      <ol>
        {points.map((point) => (
          <DumbbellRow key={point.claim} point={point} scale={scale} unit={unit} hasMetric={hasMetric} />
        ))}
      </ol>
      <ChartAxis scale={scale} unit={unit} />
    </div>
  );
}
