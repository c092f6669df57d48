"use client";

import dynamic from "next/dynamic";
import type { Plot } from "@/lib/charts/plot";
import { InteractivePlot } from "./interactive-plot";
import classes from "./plot.module.css";
import { PlotLegend } from "./plot-legend";
import { useWasVisible } from "./use-was-visible";

const Plane = dynamic(() => import("./plot-plane").then((module) => module.PlotPlane), { ssr: false });

/** A plot with its axes and legend. The drawing and its code load when it scrolls into view; its space is reserved. */
export function PlotView({ plot, label }: { readonly plot: Plot; readonly label: string }) {
  const { ref, wasVisible } = useWasVisible();
  return (
    <>
      <PlotLegend entries={plot.legend} />
      <InteractivePlot label={label}>
        <span className={classes.yLabel} aria-hidden>
          {plot.yLabel}
        </span>
        {plot.lane && (
          <span className={classes.laneName} aria-hidden>
            {plot.lane.label}
          </span>
        )}
        <div ref={ref} className={classes.drawing}>
          {wasVisible && <Plane plot={plot} />}
        </div>
      </InteractivePlot>
    </>
  );
}
