"use client";

import { useInViewport } from "@mantine/hooks";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import type { TimePoint } from "@/lib/charts/timeline";
import { InteractivePlot } from "./interactive-plot";
import classes from "./timeline-chart.module.css";

const Timeline = dynamic(() => import("./timeline-chart").then((m) => m.TimelineChart), { ssr: false });

interface Props {
  readonly points: readonly TimePoint[];
  readonly unit: string | null;
  readonly label: string;
}

/** Loads the timeline and its code when it scrolls into view; reserves its space until then. */
export function LazyTimeline({ points, unit, label }: Props) {
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const [wasVisible, setWasVisible] = useState(false);
  useEffect(() => {
    const show = () => setWasVisible(true);
    if (inViewport) show();
    window.addEventListener("beforeprint", show);
    return () => window.removeEventListener("beforeprint", show);
  }, [inViewport]);
  return (
    <InteractivePlot label={label}>
      <div ref={ref} className={classes.chart}>
        {wasVisible && <Timeline points={points} unit={unit} />}
      </div>
    </InteractivePlot>
  );
}
