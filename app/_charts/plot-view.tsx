"use client";

import dynamic from "next/dynamic";
import type { Plot } from "@/lib/charts/plot";
import { InteractivePlot } from "./interactive-plot";
import classes from "./plot.module.css";
import { PlotLegend } from "./plot-legend";
import { useWasVisible } from "./use-was-visible";

const Plane = dynamic(() => import("./loaded-plot-plane").then((module) => module.LoadedPlotPlane), { ssr: false });

interface Props {
  /** The parts of the plot around its marks. */
  readonly frame: Pick<Plot, "yLabel" | "lane" | "legend">;
  /** Address of the plot as JSON. */
  readonly src: string;
  readonly label: string;
}

/**
 * A plot with its axes and legend. The marks, of which there may be thousands, and the code that draws them load when it
 * scrolls into view; its space is reserved.
 */
export function PlotView({ frame, src, label }: Props) {
  const { ref, wasVisible } = useWasVisible();
  return (
    <>
      <PlotLegend entries={frame.legend} />
      <InteractivePlot label={label}>
        <span className={classes.yLabel} aria-hidden>
          {frame.yLabel}
        </span>
        {frame.lane && (
          <span className={classes.laneName} aria-hidden>
            {frame.lane.label}
          </span>
        )}
        <div ref={ref} className={classes.drawing}>
          {wasVisible && <Plane src={src} />}
        </div>
      </InteractivePlot>
    </>
  );
}
