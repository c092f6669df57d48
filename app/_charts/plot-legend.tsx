import { getShapePath, isHollowShape, type LegendEntry } from "@/lib/charts/plot";
import classes from "./plot.module.css";

/** Legend of the shapes of a chart. */
export function PlotLegend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  return (
    <p className={classes.legend}>
      {entries.map(({ shape, tone, label }) => (
        <span key={shape}>
          <svg
            viewBox="-8 -8 16 16"
            width="14"
            height="14"
            className={classes.mark}
            data-tone={tone}
            data-hollow={isHollowShape(shape) || undefined}
            aria-hidden="true"
          >
            <path d={getShapePath(shape)} />
          </svg>
          {label}
        </span>
      ))}
    </p>
  );
}
