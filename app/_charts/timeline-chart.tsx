"use client";

import { CartesianGrid, ComposedChart, Line, ResponsiveContainer, Scatter, XAxis, YAxis } from "recharts";
import { describeTimePoint, listMonthStarts, TIME_STYLES } from "@/lib/charts/time-plot";
import type { TimePoint } from "@/lib/charts/timeline";
import { niceScale } from "@/lib/charts/value-scale";
import { formatMonth } from "@/lib/format/months";
import { formatNumber } from "@/lib/format/numbers";
import { PlotMarkLink } from "./plot-mark-link";
import classes from "./timeline-chart.module.css";

interface Props {
  readonly points: readonly TimePoint[];
  readonly unit: string | null;
}

interface ScatterShapeProps {
  readonly cx?: number | undefined;
  readonly cy?: number | undefined;
  readonly payload?: unknown;
}

const TICK_STYLE = { fill: "var(--ink-3)", fontSize: 12 };

const formatTick = (time: number): string => formatMonth(new Date(time).toISOString());

const isTimePoint = (value: unknown): value is TimePoint =>
  typeof value === "object" && value !== null && "claim" in value;

/** Results over time with the best value so far as a line. Must be inside an `InteractivePlot`. */
export function TimelineChart({ points, unit }: Props) {
  const data = [...points];
  const scale = niceScale(
    data.map((p) => p.value),
    unit === "%",
  );
  const renderMark = ({ cx = 0, cy = 0, payload }: ScatterShapeProps) => {
    if (!isTimePoint(payload)) return <g />;
    const mark = { claim: payload.claim, details: describeTimePoint(payload, unit), ...TIME_STYLES[payload.kind] };
    return (
      <g transform={`translate(${cx} ${cy})`} data-testid="mark">
        <PlotMarkLink mark={mark} isTabStop={payload === data[0]} />
      </g>
    );
  };
  return (
    <div className={classes.drawing}>
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart data={data} margin={{ top: 12, right: 16, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis
            type="number"
            dataKey="time"
            domain={["dataMin", "dataMax"]}
            padding={{ left: 16, right: 16 }}
            ticks={listMonthStarts(points).map((iso) => Date.parse(iso))}
            tickFormatter={formatTick}
            tick={TICK_STYLE}
            stroke="var(--line-strong)"
          />
          <YAxis
            width={44}
            domain={[scale.min, scale.max]}
            ticks={[...scale.ticks]}
            tickFormatter={formatNumber}
            tick={TICK_STYLE}
            axisLine={false}
            tickLine={false}
          />
          <Line
            type="stepAfter"
            dataKey="frontier"
            stroke="var(--after)"
            strokeOpacity={0.55}
            strokeWidth={1.5}
            dot={false}
            activeDot={false}
            isAnimationActive={false}
          />
          <Scatter data={data} dataKey="value" shape={renderMark} isAnimationActive={false} />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
