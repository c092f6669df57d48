import { type ChartDescription, formatChartCaption } from "./chart-description";
import type { MarkShape, MarkTone } from "./plot";
import { getShapePath, isHollowShape } from "./plot";
import { escapeXml, truncateText, wrapText } from "./svg-text";

/** Shared parts of SVG charts: elements, colors, and the frame with title, caption and source. */

export const WIDTH = 860;
export const MARGIN = 20;
const LINE_HEIGHT = 15;

const TEXT_COLOR = "#1b1b1a";
export const MUTED_COLOR = "#67645e";
export const GRID_COLOR = "#e3e2dd";
export const TONE_COLORS: Readonly<Record<MarkTone, string>> = {
  before: "#6b6861",
  after: "#0b5fa5",
  worse: "#b34700",
  good: "#0b6b50",
};
export const SMALL_TEXT = { "font-size": 11, fill: MUTED_COLOR } as const;

type Attributes = Readonly<Record<string, string | number>>;

/** Renders an element with escaped attributes; the content is markup. */
export function renderElement(name: string, attributes: Attributes, content = ""): string {
  const parts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  return content === "" ? `<${name}${parts.join("")}/>` : `<${name}${parts.join("")}>${content}</${name}>`;
}

export function renderText(x: number, y: number, words: string, attributes: Attributes = {}): string {
  return renderElement("text", { x, y, ...attributes }, escapeXml(words));
}

const roundToHundredth = (value: number): number => Math.round(value * 100) / 100;

/** Renders a shape at a point; hollow shapes are filled white to cover what is below. */
export function renderShape(x: number, y: number, shape: MarkShape, tone: MarkTone, scale = 1): string {
  const colour = TONE_COLORS[tone];
  const look = isHollowShape(shape) ? { fill: "#ffffff", stroke: colour, "stroke-width": 2 } : { fill: colour };
  const size = scale === 1 ? "" : ` scale(${roundToHundredth(scale)})`;
  return renderElement("path", {
    d: getShapePath(shape),
    transform: `translate(${roundToHundredth(x)} ${roundToHundredth(y)})${size}`,
    ...look,
  });
}

export interface SvgLegendEntry {
  readonly mark: (x: number, y: number) => string;
  readonly label: string;
}

const LEGEND_LINE_HEIGHT = 18;

interface LegendPlace {
  readonly x: number;
  readonly line: number;
}

/** Places the entries of a legend in lines; the text width is estimated from the number of characters. */
function placeLegend(parts: readonly Pick<SvgLegendEntry, "label">[], markWidth: number): LegendPlace[] {
  let [x, line] = [MARGIN, 0];
  return parts.map(({ label }) => {
    const width = markWidth + 24 + label.length * 5.4;
    if (x > MARGIN && x + width - 18 > WIDTH - MARGIN) [x, line] = [MARGIN, line + 1];
    const place = { x, line };
    x += width;
    return place;
  });
}

/** Returns the height of the lines of a legend after the first. */
export const getLegendOverhang = (parts: readonly SvgLegendEntry[], markWidth = 12): number =>
  (placeLegend(parts, markWidth).at(-1)?.line ?? 0) * LEGEND_LINE_HEIGHT;

/** Renders the legend, in several lines if it is long. */
export function renderLegend(y: number, parts: readonly SvgLegendEntry[], markWidth = 12): string {
  const places = placeLegend(parts, markWidth);
  return parts
    .map(({ mark, label }, i) => {
      const { x, line } = places[i] ?? { x: MARGIN, line: 0 };
      const at = y + line * LEGEND_LINE_HEIGHT;
      return mark(x + markWidth / 2, at - 4) + renderText(x + markWidth + 6, at, label, SMALL_TEXT);
    })
    .join("");
}

/** Returns the top of the drawing, below a title of one or two lines. */
export function getDrawingTop({ title }: ChartDescription): number {
  return 34 + wrapText(title, 92).slice(0, 2).length * 20;
}

/** Renders a standalone document: drawing, title, caption and source. */
export function renderSvgDocument(description: ChartDescription, drawing: readonly string[], bottom: number): string {
  const caption = formatChartCaption(description);
  const titles = wrapText(description.title, 92).slice(0, 2);
  const lines = [...wrapText(caption, 142), ...wrapText(description.source, 142)];
  const height = Math.ceil(bottom + 24 + lines.length * LINE_HEIGHT);
  const content = [
    renderElement("title", { id: "title" }, escapeXml(description.title)),
    renderElement("desc", { id: "caption" }, escapeXml(`${caption} ${description.source}`)),
    renderElement("rect", { width: WIDTH, height, fill: "#ffffff" }),
    ...titles.map((line, at) => renderText(MARGIN, 28 + at * 20, line, { "font-size": 16, "font-weight": 600 })),
    renderText(MARGIN, 26 + titles.length * 20, truncateText(description.label, 120), { fill: MUTED_COLOR }),
    ...drawing,
    ...lines.map((line, at) =>
      renderText(MARGIN, bottom + 20 + at * LINE_HEIGHT, line, { "font-size": 11.5, fill: MUTED_COLOR }),
    ),
  ];
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    width: WIDTH,
    height,
    viewBox: `0 0 ${WIDTH} ${height}`,
    role: "img",
    "aria-labelledby": "title caption",
    "font-family": "Helvetica, Arial, 'DejaVu Sans', sans-serif",
    "font-size": 12.5,
    fill: TEXT_COLOR,
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderElement("svg", attributes, content.join("\n"))}\n`;
}
