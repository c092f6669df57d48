import { splitNamesAtAnd } from "@/lib/paper/authors";
import { formatPersonName, type NameParts } from "@/lib/paper/person-name";

/** A formula, or an escaped character, so that `\$` starts no formula. */
const MATH = /\\.|\$(?:[^$\\]|\\.){1,500}\$/g;
const A_RING = /\\\\|\\(aa|AA)(?![A-Za-z]) ?/g;
/** Commands unknown to the parser, whose argument is kept as text. */
const PLAIN_ARGUMENT = /\\(?:underline|mbox|hbox|text|textnormal|ensuremath)\s?(?=\{)/g;
const STYLED_NAME = /\\(?:textbf|textit|textsc|emph|underline|mbox)\s?\{([^{}]{1,200})\}/g;
/** Affiliation or footnote mark. */
const NAME_MARK = /\$\s?\^[^$]{1,40}\$|\\textsuperscript\s?\{[^{}]{0,40}\}/g;
/** The parser takes minutes for a name of many words. */
const MAX_NAME = 500;
/** Private-use characters that replace text which the parser would change. */
const FORMULA_PLACEHOLDER = "\uE000";
const HYPHEN_PLACEHOLDER = "\uE001";

export interface ValueParser {
  parse(text: string, field: "title"): string;
  parse(text: string, field: "author"): readonly NameParts[];
}

/** Converts a LaTeX title to text; formulas are kept. */
export function latexToTitle(text: string, parser: ValueParser): string {
  const formulas: string[] = [];
  const protectedText = text.replaceAll(FORMULA_PLACEHOLDER, "").replace(MATH, (match) => {
    if (match.startsWith("\\")) return match;
    formulas.push(match);
    return FORMULA_PLACEHOLDER;
  });
  const read = tryOr(
    () => removeHtmlTags(parser.parse(replaceUnknownCommands(protectedText), "title")),
    removeBraces(protectedText),
  );
  return composeCharacters(read).replaceAll(FORMULA_PLACEHOLDER, () => formulas.shift() ?? "");
}

/** Parses a LaTeX author list to names with given names first. */
export function latexToNames(text: string, parser: ValueParser): string[] {
  const known = replaceUnknownCommands(text.replace(NAME_MARK, "").replace(STYLED_NAME, "$1"));
  return splitNamesAtAnd(known).flatMap((name) => latexToName(name, parser).map(composeCharacters));
}

function latexToName(text: string, parser: ValueParser): string[] {
  const fallback = [removeBraces(text)];
  if (text.length > MAX_NAME) return fallback;
  // The parser splits names at hyphens, and drops hyphens between a lower-case and an upper-case letter.
  const parsed = tryOr(
    () => parser.parse(text.replaceAll("-", HYPHEN_PLACEHOLDER), "author").map(formatPersonName),
    fallback,
  );
  return parsed.map((name) => removeHtmlTags(name).replaceAll(HYPHEN_PLACEHOLDER, "-"));
}

const replaceUnknownCommands = (text: string): string =>
  text
    .replace(A_RING, (match, letter?: string) => (letter === undefined ? match : letter === "aa" ? "å" : "Å"))
    .replace(PLAIN_ARGUMENT, "");

/** Composes accents; a dotless i or j with an accent becomes the plain letter with that accent. */
const composeCharacters = (text: string): string =>
  text
    .replace(/ı(?=\p{M})/gu, "i")
    .replace(/ȷ(?=\p{M})/gu, "j")
    .normalize("NFC");

const removeHtmlTags = (html: string): string => html.replace(/<\/?(?:i|b|sub|sup|span)(?:\s[^<>]{0,80})?>/g, "");
const removeBraces = (text: string): string => text.replace(/[{}]/g, "");

function tryOr<T>(parse: () => T, fallback: T): T {
  try {
    return parse();
  } catch {
    return fallback;
  }
}
