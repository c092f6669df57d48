import type { Claim } from "../claim/claim";
import { formatAxisScope, getRequestedPosition } from "../compare/axis";
import type { CompareQuery } from "../compare/compare-query";
import { compareBestFirst } from "../compare/improvement";
import { formatProtocol, type Protocol } from "../compare/protocol";
import { RESULT_MEASURES, type Result, type ResultMeasure, toResults } from "../compare/result";
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

/** A group of results on the same benchmarks. */
interface ScopedGroup extends ResultGroup {
  readonly axis: { readonly benchmarks: readonly string[]; readonly aggregate: boolean };
}

/** Returns the measure with most gains, preferring earlier ones. */
function selectMeasure(results: readonly Result[]): ResultMeasure {
  const count = (measure: ResultMeasure) => results.filter(({ gains }) => gains[measure] !== null).length;
  return RESULT_MEASURES.reduce((best, measure) => (count(measure) > count(best) ? measure : best));
}

const toScopeKey = ({ scope, benchmarkIds }: Protocol): string => JSON.stringify([scope, benchmarkIds]);

function toScopedGroups(claims: readonly Claim[]): ScopedGroup[] {
  const scopes = groupBy(toResults(claims), ({ protocol }) => toScopeKey(protocol));
  return [...scopes].flatMap(([scope, results]) =>
    groupResults(results).map((group) => ({
      ...group,
      key: JSON.stringify([scope, group.key]),
      axis: { benchmarks: group.reference.benchmarks, aggregate: group.reference.scope === "average" },
    })),
  );
}

/** Selects groups of the requested benchmarks, or of all, with at least one change or two results. */
function selectGroups(claims: readonly Claim[], { benchmark }: Pick<CompareQuery, "benchmark">): ScopedGroup[] {
  const isRequested = ({ reference: { benchmarkIds } }: ResultGroup) =>
    benchmarkIds.length > 0 && (benchmark.length === 0 || benchmarkIds.every((id) => benchmark.includes(id)));
  const hasEnough = ({ results }: ResultGroup) => results.length > 1 || results.some(({ form }) => form === "change");
  return toScopedGroups(claims)
    .filter((group) => isRequested(group) && hasEnough(group))
    .sort((a, b) => b.results.length - a.results.length)
    .slice(0, MAX_PANELS)
    .sort((a, b) => getRequestedPosition(a.axis, benchmark) - getRequestedPosition(b.axis, benchmark));
}

/** Sorts results best first: those with a value, then those with a gain only. */
function sortBestFirst({ results, lowerIsBetter }: ScopedGroup, measure: ResultMeasure): GroupedResult[] {
  const compare = compareBestFirst(lowerIsBetter);
  return [...results].sort((a, b) => {
    if (a.after !== null && b.after !== null) return compare(a.after, b.after);
    if (a.after !== null || b.after !== null) return a.after === null ? 1 : -1;
    return (b.gains[measure] ?? Number.NEGATIVE_INFINITY) - (a.gains[measure] ?? Number.NEGATIVE_INFINITY) || 0;
  });
}

function toComparePanel(group: ScopedGroup, groups: readonly ScopedGroup[]): ComparePanel {
  const { key, reference, axis } = group;
  const unit = reference.scale.unit;
  const scope = formatAxisScope(axis);
  const shared = groups.filter((other) => other.reference.scale.unit === unit).flatMap(({ results }) => results);
  const measure = selectMeasure(shared);
  return {
    key,
    scope,
    unit,
    heading: `${axis.aggregate ? `The ${scope}` : scope}: ${formatProtocol(reference)}`,
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

function describeComparison(groups: readonly ScopedGroup[], { size }: Pick<CompareQuery, "size">): ChartDescription {
  const all = groups.flatMap(({ results }) => results);
  const papers = new Set(all.map(({ claim }) => claim.paper_id)).size;
  const scopes = [...new Set(groups.map(({ axis }) => truncateText(formatAxisScope(axis), 60)))];
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

/** Builds the chart of a comparison; null if there is nothing to compare. */
export function toCompareChart(
  claims: readonly Claim[],
  query: Pick<CompareQuery, "benchmark" | "size">,
): CompareChart | null {
  const groups = selectGroups(claims, query);
  if (groups.length === 0) return null;
  return {
    panels: groups.map((group) => toComparePanel(group, groups)),
    description: describeComparison(groups, query),
  };
}

/** Renders the chart as an SVG document. */
export const renderCompareSvg = ({ panels, description }: CompareChart): string => renderRankedSvg(panels, description);
