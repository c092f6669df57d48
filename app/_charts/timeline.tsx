"use client";

import {
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Scatter,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from "recharts";
import { openEvidence } from "@/app/_components/open-evidence";
import { formatDate, formatNumber, formatValue } from "@/lib/format";
import { niceScale } from "@/lib/series-order";
import type { TimePoint } from "@/lib/timeline";
import classes from "./timeline.module.css";

interface Props {
  readonly points: readonly TimePoint[];
  readonly unit: string | null;
}

const KINDS = [
  { kind: "change", shape: "circle", color: "var(--after)" },
  { kind: "score", shape: "triangle", color: "var(--good)" },
  { kind: "rival", shape: "cross", color: "var(--before)" },
] as const;

const tickDay = (time: number): string => formatDate(new Date(time).toISOString()).replace(/^\d+\s/, "");

const isPoint = (value: unknown): value is TimePoint => typeof value === "object" && value !== null && "claim" in value;

function Tip({ active, payload, unit }: Partial<TooltipContentProps> & { readonly unit: string | null }) {
  const point: unknown = payload?.[0]?.payload;
  if (!active || !isPoint(point)) return null;
  return (
    <div className={classes.tip}>
      <strong>
        {[point.before, point.value]
          .filter((v) => v !== null)
          .map((v) => formatValue(v, unit))
          .join(" → ")}
      </strong>
      <span>{point.name}</span>
      <span className={classes.tipTitle}>{point.title}</span>
      <span className={classes.tipTitle}>{formatDate(point.published)}</span>
    </div>
  );
}

/** Results over time. The table beside it says the same, so the drawing is left out for a screen reader. */
export function Timeline({ points, unit }: Props) {
  const data = [...points];
  const scale = niceScale(
    data.map((p) => p.value),
    unit === "%",
  );
  return (
    <div className={classes.drawing} aria-hidden>
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart data={data} margin={{ top: 8, right: 16, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis
            type="number"
            dataKey="time"
            domain={["dataMin", "dataMax"]}
            padding={{ left: 16, right: 16 }}
            tickFormatter={tickDay}
            tick={{ fill: "var(--ink-3)", fontSize: 12 }}
            stroke="var(--line-strong)"
          />
          <YAxis
            width={44}
            domain={[scale.min, scale.max]}
            ticks={[...scale.ticks]}
            tickFormatter={formatNumber}
            tick={{ fill: "var(--ink-3)", fontSize: 12 }}
            axisLine={false}
            tickLine={false}
          />
          <Tooltip content={<Tip unit={unit} />} isAnimationActive={false} cursor={false} />
          <Line
            type="stepAfter"
            dataKey="frontier"
            stroke="var(--line-strong)"
            strokeWidth={1.5}
            dot={false}
            activeDot={false}
            isAnimationActive={false}
          />
          {/* A series without points of its own would draw those of the whole chart. */}
          {KINDS.filter(({ kind }) => data.some((p) => p.kind === kind)).map(({ kind, shape, color }) => (
            <Scatter
              key={kind}
              data={data.filter((p) => p.kind === kind)}
              dataKey="value"
              shape={shape}
              fill={color}
              isAnimationActive={false}
              cursor="pointer"
              onClick={(item: { payload?: unknown }) => isPoint(item.payload) && openEvidence(item.payload.claim)}
            />
          ))}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
