import { isHollow, type Mark, outline } from "@/lib/plot";
import classes from "./plot.module.css";

interface Props {
  readonly mark: Pick<Mark, "claim" | "shape" | "tone" | "words">;
  /** Of the chart's marks the first is the one that the tab key reaches. */
  readonly first: boolean;
}

/** A claim on a chart, drawn around the origin; `PlotStage` around it makes it work. */
export function PlotMark({ mark: { claim, shape, tone, words }, first }: Props) {
  return (
    <a
      href={`/claims/${claim}`}
      className={classes.mark}
      data-evidence={claim}
      data-words={words.join("\n")}
      data-tone={tone}
      data-hollow={isHollow(shape) || undefined}
      aria-label={`${words.join(", ")}, show the evidence`}
      tabIndex={first ? 0 : -1}
    >
      <circle r={9} className={classes.target} />
      <path d={outline(shape)} />
    </a>
  );
}
