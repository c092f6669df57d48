import { formatMonth, fromMonthIndex, toMonthIndex } from "../format/months";
import { formatNumber } from "../format/numbers";
import { filterLegend, type LegendEntry, type MarkStyle, type Plot, type PlotLine } from "./plot";
import { toScalePercent, type ValueScale } from "./value-scale";

const DAY_MS = 86_400_000;
const PADDING = 0.03;

/** One value with its date and the best value so far. */
export interface DatedValue {
  /** Id of the claim. */
  readonly claim: string;
  /** ISO date, and the same in milliseconds. */
  readonly published: string;
  readonly time: number;
  readonly value: number;
  /** Best value up to and including this day; null if there is none. */
  readonly frontier: number | null;
  readonly style: MarkStyle;
  /** Lines of the tooltip, the value first. */
  readonly details: readonly string[];
}

/** Returns the scale of the time axis. */
function toTimeScale(points: readonly Pick<DatedValue, "time">[]): (time: number) => number {
  const times = points.map((point) => point.time);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const span = Math.max(DAY_MS, last - first);
  return (time) => PADDING + ((time - first) / span) * (1 - 2 * PADDING);
}

/** Lists first days of months between the first and the last point as ISO dates, up to a limit. */
export function listMonthStarts(points: readonly Pick<DatedValue, "published">[], limit = 7): string[] {
  const [first, last] = [points[0]?.published, points.at(-1)?.published];
  if (!first || !last) return [];
  const [from, to] = [toMonthIndex(first), toMonthIndex(last)];
  const step = Math.max(1, Math.ceil((to - from + 1) / limit));
  const months = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
  const starts = months.map((month) => `${fromMonthIndex(month)}-01`);
  const inside = starts.filter((iso) => iso >= first && iso <= last);
  return inside.length > 0 ? inside : [first];
}

function toMonthTicks(points: readonly DatedValue[], toX: (time: number) => number): Plot["xTicks"] {
  return listMonthStarts(points).map((iso) => ({ at: toX(Date.parse(iso)), label: formatMonth(iso) }));
}

/** Returns the best value so far as a step line. */
function toFrontierLines(
  points: readonly Pick<DatedValue, "time" | "frontier">[],
  toX: (time: number) => number,
  y: (value: number) => number,
): PlotLine[] {
  const lines: PlotLine[] = [];
  let last: readonly [number, number] | null = null;
  for (const { time, frontier } of points) {
    if (frontier === null) continue;
    const here = [toX(time), y(frontier)] as const;
    if (last) {
      const corner = [here[0], last[1]] as const;
      if (corner[0] > last[0]) lines.push({ from: last, to: corner, kind: "frontier" });
      if (corner[1] !== here[1]) lines.push({ from: corner, to: here, kind: "frontier" });
    }
    last = here;
  }
  return lines;
}

interface TimePlotOptions {
  readonly scale: ValueScale;
  readonly yLabel: string;
  readonly legend: readonly LegendEntry[];
}

/**
 * Builds the plot of values by publication date, with the best value so far as a line.
 * @param points in order of publication
 */
export function buildTimePlot(points: readonly DatedValue[], { scale, yLabel, legend }: TimePlotOptions): Plot {
  const toX = toTimeScale(points);
  const y = (value: number) => toScalePercent(scale, value) / 100;
  const marks = points.map(({ claim, time, value, style: { shape, tone }, details }) => ({
    claim,
    x: toX(time),
    y: y(value),
    shape,
    tone,
    details,
  }));
  return {
    xLabel: "publication date",
    yLabel,
    xTicks: toMonthTicks(points, toX),
    yTicks: scale.ticks.map((tick) => ({ at: y(tick), label: formatNumber(tick) })),
    marks,
    lines: toFrontierLines(points, toX, y),
    lane: null,
    legend: filterLegend(marks, legend),
  };
}
