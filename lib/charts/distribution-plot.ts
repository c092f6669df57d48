import type { ResultMeasure } from "../compare/result";
import type { GroupedResult } from "../compare/result-groups";
import { formatCount, formatNumber } from "../format/numbers";
import { type AxisTick, type ChartMark, filterLegend, type Plot, type PlotBar } from "./plot";
import { type PlottedGain, RESULT_GAIN_LEGEND, toPlottedGains } from "./plotted-gain";
import { formatGainAxis } from "./ranked-labels";
import { findRoundedMedian } from "./rounded-gain";
import { niceScale } from "./value-scale";

/** Gains from `from` (inclusive) to `to` (exclusive). */
export interface GainBin {
  readonly from: number;
  readonly to: number;
  readonly gains: readonly PlottedGain[];
}

/** Approximate number of bins; zero is always an edge, so that gains and losses are in separate bins. */
const TARGET_BIN_COUNT = 12;
/** Higher stacks are drawn as bars, because single marks would be too small. */
const MAX_STACK_HEIGHT = 12;
/** Number of characters that fit below the narrowest chart, on a phone. */
const MAX_LABEL_CHARS = 30;

/** Groups gains into bins of equal round width, including empty bins in between. */
export function toBins(gains: readonly PlottedGain[]): GainBin[] {
  const values = gains.map(({ gain }) => gain);
  if (values.length === 0) return [];
  const { ticks } = niceScale([0, ...values], false, TARGET_BIN_COUNT);
  const width = Math.abs((ticks[1] ?? 1) - (ticks[0] ?? 0));
  // Floating-point sums may be slightly below the edge.
  const toBinIndex = (gain: number) => Math.floor(gain / width + 1e-9);
  const [first, last] = [toBinIndex(Math.min(...values)), toBinIndex(Math.max(...values))];
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const from = Number(((first + i) * width).toPrecision(12));
    const to = Number(((first + i + 1) * width).toPrecision(12));
    return { from, to, gains: gains.filter(({ gain }) => toBinIndex(gain) === first + i) };
  });
}

/** Selects the edges with labels: as many as fit, always including zero. */
function toEdgeTicks(bins: readonly GainBin[], x: (value: number) => number): AxisTick[] {
  const [first, last] = [bins[0], bins.at(-1)];
  if (!first || !last) return [];
  const labels = [...bins.map(({ from }) => from), last.to].map((edge) => ({ edge, label: formatNumber(edge) }));
  const letters = labels.reduce((sum, { label }) => sum + label.length + 1, 0);
  const step = Math.ceil(letters / MAX_LABEL_CHARS);
  const width = first.to - first.from;
  const named = labels.filter(({ edge }) => Math.round(edge / width) % step === 0);
  return named.map(({ edge, label }) => ({ at: x(edge), label }));
}

/** Returns the marks of the bins, stacked from the smallest gain. */
function toStackedMarks(bins: readonly GainBin[], top: number): ChartMark[] {
  return bins.flatMap(({ gains }, i) =>
    [...gains]
      .sort((a, b) => a.gain - b.gain)
      .map(({ claim, style: { shape, tone }, details }, place) => ({
        claim,
        x: (i + 0.5) / bins.length,
        y: (place + 0.5) / top,
        shape,
        tone,
        details,
      })),
  );
}

function toBars(bins: readonly GainBin[], top: number): PlotBar[] {
  return bins.map(({ from, to, gains }, i) => ({
    x: i / bins.length,
    width: 1 / bins.length,
    height: gains.length / top,
    label: `${formatNumber(from)} to under ${formatNumber(to)}: ${formatCount(gains.length, "gain")}`,
  }));
}

const toCountTicks = (top: number): AxisTick[] =>
  niceScale([0, top], false, 4).ticks.flatMap((tick) =>
    tick <= top ? [{ at: tick / top, label: formatNumber(tick) }] : [],
  );

/**
 * Builds the plot of the distribution of the gains of results in a measure: stacked marks, or bars for high stacks.
 * Improvements are to the right of zero.
 */
export function toResultDistributionPlot(results: readonly GroupedResult[], measure: ResultMeasure): Plot {
  const gains = toPlottedGains(results, measure);
  const bins = toBins(gains);
  const highest = Math.max(0, ...bins.map((bin) => bin.gains.length));
  const isStacked = highest <= MAX_STACK_HEIGHT;
  const top = isStacked ? Math.max(highest, 5) : highest;
  const [low, high] = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1];
  const x = (value: number) => (value - low) / (high - low);
  const marks = isStacked ? toStackedMarks(bins, top) : [];
  const typical = gains.flatMap(({ isTypical, gain }) => (isTypical ? gain : []));
  const median = findRoundedMedian(typical);
  return {
    xLabel: `${formatGainAxis(results, measure)} (dashed line: median)`,
    yLabel: "claims",
    xTicks: toEdgeTicks(bins, x),
    yTicks: isStacked ? [] : toCountTicks(top),
    marks,
    lines: median === null ? [] : [{ from: [x(median), 0], to: [x(median), 1], kind: "median" }],
    bars: isStacked ? [] : toBars(bins, top),
    lane: null,
    legend: filterLegend(marks, RESULT_GAIN_LEGEND),
  };
}
