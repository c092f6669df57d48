"use client";

import {
  Bar,
  CartesianGrid,
  ComposedChart,
  ReferenceLine,
  ResponsiveContainer,
  useXAxisScale,
  XAxis,
  YAxis,
} from "recharts";
import type { RankedPanel, RankedRow } from "@/lib/charts/ranked-chart";
import { toGainShapes, toScoreShapes } from "@/lib/charts/ranked-shapes";
import { RankedShapes } from "./ranked-shapes-view";

/** Heights in pixels that the page and the drawing share. */
export interface RowGeometry {
  readonly rowHeight: number;
  /** Distance of the marks from the top of their row. */
  readonly markAt: number;
}

interface Props {
  readonly rows: readonly RankedRow[];
  readonly kind: "score" | "gain";
  readonly panel: RankedPanel;
  readonly geometry: RowGeometry;
}

/** Height of the axis below the rows. */
export const AXIS_HEIGHT = 26;
/** Space for half a mark, and half a tick label, at the ends of the axis. */
const SIDE = 18;
const TICK_STYLE = { fill: "var(--ink-3)", fontSize: 11.5 };

interface RowShapeProps {
  readonly y?: number;
  readonly payload?: unknown;
}

const isRow = (value: unknown): value is RankedRow => typeof value === "object" && value !== null && "details" in value;

/** The marks of one row, at the positions that the axis of the chart gives. */
function RowMarks({ row, kind, y }: { readonly row: RankedRow; readonly kind: Props["kind"]; readonly y: number }) {
  const scale = useXAxisScale();
  if (!scale) return null;
  const x = (value: number) => Number(scale(value) ?? 0);
  const { score, gain, style } = row;
  if (kind === "score") return score && <RankedShapes shapes={toScoreShapes(score, style, x, y)} />;
  return gain && <RankedShapes shapes={toGainShapes(gain, style, x, y)} />;
}

/** Returns the value that places a row on the axis; null without a mark. */
const getValue = (row: RankedRow, kind: Props["kind"]): number | null =>
  kind === "score" ? (row.score?.after ?? null) : (row.gain?.drawn ?? null);

/** The drawing of one panel of a ranked chart: axis, grid and the marks of all rows. */
export function RankedPlane({ rows, kind, panel: { scale, ticks }, geometry: { rowHeight, markAt } }: Props) {
  const labels = new Map(ticks.map(({ at, label }) => [at, label]));
  const renderRow = ({ y, payload }: RowShapeProps) =>
    isRow(payload) && y !== undefined ? <RowMarks row={payload} kind={kind} y={y + markAt} /> : <g />;
  return (
    <ResponsiveContainer width="100%" height={rows.length * rowHeight + AXIS_HEIGHT}>
      <ComposedChart
        layout="vertical"
        data={[...rows]}
        margin={{ top: 0, right: SIDE, bottom: 0, left: SIDE }}
        barCategoryGap={0}
        barGap={0}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke="var(--line)" horizontal={false} verticalValues={ticks.map(({ at }) => at)} />
        <XAxis
          type="number"
          domain={[scale.min, scale.max]}
          ticks={ticks.map(({ at }) => at)}
          tickFormatter={(at: number) => labels.get(at) ?? ""}
          interval="equidistantPreserveStart"
          minTickGap={6}
          height={AXIS_HEIGHT}
          tick={TICK_STYLE}
          tickLine={false}
          stroke="var(--line-strong)"
        />
        <YAxis type="category" dataKey="claim" hide />
        {kind === "gain" && <ReferenceLine x={0} stroke="var(--line-strong)" />}
        <Bar dataKey={(row: RankedRow) => getValue(row, kind)} shape={renderRow} isAnimationActive={false} />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
