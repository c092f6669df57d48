import type { Figure } from "./figure";
import { isHollow, type Line, type Plot } from "./plot";
import {
  element,
  keyRow,
  MARGIN,
  RULE,
  SMALL,
  SOFT,
  shapeAt,
  svgDocument,
  TONES,
  text,
  topOf,
  WIDTH,
} from "./svg-document";
import { clipText, escapeXml } from "./svg-text";

const LEFT = MARGIN + 44;
const PLANE = { width: WIDTH - LEFT - MARGIN, height: 320 };

const LINES: Readonly<Record<Line["kind"], Readonly<Record<string, string | number>>>> = {
  zero: { stroke: SOFT, "stroke-width": 1 },
  median: { stroke: TONES.before, "stroke-width": 2, "stroke-dasharray": "5 3" },
  frontier: { stroke: TONES.after, "stroke-width": 1.5, opacity: 0.55 },
};

/** Shares of the plane as places in the file. */
interface Plane {
  readonly x: (share: number) => number;
  readonly y: (share: number) => number;
}

const decimal = (value: number): number => Math.round(value * 100) / 100;

function toPlane(top: number): Plane {
  return {
    x: (share) => decimal(LEFT + share * PLANE.width),
    y: (share) => decimal(top + (1 - share) * PLANE.height),
  };
}

function axes({ xTicks, yTicks, xLabel, yLabel, lane }: Plot, { x, y }: Plane): string[] {
  const middle = { ...SMALL, "text-anchor": "middle" };
  return [
    ...(lane
      ? [
          element("rect", {
            x: x(lane.x),
            y: y(1),
            width: decimal(lane.width * PLANE.width),
            height: PLANE.height,
            fill: "#f3f3f0",
          }),
          text(x(lane.x + lane.width / 2), y(0) + 16, lane.label, middle),
        ]
      : []),
    ...yTicks.flatMap(({ at, label }) => [
      element("path", { d: `M${x(0)} ${y(at)}H${x(1)}`, stroke: RULE }),
      text(x(0) - 8, y(at) + 4, label, { ...SMALL, "text-anchor": "end" }),
    ]),
    element("path", { d: `M${x(0)} ${y(0)}H${x(1)}`, stroke: RULE }),
    ...xTicks.flatMap(({ at, label }) => [
      element("path", { d: `M${x(at)} ${y(0)}v5`, stroke: SOFT }),
      text(x(at), y(0) + 16, label, middle),
    ]),
    text(x(0.5), y(0) + 34, xLabel, middle),
    text(MARGIN, y(1) - 8, yLabel, SMALL),
  ];
}

function drawing(plot: Plot, { x, y }: Plane): string[] {
  const line = ({ from, to, kind }: Line) =>
    element("path", { d: `M${x(from[0])} ${y(from[1])}L${x(to[0])} ${y(to[1])}`, fill: "none", ...LINES[kind] });
  return [
    ...plot.bars.map((bar) =>
      element(
        "g",
        {},
        element("title", {}, escapeXml(bar.label)) +
          element("rect", {
            x: x(bar.x) + 1,
            y: y(bar.height),
            width: Math.max(1, decimal(bar.width * PLANE.width - 2)),
            height: decimal(bar.height * PLANE.height),
            fill: TONES.after,
          }),
      ),
    ),
    ...plot.lines.map(line),
    ...plot.marks.map((mark) =>
      element(
        "g",
        {},
        element("title", {}, escapeXml(mark.words.join("; "))) + shapeAt(x(mark.x), y(mark.y), mark.shape, mark.tone),
      ),
    ),
  ];
}

/** A plot as an SVG document with title, key, caption and source. */
export function plotSvg(plot: Plot, figure: Figure): string {
  const top = topOf(figure) + 46;
  const plane = toPlane(top);
  const key = plot.key.map(({ shape, tone, label }) => ({
    mark: (x: number, y: number) => shapeAt(x, y, shape, tone, isHollow(shape) ? 0.9 : 0.85),
    label: clipText(label, 60),
  }));
  const parts = [keyRow(topOf(figure) + 14, key), ...axes(plot, plane), ...drawing(plot, plane)];
  return svgDocument(figure, parts, top + PLANE.height + 44);
}
