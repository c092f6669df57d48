import { isEtAl, joinName, splitNamesAtAnd } from "@/lib/paper/authors";

/** A formula, or an escaped letter, so that no formula begins at `\$`. */
const MATH = /\\.|\$(?:[^$\\]|\\.){1,500}\$/g;
const A_RING = /\\\\|\\(aa|AA)(?![A-Za-z]) ?/g;
/** Commands that the parser does not know and of which the argument alone is text. */
const PLAIN_ARGUMENT = /\\(?:underline|mbox|hbox|text|textnormal|ensuremath)\s?(?=\{)/g;
const STYLED_NAME = /\\(?:textbf|textit|textsc|emph|underline|mbox)\s?\{([^{}]{1,200})\}/g;
/** The mark of an affiliation or a footnote. */
const NAME_MARK = /\$\s?\^[^$]{1,40}\$|\\textsuperscript\s?\{[^{}]{0,40}\}/g;
/** The parser takes minutes over a name of many words. */
const MAX_NAME = 500;
/** Signs of no language, which stand for what the parser would change. */
const FORMULA_PLACEHOLDER = "\uE000";
const HYPHEN_PLACEHOLDER = "\uE001";

interface NameParts {
  readonly given?: string;
  readonly prefix?: string;
  readonly family?: string;
  readonly suffix?: string;
}

export interface ValueParser {
  parse(text: string, field: "title"): string;
  parse(text: string, field: "author"): readonly NameParts[];
}

/** A title as people read it: without LaTeX but in its formulas, which are kept as other formats have them. */
export function latexToTitle(text: string, parser: ValueParser): string {
  const formulas: string[] = [];
  const held = text.replaceAll(FORMULA_PLACEHOLDER, "").replace(MATH, (match) => {
    if (match.startsWith("\\")) return match;
    formulas.push(match);
    return FORMULA_PLACEHOLDER;
  });
  const read = tryOr(() => removeHtmlTags(parser.parse(replaceUnknownCommands(held), "title")), removeBraces(held));
  return composeCharacters(read).replaceAll(FORMULA_PLACEHOLDER, () => formulas.shift() ?? "");
}

/** The people of a list with "and" between, given names first. */
export function latexToNames(text: string, parser: ValueParser): string[] {
  const known = replaceUnknownCommands(text.replace(NAME_MARK, "").replace(STYLED_NAME, "$1"));
  return splitNamesAtAnd(known)
    .filter((name) => !isEtAl(name))
    .flatMap((name) => latexToName(name, parser).map(composeCharacters));
}

function latexToName(text: string, parser: ValueParser): string[] {
  const otherwise = [removeBraces(text)];
  if (text.length > MAX_NAME) return otherwise;
  // The parser divides a name at its hyphens, and loses those between a small letter and a capital.
  const parsed = tryOr(() => parser.parse(text.replaceAll("-", HYPHEN_PLACEHOLDER), "author").map(toName), otherwise);
  return parsed.map((name) => removeHtmlTags(name).replaceAll(HYPHEN_PLACEHOLDER, "-"));
}

const replaceUnknownCommands = (text: string): string =>
  text
    .replace(A_RING, (match, letter?: string) => (letter === undefined ? match : letter === "aa" ? "å" : "Å"))
    .replace(PLAIN_ARGUMENT, "");

/** An accent over a letter without its dot is one on the letter. */
const composeCharacters = (text: string): string =>
  text
    .replace(/ı(?=\p{M})/gu, "i")
    .replace(/ȷ(?=\p{M})/gu, "j")
    .normalize("NFC");

const toName = ({ given = "", prefix = "", family = "", suffix = "" }: NameParts): string =>
  joinName(joinName(given, prefix), family, suffix);

const removeHtmlTags = (html: string): string => html.replace(/<\/?(?:i|b|sub|sup|span)(?:\s[^<>]{0,80})?>/g, "");
const removeBraces = (text: string): string => text.replace(/[{}]/g, "");

function tryOr<T>(parse: () => T, fallback: T): T {
  try {
    return parse();
  } catch {
    return fallback;
  }
}
