import type { Span } from "@/lib/claim/span";
import { opensMath } from "@/lib/format/latex-math";
import { LATEX_SYMBOLS } from "@/lib/format/latex-symbols";
import { composeNormalizations, type NormalizedText, SpanWriter } from "@/lib/format/span-writer";
import { findCitationEnd } from "./citations";
import { normalizeCharacters } from "./normalize-characters";

/** Font commands inside a group, "{\bf 7.3}"; the space after them is not part of the text. */
const FONT_SWITCH = /^(?:bf|it|rm|em|tt|sc|sf|sl|bfseries|itshape|scshape|ttfamily)$/;
/** Formatting commands: `\textbf{7.3\%}` becomes `7.3%`. */
const FORMATTING_COMMAND =
  /^(text(bf|it|sc|tt|rm|sf|normal|up|sl)?|emph|underline|uline|math(bf|it|rm|cal|sf|bb|tt|frak)?|bm|boldsymbol|mbox|hbox|operatorname|left|right|big|Big|small|footnotesize|url|href|xspace|displaystyle|ref|unicode|num|SI|qty)$/;
/** Citation commands: `\citep[see][p. 3]{key}`. */
const CITE_COMMAND = /^cite[a-z]{0,8}$/;
const CITE_ARGUMENTS = /^(?:\[[^\]]{0,60}\]){0,2}\{[^{}]{0,400}\}/;
/** Commands whose first argument is a colour or an address and whose second is the text. */
const COLOUR_OR_LINK_COMMAND = /^(?:textcolor|color|colorbox|href)$/;
const NEEDS_NORMALIZING =
  /https?:\/\/|[\\${}\n\r\t~*_`•]|^- | {2}|---?|\+\/?-|[-=]>|[\d%](?:times|rightarrow)|Delta\d|\d\. \d|\d[a-z]?[)\]]/;

const isDigit = (c: string | undefined): boolean => c !== undefined && c >= "0" && c <= "9";
const isLetter = (c: string | undefined): boolean => c !== undefined && /^[A-Za-z]$/.test(c);
const isSpace = (c: string | undefined): boolean => c !== undefined && /^\s$/.test(c);

function parseCommand(source: string, at: number, w: SpanWriter): number {
  const next = source[at + 1];
  if (next === undefined) return at + 1;
  if (!isLetter(next)) {
    // "12\,000" is 12,000.
    if (next === "," && isDigit(source[at - 1]) && /^\d{3}(?!\d)/.test(source.slice(at + 2, at + 6)))
      w.put(",", at, at + 2);
    else if (/[\s,;:![\]\\]/.test(next)) w.space(at, at + 2);
    else if (!/[()-]/.test(next)) w.put(next, at, at + 2);
    return at + 2;
  }
  let end = at + 1;
  while (isLetter(source[end])) end++;
  const name = source.slice(at + 1, end);
  const symbol = LATEX_SYMBOLS.get(name);
  // "3^\circ" is "3°"
  if (symbol === "°") w.removeLast("^");
  if (symbol !== undefined) w.put(symbol, at, end);
  else if (CITE_COMMAND.test(name))
    return w.skipTo(end + (CITE_ARGUMENTS.exec(source.slice(end, end + 500))?.[0].length ?? 0));
  else if (COLOUR_OR_LINK_COMMAND.test(name) && source[end] === "{") {
    const close = source.indexOf("}", end);
    return close > 0 && close - end < 40 ? close + 1 : end;
  } else if (FONT_SWITCH.test(name)) return isSpace(source[end]) ? end + 1 : end;
  else if (isDigit(w.last()) && source.slice(at - 2, at) === "}{") {
    // The unit of "\SI{10}{\minute}".
    w.put(` ${name}`, at, end);
  } else if (!FORMATTING_COMMAND.test(name)) w.put(`\\${name}`, at, end);
  return end;
}

/** LaTeX without its backslashes, as web pages show it: `1.9times`, `5.9%rightarrow10.9%`, `Delta4.1%`. */
function parseBareCommand(source: string, at: number, w: SpanWriter): number {
  const rest = source.slice(at, at + 11);
  const prev = w.last();
  if (prev !== undefined && /[\d%]/.test(prev)) {
    const found = /^(times|rightarrow)(?![a-z])/.exec(rest);
    if (found) {
      w.put(found[1] === "times" ? "×" : "→", at, at + found[0].length);
      return at + found[0].length;
    }
  }
  if (/^Delta\d/.test(rest)) {
    w.put("Δ", at, at + 5);
    return at + 5;
  }
  return at;
}

/** Drops the two `$` of mathematics and keeps that of an amount of money. */
function parseDollar(source: string, at: number, w: SpanWriter): number {
  if (at === w.mathEnd) w.mathEnd = -1;
  else if (opensMath(source, at)) w.mathEnd = source.indexOf("$", at + 1);
  else w.put("$", at, at + 1);
  return at + 1;
}

/** "7", "$7$", "\textbf{7}", "**7**". */
const FORMATTED_DIGIT = /^(?:\$|\\[a-z(]{1,8}\{?|\{\\[a-z]{2} |[*_]{1,2})?\d/;

/** A space of LaTeX: "about~7", but not "~7", "~$7$" nor "(~ 7)". */
function parseTilde(source: string, at: number, w: SpanWriter): number {
  const free = w.last() === "(" || (w.last() === " " && isLetter(w.last(2)));
  if (free && source[at + 1] === " ") return at;
  if (FORMATTED_DIGIT.test(source.slice(at + 1, at + 14)) && !isLetter(w.last())) return at;
  w.space(at, at + 1);
  return at + 1;
}

/** Replaces spaces and line ends by one space, or by none if a line end breaks a word or a number; but "high- and low-level". */
function parseSpace(source: string, at: number, w: SpanWriter): number {
  let end = at + 1;
  while (isSpace(source[end])) end++;
  const hyphen = w.last() === "-" && isLetter(w.last(2)) && source.slice(at, end).includes("\n");
  const wrapped = hyphen && !/^(?:and|or|to) /.test(source.slice(end, end + 4));
  const broken = w.last() === "." && isDigit(w.last(2)) && /^\d{1,3}\s?\\?%/.test(source.slice(end, end + 6));
  if (!wrapped && !broken) w.space(at, end);
  return source.slice(at, end).includes("\n") ? skipBullet(source, end, w) : end;
}

const BULLET = /(?:[•▪◦‣●]|([-–*]|\(?\d{1,2}[.)]))\s{1,9}/y;

/** Returns the start of the text of a line, after a bullet, and after the dash or number of a list item if the previous sentence ended. */
function skipBullet(source: string, at: number, w: SpanWriter): number {
  BULLET.lastIndex = at;
  const found = BULLET.exec(source);
  const before = w.last() === " " ? w.last(2) : w.last();
  const apart = found?.[1] === undefined || before === undefined || /[.:;!?]/.test(before);
  return found && apart ? BULLET.lastIndex : at;
}

/** "+/-2.1", "+-2.1" and "+/- $2.1$". */
function parsePlus(source: string, at: number, w: SpanWriter): number {
  if (!/^\+\/?-\s{0,9}\$?\.?\d/.test(source.slice(at, at + 15))) return at;
  const end = source.indexOf("-", at) + 1;
  w.put("±", at, end);
  return end;
}

/** "->", "=>", "--" and "---". */
function parseDash(source: string, at: number, w: SpanWriter): number {
  if (source[at + 1] === ">") {
    w.put("→", at, at + 2);
    return at + 2;
  }
  if (source[at] !== "-" || source[at + 1] !== "-") return at;
  const long = source[at + 2] === "-";
  w.put(long ? "—" : "–", at, at + (long ? 3 : 2));
  return at + (long ? 3 : 2);
}

/** "(Miller et al., 2021)": drops a citation inside a sentence; "[12]" is an aside, see `quantities/asides.ts`. */
function parseCitation(source: string, at: number, w: SpanWriter): number {
  const end = findCitationEnd(source, at);
  return end === at ? at : w.skipTo(end);
}

const URL_PATTERN = /https?:\/\/[^\s<>"'()[\]{}]{1,400}/y;

/** Markdown emphasis: "*7.3%*", "_7.3%_", "`Orion`"; not in names ("A*", "lm_head"), mathematics and LaTeX quotes. */
const EMPHASIS =
  /(?<![\p{L}\d\\^_{}$`])(__|[*_`])(?=[\p{L}\d+\-−~±<>≥≤\\"'(])(?:[^*_`${}]|(?<=[\p{L}\d])[*_](?=[\p{L}\d])){0,200}(?<!\s)\1(?![\p{L}\d{}_`])/uy;

/** Drops the signs of Markdown emphasis; "10**4" is a power. */
function parseEmphasis(source: string, at: number, w: SpanWriter): number {
  const mark = source[at] as string;
  if (at === w.emphasisEnd) return at + (source[at + 1] === mark ? 2 : 1);
  if (mark === "*" && source[at + 1] === "*") {
    if (isDigit(source[at - 1]) && isDigit(source[at + 2])) w.put("^", at, at + 2);
    return at + 2;
  }
  EMPHASIS.lastIndex = at;
  const [whole, opening] = EMPHASIS.exec(source) ?? [];
  if (whole === undefined || opening === undefined) return at;
  w.emphasisEnd = at + whole.length - opening.length;
  return at + opening.length;
}

/** Treats a URL as one word: "%20" and names in its path are not part of the sentence. */
function parseUrl(source: string, at: number, w: SpanWriter): number {
  URL_PATTERN.lastIndex = at;
  const found = URL_PATTERN.exec(source)?.[0].replace(/[.,;:!?]{1,9}$/, "");
  if (!found) return at;
  w.put("URL", at, at + found.length);
  return at + found.length;
}

/** Readers by first character; each returns its end position, or its start if nothing matched. */
const PARSERS: Readonly<Record<string, (source: string, at: number, w: SpanWriter) => number>> = {
  "\\": parseCommand,
  $: parseDollar,
  "{": (_, at) => at + 1,
  "}": (_, at) => at + 1,
  "*": parseEmphasis,
  _: parseEmphasis,
  "`": parseEmphasis,
  "(": parseCitation,
  "[": parseCitation,
  "~": parseTilde,
  "+": parsePlus,
  "-": parseDash,
  "=": parseDash,
  h: parseUrl,
  t: parseBareCommand,
  r: parseBareCommand,
  D: parseBareCommand,
};

/** Headings before an abstract copied from a page. */
const ABSTRACT_HEADING = /^\s*abstract[^\S\n]*\n\s*/i;

/** Removes LaTeX and Markdown markup, irregular spacing and line breaks. */
function parseMarkup(source: string): NormalizedText {
  if (!NEEDS_NORMALIZING.test(source)) return { text: source, starts: null, ends: null };
  const w = new SpanWriter();
  let at = skipBullet(source, ABSTRACT_HEADING.exec(source)?.[0].length ?? 0, w);
  while (at < source.length) {
    const c = source[at] as string;
    const read = isSpace(c) ? parseSpace : PARSERS[c];
    const end = read?.(source, at, w) ?? at;
    if (end === at) w.put(c, at, at + 1);
    at = Math.max(end, at + 1);
  }
  return w.finish();
}

/** Returns the abstract in plain characters without markup, with a mapping to the original. */
export function normalizeText(source: string): NormalizedText {
  const plain = normalizeCharacters(source);
  return composeNormalizations(plain, parseMarkup(plain.text));
}

/** Converts a span of the normalized text to a span of the original. */
export function toOriginalSpan({ starts, ends }: NormalizedText, [start, end]: Span): Span {
  if (starts === null || ends === null) return [start, end];
  return [starts[start] ?? 0, ends[end - 1] ?? 0];
}
