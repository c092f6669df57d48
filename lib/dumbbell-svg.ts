import { formatCount, formatDate, formatNumber, formatParameters, formatPoints, formatQualifier } from "./format";
import type { Pair } from "./series";
import { placeOn, type Scale } from "./series-order";
import { clipText, escapeXml, wrapText } from "./svg-text";

/** What a dumbbell chart shows, in the order in which it does. */
export interface DumbbellFigure {
  /** What the values are on: "MathVista", "average over AIME 2024 and AIME 2025". */
  readonly scope: string;
  /** Metric and unit: "accuracy, %". */
  readonly axis: string;
  readonly unit: string | null;
  readonly order: string;
  readonly pairs: readonly Pair[];
  readonly scale: Scale;
}

const WIDTH = 860;
const NAMES = 290;
const VALUES = 150;
const MARGIN = 20;
const TRACK = { from: MARGIN + NAMES + 10, to: WIDTH - MARGIN - VALUES - 18 };
const TOP = 74;
const ROW = 38;
const LINE = 15;

const INK = "#1b1b1a";
const SOFT = "#67645e";
const RULE = "#e3e2dd";
const BEFORE = "#6b6861";
const AFTER = "#0b5fa5";
const WORSE = "#b34700";

type Attributes = Readonly<Record<string, string | number>>;

function element(name: string, attributes: Attributes, content = ""): string {
  const parts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  return content === "" ? `<${name}${parts.join("")}/>` : `<${name}${parts.join("")}>${content}</${name}>`;
}

const text = (x: number, y: number, words: string, attributes: Attributes = {}): string =>
  element("text", { x, y, ...attributes }, escapeXml(words));

const xOf = (scale: Scale, value: number): number =>
  Math.round((TRACK.from + (placeOn(scale, value) / 100) * (TRACK.to - TRACK.from)) * 100) / 100;

/** A filled circle; a diamond where the change is for the worse, so that no colour is needed to see it. */
function afterShape(x: number, y: number, worse: boolean): string {
  if (!worse) return element("circle", { cx: x, cy: y, r: 6, fill: AFTER });
  return element("path", { d: `M${x} ${y - 7}l7 7l-7 7l-7 -7z`, fill: WORSE });
}

function nameOf(pair: Pair): { readonly name: string; readonly facts: string } {
  const name = pair.name ?? pair.title;
  const size = pair.size_b === null ? null : formatParameters(pair.size_b, pair.active_b);
  const facts = [
    size !== null && !name.includes(size) ? size : null,
    pair.published && formatDate(pair.published),
    pair.name && pair.title,
  ];
  return { name, facts: facts.filter(Boolean).join(" · ") };
}

function row(pair: Pair, at: number, { scale, unit }: DumbbellFigure): string {
  const y = TOP + at * ROW + ROW / 2;
  const [from, to] = [xOf(scale, pair.before), xOf(scale, pair.after)];
  const worse = pair.better === false;
  const { name, facts } = nameOf(pair);
  const change = `${formatNumber(pair.before)} → ${formatNumber(pair.after)}`;
  const gain = [formatQualifier(pair.qualifier), formatPoints(pair.points, unit)].filter(Boolean).join(" ");
  const end = { "text-anchor": "end" };
  return element(
    "g",
    {},
    [
      element("title", {}, escapeXml(`${name}: ${change}, ${gain}; ${pair.title}`)),
      element("path", { d: `M${MARGIN} ${y - ROW / 2}H${WIDTH - MARGIN}`, stroke: RULE }),
      text(MARGIN, y - 2, clipText(name, 40), { "font-weight": 600 }),
      text(MARGIN, y + 12, clipText(facts, 52), { "font-size": 10.5, fill: SOFT }),
      element("path", { d: `M${from} ${y}H${to}`, stroke: worse ? WORSE : AFTER, "stroke-width": 3, opacity: 0.45 }),
      element("circle", { cx: from, cy: y, r: 5, fill: "#ffffff", stroke: BEFORE, "stroke-width": 2 }),
      afterShape(to, y, worse),
      text(WIDTH - MARGIN, y - 2, change, end),
      text(WIDTH - MARGIN, y + 12, gain, { ...end, "font-size": 10.5, fill: worse ? WORSE : SOFT }),
    ].join(""),
  );
}

function ticks({ scale, unit, pairs }: DumbbellFigure): string {
  const bottom = TOP + pairs.length * ROW;
  return scale.ticks
    .map((tick, i) => {
      const x = xOf(scale, tick);
      const label = formatNumber(tick) + (unit !== null && i === scale.ticks.length - 1 ? ` ${unit}` : "");
      const line = element("path", { d: `M${x} ${TOP}V${bottom + 4}`, stroke: RULE });
      return line + text(x, bottom + 17, label, { "text-anchor": "middle", "font-size": 10.5, fill: SOFT });
    })
    .join("");
}

function key(y: number, worse: boolean): string {
  const small = { "font-size": 11, fill: SOFT };
  return [
    element("circle", { cx: MARGIN + 5, cy: y - 4, r: 4.5, fill: "#ffffff", stroke: BEFORE, "stroke-width": 2 }),
    text(MARGIN + 16, y, "before", small),
    element("circle", { cx: MARGIN + 69, cy: y - 4, r: 5, fill: AFTER }),
    text(MARGIN + 80, y, "after", small),
    ...(worse ? [afterShape(MARGIN + 124, y - 4, true), text(MARGIN + 136, y, "after, and worse", small)] : []),
  ].join("");
}

/** What stands below the chart: what is seen, and where it comes from. */
export function dumbbellCaption({ scope, axis, pairs, order }: DumbbellFigure): { caption: string; source: string } {
  const papers = new Set(pairs.map((pair) => pair.paper)).size;
  const unstated = pairs.some((pair) => !pair.metricStated);
  const caption = `Before and after on ${scope} (${axis}), ${formatCount(pairs.length, "result")} from ${formatCount(papers, "paper")}, by ${order}.`;
  const source = `Source: the abstracts of the papers named, read with Claimboard.${unstated ? " Some of them name no metric." : ""}`;
  return { caption, source };
}

/** The dumbbell chart as an SVG document that stands alone: with its title, its key, its caption and its source. */
export function dumbbellSvg(figure: DumbbellFigure): string {
  const { scope, axis, pairs } = figure;
  const { caption, source } = dumbbellCaption(figure);
  const bottom = TOP + pairs.length * ROW + 42;
  const lines = [...wrapText(caption, 130), ...wrapText(source, 130)];
  const height = bottom + lines.length * LINE + 8;
  const content = [
    element("title", { id: "title" }, escapeXml(`Before and after on ${scope}`)),
    element("desc", { id: "caption" }, escapeXml(`${caption} ${source}`)),
    element("rect", { width: WIDTH, height, fill: "#ffffff" }),
    text(MARGIN, 28, clipText(`${scope}: ${axis}`, 84), { "font-size": 16, "font-weight": 600 }),
    key(
      52,
      pairs.some((pair) => pair.better === false),
    ),
    ticks(figure),
    ...pairs.map((pair, at) => row(pair, at, figure)),
    ...lines.map((line, at) => text(MARGIN, bottom + at * LINE, line, { "font-size": 11.5, fill: SOFT })),
  ];
  const svg = element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width: WIDTH,
      height,
      viewBox: `0 0 ${WIDTH} ${height}`,
      role: "img",
      "aria-labelledby": "title caption",
      "font-family": "Helvetica, Arial, 'DejaVu Sans', sans-serif",
      "font-size": 12.5,
      fill: INK,
    },
    content.join("\n"),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svg}\n`;
}
