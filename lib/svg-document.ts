import { captionOf, type Figure } from "./figure";
import type { Shape, Tone } from "./plot";
import { isHollow, outline } from "./plot";
import { clipText, escapeXml, wrapText } from "./svg-text";

/** What all charts in files share: elements, colours for white paper, and the frame with title, caption and source. */

export const WIDTH = 860;
export const MARGIN = 20;
const LINE = 15;

const INK = "#1b1b1a";
export const SOFT = "#67645e";
export const RULE = "#e3e2dd";
export const TONES: Readonly<Record<Tone, string>> = {
  before: "#6b6861",
  after: "#0b5fa5",
  worse: "#b34700",
  good: "#0b6b50",
};
export const SMALL = { "font-size": 11, fill: SOFT } as const;

type Attributes = Readonly<Record<string, string | number>>;

/** An element with its attributes escaped; its content is markup. */
export function element(name: string, attributes: Attributes, content = ""): string {
  const parts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  return content === "" ? `<${name}${parts.join("")}/>` : `<${name}${parts.join("")}>${content}</${name}>`;
}

export function text(x: number, y: number, words: string, attributes: Attributes = {}): string {
  return element("text", { x, y, ...attributes }, escapeXml(words));
}

const decimal = (value: number): number => Math.round(value * 100) / 100;

/** A shape around a point; hollow ones are white inside, so that what lies below does not show through. */
export function shapeAt(x: number, y: number, shape: Shape, tone: Tone, scale = 1): string {
  const colour = TONES[tone];
  const look = isHollow(shape) ? { fill: "#ffffff", stroke: colour, "stroke-width": 2 } : { fill: colour };
  const size = scale === 1 ? "" : ` scale(${decimal(scale)})`;
  return element("path", { d: outline(shape), transform: `translate(${decimal(x)} ${decimal(y)})${size}`, ...look });
}

export interface KeyPart {
  readonly mark: (x: number, y: number) => string;
  readonly label: string;
}

/** What the shapes mean, in a row from the left; letters are taken to be of one width. */
export function keyRow(y: number, parts: readonly KeyPart[]): string {
  let x = MARGIN;
  return parts
    .map(({ mark, label }) => {
      const here = mark(x + 6, y - 4) + text(x + 18, y, label, SMALL);
      x += 36 + label.length * 5.4;
      return here;
    })
    .join("");
}

/** Where the drawing of a figure begins: below a title of one line or two. */
export function topOf({ title }: Figure): number {
  return 34 + wrapText(title, 92).slice(0, 2).length * 20;
}

/** A document that stands alone: the drawing with its title above, its caption and its source below. */
export function svgDocument(figure: Figure, drawing: readonly string[], bottom: number): string {
  const caption = captionOf(figure);
  const titles = wrapText(figure.title, 92).slice(0, 2);
  const lines = [...wrapText(caption, 142), ...wrapText(figure.source, 142)];
  const height = Math.ceil(bottom + 24 + lines.length * LINE);
  const content = [
    element("title", { id: "title" }, escapeXml(figure.title)),
    element("desc", { id: "caption" }, escapeXml(`${caption} ${figure.source}`)),
    element("rect", { width: WIDTH, height, fill: "#ffffff" }),
    ...titles.map((line, at) => text(MARGIN, 28 + at * 20, line, { "font-size": 16, "font-weight": 600 })),
    text(MARGIN, 26 + titles.length * 20, clipText(figure.label, 120), { fill: SOFT }),
    ...drawing,
    ...lines.map((line, at) => text(MARGIN, bottom + 20 + at * LINE, line, { "font-size": 11.5, fill: SOFT })),
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
    fill: INK,
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element("svg", attributes, content.join("\n"))}\n`;
}
