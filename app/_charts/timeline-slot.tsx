"use client";

import { useInViewport } from "@mantine/hooks";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import page from "@/app/_components/page.module.css";
import { axisLabel } from "@/lib/comparable";
import type { Panel } from "@/lib/series";
import { type TimePoint, toTimeline } from "@/lib/timeline";
import classes from "./timeline.module.css";
import { TimelineTable } from "./timeline-table";

const Timeline = dynamic(() => import("./timeline").then((m) => m.Timeline), { ssr: false });

/** Fewer days than this make no line of development. */
const FEWEST = 3;

const days = (points: readonly TimePoint[]): number => new Set(points.map((p) => p.published)).size;

/** The results over time; the chart and its code come when its place is in sight, its numbers stand in the table at once. */
export function TimelineSlot({ panel, name }: { readonly panel: Panel; readonly name: string }) {
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (inViewport) setSeen(true);
  }, [inViewport]);
  const points = toTimeline(panel);
  if (days(points) < FEWEST) return null;
  return (
    <section className={page.section}>
      <h2>{`Results on ${name} over time`}</h2>
      <p
        className={page.note}
      >{`${axisLabel(panel.axis)}; by the day the paper came out. The line is the ${panel.lowerIsBetter ? "lowest" : "highest"} so far among the papers here.`}</p>
      <div ref={ref} className={classes.chart}>
        {seen && <Timeline points={points} unit={panel.axis.unit} />}
      </div>
      <TimelineTable points={points} unit={panel.axis.unit} name={name} />
    </section>
  );
}
