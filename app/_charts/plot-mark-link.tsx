import { type ChartMark, getShapePath, isHollowShape } from "@/lib/charts/plot";
import classes from "./plot.module.css";

interface Props {
  readonly mark: Pick<ChartMark, "claim" | "shape" | "tone" | "details">;
  /** Of the chart's marks the first is the one that the tab key reaches. */
  readonly isTabStop: boolean;
}

/** A claim on a chart, drawn around the origin; `PlotStage` around it makes it work. */
export function PlotMarkLink({ mark: { claim, shape, tone, details: words }, isTabStop }: Props) {
  return (
    <a
      href={`/claims/${claim}`}
      className={classes.mark}
      data-evidence={claim}
      data-words={words.join("\n")}
      data-tone={tone}
      data-hollow={isHollowShape(shape) || undefined}
      aria-label={`${words.join(", ")}, show the evidence`}
      tabIndex={isTabStop ? 0 : -1}
    >
      <circle r={9} className={classes.target} />
      <path d={getShapePath(shape)} />
    </a>
  );
}
