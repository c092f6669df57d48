import { type Axis, formatAxisScope, isMultiBenchmark, toAxisId } from "../compare/axis";
import { compareBestFirst } from "../compare/improvement";
import { type ChartPanel, withNamedMetricOnly } from "../compare/panels";
import {
  type BeforeAfterPoint,
  GAIN_MEASURES,
  type GainMeasure,
  type ResultPoint,
  type ScorePoint,
} from "../compare/points";
import type { BenchmarkSeries } from "../compare/series";
import { sortPairs } from "../compare/series-order";
import { formatCount, formatNumber } from "../format/numbers";
import type { BenchmarkView, ChartKind } from "./benchmark-view";
import { type ChartDescription, formatChartSource, formatUnnamedMetricNote, listGainNotes } from "./chart-description";
import { changesTitle, distributionTitle, scoresTitle, sizeTitle, type TitleContext, timeTitle } from "./chart-titles";
import { toDistributionPlot } from "./distribution-plot";
import { renderDumbbellSvg } from "./dumbbell-svg";
import { toGainSizePlot } from "./gain-size-plot";
import { GAIN_MEASURE_LABELS, listMeasuredGains, type MeasuredGain, selectDefaultMeasure } from "./measured-gains";
import type { Plot } from "./plot";
import { renderPlotSvg } from "./plot-svg";
import { truncateText } from "./svg-text";
import { toTimePlot } from "./time-plot";
import { type TimePoint, toTimeline } from "./timeline";
import { niceScale, type ValueScale } from "./value-scale";

/** The charts of one axis of a benchmark in the requested view. */
export interface BenchmarkCharts {
  readonly panel: ChartPanel;
  /** Scope of the values, as in titles. */
  readonly scope: string;
  /** Measures with enough gains to draw. */
  readonly measures: readonly GainMeasure[];
  readonly measure: GainMeasure;
  readonly titleContext: TitleContext;
  /** In the order of the view; not truncated. */
  readonly pairs: readonly BeforeAfterPoint[];
  /** Best first. */
  readonly scores: readonly ScorePoint[];
  /** Shared by pairs and scores. */
  readonly scale: ValueScale;
  readonly gains: readonly MeasuredGain[];
  readonly times: readonly TimePoint[];
}

/** Maximum length of a name in titles. */
const MAX_SCOPE_LENGTH = 80;

/** Number of rows that are shown by default. */
export const INITIAL_ROWS = 40;
export const MAX_CHART_ROWS = 400;
/** Maximum number of marks; the newest are drawn. */
export const MAX_MARKS = 250;

/** Returns the requested panel, or the largest one if it does not exist. */
export function selectPanel(
  { benchmarkPanels: own, multiBenchmarkPanels: shared }: BenchmarkSeries,
  axis: string | null,
): ChartPanel | null {
  const panels = [...own, ...shared];
  return panels.find((panel) => toAxisId(panel.axis) === axis) ?? panels[0] ?? null;
}

const selectNewest = <T extends Pick<ResultPoint, "published">>(points: readonly T[]): T[] =>
  [...points].sort((a, b) => (b.published ?? "").localeCompare(a.published ?? "")).slice(0, MAX_MARKS);

/**
 * Formats the scope for titles: "MathVista", "the average over AIME 2024 and AIME 2025", "AIME 2024 and AIME 2025
 * together".
 */
function formatScope(axis: Axis, name: string): string {
  if (!isMultiBenchmark(axis)) return name;
  return axis.aggregate ? `the ${formatAxisScope(axis)}` : formatAxisScope(axis);
}

/** Minimum number of gains or days for each chart. */
const MIN_RESULTS = { size: 2, distribution: 4, days: 3 };

const hasSizes = (gains: readonly MeasuredGain[]): boolean =>
  gains.length >= MIN_RESULTS.size && gains.some((gain) => gain.size !== null);
const hasDistribution = (gains: readonly MeasuredGain[]): boolean => gains.length >= MIN_RESULTS.distribution;

/** Selects the data of a view; null if there is no panel. */
export function toBenchmarkCharts(series: BenchmarkSeries, name: string, view: BenchmarkView): BenchmarkCharts | null {
  const whole = selectPanel(series, view.axis);
  if (whole === null) return null;
  const panel = view.unnamed === "without" ? withNamedMetricOnly(whole) : whole;
  const scope = truncateText(formatScope(panel.axis, name), MAX_SCOPE_LENGTH);
  const gainsInMeasure = (measure: GainMeasure) => listMeasuredGains(panel, measure, view.size_of);
  const measures = GAIN_MEASURES.filter(
    (each) => hasSizes(gainsInMeasure(each)) || hasDistribution(gainsInMeasure(each)),
  );
  const measure = measures.find((each) => each === view.measure) ?? selectDefaultMeasure(panel, measures);
  const { lowerIsBetter, directionKnown } = panel;
  const compare = compareBestFirst(lowerIsBetter);
  const scores = [...panel.scores].sort((a, b) => compare(a.value, b.value));
  const values = [...scores.map((s) => s.value), ...panel.pairs.flatMap((p) => [p.before, p.after])];
  return {
    panel,
    scope,
    measures,
    measure,
    titleContext: { scope, measure, unit: panel.axis.unit, lowerIsBetter, directionKnown },
    pairs: sortPairs(panel.pairs, { order: view.order, lowerIsBetter, reversed: view.direction === "up" }),
    scores,
    scale: niceScale(values, panel.axis.unit === "%"),
    gains: gainsInMeasure(measure),
    times: toTimeline(panel),
  };
}

/** Whether there is enough data for a chart. */
export function hasEnoughData(charts: BenchmarkCharts, chart: ChartKind): boolean {
  const { pairs, scores, gains, times } = charts;
  switch (chart) {
    case "changes":
      return pairs.length > 0;
    case "scores":
      return scores.length > 0;
    case "size":
      return hasSizes(gains);
    case "distribution":
      return hasDistribution(gains);
    case "time":
      return new Set(times.map((point) => point.published)).size >= MIN_RESULTS.days;
  }
}

const truncationNote = (shown: number, all: number, what: string): string[] =>
  shown < all ? [`Only ${what} ${formatNumber(shown)} of ${formatCount(all, "value")} are shown.`] : [];

function timeNotes({ panel, times }: BenchmarkCharts): string[] {
  const undated = panel.pairs.length + panel.scores.length - times.length;
  return [
    `The line is the ${panel.lowerIsBetter ? "lowest" : "highest"} value so far among proposed systems.`,
    ...(undated > 0
      ? [`${formatCount(undated, "value")} without a date ${undated === 1 ? "is" : "are"} not shown.`]
      : []),
    ...truncationNote(Math.min(times.length, MAX_MARKS), times.length, "the newest"),
  ];
}

/** Returns title, notes and source of a chart. */
export function describeChart(charts: BenchmarkCharts, chart: ChartKind): ChartDescription {
  const { panel, scope, titleContext: setting, gains, times, pairs, scores, measure } = charts;
  const values = { label: panel.label, notes: [] };
  const around = (points: readonly ResultPoint[]) => ({
    unnamed: formatUnnamedMetricNote(panel, points),
    source: formatChartSource(points),
  });
  const label = `${panel.axis.metric ?? "metric not stated"}, gain in ${GAIN_MEASURE_LABELS[measure]}`;
  const notes = listGainNotes(panel, gains, measure);
  switch (chart) {
    case "changes":
      return { title: changesTitle(pairs, setting), ...values, ...around(pairs) };
    case "scores":
      return { title: scoresTitle(panel, scope), ...values, ...around(scores) };
    case "size": {
      const marks = truncationNote(Math.min(gains.length, MAX_MARKS), gains.length, "the newest");
      return { title: sizeTitle(gains, setting), label, notes: [...notes, ...marks], ...around(gains) };
    }
    case "distribution":
      return { title: distributionTitle(gains, setting), label, notes, ...around(gains) };
    case "time": {
      const dated = [...pairs, ...scores].filter((point) => point.published !== null);
      return { title: timeTitle(times, setting), ...values, notes: timeNotes(charts), ...around(dated) };
    }
  }
}

/** Returns the plot of a chart with marks. */
export function toPlot(charts: BenchmarkCharts, chart: "size" | "distribution" | "time", view: BenchmarkView): Plot {
  const { gains, times, measure, titleContext: setting, panel } = charts;
  const { unit } = setting;
  const { directionKnown } = panel;
  if (chart === "size")
    return toGainSizePlot(selectNewest(gains), { measure, sizeOf: view.size_of, unit, directionKnown });
  if (chart === "distribution") return toDistributionPlot(gains, { measure, unit, directionKnown });
  return toTimePlot(times.slice(-MAX_MARKS), unit);
}

/** Returns the rows of a view: the first ones, or all up to a limit. */
export function selectVisibleRows<T>(rows: readonly T[], view: BenchmarkView): readonly T[] {
  return rows.slice(0, view.rows === "all" ? MAX_CHART_ROWS : INITIAL_ROWS);
}

/** Renders a chart as an SVG document; null without enough data. */
export function renderChartSvg(charts: BenchmarkCharts, chart: ChartKind, view: BenchmarkView): string | null {
  if (!hasEnoughData(charts, chart)) return null;
  const description = describeChart(charts, chart);
  if (chart !== "changes" && chart !== "scores") return renderPlotSvg(toPlot(charts, chart, view), description);
  const all = chart === "changes" ? charts.pairs : charts.scores;
  const points = selectVisibleRows<BeforeAfterPoint | ScorePoint>(all, view);
  const notes = [...description.notes, ...truncationNote(points.length, all.length, "the first")];
  const panel = { heading: null, unit: charts.panel.axis.unit, points, scale: charts.scale };
  return renderDumbbellSvg([panel], { ...description, notes });
}
