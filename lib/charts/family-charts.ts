import type { FamilyResults } from "../compare/family-results";
import type { FamilyChart, FamilyView } from "../compare/family-view";
import type { GroupedResult, ResultGroup } from "../compare/result-groups";
import { formatCount } from "../format/numbers";
import { type ChartDescription, formatResultSource } from "./chart-description";
import { type RankedChart, toRankedChart } from "./ranked-chart";
import { renderRankedSvg } from "./ranked-svg";

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

/** Renders a chart as an SVG document; null without enough results. */
export function renderFamilyChartSvg(
  chart: FamilyChart,
  name: string,
  results: FamilyResults,
  view: FamilyView,
): string | null {
  const { main, rows } = results;
  if (main === null || chart !== "results") return null;
  const section = { heading: null, chart: toFamilyChart(rows, main, view) };
  return renderRankedSvg([section], describeFamilyChart(name, results, view));
}
