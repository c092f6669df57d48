import { isOthers } from "@/lib/authors";
import { joinName } from "./record";

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
const HELD = "\uE000";
const HYPHEN = "\uE001";

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
export function readTitle(text: string, parser: ValueParser): string {
  const formulas: string[] = [];
  const held = text.replaceAll(HELD, "").replace(MATH, (match) => {
    if (match.startsWith("\\")) return match;
    formulas.push(match);
    return HELD;
  });
  const read = attempt(() => withoutMarks(parser.parse(toKnown(held), "title")), withoutBraces(held));
  return compose(read).replaceAll(HELD, () => formulas.shift() ?? "");
}

/** The people of a list with "and" between, given names first. */
export function readNames(text: string, parser: ValueParser): string[] {
  const known = toKnown(text.replace(NAME_MARK, "").replace(STYLED_NAME, "$1"));
  return splitNames(known)
    .filter((name) => name !== "" && !isOthers(name))
    .flatMap((name) => readName(name, parser).map(compose));
}

function readName(text: string, parser: ValueParser): string[] {
  const otherwise = [withoutBraces(text)];
  if (text.length > MAX_NAME) return otherwise;
  // The parser divides a name at its hyphens, and loses those between a small letter and a capital.
  const parsed = attempt(() => parser.parse(text.replaceAll("-", HYPHEN), "author").map(nameOf), otherwise);
  return parsed.map((name) => withoutMarks(name).replaceAll(HYPHEN, "-"));
}

/** Parted by each "and" that stands in no braces. */
function splitNames(text: string): string[] {
  const line = ` ${text.replace(/\s+/g, " ")} `;
  const names: string[] = [];
  let from = 0;
  let depth = 0;
  for (const { 0: sign, index } of line.matchAll(/\\.|[{}]| and(?= )/gi)) {
    if (sign === "{") depth++;
    else if (sign === "}") depth--;
    else if (depth === 0 && !sign.startsWith("\\")) {
      names.push(line.slice(from, index).trim());
      from = index + sign.length;
    }
  }
  return [...names, line.slice(from).trim()];
}

const toKnown = (text: string): string =>
  text
    .replace(A_RING, (match, letter?: string) => (letter === undefined ? match : letter === "aa" ? "å" : "Å"))
    .replace(PLAIN_ARGUMENT, "");

/** An accent over a letter without its dot is one on the letter. */
const compose = (text: string): string =>
  text
    .replace(/ı(?=\p{M})/gu, "i")
    .replace(/ȷ(?=\p{M})/gu, "j")
    .normalize("NFC");

const nameOf = ({ given = "", prefix = "", family = "", suffix = "" }: NameParts): string =>
  joinName(joinName(given, prefix), family, suffix);

const withoutMarks = (html: string): string => html.replace(/<\/?(?:i|b|sub|sup|span)(?:\s[^<>]{0,80})?>/g, "");
const withoutBraces = (text: string): string => text.replace(/[{}]/g, "");

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
