import type { Plot } from "@/lib/charts/plot";
import { InteractivePlot } from "./interactive-plot";
import classes from "./plot.module.css";
import { PlotLegend } from "./plot-legend";
import { PlotMarkLink } from "./plot-mark-link";

/** Converts a fraction to a CSS percentage; y is counted from the bottom. */
const toPercent = (fraction: number): string => `${Math.round(fraction * 1e4) / 100}%`;
const toTopPercent = (fraction: number): string => toPercent(1 - fraction);

/** The drawing in percent of its area, so that it fits any width while text and marks keep their size. */
function PlotPlane({ plot }: { readonly plot: Plot }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the surrounding group and each mark have a name
    <svg className={classes.plane} width="100%" height="100%" aria-hidden={plot.marks.length === 0}>
      {plot.lane && (
        <rect
          x={toPercent(plot.lane.x)}
          y="0"
          width={toPercent(plot.lane.width)}
          height="100%"
          className={classes.lane}
        />
      )}
      {plot.yTicks.map(({ at }) => (
        <line key={at} x1="0" x2="100%" y1={toTopPercent(at)} y2={toTopPercent(at)} className={classes.grid} />
      ))}
      {plot.bars.map((bar) => (
        <rect
          key={bar.x}
          x={toPercent(bar.x + 0.001)}
          width={toPercent(bar.width - 0.002)}
          y={toTopPercent(bar.height)}
          height={toPercent(bar.height)}
          className={classes.bar}
        >
          <title>{bar.label}</title>
        </rect>
      ))}
      {plot.lines.map(({ from, to, kind }) => (
        <line
          key={`${kind} ${from} ${to}`}
          x1={toPercent(from[0])}
          y1={toTopPercent(from[1])}
          x2={toPercent(to[0])}
          y2={toTopPercent(to[1])}
          className={classes.line}
          data-kind={kind}
        />
      ))}
      {plot.marks.map((mark, i) => (
        // biome-ignore lint/a11y/noSvgWithoutTitle: it only positions a link, which has a name
        <svg
          key={mark.claim}
          x={toPercent(mark.x)}
          y={toTopPercent(mark.y)}
          className={classes.position}
          data-testid="mark"
        >
          <PlotMarkLink mark={mark} isTabStop={i === 0} />
        </svg>
      ))}
    </svg>
  );
}

/** A plot with its axes and legend. */
export function PlotView({ plot, label }: { readonly plot: Plot; readonly label: string }) {
  return (
    <>
      <PlotLegend entries={plot.legend} />
      <InteractivePlot label={label}>
        <div className={classes.frame}>
          <span className={classes.yLabel} aria-hidden>
            {plot.yLabel}
          </span>
          <div className={classes.drawing}>
            <PlotPlane plot={plot} />
            {plot.yTicks.map(({ at, label: text }) => (
              <span key={at} className={classes.yTick} style={{ top: toTopPercent(at) }} aria-hidden>
                {text}
              </span>
            ))}
            {plot.xTicks.map(({ at, label: text }) => (
              <span key={at} className={classes.xTick} style={{ left: toPercent(at) }} aria-hidden>
                {text}
              </span>
            ))}
            {plot.lane && (
              <span className={classes.laneName} aria-hidden>
                {plot.lane.label}
              </span>
            )}
          </div>
          <span className={classes.xLabel} aria-hidden>
            {plot.xLabel}
          </span>
        </div>
      </InteractivePlot>
    </>
  );
}
