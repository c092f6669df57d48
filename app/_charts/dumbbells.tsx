import type { Pair, Score } from "@/lib/chart-points";
import type { Scale } from "@/lib/series-order";
import { ChartAxis } from "./chart-axis";
import { DumbbellKey } from "./dumbbell-key";
import { DumbbellRow } from "./dumbbell-row";
import classes from "./dumbbells.module.css";

interface Props {
  /** Changes, and scores among them as dots without a line. */
  readonly points: readonly (Pair | Score)[];
  readonly scale: Scale;
  readonly unit: string | null;
  /** True where the axis has a metric, so that a pair without one is set apart. */
  readonly named: boolean;
}

/** Before → after across papers on one axis. Drawn as a list of links, so that it can be read and walked through. */
export function Dumbbells({ points, scale, unit, named }: Props) {
  return (
    <div className={classes.figure}>
      <DumbbellKey points={points} />
      <ol className={classes.rows}>
        {points.map((point) => (
          <DumbbellRow key={point.claim} point={point} scale={scale} unit={unit} named={named} />
        ))}
      </ol>
      <ChartAxis scale={scale} unit={unit} />
    </div>
  );
}
