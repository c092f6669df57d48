"use client";

import { useEffect } from "react";
import { CartesianGrid, ComposedChart, ReferenceLine, useXAxisScale, XAxis } from "recharts";
import type { RankedPanel, RankedRow } from "@/lib/charts/ranked-chart";
import { toGainShapes, toScoreShapes } from "@/lib/charts/ranked-shapes";
import { thinTicks } from "@/lib/charts/value-scale";
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
  /** Width in pixels. */
  readonly width: number;
  /** Called once after the first drawing. */
  readonly onDrawn: () => void;
}

/** Height of the axis below the rows. */
export const AXIS_HEIGHT = 26;
/** Space for half a mark, and half a tick label, at the ends of the axis. */
const SIDE = 18;
const TICK_STYLE = { fill: "var(--ink-3)", fontSize: 11.5 };

/** The marks of all rows, at the positions that the axis of the chart gives. */
function Marks({ rows, kind, geometry: { rowHeight, markAt } }: Pick<Props, "rows" | "kind" | "geometry">) {
  const scale = useXAxisScale();
  if (!scale) return null;
  const x = (value: number) => Number(scale(value) ?? 0);
  return rows.map(({ claim, score, gain, style }, i) => {
    const y = i * rowHeight + markAt;
    if (kind === "score") return score && <RankedShapes key={claim} shapes={toScoreShapes(score, style, x, y)} />;
    return gain && <RankedShapes key={claim} shapes={toGainShapes(gain, style, x, y)} />;
  });
}

/** The drawing of one panel of a ranked chart: axis, grid and the marks of all rows. */
export function RankedPlane({ rows, kind, panel: { scale, ticks }, geometry, width, onDrawn }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first drawing is reported
  useEffect(onDrawn, []);
  const labels = new Map(thinTicks(ticks, width - 2 * SIDE).map(({ at, label }) => [at, label]));
  const positions = ticks.map(({ at }) => at);
  return (
    <ComposedChart
      width={width}
      height={rows.length * geometry.rowHeight + AXIS_HEIGHT}
      data={[{ value: scale.min }, { value: scale.max }]}
      margin={{ top: 0, right: SIDE, bottom: 0, left: SIDE }}
      accessibilityLayer={false}
    >
      <CartesianGrid stroke="var(--line)" horizontal={false} verticalValues={positions} />
      <XAxis
        type="number"
        dataKey="value"
        domain={[scale.min, scale.max]}
        ticks={positions}
        tickFormatter={(at: number) => labels.get(at) ?? ""}
        interval={0}
        height={AXIS_HEIGHT}
        tick={TICK_STYLE}
        tickLine={false}
        stroke="var(--line-strong)"
      />
      {kind === "gain" && <ReferenceLine x={0} stroke="var(--line-strong)" />}
      <Marks rows={rows} kind={kind} geometry={geometry} />
    </ComposedChart>
  );
}
