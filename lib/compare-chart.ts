import { benchmarkId } from "./benchmark-id";
import { endOf, type Pair, type Score } from "./chart-points";
import type { Claim } from "./claim";
import { askedPlace, axisScope } from "./comparable";
import type { CompareQuery } from "./compare-path";
import { dumbbellSvg } from "./dumbbell-svg";
import { type Figure, sourceOf } from "./figure";
import { formatAuthors, formatCount } from "./format";
import { bestFirst } from "./improvement";
import { type Panel, papersOf, toStrictPanels } from "./panels";
import { niceScale, type Scale } from "./series-order";
import { sizeLabel } from "./size-range";
import { clipText } from "./svg-text";

/** A comparison as a chart: one panel for each benchmark and metric, one below the other. */

export interface ComparePanel {
  readonly panel: Panel;
  /** What is measured on, and how. */
  readonly heading: string;
  /** The best first. */
  readonly rows: readonly (Pair | Score)[];
  readonly scale: Scale;
}

export interface CompareChart {
  readonly panels: readonly ComparePanel[];
  readonly figure: Figure;
}

/** More panels than this are no picture. */
const MOST_PANELS = 6;
/** Rows of one panel; the rest stands in the table. */
const MOST_ROWS = 30;

const points = ({ pairs, scores }: Pick<Panel, "pairs" | "scores">): (Pair | Score)[] => [...pairs, ...scores];

const valuesOf = (panels: readonly Panel[]): number[] =>
  panels.flatMap((panel) => [...panel.scores.map((s) => s.value), ...panel.pairs.flatMap((p) => [p.before, p.after])]);

/** Panels of benchmarks that are asked for, or of all; something has to stand beside something else. */
function panelsOf(claims: readonly Claim[], { benchmark }: Pick<CompareQuery, "benchmark">): Panel[] {
  const isAsked = ({ axis }: Panel) =>
    axis.benchmarks.length > 0 &&
    (benchmark.length === 0 || axis.benchmarks.every((name) => benchmark.includes(benchmarkId(name))));
  return toStrictPanels(claims)
    .filter((panel) => isAsked(panel) && (points(panel).length > 1 || panel.pairs.length > 0))
    .sort((a, b) => points(b).length - points(a).length)
    .slice(0, MOST_PANELS)
    .sort((a, b) => askedPlace(a.axis, benchmark) - askedPlace(b.axis, benchmark));
}

function toComparePanel(panel: Panel, scale: Scale): ComparePanel {
  const compare = bestFirst(panel.lowerIsBetter);
  const scope = axisScope(panel.axis);
  return {
    panel,
    heading: `${panel.axis.aggregate ? `The ${scope}` : scope}: ${panel.label}`,
    rows: points(panel)
      .sort((a, b) => compare(endOf(a), endOf(b)))
      .slice(0, MOST_ROWS),
    scale,
  };
}

const sizeWords = (size: readonly string[]): string =>
  size.length === 0 ? "" : ` of ${formatAuthors(size.map(sizeLabel), size.length)} models`;

function figureOf(panels: readonly Panel[], { size }: Pick<CompareQuery, "size">): Figure {
  const all = panels.flatMap(points);
  const scopes = [...new Set(panels.map(({ axis }) => clipText(axisScope(axis), 60)))];
  const left = panels.some((panel) => points(panel).length > MOST_ROWS);
  return {
    title: `${scopes.join(" against ")}: ${formatCount(all.length, "result")}${sizeWords(size)}, ${formatCount(papersOf(all), "paper")}`,
    label: [...new Set(panels.map((panel) => panel.label))].join("; "),
    notes: [
      ...(panels.length > 1
        ? [
            "Each panel is one benchmark, metric and unit. Panels in one unit share a scale, but their values are not comparable.",
          ]
        : []),
      ...(left ? [`Of each panel the first ${MOST_ROWS} results are drawn.`] : []),
    ],
    unnamed: null,
    source: sourceOf(all),
  };
}

/** The chart of a comparison; null where nothing can stand beside anything. */
export function toCompareChart(
  claims: readonly Claim[],
  query: Pick<CompareQuery, "benchmark" | "size">,
): CompareChart | null {
  const panels = panelsOf(claims, query);
  if (panels.length === 0) return null;
  const scaleOf = (unit: string | null): Scale =>
    niceScale(valuesOf(panels.filter((panel) => panel.axis.unit === unit)), unit === "%");
  return {
    panels: panels.map((panel) => toComparePanel(panel, scaleOf(panel.axis.unit))),
    figure: figureOf(panels, query),
  };
}

/** The chart as an SVG document. */
export function compareSvg({ panels, figure }: CompareChart): string {
  const drawn = panels.map(({ panel, heading, rows, scale }) => ({
    heading,
    unit: panel.axis.unit,
    points: rows,
    scale,
  }));
  return dumbbellSvg(drawn, figure);
}
