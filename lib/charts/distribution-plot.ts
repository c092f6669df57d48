import type { GainMeasure } from "../compare/points";
import { formatCount, formatNumber } from "../format/numbers";
import { describeGain, toGainLegend, toGainStyle } from "./gain-style";
import { excludeBestCases, type MeasuredGain, roundedQuantile } from "./measured-gains";
import { type AxisTick, type ChartMark, filterLegend, type Plot, type PlotBar } from "./plot";
import { niceScale } from "./value-scale";

/** Gains from `from` (inclusive) to `to` (exclusive). */
export interface GainBin {
  readonly from: number;
  readonly to: number;
  readonly gains: readonly MeasuredGain[];
}

/** Approximate number of bins; zero is always an edge, so that gains and losses are in separate bins. */
const TARGET_BIN_COUNT = 12;
/** Higher stacks are drawn as bars, because single marks would be too small. */
const MAX_STACK_HEIGHT = 12;
/** Number of characters that fit below the narrowest chart, on a phone. */
const MAX_LABEL_CHARS = 30;

/** Groups gains into bins of equal round width, including empty bins in between. */
export function toBins(gains: readonly MeasuredGain[]): GainBin[] {
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

interface DistributionPlotOptions {
  readonly measure: GainMeasure;
  readonly unit: string | null;
  readonly directionKnown: boolean;
}

/** Builds the plot of the distribution of gains: stacked marks, or bars for high stacks. */
export function toDistributionPlot(
  gains: readonly MeasuredGain[],
  { measure, unit, directionKnown }: DistributionPlotOptions,
): Plot {
  const bins = toBins(gains);
  const highest = Math.max(0, ...bins.map((bin) => bin.gains.length));
  const isStacked = highest <= MAX_STACK_HEIGHT;
  const width = 1 / Math.max(1, bins.length);
  const top = isStacked ? Math.max(highest, 5) : highest;
  const low = bins[0]?.from ?? 0;
  const high = bins.at(-1)?.to ?? 1;
  const x = (value: number) => (value - low) / (high - low);
  const toMark = (gain: MeasuredGain, i: number, place: number): ChartMark => ({
    claim: gain.claim,
    x: (i + 0.5) * width,
    y: (place + 0.5) / top,
    ...toGainStyle(gain),
    details: describeGain(gain, measure, unit),
  });
  const marks = isStacked
    ? bins.flatMap((bin, i) =>
        [...bin.gains].sort((a, b) => a.gain - b.gain).map((gain, place) => toMark(gain, i, place)),
      )
    : [];
  const toBar = (bin: GainBin, i: number): PlotBar => ({
    x: i * width,
    width,
    height: bin.gains.length / top,
    label: `${formatNumber(bin.from)} to under ${formatNumber(bin.to)}: ${formatCount(bin.gains.length, "gain")}`,
  });
  const median = roundedQuantile(
    excludeBestCases(gains).map(({ gain }) => gain),
    0.5,
  );
  return {
    xLabel: "gain",
    yLabel: "claims",
    xTicks: toEdgeTicks(bins, x),
    yTicks: isStacked
      ? []
      : niceScale([0, top], false, 4).ticks.flatMap((tick) =>
          tick <= top ? [{ at: tick / top, label: formatNumber(tick) }] : [],
        ),
    marks,
    lines: median === null ? [] : [{ from: [x(median), 0], to: [x(median), 1], kind: "median" }],
    bars: isStacked ? [] : bins.map(toBar),
    lane: null,
    legend: filterLegend(marks, toGainLegend(directionKnown)),
  };
}
