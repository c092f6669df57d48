import type { ChartDescription } from "./chart-description";
import type { RankedChart, RankedPanel, RankedRow } from "./ranked-chart";
import { mergeRankedLegends, type RankedShape, toGainShapes, toScoreShapes } from "./ranked-shapes";
import {
  GRID_COLOR,
  getDrawingTop,
  getLegendOverhang,
  MARGIN,
  MUTED_COLOR,
  renderElement,
  renderLegend,
  renderSvgDocument,
  renderText,
  SMALL_TEXT,
  TONE_COLORS,
  WIDTH,
} from "./svg-document";
import { escapeXml, truncateText } from "./svg-text";
import { toScalePercent, type ValueScale } from "./value-scale";

/** A chart with its heading in a file. */
export interface RankedSection {
  /** Heading above the rows, if there are several charts. */
  readonly heading: string | null;
  readonly chart: RankedChart;
}

const NAME_WIDTH = 268;
const SCORE_LABEL_WIDTH = 118;
const GAIN_LABEL_WIDTH = 92;
/** Space between a track and its neighbors, wider than half a mark. */
const GAP = 12;
const ROW_HEIGHT = 34;
const HEADING_HEIGHT = 26;
const PANEL_HEADING_HEIGHT = 20;
const AXIS_HEIGHT = 34;
const LEGEND_MARK_WIDTH = 28;
const RIGHT = WIDTH - MARGIN;
/** Estimated width of a character of the names and of the facts. */
const CHAR_WIDTH = { name: 6.9, facts: 5.3 };

/** The horizontal range of a panel, with the right edge of its labels. */
interface Track {
  readonly from: number;
  readonly to: number;
  readonly labelEnd: number;
}

interface Layout {
  readonly score: Track | null;
  readonly gain: Track | null;
}

/** Divides the width among the panels that exist; a panel alone takes it all. */
function toLayout({ score, gain }: RankedChart): Layout {
  const left = MARGIN + NAME_WIDTH + GAP;
  const toTrack = (from: number, labelEnd: number, labelWidth: number): Track => ({
    from,
    to: labelEnd - labelWidth - GAP,
    labelEnd,
  });
  if (score === null) return { score: null, gain: gain && toTrack(left, RIGHT, GAIN_LABEL_WIDTH) };
  if (gain === null) return { score: toTrack(left, RIGHT, SCORE_LABEL_WIDTH), gain: null };
  const free = RIGHT - left - SCORE_LABEL_WIDTH - GAIN_LABEL_WIDTH - 4 * GAP;
  const scoreEnd = left + Math.round(free * 0.55) + GAP + SCORE_LABEL_WIDTH;
  return {
    score: toTrack(left, scoreEnd, SCORE_LABEL_WIDTH),
    gain: toTrack(scoreEnd + 2 * GAP, RIGHT, GAIN_LABEL_WIDTH),
  };
}

const toX =
  (scale: ValueScale, { from, to }: Track) =>
  (value: number): number =>
    Math.round((from + (toScalePercent(scale, value) / 100) * (to - from)) * 100) / 100;

const toPatternId = (tone: string): string => `hatch-${tone}`;

/** Renders the patterns of hatched marks. */
function renderPatterns(): string {
  const patterns = Object.entries(TONE_COLORS).map(([tone, colour]) =>
    renderElement(
      "pattern",
      { id: toPatternId(tone), width: 4, height: 4, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      renderElement("rect", { width: 4, height: 4, fill: "#ffffff" }) +
        renderElement("rect", { width: 2, height: 4, fill: colour }),
    ),
  );
  return renderElement("defs", {}, patterns.join(""));
}

function toPaintAttributes({ paint, tone }: RankedShape): Readonly<Record<string, string | number>> {
  const colour = TONE_COLORS[tone];
  const hatch = `url(#${toPatternId(tone)})`;
  switch (paint) {
    case "link":
      return { fill: "none", stroke: colour, "stroke-width": 3, opacity: 0.45 };
    case "whisker":
      return { fill: "none", stroke: colour, "stroke-width": 1.2 };
    case "outline":
      return { fill: "#ffffff", stroke: colour, "stroke-width": 2 };
    case "hatch":
      return { fill: hatch, stroke: colour, "stroke-width": 1 };
    case "hatch outline":
      return { fill: hatch, stroke: colour, "stroke-width": 2 };
    case "solid":
      return { fill: colour };
  }
}

const renderShape = (shape: RankedShape): string =>
  renderElement("path", { d: shape.d, transform: `translate(${shape.x} ${shape.y})`, ...toPaintAttributes(shape) });

const END = { "text-anchor": "end" } as const;

function renderNames({ name, facts, style }: RankedRow, y: number): string {
  return (
    renderText(MARGIN, y - 2, truncateText(name, Math.floor(NAME_WIDTH / CHAR_WIDTH.name)), {
      "font-weight": style.muted ? 400 : 600,
    }) +
    renderText(MARGIN, y + 11, truncateText(facts.join(" · "), Math.floor(NAME_WIDTH / CHAR_WIDTH.facts)), {
      "font-size": 10.5,
      fill: MUTED_COLOR,
    })
  );
}

function renderRow(row: RankedRow, y: number, { score, gain }: RankedChart, layout: Layout): string {
  const label = (track: Track, text: string | null, isMark: boolean) =>
    text === null ? "" : renderText(track.labelEnd, y + 4, text, { ...END, ...(isMark ? {} : { fill: MUTED_COLOR }) });
  const parts = [
    renderElement("title", {}, escapeXml(row.details.join("; "))),
    renderElement("path", { d: `M${MARGIN} ${y - ROW_HEIGHT / 2}H${RIGHT}`, stroke: GRID_COLOR }),
    renderNames(row, y),
    layout.score && label(layout.score, row.score?.label ?? row.scoreText, row.score !== null),
    layout.gain && label(layout.gain, row.gain?.label ?? row.gainText, row.gain !== null),
    ...(score && layout.score && row.score
      ? toScoreShapes(row.score, row.style, toX(score.scale, layout.score), y).map(renderShape)
      : []),
    ...(gain && layout.gain && row.gain
      ? toGainShapes(row.gain, row.style, toX(gain.scale, layout.gain), y).map(renderShape)
      : []),
  ];
  return renderElement("g", {}, parts.filter(Boolean).join(""));
}

/** @param zero value whose line is emphasized; null for none */
function renderAxis(
  { heading, scale, ticks }: RankedPanel,
  track: Track,
  [top, bottom]: readonly [number, number],
  zero: number | null,
): string {
  const x = toX(scale, track);
  const lines = ticks.map(({ at, label }) => {
    const stroke = at === zero ? MUTED_COLOR : GRID_COLOR;
    return (
      renderElement("path", { d: `M${x(at)} ${top}V${bottom + 4}`, stroke }) +
      renderText(x(at), bottom + 17, label, { ...SMALL_TEXT, "text-anchor": "middle" })
    );
  });
  return renderText(track.from, top - 7, truncateText(heading, 40), SMALL_TEXT) + lines.join("");
}

/** Renders a chart from a height; returns its markup and the height of its end. */
function renderSection({ heading, chart }: RankedSection, start: number): readonly [string[], number] {
  const title =
    heading === null ? [] : [renderText(MARGIN, start + 16, truncateText(heading, 110), { "font-weight": 600 })];
  const top = start + (heading === null ? 0 : HEADING_HEIGHT) + PANEL_HEADING_HEIGHT;
  const bottom = top + chart.rows.length * ROW_HEIGHT;
  const layout = toLayout(chart);
  const parts = [
    ...title,
    ...(chart.score && layout.score ? [renderAxis(chart.score, layout.score, [top, bottom], null)] : []),
    ...(chart.gain && layout.gain ? [renderAxis(chart.gain, layout.gain, [top, bottom], 0)] : []),
    ...chart.rows.map((row, i) => renderRow(row, top + (i + 0.5) * ROW_HEIGHT, chart, layout)),
  ];
  return [parts, bottom + AXIS_HEIGHT];
}

/** Renders charts as an SVG document with title, legend, caption and source. */
export function renderRankedSvg(sections: readonly RankedSection[], description: ChartDescription): string {
  const legendY = getDrawingTop(description) + 14;
  const legend = mergeRankedLegends(sections.map(({ chart }) => chart)).map(({ label, shapes }) => ({
    label,
    mark: (x: number, y: number) => shapes.map((one) => renderShape({ ...one, x: one.x + x, y: one.y + y })).join(""),
  }));
  const drawing = [renderPatterns(), renderLegend(legendY, legend, LEGEND_MARK_WIDTH)];
  let top = legendY + 12 + getLegendOverhang(legend, LEGEND_MARK_WIDTH);
  for (const section of sections) {
    const [parts, end] = renderSection(section, top);
    drawing.push(...parts);
    top = end;
  }
  return renderSvgDocument(description, drawing, top);
}
