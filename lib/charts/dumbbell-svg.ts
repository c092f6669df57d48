import { getChangeQualifierSign, getQualifierSign, joinQualifier } from "../claim/qualifier";
import { formatOtherRole } from "../claim/role";
import { formatUnnamedSize } from "../claim/system-name";
import { type BeforeAfterPoint, getPointName, type ScorePoint } from "../compare/points";
import { formatDate, formatNumber, formatPoints, formatValue } from "../format/numbers";
import type { ChartDescription } from "./chart-description";
import { findSizeStep, listSizeSteps, UNKNOWN_SIZE } from "./size-step";
import {
  GRID_COLOR,
  getDrawingTop,
  MARGIN,
  MUTED_COLOR,
  renderElement,
  renderLegend,
  renderShape,
  renderSvgDocument,
  renderText,
  SMALL_TEXT,
  type SvgLegendEntry,
  TONE_COLORS,
  WIDTH,
} from "./svg-document";
import { escapeXml, truncateText } from "./svg-text";
import { toScalePercent, type ValueScale } from "./value-scale";

/** Rows on one scale: changes, or single scores. */
export interface DumbbellPanel {
  /** Heading above the rows, if there are several panels. */
  readonly heading: string | null;
  readonly unit: string | null;
  readonly points: readonly (BeforeAfterPoint | ScorePoint)[];
  readonly scale: ValueScale;
}

const NAME_WIDTH = 290;
const VALUE_WIDTH = 150;
const TRACK = { from: MARGIN + NAME_WIDTH + 10, to: WIDTH - MARGIN - VALUE_WIDTH - 18 };
const ROW_HEIGHT = 38;
const HEADING_HEIGHT = 26;
const AXIS_HEIGHT = 34;

const isPair = (point: BeforeAfterPoint | ScorePoint): point is BeforeAfterPoint => "after" in point;

const toX = (scale: ValueScale, value: number): number =>
  Math.round((TRACK.from + (toScalePercent(scale, value) / 100) * (TRACK.to - TRACK.from)) * 100) / 100;

/** Renders a dot sized by the model; a diamond for a decline, with a hole for an unknown size. */
function renderEndShape(x: number, y: number, size: number | null, worse: boolean): string {
  const { diameter } = findSizeStep(size) ?? UNKNOWN_SIZE;
  const shape = renderShape(x, y, worse ? "diamond" : "dot", worse ? "worse" : "after", diameter / 10);
  return size === null ? shape + renderElement("circle", { cx: x, cy: y, r: 2, fill: "#ffffff" }) : shape;
}

function describeRow(point: BeforeAfterPoint | ScorePoint): { readonly name: string; readonly facts: string } {
  const name = getPointName(point);
  const facts = [
    formatUnnamedSize(name, point.size_b, point.active_b),
    formatOtherRole(point.role),
    point.published && formatDate(point.published),
    point.name && point.title,
  ];
  return { name: name + (point.metricStated ? "" : " °"), facts: facts.filter(Boolean).join(" · ") };
}

/** Formats the values of a row: before and after with the difference, or the score. */
function formatRowValues(point: BeforeAfterPoint | ScorePoint, unit: string | null): readonly [string, string] {
  const end = (figure: string): string => joinQualifier(getQualifierSign(point.valueQualifier), figure);
  if (!isPair(point)) return [end(formatValue(point.value, unit)), ""];
  const change = `${formatNumber(point.before)} → ${end(formatNumber(point.after))}`;
  return [
    change,
    joinQualifier(getChangeQualifierSign(point.gainQualifier, point.points), formatPoints(point.points, unit)),
  ];
}

function renderRowShapes(point: BeforeAfterPoint | ScorePoint, y: number, scale: ValueScale): string {
  if (!isPair(point)) return renderEndShape(toX(scale, point.value), y, point.size_b, false);
  const [from, to] = [toX(scale, point.before), toX(scale, point.after)];
  const worse = point.better === false;
  const bar = {
    d: `M${from} ${y}H${to}`,
    stroke: worse ? TONE_COLORS.worse : TONE_COLORS.after,
    "stroke-width": 3,
    opacity: 0.45,
  };
  return (
    renderElement("path", bar) + renderShape(from, y, "ring", "before") + renderEndShape(to, y, point.size_b, worse)
  );
}

function renderRow(point: BeforeAfterPoint | ScorePoint, y: number, { scale, unit }: DumbbellPanel): string {
  const worse = isPair(point) && point.better === false;
  const { name, facts } = describeRow(point);
  const [change, gain] = formatRowValues(point, unit);
  const end = { "text-anchor": "end" };
  return renderElement(
    "g",
    {},
    [
      renderElement("title", {}, escapeXml(`${name}: ${[change, gain].filter(Boolean).join(", ")}; ${point.title}`)),
      renderElement("path", { d: `M${MARGIN} ${y - ROW_HEIGHT / 2}H${WIDTH - MARGIN}`, stroke: GRID_COLOR }),
      renderText(MARGIN, y - 2, truncateText(name, 40), { "font-weight": 600 }),
      renderText(MARGIN, y + 12, truncateText(facts, 52), { "font-size": 10.5, fill: MUTED_COLOR }),
      renderRowShapes(point, y, scale),
      renderText(WIDTH - MARGIN, gain === "" ? y + 4 : y - 2, change, end),
      gain === ""
        ? ""
        : renderText(WIDTH - MARGIN, y + 12, gain, {
            ...end,
            "font-size": 10.5,
            fill: worse ? TONE_COLORS.worse : MUTED_COLOR,
          }),
    ].join(""),
  );
}

function renderTicks({ scale, unit }: DumbbellPanel, top: number, bottom: number): string {
  return scale.ticks
    .map((tick, i) => {
      const x = toX(scale, tick);
      const label =
        formatNumber(tick) +
        (unit !== null && i === scale.ticks.length - 1 ? (unit.startsWith("%") ? unit : ` ${unit}`) : "");
      const line = renderElement("path", { d: `M${x} ${top}V${bottom + 4}`, stroke: GRID_COLOR });
      return line + renderText(x, bottom + 17, label, { ...SMALL_TEXT, "text-anchor": "middle" });
    })
    .join("");
}

function toLegendEntries(points: readonly (BeforeAfterPoint | ScorePoint)[]): SvgLegendEntry[] {
  const pairs = points.filter(isPair);
  const { steps, unknown } = listSizeSteps(points.map((point) => point.size_b));
  const dot =
    (size: number | null): SvgLegendEntry["mark"] =>
    (x, y) =>
      renderEndShape(x, y, size, false);
  return [
    ...(pairs.length > 0
      ? [{ mark: (x: number, y: number) => renderShape(x, y, "ring", "before"), label: "before" }]
      : []),
    ...(pairs.some((pair) => pair.better === false)
      ? [{ mark: (x: number, y: number) => renderEndShape(x, y, 7, true), label: "after (worse)" }]
      : []),
    ...steps.map((step) => ({ mark: dot(step.upTo), label: step.label })),
    ...(unknown ? [{ mark: dot(null), label: UNKNOWN_SIZE.label }] : []),
  ];
}

/** Renders panels of rows as an SVG document with title, legend, caption and source. */
export function renderDumbbellSvg(panels: readonly DumbbellPanel[], description: ChartDescription): string {
  const legendY = getDrawingTop(description) + 14;
  const drawing = [renderLegend(legendY, toLegendEntries(panels.flatMap((panel) => panel.points)))];
  let top = legendY + 14;
  for (const panel of panels) {
    if (panel.heading !== null) {
      drawing.push(renderText(MARGIN, top + 16, truncateText(panel.heading, 110), { "font-weight": 600 }));
      top += HEADING_HEIGHT;
    }
    const bottom = top + panel.points.length * ROW_HEIGHT;
    drawing.push(renderTicks(panel, top, bottom));
    drawing.push(...panel.points.map((point, at) => renderRow(point, top + at * ROW_HEIGHT + ROW_HEIGHT / 2, panel)));
    top = bottom + AXIS_HEIGHT;
  }
  return renderSvgDocument(description, drawing, top);
}
