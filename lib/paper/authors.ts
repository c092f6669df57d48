import { isNameSuffix } from "./person-name";
import { parseSerializedNames } from "./serialized-names";

const ET_AL_NAME = /^(?:et\.? al|others)\.?$/i;
const ET_AL_SUFFIX = /\bet\.? al\.?$/i;
/** Family names: "Lee", "García-Ruiz", "van der Maaten". Scripts without capitals do not match. */
const FAMILY = /^(?:\p{Ll}[\p{L}'’]{0,20} ){0,3}(?:\p{Ll}{1,3}['’])?\p{Lu}[^\s,]{0,60}$/u;
/** Two words after the comma: "Sita, Ben Roy" lists two people, the first with a single name. */
const TWO_WORDS = /^\S{1,60} \p{L}{2}/u;

/** True for "et al." and "others". */
const isEtAl = (name: string): boolean => ET_AL_NAME.test(name);

/**
 * Parses a list of authors: "Ana Ito, Ben Roy and Cy Wu", "Ito, Ana; Roy, Ben", or a serialized list. If there is a
 * semicolon, it is the only separator. Normalizes spaces and drops affiliations in parentheses and "et al.".
 */
export function parseAuthors(text: string): string[] {
  const printed = parseSerializedNames(text);
  const parts = printed ?? splitPlainNames(stripAffiliations(text.replace(/\s+/g, " ").trim()));
  const names: string[] = [];
  for (const part of parts.map(tidyName).filter(isName)) {
    const last = names.length - 1;
    if (isNameSuffix(part) && last >= 0) names[last] = `${names[last]}, ${part}`;
    else names.push(part);
  }
  return names;
}

function splitPlainNames(text: string): string[] {
  if (text.includes(";")) return text.split(";");
  const groups = text
    .split(/\sand\s|\s&\s/)
    .map(tidyName)
    .filter(isName);
  return areFamilyNameFirst(groups) ? groups : groups.flatMap((group) => group.split(","));
}

function areFamilyNameFirst(groups: readonly string[]): boolean {
  const [first = ""] = groups;
  const inverted = groups.filter(isFamilyNameFirst).length;
  if (groups.length === 1) return inverted === 1 && !TWO_WORDS.test(first.split(",", 2)[1]?.trim() ?? "");
  return inverted === groups.length || (inverted > 1 && groups.every(hasOneComma));
}

/** At most one comma: in a list with family names first, a single name has none. */
const hasOneComma = (text: string): boolean => text.split(",", 3).length < 3;

/**
 * True for "Lee, Ann", with the family name first. Two people with single names, "Plato, Socrates", look the same but
 * are rarer; a two-word family name as in "Ann Lee, Ben Roy" is more often a full name.
 */
function isFamilyNameFirst(text: string): boolean {
  const [family = "", given = "", ...rest] = text.split(",", 3).map((part) => part.trim());
  return rest.length === 0 && FAMILY.test(family) && isName(given) && !isNameSuffix(given);
}

/**
 * Removes parentheses at the end of a name, which hold affiliations; those inside a name are kept: "Wei (Amy) Chen".
 */
function stripAffiliations(text: string): string {
  let remaining = "";
  let from = 0;
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/[()]/g)) {
    if (sign === ")" && depth === 0) return text;
    if (sign === "(" && depth++ === 0) {
      remaining += text.slice(from, index);
      from = index;
    } else if (sign === ")" && --depth === 0 && endsName(text, index + 1)) from = index + 1;
  }
  if (depth > 0) return text;
  remaining += text.slice(from);
  return isName(remaining) ? remaining : text;
}

const endsName = (text: string, at: number): boolean => /^\s?(?:$|[,;&(]|and\s)/.test(text.slice(at, at + 5));

function tidyName(text: string): string {
  return trimSeparators(
    trimSeparators(text)
      .replace(/^and\s/, "")
      .replace(ET_AL_SUFFIX, ""),
  );
}

/** Trims without a regular expression, which would be slow on a long run of commas. */
function trimSeparators(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isSeparator(text[from])) from++;
  while (to > from && isSeparator(text[to - 1])) to--;
  return text.slice(from, to);
}

const isSeparator = (sign = ""): boolean => sign === "," || sign.trim() === "";

/** False for text that names nobody: "…", "1", "others". */
const isName = (text: string): boolean => /\p{L}/u.test(text) && !isEtAl(text);

/** Splits a list of names at each "and" outside of braces, as in BibTeX: "Ito, Ana and {Moss and Fern, Inc.}"; drops "others". */
export function splitNamesAtAnd(text: string): string[] {
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
  return [...names, line.slice(from).trim()].filter((name) => name !== "" && !isEtAl(name));
}
