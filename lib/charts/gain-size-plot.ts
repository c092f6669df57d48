import type { ResultMeasure } from "../compare/result";
import type { GroupedResult } from "../compare/result-groups";
import { groupBy } from "../format/group-by";
import { formatModelSize, formatNumber } from "../format/numbers";
import { type AxisTick, type ChartMark, filterLegend, type Plot, type PlotLine, spreadOverlappingMarks } from "./plot";
import { type PlottedGain, RESULT_GAIN_LEGEND, toPlottedGains } from "./plotted-gain";
import { formatGainAxis } from "./ranked-labels";
import { findRoundedMedian } from "./rounded-gain";
import { niceScale, toScalePercent } from "./value-scale";

/** Possible ticks of the size axis, in billions of parameters. */
const TICK_SIZES = [0.01, 0.03, 0.1, 0.3, 1, 3, 7, 14, 32, 70, 200, 700, 2000];
/** Start and center of the lane of unknown sizes. */
const UNKNOWN_SIZE_LANE = { from: 0.88, middle: 0.94 };
const PADDING = 0.04;

interface LogScale {
  readonly low: number;
  readonly high: number;
  /** End of the scale as a share of the plane, before the lane if there is one. */
  readonly end: number;
}

function toLogScale(sizes: readonly number[], lane: boolean): LogScale {
  const end = lane ? UNKNOWN_SIZE_LANE.from - 0.01 : 1;
  if (sizes.length === 0) return { low: 1, high: 100, end };
  const [low, high] = [Math.min(...sizes), Math.max(...sizes)];
  return low === high ? { low: low / 3, high: high * 3, end } : { low, high, end };
}

function toSizePosition(size: number, { low, high, end }: LogScale): number {
  const share = Math.log(size / low) / Math.log(high / low);
  return PADDING + share * (end - 2 * PADDING);
}

/** Selects ticks with enough space between them, also on a phone. */
function toSizeTicks(scale: LogScale): AxisTick[] {
  const ticks: AxisTick[] = [];
  for (const size of TICK_SIZES) {
    const at = toSizePosition(size, scale);
    if (at < 0 || at > scale.end || at - (ticks.at(-1)?.at ?? -1) < 0.1) continue;
    ticks.push({ at, label: formatModelSize(size) });
  }
  return ticks;
}

/** Returns a short line at the median of each size with at least three gains that are not best cases. */
function toMedianLines(gains: readonly PlottedGain[], scale: LogScale, y: (gain: number) => number): PlotLine[] {
  const known = gains.filter((gain) => gain.isTypical && gain.size !== null);
  return [...groupBy(known, (gain) => gain.size ?? 0)].flatMap(([size, members]): PlotLine[] => {
    const median = findRoundedMedian(members.map((gain) => gain.gain));
    if (members.length < 3 || median === null) return [];
    const x = toSizePosition(size, scale);
    return [{ from: [x - 0.025, y(median)], to: [x + 0.025, y(median)], kind: "median" }];
  });
}

/** Maximum distance that overlapping marks move. */
const MAX_SHIFT = 0.06;

/** Moves overlapping marks, those in the lane separately. */
function spreadMarks(marks: readonly ChartMark[], lane: boolean): ChartMark[] {
  const isInLane = ({ x }: ChartMark) => lane && x >= UNKNOWN_SIZE_LANE.from;
  return [
    ...spreadOverlappingMarks(
      marks.filter((mark) => !isInLane(mark)),
      MAX_SHIFT,
    ),
    ...spreadOverlappingMarks(marks.filter(isInLane), MAX_SHIFT),
  ];
}

interface ResultSizePlotOptions {
  readonly measure: ResultMeasure;
  readonly sizeOf?: "total" | "active";
}

/**
 * Builds the plot of the gains of results by model size on a log scale, with a lane for unknown sizes. Improvements are
 * above zero.
 */
export function toResultSizePlot(
  results: readonly GroupedResult[],
  { measure, sizeOf = "total" }: ResultSizePlotOptions,
): Plot {
  const gains = toPlottedGains(results, measure, sizeOf);
  const sizes = gains.flatMap(({ size }) => (size !== null && size > 0 ? [size] : []));
  const lane = sizes.length < gains.length;
  const scale = toLogScale(sizes, lane);
  const values = niceScale([0, ...gains.map(({ gain }) => gain)], false);
  const y = (gain: number) => toScalePercent(values, gain) / 100;
  const toMark = ({ claim, size, gain, style, details }: PlottedGain): ChartMark => ({
    claim,
    x: size === null || size <= 0 ? UNKNOWN_SIZE_LANE.middle : toSizePosition(size, scale),
    y: y(gain),
    shape: style.shape,
    tone: style.tone,
    details,
  });
  const marks = spreadMarks(
    gains.map(toMark).sort((a, b) => a.x - b.x || a.y - b.y),
    lane,
  );
  return {
    xLabel: `${sizeOf} parameters, log scale`,
    yLabel: formatGainAxis(results, measure),
    xTicks: toSizeTicks(scale),
    yTicks: values.ticks.map((tick) => ({ at: y(tick), label: formatNumber(tick) })),
    marks,
    lines: [{ from: [0, y(0)], to: [1, y(0)], kind: "zero" }, ...toMedianLines(gains, scale, y)],
    lane: lane ? { x: UNKNOWN_SIZE_LANE.from, width: 1 - UNKNOWN_SIZE_LANE.from, label: "size unknown" } : null,
    legend: filterLegend(marks, RESULT_GAIN_LEGEND),
  };
}
