import type { BenchmarkView, Chart } from "./benchmark-view";
import { MEASURES, type Measure, type Pair, type Point, type Score } from "./chart-points";
import { changesTitle, distributionTitle, type Measured, scoresTitle, sizeTitle, timeTitle } from "./chart-titles";
import { type Axis, axisId, axisScope, isOverSeveral } from "./comparable";
import { distributionPlot } from "./distribution-plot";
import { dumbbellSvg } from "./dumbbell-svg";
import { type Figure, gainNotes, sourceOf, unnamedNote } from "./figure";
import { formatCount } from "./format";
import { gainSizePlot } from "./gain-size-plot";
import { bestFirst } from "./improvement";
import { MEASURE_NAMES, type MeasuredGain, measuredGains, usualMeasure } from "./measured-gains";
import { namedOnly, type Panel } from "./panels";
import type { Plot } from "./plot";
import { plotSvg } from "./plot-svg";
import type { BenchmarkSeries } from "./series";
import { niceScale, type Scale, sortPairs } from "./series-order";
import { clipText } from "./svg-text";
import { timePlot } from "./time-plot";
import { type TimePoint, toTimeline } from "./timeline";

/** The charts of one axis of a benchmark, in the view that an address asks for. */
export interface BenchmarkCharts {
  readonly panel: Panel;
  /** Whose values these are, as titles say it. */
  readonly scope: string;
  /** In which there are enough gains to draw. */
  readonly measures: readonly Measure[];
  readonly measure: Measure;
  readonly setting: Measured;
  /** In the order of the view; the first of them where the view does not ask for all. */
  readonly pairs: readonly Pair[];
  /** The best first. */
  readonly scores: readonly Score[];
  /** One for pairs and scores, so that they may stand side by side. */
  readonly scale: Scale;
  readonly gains: readonly MeasuredGain[];
  readonly times: readonly TimePoint[];
}

/** Longer names are cut in titles. */
const LONGEST_SCOPE = 80;

/** So many rows are shown until all are asked for. */
export const FIRST_ROWS = 40;
export const MOST_ROWS = 400;
/** More marks than this make one blot; the newest are drawn. */
export const MOST_MARKS = 250;

/** The axis of an address, or the fullest one where it names none that is there. */
export function chooseAxis({ own, shared }: BenchmarkSeries, axis: string | null): Panel | null {
  const panels = [...own, ...shared];
  return panels.find((panel) => axisId(panel.axis) === axis) ?? panels[0] ?? null;
}

const newest = <T extends Pick<Point, "published">>(points: readonly T[]): T[] =>
  [...points].sort((a, b) => (b.published ?? "").localeCompare(a.published ?? "")).slice(0, MOST_MARKS);

/** "MathVista", "the average over AIME 2024 and AIME 2025", "AIME 2024 and AIME 2025 together". */
function scopeWords(axis: Axis, name: string): string {
  if (!isOverSeveral(axis)) return name;
  return axis.aggregate ? `the ${axisScope(axis)}` : axisScope(axis);
}

/** Fewer gains have no distribution, and fewer days no development. */
const FEWEST = { size: 2, distribution: 4, days: 3 };

const hasSizes = (gains: readonly MeasuredGain[]): boolean =>
  gains.length >= FEWEST.size && gains.some((gain) => gain.size !== null);
const hasDistribution = (gains: readonly MeasuredGain[]): boolean => gains.length >= FEWEST.distribution;

/** What the view shows of a benchmark; null where there is nothing that an axis could hold. */
export function toBenchmarkCharts(series: BenchmarkSeries, name: string, view: BenchmarkView): BenchmarkCharts | null {
  const whole = chooseAxis(series, view.axis);
  if (whole === null) return null;
  const panel = view.unnamed === "without" ? namedOnly(whole) : whole;
  const scope = clipText(scopeWords(panel.axis, name), LONGEST_SCOPE);
  const inMeasure = (measure: Measure) => measuredGains(panel, measure, view.size_of);
  const measures = MEASURES.filter((each) => hasSizes(inMeasure(each)) || hasDistribution(inMeasure(each)));
  const measure = measures.find((each) => each === view.measure) ?? usualMeasure(panel, measures);
  const { lowerIsBetter, directionKnown } = panel;
  const compare = bestFirst(lowerIsBetter);
  const scores = [...panel.scores].sort((a, b) => compare(a.value, b.value));
  const values = [...scores.map((s) => s.value), ...panel.pairs.flatMap((p) => [p.before, p.after])];
  return {
    panel,
    scope,
    measures,
    measure,
    setting: { scope, measure, unit: panel.axis.unit, lowerIsBetter, directionKnown },
    pairs: sortPairs(panel.pairs, { order: view.order, lowerIsBetter, turned: view.direction === "up" }),
    scores,
    scale: niceScale(values, panel.axis.unit === "%"),
    gains: inMeasure(measure),
    times: toTimeline(panel),
  };
}

/** Whether there is enough of what a chart shows. */
export function isDrawn(charts: BenchmarkCharts, chart: Chart): boolean {
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
      return new Set(times.map((point) => point.published)).size >= FEWEST.days;
  }
}

const firstNote = (shown: number, all: number, what: string): string[] =>
  shown < all ? [`Only ${what} ${formatCount(shown, "value")} of ${formatCount(all, "value")} are drawn.`] : [];

function timeNotes({ panel, times }: BenchmarkCharts): string[] {
  const undated = panel.pairs.length + panel.scores.length - times.length;
  return [
    `The line is the ${panel.lowerIsBetter ? "lowest" : "highest"} so far among the results of the papers themselves.`,
    ...(undated > 0
      ? [`${formatCount(undated, "value")} without a date ${undated === 1 ? "is" : "are"} left out.`]
      : []),
    ...firstNote(Math.min(times.length, MOST_MARKS), times.length, "the newest"),
  ];
}

/** The words around a chart. */
export function figureOf(charts: BenchmarkCharts, chart: Chart): Figure {
  const { panel, scope, setting, gains, times, pairs, scores, measure } = charts;
  const values = { label: panel.label, notes: [] };
  const around = (points: readonly Point[]) => ({ unnamed: unnamedNote(panel, points), source: sourceOf(points) });
  const label = `${panel.axis.metric ?? "metric not stated"}, gain in ${MEASURE_NAMES[measure]}`;
  const notes = gainNotes(panel, gains, measure);
  switch (chart) {
    case "changes":
      return { title: changesTitle(pairs, setting), ...values, ...around(pairs) };
    case "scores":
      return { title: scoresTitle(panel, scope), ...values, ...around(scores) };
    case "size": {
      const marks = firstNote(Math.min(gains.length, MOST_MARKS), gains.length, "the newest");
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

/** The plane of a chart that has one. */
export function plotOf(charts: BenchmarkCharts, chart: "size" | "distribution" | "time", view: BenchmarkView): Plot {
  const { gains, times, measure, setting, panel } = charts;
  const { unit } = setting;
  const { directionKnown } = panel;
  if (chart === "size") return gainSizePlot(newest(gains), { measure, sizeOf: view.size_of, unit, directionKnown });
  if (chart === "distribution") return distributionPlot(gains, { measure, unit, directionKnown });
  return timePlot(times.slice(-MOST_MARKS), unit);
}

/** The rows of a view: all that a person could read, or the first ones. */
export function shownRows<T>(rows: readonly T[], view: BenchmarkView): readonly T[] {
  return rows.slice(0, view.rows === "all" ? MOST_ROWS : FIRST_ROWS);
}

/** A chart as an SVG document; null where there is not enough to draw. */
export function chartSvg(charts: BenchmarkCharts, chart: Chart, view: BenchmarkView): string | null {
  if (!isDrawn(charts, chart)) return null;
  const figure = figureOf(charts, chart);
  if (chart !== "changes" && chart !== "scores") return plotSvg(plotOf(charts, chart, view), figure);
  const all = chart === "changes" ? charts.pairs : charts.scores;
  const points = shownRows<Pair | Score>(all, view);
  const notes = [...figure.notes, ...firstNote(points.length, all.length, "the first")];
  const panel = { heading: null, unit: charts.panel.axis.unit, points, scale: charts.scale };
  return dumbbellSvg([panel], { ...figure, notes });
}
