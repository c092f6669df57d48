import { benchmarkId } from "../claim/benchmark-id";
import type { Claim } from "../claim/claim";
import { formatAxisScope, getRequestedPosition } from "../compare/axis";
import type { CompareQuery } from "../compare/compare-query";
import { compareBestFirst } from "../compare/improvement";
import { type ChartPanel, countPapers, toStrictPanels } from "../compare/panels";
import { type BeforeAfterPoint, getFinalValue, type ScorePoint } from "../compare/points";
import { formatCount, formatList } from "../format/numbers";
import { formatSizeLabel } from "../query/size-range";
import { type ChartDescription, formatChartSource } from "./chart-description";
import { renderDumbbellSvg } from "./dumbbell-svg";
import { truncateText } from "./svg-text";
import { niceScale, type ValueScale } from "./value-scale";

/** The chart of a comparison: one panel for each benchmark and metric. */

export interface ComparePanel {
  readonly panel: ChartPanel;
  /** Benchmark and metric. */
  readonly heading: string;
  /** Best first. */
  readonly rows: readonly (BeforeAfterPoint | ScorePoint)[];
  readonly scale: ValueScale;
}

export interface CompareChart {
  readonly panels: readonly ComparePanel[];
  readonly description: ChartDescription;
}

/** Maximum number of panels. */
const MAX_PANELS = 6;
/** Maximum number of rows of a panel; the table shows all. */
const MAX_PANEL_ROWS = 30;

const listPoints = ({ pairs, scores }: Pick<ChartPanel, "pairs" | "scores">): (BeforeAfterPoint | ScorePoint)[] => [
  ...pairs,
  ...scores,
];

const listValues = (panels: readonly ChartPanel[]): number[] =>
  panels.flatMap((panel) => [...panel.scores.map((s) => s.value), ...panel.pairs.flatMap((p) => [p.before, p.after])]);

/** Selects panels of the requested benchmarks, or of all, with at least one change or two scores. */
function selectPanels(claims: readonly Claim[], { benchmark }: Pick<CompareQuery, "benchmark">): ChartPanel[] {
  const isRequested = ({ axis }: ChartPanel) =>
    axis.benchmarks.length > 0 &&
    (benchmark.length === 0 || axis.benchmarks.every((name) => benchmark.includes(benchmarkId(name))));
  return toStrictPanels(claims)
    .filter((panel) => isRequested(panel) && (listPoints(panel).length > 1 || panel.pairs.length > 0))
    .sort((a, b) => listPoints(b).length - listPoints(a).length)
    .slice(0, MAX_PANELS)
    .sort((a, b) => getRequestedPosition(a.axis, benchmark) - getRequestedPosition(b.axis, benchmark));
}

function toComparePanel(panel: ChartPanel, scale: ValueScale): ComparePanel {
  const compare = compareBestFirst(panel.lowerIsBetter);
  const scope = formatAxisScope(panel.axis);
  return {
    panel,
    heading: `${panel.axis.aggregate ? `The ${scope}` : scope}: ${panel.label}`,
    rows: listPoints(panel)
      .sort((a, b) => compare(getFinalValue(a), getFinalValue(b)))
      .slice(0, MAX_PANEL_ROWS),
    scale,
  };
}

const formatSizes = (size: readonly string[]): string =>
  size.length === 0 ? "" : ` of ${formatList(size.map(formatSizeLabel), size.length)} models`;

function describeComparison(panels: readonly ChartPanel[], { size }: Pick<CompareQuery, "size">): ChartDescription {
  const all = panels.flatMap(listPoints);
  const scopes = [...new Set(panels.map(({ axis }) => truncateText(formatAxisScope(axis), 60)))];
  const left = panels.some((panel) => listPoints(panel).length > MAX_PANEL_ROWS);
  return {
    title: `${scopes.join(" vs. ")}: ${formatCount(all.length, "result")}${formatSizes(size)}, ${formatCount(countPapers(all), "paper")}`,
    label: [...new Set(panels.map((panel) => panel.label))].join("; "),
    notes: [
      ...(panels.length > 1
        ? [
            "Each panel is one benchmark, metric and unit. Panels in one unit share a scale, but their values are not comparable.",
          ]
        : []),
      ...(left ? [`Only the first ${MAX_PANEL_ROWS} results of each panel are shown.`] : []),
    ],
    unnamed: null,
    source: formatChartSource(all),
  };
}

/** Builds the chart of a comparison; null if there is nothing to compare. */
export function toCompareChart(
  claims: readonly Claim[],
  query: Pick<CompareQuery, "benchmark" | "size">,
): CompareChart | null {
  const panels = selectPanels(claims, query);
  if (panels.length === 0) return null;
  const scaleOf = (unit: string | null): ValueScale =>
    niceScale(listValues(panels.filter((panel) => panel.axis.unit === unit)), unit === "%");
  return {
    panels: panels.map((panel) => toComparePanel(panel, scaleOf(panel.axis.unit))),
    description: describeComparison(panels, query),
  };
}

/** Renders the chart as an SVG document. */
export function renderCompareSvg({ panels, description: figure }: CompareChart): string {
  const drawn = panels.map(({ panel, heading, rows, scale }) => ({
    heading,
    unit: panel.axis.unit,
    points: rows,
    scale,
  }));
  return renderDumbbellSvg(drawn, figure);
}
