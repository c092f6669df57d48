import type { ChartDescription } from "./chart-description";
import { isHollowShape, type Plot, type PlotLine } from "./plot";
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
  TONE_COLORS,
  WIDTH,
} from "./svg-document";
import { escapeXml, truncateText } from "./svg-text";

const PLANE_LEFT = MARGIN + 44;
const PLANE_SIZE = { width: WIDTH - PLANE_LEFT - MARGIN, height: 320 };

const LINE_ATTRIBUTES: Readonly<Record<PlotLine["kind"], Readonly<Record<string, string | number>>>> = {
  zero: { stroke: MUTED_COLOR, "stroke-width": 1 },
  median: { stroke: TONE_COLORS.before, "stroke-width": 2, "stroke-dasharray": "5 3" },
  frontier: { stroke: TONE_COLORS.after, "stroke-width": 1.5, opacity: 0.55 },
};

/** Maps shares of the plane to coordinates of the file. */
interface PlaneTransform {
  readonly x: (share: number) => number;
  readonly y: (share: number) => number;
}

const roundToHundredth = (value: number): number => Math.round(value * 100) / 100;

function toPlane(top: number): PlaneTransform {
  return {
    x: (share) => roundToHundredth(PLANE_LEFT + share * PLANE_SIZE.width),
    y: (share) => roundToHundredth(top + (1 - share) * PLANE_SIZE.height),
  };
}

function renderAxes({ xTicks, yTicks, xLabel, yLabel, lane }: Plot, { x, y }: PlaneTransform): string[] {
  const middle = { ...SMALL_TEXT, "text-anchor": "middle" };
  return [
    ...(lane
      ? [
          renderElement("rect", {
            x: x(lane.x),
            y: y(1),
            width: roundToHundredth(lane.width * PLANE_SIZE.width),
            height: PLANE_SIZE.height,
            fill: "#f3f3f0",
          }),
          renderText(x(lane.x + lane.width / 2), y(0) + 16, lane.label, middle),
        ]
      : []),
    ...yTicks.flatMap(({ at, label }) => [
      renderElement("path", { d: `M${x(0)} ${y(at)}H${x(1)}`, stroke: GRID_COLOR }),
      renderText(x(0) - 8, y(at) + 4, label, { ...SMALL_TEXT, "text-anchor": "end" }),
    ]),
    renderElement("path", { d: `M${x(0)} ${y(0)}H${x(1)}`, stroke: GRID_COLOR }),
    ...xTicks.flatMap(({ at, label }) => [
      renderElement("path", { d: `M${x(at)} ${y(0)}v5`, stroke: MUTED_COLOR }),
      renderText(x(at), y(0) + 16, label, middle),
    ]),
    renderText(x(0.5), y(0) + 34, xLabel, middle),
    renderText(MARGIN, y(1) - 8, yLabel, SMALL_TEXT),
  ];
}

function renderMarks(plot: Plot, { x, y }: PlaneTransform): string[] {
  const line = ({ from, to, kind }: PlotLine) =>
    renderElement("path", {
      d: `M${x(from[0])} ${y(from[1])}L${x(to[0])} ${y(to[1])}`,
      fill: "none",
      ...LINE_ATTRIBUTES[kind],
    });
  return [
    ...plot.lines.map(line),
    ...plot.marks.map((mark) =>
      renderElement(
        "g",
        {},
        renderElement("title", {}, escapeXml(mark.details.join("; "))) +
          renderShape(x(mark.x), y(mark.y), mark.shape, mark.tone),
      ),
    ),
  ];
}

/** Renders a plot as an SVG document with title, legend, caption and source. */
export function renderPlotSvg(plot: Plot, description: ChartDescription): string {
  const top = getDrawingTop(description) + 46;
  const plane = toPlane(top);
  const legend = plot.legend.map(({ shape, tone, label }) => ({
    mark: (x: number, y: number) => renderShape(x, y, shape, tone, isHollowShape(shape) ? 0.9 : 0.85),
    label: truncateText(label, 60),
  }));
  const parts = [
    renderLegend(getDrawingTop(description) + 14, legend),
    ...renderAxes(plot, plane),
    ...renderMarks(plot, plane),
  ];
  return renderSvgDocument(description, parts, top + PLANE_SIZE.height + 44);
}
