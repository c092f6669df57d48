import { getShapePath, type MarkTone } from "./plot";
import type { GainMark, RankedChart, RankedStyle, ScoreMark } from "./ranked-chart";

/** Outlines of the marks of a ranked chart, which the page and the file fill with their colors. */

/** A path with its place and its kind of paint. */
export interface RankedShape {
  /** Path data relative to `x` and `y`. */
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly tone: MarkTone;
  /** A pale thick line, a thin line, or an area that is filled, hatched, empty, or hatched with a strong outline. */
  readonly paint: "link" | "whisker" | "solid" | "hatch" | "outline" | "hatch outline";
}

/** Half the height of a bar. */
const BAR_HALF = 6;
/** Length of the arrowhead of a decline. */
const ARROW = 6;
const WHISKER_HALF = 4;

const round = (value: number): number => Math.round(value * 100) / 100;

const toTone = ({ worse, muted }: RankedStyle): MarkTone => (muted ? "before" : worse ? "worse" : "after");

function toPaint({ average, caution }: RankedStyle): RankedShape["paint"] {
  if (average !== null) return caution ? "hatch outline" : "outline";
  return caution ? "hatch" : "solid";
}

/**
 * Returns the shapes of a score: a ring, a line and a dot for before and after, or a dot alone, with the whisker of one
 * standard error; a decline ends with a diamond.
 * @param x maps a value to a coordinate
 */
export function toScoreShapes(
  mark: ScoreMark,
  style: RankedStyle,
  x: (value: number) => number,
  y: number,
): RankedShape[] {
  const tone = toTone(style);
  const to = round(x(mark.after));
  const shapes: RankedShape[] = [];
  if (mark.whisker) {
    const [low, high] = [round(x(mark.whisker[0])), round(x(mark.whisker[1]))];
    const cap = (at: number) => `M${at} ${-WHISKER_HALF}v${2 * WHISKER_HALF}`;
    shapes.push({ d: `M${low} 0H${high}${cap(low)}${cap(high)}`, x: 0, y, tone, paint: "whisker" });
  }
  if (mark.before !== null) {
    const from = round(x(mark.before));
    shapes.push({ d: `M${from} 0H${to}`, x: 0, y, tone, paint: "link" });
    shapes.push({ d: getShapePath("ring"), x: from, y, tone: "before", paint: "outline" });
  }
  shapes.push({ d: getShapePath(style.worse ? "diamond" : "dot"), x: to, y, tone, paint: toPaint(style) });
  return shapes;
}

/** Returns a bar with a jagged end, for a value beyond the axis. */
function toCutBar(zero: number, end: number): string {
  const [back, forth] = end < zero ? [4, -4] : [-4, 4];
  const teeth = `l${back} 3l${forth} 3l${back} 3l${forth} 3`;
  return `M${zero} ${-BAR_HALF}H${end}${teeth}H${zero}z`;
}

/** Returns the bar of a gain from zero; the bar of a decline is an arrow to the left, a fall of unknown direction none. */
export function toGainShapes(
  mark: GainMark,
  style: RankedStyle,
  x: (value: number) => number,
  y: number,
): RankedShape[] {
  const [zero, end] = [round(x(0)), round(x(mark.drawn))];
  const common = { x: 0, y, tone: toTone(style), paint: toPaint(style) };
  if (mark.drawn !== mark.value) return [{ d: toCutBar(zero, end), ...common }];
  if (mark.value >= 0)
    return [{ d: `M${zero} ${-BAR_HALF}H${Math.max(end, zero + 1)}V${BAR_HALF}H${zero}z`, ...common }];
  const neck = style.worse ? round(Math.min(zero, end + ARROW)) : end;
  return [{ d: `M${zero} ${-BAR_HALF}H${neck}L${end} 0L${neck} ${BAR_HALF}H${zero}z`, ...common }];
}

/** An entry of the legend; its shapes are around the origin, about 22 wide and 12 high. */
export interface RankedLegendEntry {
  readonly label: string;
  readonly shapes: readonly RankedShape[];
}

const PLAIN: RankedStyle = { average: null, caution: false, worse: false, muted: false };

const sampleScore = (style: Partial<RankedStyle>, mark: Partial<ScoreMark> = {}): RankedShape[] =>
  toScoreShapes({ before: null, after: 0, whisker: null, label: "", ...mark }, { ...PLAIN, ...style }, (v) => v, 0);

const sampleGain = (style: Partial<RankedStyle>, value = 18): RankedShape[] =>
  toGainShapes({ value, drawn: value, label: "" }, { ...PLAIN, ...style }, (v) => v - value / 2, 0);

/** Lists the legend of the shapes that occur in a chart. */
export function listRankedLegend({ rows, score, gain }: RankedChart): RankedLegendEntry[] {
  if (score === null && gain === null) return [];
  const has = (is: (style: RankedStyle) => boolean) => rows.some(({ style }) => is(style));
  const declines = rows.filter(({ style }) => style.worse);
  const changes = rows.some((row) => row.score !== null && row.score.before !== null);
  const sample = (style: Partial<RankedStyle>) => (score ? sampleScore(style) : sampleGain(style));
  const entries: [boolean, string, () => RankedShape[]][] = [
    [changes, "before → after", () => sampleScore({}, { before: -8, after: 8 })],
    [rows.some((row) => row.score?.before === null), "score alone", () => sampleScore({})],
    [
      rows.some((row) => row.score?.whisker != null),
      "± one standard error",
      () => sampleScore({}, { whisker: [-10, 10] }),
    ],
    [declines.some((row) => row.score?.before != null), "decline", () => sampleScore({ worse: true })],
    [
      declines.length > 0 && declines.every((row) => row.score?.before == null),
      "decline",
      () => sampleGain({ worse: true }, -18),
    ],
    [
      rows.some((row) => row.gain !== null && row.gain.drawn !== row.gain.value),
      "beyond the axis",
      () => toGainShapes({ value: 99, drawn: 9, label: "" }, PLAIN, (v) => 2 * v - 9, 0),
    ],
    [has(({ average }) => average !== null), "average", () => sample({ average: "" })],
    [has(({ caution }) => caution), "compare with caution", () => sample({ caution: true })],
    [has(({ muted }) => muted), "baseline or background", () => sample({ muted: true })],
  ];
  return entries.flatMap(([occurs, label, shapes]) => (occurs ? [{ label, shapes: shapes() }] : []));
}

/** Lists the legend of several charts, each entry once. */
export function mergeRankedLegends(charts: readonly RankedChart[]): RankedLegendEntry[] {
  return [...new Map(charts.flatMap(listRankedLegend).map((entry) => [entry.label, entry])).values()];
}
