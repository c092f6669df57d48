import { SaxesParser } from "saxes";
import { decodeEntities } from "./html-to-text";
import { getElementText, type XmlNode } from "./xml";

/** Converts abstracts with markup (JATS of Crossref, HTML of Europe PMC) to plain text. */

/** HTML elements, and any with the prefix `jats:` or `mml:`. Others (`<think>`) are part of the text. */
const MARKUP_ELEMENT =
  /^(?:(?:jats|mml):[a-z-]+|p|br|div|span|h[1-6]|ul|ol|li|a|i|b|u|em|strong|italic|bold|sub|sup|sc|tt)$/i;
const END_TAG = /<\/([a-z][a-z0-9:-]{0,30})>/i;
/** HTML entities that are not defined in XML. */
const HTML_ONLY_ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)([a-z][a-z\d]{1,31};)/gi;
const BARE_AMPERSAND = /&(?!#?\w{1,9};)/g;

const MAX_DEPTH = 50;
const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  ...{ "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸", "9": "⁹" },
  ...{ "+": "⁺", "-": "⁻", "−": "⁻", "–": "⁻" },
};
/** Separates a heading from its text; not allowed in XML. */
const TITLE_SEPARATOR = "\f";
/** Headings without information. */
const GENERIC_HEADING = /^(?:abstract|summary)[.:]?$/i;

/**
 * Removes the markup of an abstract: one line per paragraph, headings as prefix ("Results: …"), superscript digits as
 * Unicode ("10⁻³"). Text without markup is returned unchanged.
 */
export function abstractToText(text: string): string {
  if (!hasMarkup(text)) return text;
  const node = parseFragment(text);
  return node === null || mentionsMarkup(text, node) ? text : markupToText(node);
}

/** True for text with an end tag of HTML or JATS. */
export function hasMarkup(text: string): boolean {
  return MARKUP_ELEMENT.test(END_TAG.exec(text)?.[1] ?? "");
}

/** Converts an element with markup to text. */
export function markupToText(node: XmlNode): string {
  return render(node)
    .replace(/\f\s*/g, " ")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[ \n]*/g, "\n")
    .trim();
}

/** True for text about markup ("wraps it in <b> and </b>"): no leading element, no JATS, and an empty element. */
const mentionsMarkup = (text: string, root: XmlNode): boolean =>
  !/^\s*</.test(text) && !text.includes("<jats:") && !text.includes("<mml:") && hasEmptyElement(root);

const hasEmptyElement = (node: XmlNode): boolean =>
  node.children.some((child) => {
    if (typeof child === "string" || child.name === "br") return false;
    return hasEmptyElement(child) || !/^\S/.test(getElementText(child));
  });

/** The text is not markup; caught in `parseFragment`. */
class NotMarkupError extends Error {}

/** Parses a fragment; null if it is not well-formed, nested too deeply, or has other elements. */
function parseFragment(text: string): XmlNode | null {
  const root: XmlNode = { name: "", attributes: {}, children: [], line: 1 };
  const open: XmlNode[] = [root];
  const parser = new SaxesParser({ fragment: true });
  parser.on("error", ({ message }) => {
    throw new NotMarkupError(message);
  });
  parser.on("opentag", ({ name }) => {
    if (!MARKUP_ELEMENT.test(name) || open.length > MAX_DEPTH) throw new NotMarkupError(name);
    const node = { name: name.replace(/^.*:/, "").toLowerCase(), attributes: {}, children: [], line: 1 };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on("closetag", () => open.pop());
  parser.on("text", (piece) => open.at(-1)?.children.push(piece));
  parser.on("cdata", (piece) => open.at(-1)?.children.push(piece));
  const clean = text
    .replace(HTML_ONLY_ENTITY, (entity) => decodeEntities(entity).replace(/^&/, "&amp;"))
    .replace(BARE_AMPERSAND, "&amp;")
    .replace(/<br>/gi, "<br/>");
  try {
    parser.write(clean).close();
  } catch (error) {
    if (error instanceof NotMarkupError) return null;
    throw error;
  }
  return root;
}

function render(node: XmlNode): string {
  const inside = (): string => renderAll(node.children);
  if (/^(?:title|h[1-6])$/.test(node.name)) return formatHeading(inside().trim());
  if (/^(?:p|div|sec|ul|ol|li|list|list-item)$/.test(node.name)) return `\n${inside()}\n`;
  if (node.name === "br") return "\n";
  if (node.name === "sup") return toSuperscript(inside());
  if (node.name === "tex-math") return inside().replace(/^.*\\begin\{document\}|\\end\{document\}.*$/gs, "");
  // The same formula in several notations.
  if (node.name === "alternatives") return render(findFormula(node) ?? { ...node, name: "" });
  return inside();
}

/** Joins children; a sub- or superscript number after a digit is separated by a space ("81.2<sub>0.3</sub>"). */
function renderAll(children: XmlNode["children"]): string {
  let text = "";
  for (const child of children) {
    const piece = typeof child === "string" ? child.replace(/\n/g, " ") : render(child);
    const isSet = typeof child !== "string" && /^su[bp]$/.test(child.name);
    const needsSpace = isSet && /\d$/.test(text) && /^[\d.]/.test(piece);
    text += needsSpace ? ` ${piece}` : piece;
  }
  return text;
}

const formatHeading = (title: string): string =>
  title === "" || GENERIC_HEADING.test(title) ? "\n" : `\n${title.replace(/[.:]$/, "")}:${TITLE_SEPARATOR}`;

function findFormula({ children }: XmlNode): XmlNode | undefined {
  const nodes = children.filter((child) => typeof child !== "string");
  return nodes.find(({ name }) => name === "tex-math") ?? nodes.find(({ name }) => name === "math");
}

const toSuperscript = (text: string): string =>
  /^[\d+−–-]{1,6}$/.test(text) ? [...text].map((sign) => SUPERSCRIPTS[sign] ?? sign).join("") : text;
