import type { Span } from "@/lib/claim/span";
import { opensMath } from "@/lib/format/latex-math";
import { LATEX_SYMBOLS } from "@/lib/format/latex-symbols";
import { composeNormalizations, type NormalizedText, SpanWriter } from "@/lib/format/span-writer";
import { compileCharacterClass, isAsciiLetterAt, isDigitAt, isSpaceAt } from "./character-class";
import { findCitationEnd } from "./citations";
import { getCodeUnits } from "./code-units";
import { normalizeCharacters } from "./normalize-characters";
import { normalizeNumberPhrases } from "./number-phrases";

/** Font commands inside a group, "{\bf 7.3}"; the space after them is not part of the text. */
const FONT_SWITCH = /^(?:bf|it|rm|em|tt|sc|sf|sl|bfseries|itshape|scshape|ttfamily)$/;
/** Formatting commands: `\textbf{7.3\%}` becomes `7.3%`. */
const FORMATTING_COMMAND =
  /^(text(bf|it|sc|tt|rm|sf|normal|up|sl)?|emph|underline|uline|math(bf|it|rm|cal|sf|bb|tt|frak)?|bm|boldsymbol|mbox|hbox|operatorname|ensuremath|left|right|big|Big|small|footnotesize|url|href|xspace|displaystyle|ref|unicode|num|SI|qty)$/;
/** Citation commands: `\citep[see][p. 3]{key}`. */
const CITE_COMMAND = /^cite[a-z]{0,8}$/;
const CITE_ARGUMENTS = /^(?:\[[^\]]{0,60}\]){0,2}\{[^{}]{0,400}\}/;
/** Commands whose first argument is a colour or an address and whose second is the text. */
const COLOUR_OR_LINK_COMMAND = /^(?:textcolor|color|colorbox|href)$/;
const NEEDS_NORMALIZING =
  /https?:\/\/|[\\${}\n\r\t~*_`•]|^- | {2}|---?|\+\/?-|[-=]>|[\d%](?:times|rightarrow)|Delta\d|\d\. \d|\d[a-z]?[)\]]/;

const isDigit = (character = ""): boolean => character >= "0" && character <= "9";
const isLetter = (character = ""): boolean =>
  (character >= "a" && character <= "z") || (character >= "A" && character <= "Z");

function parseCommand(source: string, offset: number, writer: SpanWriter): number {
  const next = source[offset + 1];
  if (next === undefined) return offset + 1;
  if (!isLetter(next)) {
    // "12\,000" is 12,000.
    if (next === "," && isDigit(source[offset - 1]) && /^\d{3}(?!\d)/.test(source.slice(offset + 2, offset + 6)))
      writer.put(",", offset, offset + 2);
    else if (/[\s,;:![\]\\]/.test(next)) writer.space(offset, offset + 2);
    else if (!/[()-]/.test(next)) writer.put(next, offset, offset + 2);
    return offset + 2;
  }
  let end = offset + 1;
  while (isAsciiLetterAt(getCodeUnits(source), end)) end++;
  const name = source.slice(offset + 1, end);
  const symbol = LATEX_SYMBOLS.get(name);
  // "3^\circ" is "3°"
  if (symbol === "°") writer.removeLast("^");
  if (symbol !== undefined) writer.put(symbol, offset, end);
  else if (CITE_COMMAND.test(name))
    return writer.skipTo(end + (CITE_ARGUMENTS.exec(source.slice(end, end + 500))?.[0].length ?? 0));
  else if (COLOUR_OR_LINK_COMMAND.test(name) && source[end] === "{") {
    const close = source.indexOf("}", end);
    return close > 0 && close - end < 40 ? close + 1 : end;
  } else if (FONT_SWITCH.test(name)) return isSpaceAt(getCodeUnits(source), end) ? end + 1 : end;
  else if (isDigit(writer.last()) && source.slice(offset - 2, offset) === "}{") {
    // The unit of "\SI{10}{\minute}".
    writer.put(` ${name}`, offset, end);
  } else if (!FORMATTING_COMMAND.test(name)) writer.put(`\\${name}`, offset, end);
  return end;
}

const BARE_COMMANDS: Readonly<Record<string, string>> = { t: "times", r: "rightarrow", D: "Delta" };
const isLowerAt = compileCharacterClass(/[a-z]/);

/** LaTeX without its backslashes, as web pages show it: `1.9times`, `5.9%rightarrow10.9%`, `Delta4.1%`. */
function parseBareCommand(source: string, offset: number, writer: SpanWriter): number {
  const name = BARE_COMMANDS[source[offset] as string] as string;
  if (!source.startsWith(name, offset)) return offset;
  const end = offset + name.length;
  if (name === "Delta") {
    if (!isDigitAt(getCodeUnits(source), end)) return offset;
    writer.put("Δ", offset, end);
    return end;
  }
  const prev = writer.last();
  if (!(isDigit(prev) || prev === "%") || isLowerAt(getCodeUnits(source), end)) return offset;
  writer.put(name === "times" ? "×" : "→", offset, end);
  return end;
}

/** Drops the two `$` of mathematics and keeps that of an amount of money. */
function parseDollar(source: string, offset: number, writer: SpanWriter): number {
  if (offset === writer.mathEnd) writer.mathEnd = -1;
  else if (opensMath(source, offset)) writer.mathEnd = source.indexOf("$", offset + 1);
  else writer.put("$", offset, offset + 1);
  return offset + 1;
}

/** "7", "$7$", "\textbf{7}", "**7**". */
const FORMATTED_DIGIT = /^(?:\$|\\[a-z(]{1,8}\{?|\{\\[a-z]{2} |[*_]{1,2})?\d/;

/** A space of LaTeX: "about~7", but not "~7", "~$7$" nor "(~ 7)". */
function parseTilde(source: string, offset: number, writer: SpanWriter): number {
  const isStandalone = writer.last() === "(" || (writer.last() === " " && isLetter(writer.last(2)));
  if (isStandalone && source[offset + 1] === " ") return offset;
  if (FORMATTED_DIGIT.test(source.slice(offset + 1, offset + 14)) && !isLetter(writer.last())) return offset;
  writer.space(offset, offset + 1);
  return offset + 1;
}

/** Replaces spaces and line ends by one space, or by none if a line end breaks a word or a number; but "high- and low-level". */
function parseSpace(source: string, offset: number, writer: SpanWriter): number {
  const units = getCodeUnits(source);
  let end = offset + 1;
  while (isSpaceAt(units, end)) end++;
  const isHyphen = writer.last() === "-" && isLetter(writer.last(2)) && source.slice(offset, end).includes("\n");
  const isWrapped = isHyphen && !/^(?:and|or|to) /.test(source.slice(end, end + 4));
  const isBroken =
    writer.last() === "." && isDigit(writer.last(2)) && /^\d{1,3}\s?\\?%/.test(source.slice(end, end + 6));
  if (!isWrapped && !isBroken) writer.space(offset, end);
  return source.slice(offset, end).includes("\n") ? skipBullet(source, end, writer) : end;
}

const BULLET = /(?:[•▪◦‣●]|([-–*]|\(?\d{1,2}[.)]))\s{1,9}/y;

/** Returns the start of the text of a line, after a bullet, and after the dash or number of a list item if the previous sentence ended. */
function skipBullet(source: string, offset: number, writer: SpanWriter): number {
  BULLET.lastIndex = offset;
  const found = BULLET.exec(source);
  const before = writer.last() === " " ? writer.last(2) : writer.last();
  const isSeparate = found?.[1] === undefined || before === undefined || /[.:;!?]/.test(before);
  return found && isSeparate ? BULLET.lastIndex : offset;
}

/** "+/-2.1", "+-2.1" and "+/- $2.1$". */
function parsePlus(source: string, offset: number, writer: SpanWriter): number {
  if (!/^\+\/?-\s{0,9}\$?\.?\d/.test(source.slice(offset, offset + 15))) return offset;
  const end = source.indexOf("-", offset) + 1;
  writer.put("±", offset, end);
  return end;
}

/** "->", "=>", "--" and "---". */
function parseDash(source: string, offset: number, writer: SpanWriter): number {
  if (source[offset + 1] === ">") {
    writer.put("→", offset, offset + 2);
    return offset + 2;
  }
  if (source[offset] !== "-" || source[offset + 1] !== "-") return offset;
  const isLong = source[offset + 2] === "-";
  writer.put(isLong ? "—" : "–", offset, offset + (isLong ? 3 : 2));
  return offset + (isLong ? 3 : 2);
}

/** "(Miller et al., 2021)": drops a citation inside a sentence; "[12]" is an aside, see `quantities/asides.ts`. */
function parseCitation(source: string, offset: number, writer: SpanWriter): number {
  const end = findCitationEnd(source, offset);
  return end === offset ? offset : writer.skipTo(end);
}

const URL_PATTERN = /https?:\/\/[^\s<>"'()[\]{}]{1,400}/y;

/** Markdown emphasis: "*7.3%*", "_7.3%_", "`Orion`"; not in names ("A*", "lm_head"), mathematics and LaTeX quotes. */
const EMPHASIS =
  /(?<![\p{L}\d\\^_{}$`])(__|[*_`])(?=[\p{L}\d+\-−~±<>≥≤\\"'(])(?:[^*_`${}]|(?<=[\p{L}\d])[*_](?=[\p{L}\d])){0,200}(?<!\s)\1(?![\p{L}\d{}_`])/uy;

/** Drops the signs of Markdown emphasis; "10**4" is a power. */
function parseEmphasis(source: string, offset: number, writer: SpanWriter): number {
  const mark = source[offset] as string;
  if (offset === writer.emphasisEnd) return offset + (source[offset + 1] === mark ? 2 : 1);
  if (mark === "*" && source[offset + 1] === "*") {
    if (isDigit(source[offset - 1]) && isDigit(source[offset + 2])) writer.put("^", offset, offset + 2);
    return offset + 2;
  }
  EMPHASIS.lastIndex = offset;
  const [whole, opening] = EMPHASIS.exec(source) ?? [];
  if (whole === undefined || opening === undefined) return offset;
  writer.emphasisEnd = offset + whole.length - opening.length;
  return offset + opening.length;
}

/** Treats a URL as one word: "%20" and names in its path are not part of the sentence. */
function parseUrl(source: string, offset: number, writer: SpanWriter): number {
  if (!source.startsWith("http", offset)) return offset;
  URL_PATTERN.lastIndex = offset;
  const found = URL_PATTERN.exec(source)?.[0].replace(/[.,;:!?]{1,9}$/, "");
  if (!found) return offset;
  writer.put("URL", offset, offset + found.length);
  return offset + found.length;
}

/** Readers by first character; each returns its end position, or its start if nothing matched. */
const PARSERS: Readonly<Record<string, (source: string, offset: number, writer: SpanWriter) => number>> = {
  "\\": parseCommand,
  $: parseDollar,
  "{": (_, offset) => offset + 1,
  "}": (_, offset) => offset + 1,
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

/** Characters that a parser or `parseSpace` processes. */
const isMarkupAt = compileCharacterClass(/[\s\\${}*_`([~+\-=htrD]/);
/** The first letters of words that are markup: "https://", "times", "rightarrow", "Delta". */
const MARKUP_WORDS: Readonly<Record<string, string>> = { h: "http", ...BARE_COMMANDS };

/** Returns the end of the characters from `offset` on that stay as they are, with the single spaces between their words. */
function findPlainEnd(source: string, units: Uint16Array, offset: number): number {
  let end = offset;
  for (; end < source.length; end++) {
    if (!isMarkupAt(units, end)) continue;
    const character = source[end] as string;
    // The digits of "7. 3" may be one number.
    const isSingleSpace =
      character === " " &&
      end > offset &&
      source[end - 1] !== "." &&
      end + 1 < source.length &&
      !isSpaceAt(units, end + 1);
    const word = MARKUP_WORDS[character];
    if (!isSingleSpace && (word === undefined || source.startsWith(word, end))) break;
  }
  return end;
}

/** Headings before an abstract copied from a page. */
const ABSTRACT_HEADING = /^\s*abstract[^\S\n]*\n\s*/i;

/** Removes LaTeX and Markdown markup, irregular spacing and line breaks. */
function parseMarkup(source: string): NormalizedText {
  if (!NEEDS_NORMALIZING.test(source)) return { text: source, starts: null, ends: null };
  const units = getCodeUnits(source);
  const writer = new SpanWriter(source.length);
  let offset = skipBullet(source, ABSTRACT_HEADING.exec(source)?.[0].length ?? 0, writer);
  while (offset < source.length) {
    const plainEnd = findPlainEnd(source, units, offset);
    writer.copy(source, offset, plainEnd);
    offset = plainEnd;
    if (offset === source.length) break;
    const character = source[offset] as string;
    const read = isSpaceAt(units, offset) ? parseSpace : PARSERS[character];
    const end = read?.(source, offset, writer) ?? offset;
    if (end === offset) writer.put(character, offset, offset + 1);
    offset = Math.max(end, offset + 1);
  }
  return writer.finish();
}

/** Returns the abstract in plain characters without markup, with a mapping to the original. */
export function normalizeText(source: string): NormalizedText {
  const plain = normalizeCharacters(source);
  const unmarked = composeNormalizations(plain, parseMarkup(plain.text));
  return composeNormalizations(unmarked, normalizeNumberPhrases(unmarked.text));
}

/** Converts a span of the normalized text to a span of the original. */
export function toOriginalSpan({ starts, ends }: NormalizedText, [start, end]: Span): Span {
  if (starts === null || ends === null) return [start, end];
  return [starts[start] ?? 0, ends[end - 1] ?? 0];
}
