import type { FamilyResults } from "../compare/family-results";
import type { FamilyChart, FamilyView } from "../compare/family-view";
import type { GroupedResult, ResultGroup } from "../compare/result-groups";
import { formatCount, formatList } from "../format/numbers";
import { type ChartDescription, formatResultSource } from "./chart-description";
import { toResultSizePlot } from "./gain-size-plot";
import type { Plot } from "./plot";
import { renderPlotSvg } from "./plot-svg";
import { type RankedChart, toRankedChart } from "./ranked-chart";
import { renderRankedSvg } from "./ranked-svg";
import { toResultTimePlot } from "./result-time-plot";

/** The charts of a benchmark page: ranked results, gain by model size, and values over time. */

/** Number of rows that are shown by default, and at most. */
export const INITIAL_ROWS = 25;
const MAX_ROWS = 400;

/** Returns the rows that the view shows. */
export const selectRows = <T>(rows: readonly T[], { rows: limit }: Pick<FamilyView, "rows">): readonly T[] =>
  rows.slice(0, limit === "all" ? MAX_ROWS : INITIAL_ROWS);

/** Builds the chart of the results of a view. */
export function toFamilyChart(rows: readonly GroupedResult[], group: ResultGroup, view: FamilyView): RankedChart {
  const { metric, scale } = group.reference;
  return toRankedChart(selectRows(rows, view), { measure: view.measure, scoreUnit: scale.unit, metric: metric.name });
}

/** Returns title, notes and source of the chart of results. */
export function describeFamilyChart(name: string, results: FamilyResults, view: FamilyView): ChartDescription {
  const { rows, main } = results;
  const shown = selectRows(rows, view).length;
  return {
    title: `Results on ${name}`,
    label: main?.label ?? "",
    notes: shown < rows.length ? [`The first ${shown} of ${formatCount(rows.length, "result")} are shown.`] : [],
    source: formatResultSource(rows),
  };
}

/** Minimum number of results of a plot. */
const MIN_MARKS = 3;

/** Charts of a family that are plots. */
export const FAMILY_PLOTS = ["size", "time"] as const satisfies readonly FamilyChart[];
type FamilyPlot = (typeof FAMILY_PLOTS)[number];

/** Returns whether a text names a plot. */
export const isFamilyPlot = (text: string): text is FamilyPlot => FAMILY_PLOTS.some((name) => name === text);

/** Builds the plot of gains by model size, or of values over time; null without enough results. */
export function toFamilyPlot(
  chart: FamilyPlot,
  { rows, main }: Pick<FamilyResults, "rows" | "main">,
  { measure, size_of }: Pick<FamilyView, "measure" | "size_of">,
): Plot | null {
  if (main === null) return null;
  const { metric, scale } = main.reference;
  const plot =
    chart === "size"
      ? toResultSizePlot(rows, { measure, sizeOf: size_of })
      : toResultTimePlot(rows, { scoreUnit: scale.unit, metric: metric.name, lowerIsBetter: main.lowerIsBetter });
  return plot.marks.length < MIN_MARKS ? null : plot;
}

/** Returns title, notes and source of a plot. */
export function describeFamilyPlot(
  chart: FamilyPlot,
  name: string,
  plot: Plot,
  { rows, main }: Pick<FamilyResults, "rows" | "main">,
): ChartDescription {
  const shown = new Set(plot.marks.map(({ claim }) => claim));
  const isSize = chart === "size";
  return {
    title: isSize ? `Gains on ${name} by model size` : `Results on ${name} over time`,
    label: isSize ? plot.yLabel : (main?.label ?? ""),
    notes: isSize
      ? ["Baselines are not shown. A dashed line is the median of at least three gains of models of one size."]
      : [
          `The line is the ${main?.lowerIsBetter ? "lowest" : "highest"} value so far of proposed systems on ${formatList(main?.reference.benchmarks ?? [])}.`,
        ],
    source: formatResultSource(rows.filter(({ claim }) => shown.has(claim.id))),
  };
}

/** Renders a chart as an SVG document; null without enough results. */
export function renderFamilyChartSvg(
  chart: FamilyChart,
  name: string,
  results: FamilyResults,
  view: FamilyView,
): string | null {
  const { main, rows } = results;
  if (main === null) return null;
  if (chart === "results") {
    const section = { heading: null, chart: toFamilyChart(rows, main, view) };
    return renderRankedSvg([section], describeFamilyChart(name, results, view));
  }
  const plot = toFamilyPlot(chart, results, view);
  return plot && renderPlotSvg(plot, describeFamilyPlot(chart, name, plot, results));
}
