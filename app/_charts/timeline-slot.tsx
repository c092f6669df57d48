"use client";

import dynamic from "next/dynamic";
import page from "@/app/_components/page.module.css";
import { axisLabel } from "@/lib/comparable";
import type { Panel } from "@/lib/series";
import { type TimePoint, toTimeline } from "@/lib/timeline";
import classes from "./timeline.module.css";
import { TimelineTable } from "./timeline-table";

const Timeline = dynamic(() => import("./timeline").then((m) => m.Timeline), {
  ssr: false,
  loading: () => <div className={classes.chart} aria-busy="true" />,
});

/** Fewer days than this make no line of development. */
const FEWEST = 3;

const days = (points: readonly TimePoint[]): number => new Set(points.map((p) => p.published)).size;

/** The results over time; the chart comes when its code does, its numbers stand in the table at once. */
export function TimelineSlot({ panel, name }: { readonly panel: Panel; readonly name: string }) {
  const points = toTimeline(panel);
  if (days(points) < FEWEST) return null;
  return (
    <section className={page.section}>
      <h2>{`Results on ${name} over time`}</h2>
      <p
        className={page.note}
      >{`${axisLabel(panel.axis)}; by the day the paper came out. The line is the ${panel.lowerIsBetter ? "lowest" : "highest"} so far among the papers here.`}</p>
      <Timeline points={points} unit={panel.axis.unit} />
      <TimelineTable points={points} unit={panel.axis.unit} name={name} />
    </section>
  );
}
