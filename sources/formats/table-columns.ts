import { findFieldName } from "../input/field-names";
import type { FieldMap } from "../input/format";
import { isNamesLine, replaceDamagedLetters } from "../input/names-line";
import { mayBeProse } from "./csv-alignment";

/** The columns of a table by what their cells hold. Positions count from 0; -1 is none. */
export interface TableColumns {
  readonly names: readonly string[];
  /** Column of the title; -1 also if the user named it, as it is then read as it is. */
  readonly title: number;
  /** The same of the abstract. */
  readonly abstract: number;
  readonly venues: readonly number[];
  /** Columns whose cells are no title: persons, dates, ids, keywords, organisations, addresses. */
  readonly details: readonly number[];
  /** Columns with unknown names. */
  readonly unknown: readonly number[];
}

/** Names of columns that hold details of a paper, lower case. */
const DETAILS =
  /author|creator|date|year|doi|ur[il]|link|pdf|keyword|\bterms?\b|\btags?\b|subject|fields? of study|topic|categor|publisher|affiliation|institution|organi[sz]ation|address|e-?mail|type|language|country|city|iss[nu]|isbn|volume|pages?\b|cited|citation|count|licen[sc]e|stage|identifier|\bids?\b|eid|pmid|\bkey\b|number|rank|^source$|作者|年份|日期|关键|出版商|链接|机构|地址|语言|类型|阶段|卷|期|页|引|^来源出版物$/;
/** Field tags of Web of Science, except those of funding, conference, series and references. */
const TAGS = /^(?!f[upx]|ct|se|bs|cr)[a-z][a-z\d]$/;
const VENUES = /journal|venue|(?:source|publication|container) ?title|来源出版物名称|期刊|刊名/;
/** Names of columns that are no detail, although a part of their name is. */
const OTHER = /title|abstract|note|comment|fund|acknowledg|summary|标题|题名|篇名/;

const isDetail = (name: string): boolean => DETAILS.test(name) || TAGS.test(name);

/** Finds what the columns of a table hold by their names. */
export function findTableColumns(names: readonly string[], map: FieldMap): TableColumns {
  const position = (field: "title" | "abstract"): number =>
    map[field] === undefined ? names.lastIndexOf(findFieldName(names, field, map) ?? "") : -1;
  const [title, abstract] = [position("title"), position("abstract")];
  const lower = names.map((name) => name.toLowerCase());
  const list = (isListed: (name: string) => boolean): number[] =>
    lower.flatMap((name, at) => (at !== title && at !== abstract && isListed(name) ? [at] : []));
  return {
    ...{ names, title, abstract },
    venues: list((name) => VENUES.test(name)),
    details: list((name) => isDetail(name) && !OTHER.test(name) && !VENUES.test(name)),
    unknown: list((name) => !isDetail(name) && !OTHER.test(name) && !VENUES.test(name)),
  };
}

/** Words up to which a text may be a detail instead of a title. */
const SHORT = 3;
/** Words from which a text may be a title, and from which it is one without a further sign. */
const TITLE_WORDS = 4;
const LONG_TITLE = 6;
const VENUE =
  /\b(?:journal|annals|proceedings|transactions|conference|symposium|workshop|letters|magazine|bulletin|archives)\b/i;
/** The whole name of a journal. */
const VENUE_NAME =
  /^(?:\S{1,30} ){0,3}(?:journal|annals|proceedings|transactions|letters) (?:of|on|in)\b[^.;]{1,100}$/i;
const ORGANISATION =
  /\b(?:univ(?:ersity)?|dept|department|inst(?:itutes?)?|school|college|faculty|lab(?:oratory)?|academy|association|society|press|publish\w{2,5}|inc|ltd|gmbh|co)\b/i;
/** A subtitle, a question, or a word that titles have and names of organisations and keywords do not. */
const TITLE_SIGN =
  /: | [–—-] |\?$|\b(?:with|from|via|using|by|to|towards?|through|without|under|beyond|is|are|can|how)\b/;

/**
 * Finds a cell that is not below its name, although the row has as many cells as the header: the title or the abstract holds
 * something else, and another column holds it.
 * @returns a message with the columns and the remedy, or null
 */
export function findMisplacedCell(cells: readonly string[], columns: TableColumns): string | null {
  const abstract = cells[columns.abstract]?.trim() ?? "";
  if (abstract !== "" && (!mayBeProse(abstract) || isNames(abstract))) {
    const at = cells.findIndex((cell) => cell.length > abstract.length && isRunningText(cell.trim()));
    if (at >= 0) return formatMisplaced("abstract", at, columns);
  }
  const title = cells[columns.title]?.trim() ?? "";
  const isVenue = VENUE.test(title) && !isTitle(title);
  if (title === "" || !(isVenue || mayBeDetail(title))) return null;
  // A moved venue is the sign that titles and venues are not below their names; names of venues may look like titles.
  const isVenueMoved = isVenue || columns.details.some((column) => VENUE_NAME.test(cells[column]?.trim() ?? ""));
  const candidates = [
    ...(isVenueMoved ? columns.venues : []),
    ...columns.details,
    ...(isCertainDetail(title) ? columns.unknown : []),
  ];
  const at = candidates.find((column) => isTitle(cells[column]?.trim() ?? ""));
  return at === undefined ? null : formatMisplaced("title", at, columns);
}

/** True for a text that may be names, keywords, a date, an id or an organisation instead of a title. */
export const mayBeDetail = (title: string): boolean => isShort(title) || isNames(title) || ORGANISATION.test(title);

/** True for a list of names, or a text without a capital. */
const isCertainDetail = (title: string): boolean => !/\p{Lu}/u.test(title) || (/[,;]/.test(title) && isNames(title));

const isRunningText = (text: string): boolean => countWords(text) > LONG_TITLE && mayBeProse(text);

const countWords = (text: string): number => text.split(/\s+/).length;

/** True for a label, a date, an id, or a list of keywords. */
const isShort = (text: string): boolean =>
  text.split(";").every((part) => countWords(part.trim()) <= SHORT) || !/\p{L}{2}/u.test(text);

/** True for names of persons: "Quill, Ada; Oster, Bram", "Ada Quill, Bram Oster", also with ids in brackets. */
const isNames = (text: string): boolean =>
  replaceDamagedLetters(text.replace(/^[^\p{L}\p{N}]{1,4}(?=\p{Lu})/u, ""))
    .replace(/\s?\(\d{1,20}\)/g, "")
    .split(";")
    .every(
      (part) =>
        isNamesLine(part.trim()) || /^\p{Lu}[\p{L}'’-]{1,30},? (?:\p{Lu}[\p{L}.'’-]{0,30} ?){1,4}$/u.test(part.trim()),
    );

/** True for text that looks like a title, and neither like names, nor like keywords or the name of an organisation. */
function isTitle(cell: string): boolean {
  const text = cell.replace(/^\[/, "").replace(/\]?\(?https?:\S{1,1000}$/, "");
  const words = countWords(text);
  if (words < TITLE_WORDS || !/^[\p{Lu}\d"“'‘$]/u.test(text) || text.includes(";")) return false;
  if (VENUE.test(text) || ORGANISATION.test(text) || isNames(text)) return false;
  return TITLE_SIGN.test(text) || (words >= LONG_TITLE && / \p{Ll}/u.test(text));
}

function formatMisplaced(field: "title" | "abstract", at: number, { names, [field]: own }: TableColumns): string {
  const [name, other] = [names[own] ?? field, names[at] ?? ""];
  return `"${other}" seems to hold the ${field} and "${name}" something else, so the values are not in their columns; check the header and this row, or set --map ${field}=${other} (to read it as it is: --map ${field}=${name})`;
}
