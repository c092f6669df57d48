"use client";

import {
  CartesianGrid,
  ComposedChart,
  ReferenceArea,
  ReferenceLine,
  ResponsiveContainer,
  Scatter,
  XAxis,
  YAxis,
} from "recharts";
import type { ChartMark, Plot, PlotLine } from "@/lib/charts/plot";
import { PlotMarkLink } from "./plot-mark-link";

interface ScatterShapeProps {
  readonly cx?: number | undefined;
  readonly cy?: number | undefined;
  readonly payload?: unknown;
}

const TICK_STYLE = { fill: "var(--ink-3)", fontSize: 12 };
/** Space for the names of the axes. */
const MARGIN = { top: 26, right: 14, bottom: 20, left: 0 };

const LINE_STYLES: Readonly<Record<PlotLine["kind"], Readonly<Record<string, string | number>>>> = {
  zero: { stroke: "var(--line-strong)" },
  median: { stroke: "var(--ink-2)", strokeWidth: 2, strokeDasharray: "5 3" },
  frontier: { stroke: "var(--after)", strokeWidth: 1.5, strokeOpacity: 0.55 },
};

const isMark = (value: unknown): value is ChartMark =>
  typeof value === "object" && value !== null && "claim" in value && "details" in value;

/** Axis whose positions are shares, with the given labels. */
const toAxisProps = (ticks: Plot["xTicks"]) => ({
  type: "number" as const,
  domain: [0, 1],
  ticks: ticks.map(({ at }) => at),
  tickFormatter: (at: number) => ticks.find((tick) => tick.at === at)?.label ?? "",
  tick: TICK_STYLE,
});

/** Ends of both axes; without data, a chart has no axes. */
const CORNERS = [
  { x: 0, y: 0 },
  { x: 1, y: 1 },
];

/** The drawing of a plot. Must be inside an `InteractivePlot`. */
export function PlotPlane({ plot }: { readonly plot: Plot }) {
  const { marks, lines, lane, xTicks, yTicks } = plot;
  const renderMark = ({ cx, cy, payload }: ScatterShapeProps) =>
    isMark(payload) && cx !== undefined && cy !== undefined ? (
      <g transform={`translate(${cx} ${cy})`} data-testid="mark">
        <PlotMarkLink mark={payload} isTabStop={payload.claim === marks[0]?.claim} />
      </g>
    ) : (
      <g />
    );
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart data={CORNERS} margin={MARGIN} accessibilityLayer={false}>
        {lane && <ReferenceArea x1={lane.x} x2={lane.x + lane.width} fill="var(--sunken)" fillOpacity={1} />}
        <CartesianGrid stroke="var(--line)" vertical={false} horizontalValues={yTicks.map(({ at }) => at)} />
        <XAxis
          {...toAxisProps(xTicks)}
          dataKey="x"
          minTickGap={8}
          stroke="var(--line-strong)"
          label={{ value: plot.xLabel, position: "insideBottom", offset: -14, ...TICK_STYLE }}
        />
        <YAxis {...toAxisProps(yTicks)} dataKey="y" interval={0} width={44} axisLine={false} tickLine={false} />
        {lines.map(({ from, to, kind }) => (
          <ReferenceLine
            key={`${kind} ${from} ${to}`}
            segment={[
              { x: from[0], y: from[1] },
              { x: to[0], y: to[1] },
            ]}
            {...LINE_STYLES[kind]}
          />
        ))}
        <Scatter data={CORNERS} dataKey="y" shape={() => <g />} legendType="none" isAnimationActive={false} />
        <Scatter data={[...marks]} dataKey="y" shape={renderMark} isAnimationActive={false} />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
