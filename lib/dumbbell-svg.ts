import { nameOf, type Pair, type Score } from "./chart-points";
import type { Figure } from "./figure";
import { formatDate, formatNumber, formatParameters, formatPoints, formatValue } from "./format";
import { changeSign, qualified, qualifierSign } from "./qualifier";
import { placeOn, type Scale } from "./series-order";
import { sizeStep, stepsOf, UNKNOWN_SIZE } from "./size-step";
import {
  element,
  type KeyPart,
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

/** Rows on one scale: changes, or scores that stand alone. */
export interface DumbbellPanel {
  /** Stands above the rows where a figure has several panels. */
  readonly heading: string | null;
  readonly unit: string | null;
  readonly points: readonly (Pair | Score)[];
  readonly scale: Scale;
}

const NAMES = 290;
const VALUES = 150;
const TRACK = { from: MARGIN + NAMES + 10, to: WIDTH - MARGIN - VALUES - 18 };
const ROW = 38;
const HEADING = 26;
const FOOT = 34;

const isPair = (point: Pair | Score): point is Pair => "after" in point;

const xOf = (scale: Scale, value: number): number =>
  Math.round((TRACK.from + (placeOn(scale, value) / 100) * (TRACK.to - TRACK.from)) * 100) / 100;

/** A dot as large as its model; a diamond where the change is for the worse, a hole where the size is not known. */
function endShape(x: number, y: number, size: number | null, worse: boolean): string {
  const { diameter } = sizeStep(size) ?? UNKNOWN_SIZE;
  const shape = shapeAt(x, y, worse ? "diamond" : "dot", worse ? "worse" : "after", diameter / 10);
  return size === null ? shape + element("circle", { cx: x, cy: y, r: 2, fill: "#ffffff" }) : shape;
}

function namesOf(point: Pair | Score): { readonly name: string; readonly facts: string } {
  const name = nameOf(point);
  const size = point.size_b === null ? null : formatParameters(point.size_b, point.active_b);
  const facts = [
    size !== null && !name.includes(size) ? size : null,
    point.role === "own" ? null : "rival",
    point.published && formatDate(point.published),
    point.name && point.title,
  ];
  return { name: name + (point.metricStated ? "" : " °"), facts: facts.filter(Boolean).join(" · ") };
}

/** The figures of a row: from and to with the change, or the score. */
function figuresOf(point: Pair | Score, unit: string | null): readonly [string, string] {
  const end = (figure: string): string => qualified(qualifierSign(point.valueQualifier), figure);
  if (!isPair(point)) return [end(formatValue(point.value, unit)), ""];
  const change = `${formatNumber(point.before)} → ${end(formatNumber(point.after))}`;
  return [change, qualified(changeSign(point.gainQualifier, point.points), formatPoints(point.points, unit))];
}

function shapesOf(point: Pair | Score, y: number, scale: Scale): string {
  if (!isPair(point)) return endShape(xOf(scale, point.value), y, point.size_b, false);
  const [from, to] = [xOf(scale, point.before), xOf(scale, point.after)];
  const worse = point.better === false;
  const bar = { d: `M${from} ${y}H${to}`, stroke: worse ? TONES.worse : TONES.after, "stroke-width": 3, opacity: 0.45 };
  return element("path", bar) + shapeAt(from, y, "ring", "before") + endShape(to, y, point.size_b, worse);
}

function row(point: Pair | Score, y: number, { scale, unit }: DumbbellPanel): string {
  const worse = isPair(point) && point.better === false;
  const { name, facts } = namesOf(point);
  const [change, gain] = figuresOf(point, unit);
  const end = { "text-anchor": "end" };
  return element(
    "g",
    {},
    [
      element("title", {}, escapeXml(`${name}: ${[change, gain].filter(Boolean).join(", ")}; ${point.title}`)),
      element("path", { d: `M${MARGIN} ${y - ROW / 2}H${WIDTH - MARGIN}`, stroke: RULE }),
      text(MARGIN, y - 2, clipText(name, 40), { "font-weight": 600 }),
      text(MARGIN, y + 12, clipText(facts, 52), { "font-size": 10.5, fill: SOFT }),
      shapesOf(point, y, scale),
      text(WIDTH - MARGIN, gain === "" ? y + 4 : y - 2, change, end),
      gain === ""
        ? ""
        : text(WIDTH - MARGIN, y + 12, gain, { ...end, "font-size": 10.5, fill: worse ? TONES.worse : SOFT }),
    ].join(""),
  );
}

function ticks({ scale, unit }: DumbbellPanel, top: number, bottom: number): string {
  return scale.ticks
    .map((tick, i) => {
      const x = xOf(scale, tick);
      const label = formatNumber(tick) + (unit !== null && i === scale.ticks.length - 1 ? ` ${unit}` : "");
      const line = element("path", { d: `M${x} ${top}V${bottom + 4}`, stroke: RULE });
      return line + text(x, bottom + 17, label, { ...SMALL, "text-anchor": "middle" });
    })
    .join("");
}

function keyParts(points: readonly (Pair | Score)[]): KeyPart[] {
  const pairs = points.filter(isPair);
  const { steps, unknown } = stepsOf(points.map((point) => point.size_b));
  const dot =
    (size: number | null): KeyPart["mark"] =>
    (x, y) =>
      endShape(x, y, size, false);
  return [
    ...(pairs.length > 0 ? [{ mark: (x: number, y: number) => shapeAt(x, y, "ring", "before"), label: "before" }] : []),
    ...(pairs.some((pair) => pair.better === false)
      ? [{ mark: (x: number, y: number) => endShape(x, y, 7, true), label: "after, and worse" }]
      : []),
    ...steps.map((step) => ({ mark: dot(step.upTo), label: step.label })),
    ...(unknown ? [{ mark: dot(null), label: UNKNOWN_SIZE.label }] : []),
  ];
}

/** Panels of rows, one below the other, as an SVG document with title, key, caption and source. */
export function dumbbellSvg(panels: readonly DumbbellPanel[], figure: Figure): string {
  const key = topOf(figure) + 14;
  const drawing = [keyRow(key, keyParts(panels.flatMap((panel) => panel.points)))];
  let top = key + 14;
  for (const panel of panels) {
    if (panel.heading !== null) {
      drawing.push(text(MARGIN, top + 16, clipText(panel.heading, 110), { "font-weight": 600 }));
      top += HEADING;
    }
    const bottom = top + panel.points.length * ROW;
    drawing.push(ticks(panel, top, bottom));
    drawing.push(...panel.points.map((point, at) => row(point, top + at * ROW + ROW / 2, panel)));
    top = bottom + FOOT;
  }
  return svgDocument(figure, drawing, top);
}
