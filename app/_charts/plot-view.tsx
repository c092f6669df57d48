import type { Plot } from "@/lib/charts/plot";
import { InteractivePlot } from "./interactive-plot";
import classes from "./plot.module.css";
import { PlotLegend } from "./plot-legend";
import { PlotMarkLink } from "./plot-mark-link";

/** A share of the plane as SVG and CSS take it; y counts from the bottom. */
const toPercent = (share: number): string => `${Math.round(share * 1e4) / 100}%`;
const toTopPercent = (share: number): string => toPercent(1 - share);

/** The drawing in percent of its place, so that it fits any width while its text and marks keep their size. */
function PlotPlane({ plot }: { readonly plot: Plot }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the group around it has a name, and each mark in it
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
        // biome-ignore lint/a11y/noSvgWithoutTitle: it only moves the link in it, which has a name
        <svg
          key={mark.claim}
          x={toPercent(mark.x)}
          y={toTopPercent(mark.y)}
          className={classes.place}
          data-testid="mark"
        >
          <PlotMarkLink mark={mark} isTabStop={i === 0} />
        </svg>
      ))}
    </svg>
  );
}

/** A plot with its axes and its key; its numbers stand in a table besides. */
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
            {plot.yTicks.map(({ at, label: words }) => (
              <span key={at} className={classes.yTick} style={{ top: toTopPercent(at) }} aria-hidden>
                {words}
              </span>
            ))}
            {plot.xTicks.map(({ at, label: words }) => (
              <span key={at} className={classes.xTick} style={{ left: toPercent(at) }} aria-hidden>
                {words}
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
