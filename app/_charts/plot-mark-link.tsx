import { type ChartMark, getShapePath, isHollowShape } from "@/lib/charts/plot";
import classes from "./plot.module.css";

interface Props {
  readonly mark: Pick<ChartMark, "claim" | "shape" | "tone" | "details">;
  /** True for the one mark of the chart that the Tab key reaches. */
  readonly isTabStop: boolean;
}

/** A claim on a chart, drawn around the origin. Must be inside an `InteractivePlot`, which handles its events. */
export function PlotMarkLink({ mark: { claim, shape, tone, details }, isTabStop }: Props) {
  return (
    <a
      href={`/claims/${claim}`}
      className={classes.mark}
      data-evidence={claim}
      data-details={details.join("\n")}
      data-tone={tone}
      data-hollow={isHollowShape(shape) || undefined}
      aria-label={`${details.join(", ")}, show the evidence`}
      tabIndex={isTabStop ? 0 : -1}
    >
      <circle r={9} className={classes.target} />
      <path d={getShapePath(shape)} />
    </a>
  );
}
