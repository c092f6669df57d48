import type { CompareQuery } from "../compare/compare-query";
import { compareBestFirst } from "../compare/improvement";
import { formatProtocol, formatProtocolScope, toScopeKey } from "../compare/protocol";
import { RESULT_MEASURES, type Result, type ResultMeasure } from "../compare/result";
import { type GroupedResult, groupResults, type ResultGroup } from "../compare/result-groups";
import { groupBy } from "../format/group-by";
import { formatCount, formatList } from "../format/numbers";
import { formatSizeLabel } from "../query/size-range";
import { type ChartDescription, formatResultSource } from "./chart-description";
import { type RankedChart, toRankedChart } from "./ranked-chart";
import { renderRankedSvg } from "./ranked-svg";
import { truncateText } from "./svg-text";

/** The chart of a comparison: one panel for each benchmark and each group of comparable results. */

export interface ComparePanel {
  readonly key: string;
  /** Benchmark, or average. */
  readonly scope: string;
  /** Benchmark and metric. */
  readonly heading: string;
  /** Unit of the scores, as `protocol.scale.unit`. */
  readonly unit: string | null;
  /** Best first. */
  readonly chart: RankedChart;
}

export interface CompareChart {
  readonly panels: readonly ComparePanel[];
  readonly description: ChartDescription;
}

/** Maximum number of panels. */
const MAX_PANELS = 6;
/** Maximum number of rows of a panel; the table shows all. */
const MAX_PANEL_ROWS = 30;

/** Returns the measure with most gains, preferring earlier ones. */
function selectMeasure(results: readonly Result[]): ResultMeasure {
  const count = (measure: ResultMeasure) => results.filter(({ gains }) => gains[measure] !== null).length;
  return RESULT_MEASURES.reduce((best, measure) => (count(measure) > count(best) ? measure : best));
}

/** Groups results that are on the same benchmarks. */
function groupByScope(all: readonly Result[]): ResultGroup[] {
  const scopes = groupBy(all, ({ protocol }) => toScopeKey(protocol));
  return [...scopes].flatMap(([scope, results]) =>
    groupResults(results).map((group) => ({ ...group, key: JSON.stringify([scope, group.key]) })),
  );
}

/** Returns the position of a group in the list of chosen benchmarks; averages and values for several come last. */
function getChosenPosition({ reference: { scope, benchmarkIds } }: ResultGroup, chosenIds: readonly string[]): number {
  const position = scope === "single" ? chosenIds.indexOf(benchmarkIds[0] ?? "") : -1;
  return position === -1 ? chosenIds.length : position;
}

/** Selects groups of the requested benchmarks, or of all, with at least one change or two results. */
function selectGroups(results: readonly Result[], { benchmark }: Pick<CompareQuery, "benchmark">): ResultGroup[] {
  const isRequested = ({ reference: { benchmarkIds } }: ResultGroup) =>
    benchmarkIds.length > 0 && (benchmark.length === 0 || benchmarkIds.every((id) => benchmark.includes(id)));
  const hasEnough = ({ results }: ResultGroup) => results.length > 1 || results.some(({ form }) => form === "change");
  return groupByScope(results)
    .filter((group) => isRequested(group) && hasEnough(group))
    .sort((a, b) => b.results.length - a.results.length)
    .slice(0, MAX_PANELS)
    .sort((a, b) => getChosenPosition(a, benchmark) - getChosenPosition(b, benchmark));
}

/** Sorts results best first: those with a value, then those with a gain only. */
function sortBestFirst({ results, lowerIsBetter }: ResultGroup, measure: ResultMeasure): GroupedResult[] {
  const compare = compareBestFirst(lowerIsBetter);
  return [...results].sort((a, b) => {
    if (a.after !== null && b.after !== null) return compare(a.after, b.after);
    if (a.after !== null || b.after !== null) return a.after === null ? 1 : -1;
    return (b.gains[measure] ?? Number.NEGATIVE_INFINITY) - (a.gains[measure] ?? Number.NEGATIVE_INFINITY) || 0;
  });
}

function toComparePanel(group: ResultGroup, groups: readonly ResultGroup[]): ComparePanel {
  const { key, reference } = group;
  const unit = reference.scale.unit;
  const scope = formatProtocolScope(reference);
  const shared = groups.filter((other) => other.reference.scale.unit === unit).flatMap(({ results }) => results);
  const measure = selectMeasure(shared);
  return {
    key,
    scope,
    unit,
    heading: `${reference.scope === "average" ? `The ${scope}` : scope}: ${formatProtocol(reference)}`,
    chart: toRankedChart(sortBestFirst(group, measure).slice(0, MAX_PANEL_ROWS), {
      measure,
      scoreUnit: unit,
      metric: reference.metric.name,
      alsoCovered: shared,
    }),
  };
}

const formatSizes = (size: readonly string[]): string =>
  size.length === 0 ? "" : ` of ${formatList(size.map(formatSizeLabel), size.length)} models`;

function describeComparison(groups: readonly ResultGroup[], { size }: Pick<CompareQuery, "size">): ChartDescription {
  const all = groups.flatMap(({ results }) => results);
  const papers = new Set(all.map(({ claim }) => claim.paper_id)).size;
  const scopes = [...new Set(groups.map(({ reference }) => truncateText(formatProtocolScope(reference), 60)))];
  const left = groups.some(({ results }) => results.length > MAX_PANEL_ROWS);
  return {
    title: `${scopes.join(" vs. ")}: ${formatCount(all.length, "result")}${formatSizes(size)}, ${formatCount(papers, "paper")}`,
    label: [...new Set(groups.map(({ label }) => label))].join("; "),
    notes: [
      ...(groups.length > 1
        ? [
            "Each panel is one benchmark, metric and unit. Panels in one unit share a scale, but their values are not comparable.",
          ]
        : []),
      ...(left ? [`Only the first ${MAX_PANEL_ROWS} results of each panel are shown.`] : []),
    ],
    source: formatResultSource(all),
  };
}

/** Builds the chart of the results of a comparison; null if there is nothing to compare. */
export function toCompareChart(
  results: readonly Result[],
  query: Pick<CompareQuery, "benchmark" | "size">,
): CompareChart | null {
  const groups = selectGroups(results, query);
  if (groups.length === 0) return null;
  return {
    panels: groups.map((group) => toComparePanel(group, groups)),
    description: describeComparison(groups, query),
  };
}

/** Renders the chart as an SVG document. */
export const renderCompareSvg = ({ panels, description }: CompareChart): string => renderRankedSvg(panels, description);
