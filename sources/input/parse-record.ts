import { restoreArxivId } from "@/lib/paper/arxiv-id";
import { joinDate, parseDate, parsePartialDate } from "@/lib/paper/parse-day";
import type { ParseResult } from "@/lib/paper/parse-result";
import { formatPersonName, type RawPerson } from "@/lib/paper/person-name";
import { findFieldName, isRawRecord, listFieldValues, type RawRecord } from "./field-names";
import type { FieldMap, FieldName } from "./format";
import { decodeEntityReferences } from "./html-to-text";
import { hasMarkup } from "./markup-to-text";
import { normalizeRecord } from "./normalize-record";
import { type RawPaper, type SourceLocation, skippedIssue, toParseResults } from "./raw-paper";

/** Parses a record with named fields (JSON object, table row, YAML front matter) to a paper or an issue. */
export function parseRecord(value: unknown, location: SourceLocation, map: FieldMap, excerpt = ""): ParseResult[] {
  if (!isRawRecord(value)) return [skippedIssue(location, "not a JSON object", excerpt)];
  const record = normalizeRecord(value);
  const problem = findProblem(record, "title", map) ?? findProblem(record, "abstract", map);
  if (problem) return [skippedIssue(location, problem, toText(listFieldValues(record, "title", map)[0]) ?? excerpt)];
  return toParseResults(toRawPaper(record, map), {
    ...location,
    restated: location.restated || record.restated === true,
  });
}

/** True if a record has a title and an abstract field. */
export function isPaperRecord(value: unknown, map: FieldMap = {}): boolean {
  if (!isRawRecord(value)) return false;
  const record = normalizeRecord(value);
  return (
    toText(listFieldValues(record, "title", map)[0]) !== null && listFieldValues(record, "abstract", map).length > 0
  );
}

/** True if a record has these fields, with any values. */
export function hasPaperFields(value: unknown, fields: readonly FieldName[], map: FieldMap = {}): boolean {
  if (!isRawRecord(value)) return false;
  const names = Object.keys(normalizeRecord(value));
  return fields.every((field) => findFieldName(names, field, map) !== null);
}

function findProblem(record: RawRecord, field: "title" | "abstract", map: FieldMap): string | null {
  const values = listFieldValues(record, field, map);
  const name = map[field] ?? field;
  // An empty field is reported as in other formats.
  if (values.length === 0) return findFieldName(Object.keys(record), field, map) === null ? `no "${name}"` : null;
  return values.some((value) => toText(value) !== null) ? null : `"${name}" is not text`;
}

function toRawPaper(record: RawRecord, map: FieldMap): RawPaper {
  const first = (field: "title" | "abstract" | "venue"): string =>
    toTexts(listFieldValues(record, field, map))[0] ?? "";
  const links = listFieldValues(record, "url", map).flatMap(toLinks);
  const dates = listFieldValues(record, "date", map);
  const isForumNote = typeof record.forum === "string" && isRawRecord(record.content);
  return {
    title: first("title"),
    abstract: toAbstract(first("abstract")),
    authors: toAuthors(listFieldValues(record, "authors", map)),
    // An invalid number is passed on to be reported.
    date:
      findDate(dates.map((value) => toDateText(value)).filter((text) => text !== null)) ??
      findFirst(dates, (v) => (typeof v === "number" ? String(v) : null)),
    updated: findFirst(listFieldValues(record, "updated", map), (value) => toDateText(value, -1)),
    links: isForumNote ? [`https://openreview.net/forum?id=${record.forum}`] : links,
    ids: [...listFieldValues(record, "id", map).flatMap(toIds), ...toTexts(listFieldValues(record, "doi", map))],
    venue: first("venue"),
  };
}

/** Returns the text of a value, or null: `{"value": …}` of OpenReview, `{"name": …}` of Semantic Scholar, `[…]` of Crossref. */
function toText(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.length === 1 ? toText(value[0]) : null;
  if (!isRawRecord(value)) return null;
  const inner = value.value ?? value.name;
  return typeof inner === "string" ? inner : null;
}

const toTexts = (values: readonly unknown[]): string[] => values.map(toText).filter((text) => text !== null);

const unwrap = (value: unknown): unknown => (isRawRecord(value) && "value" in value ? value.value : value);

function toIds(value: unknown): string[] {
  if (typeof value === "number") return [restoreArxivId(String(value))];
  if (isRawRecord(value) && !("value" in value)) return toTexts([value.ArXiv, value.arXiv, value.DOI, value.doi]);
  return toTexts([value]).map(restoreArxivId);
}

function toLinks(value: unknown): string[] {
  const inner = unwrap(value);
  if (!Array.isArray(inner)) return toTexts([inner]);
  return inner.flatMap((link) => (isRawRecord(link) ? toTexts([link.url ?? link.href]) : toTexts([link])));
}

function toAuthors(values: readonly unknown[]): string | readonly RawPerson[] {
  for (const value of values.map(unwrap)) {
    if (typeof value === "string") return value;
    if (!Array.isArray(value)) continue;
    const persons = value.map(toPerson).filter((person) => formatPersonName(person) !== "");
    if (persons.length > 0) return persons;
  }
  return [];
}

/** Reads an author given as text, as object, or as [family, given, suffix]. */
function toPerson(author: unknown): RawPerson {
  if (typeof author === "string") return author;
  const part = (value: unknown): string => (typeof value === "string" ? value : "");
  if (Array.isArray(author)) return { given: part(author[1]), family: part(author[0]), suffix: part(author[2]) };
  if (!isRawRecord(author)) return "";
  const { author: inner } = author;
  if (isRawRecord(inner)) return part(inner.display_name) || part(author.raw_author_name);
  const whole = part(author.name ?? author.fullname ?? author.literal ?? author.collectiveName ?? author.value);
  const given = part(author.given ?? author.first ?? author.firstName);
  const family = part(author.family ?? author.last ?? author.lastName);
  const initialed = given === "" ? part(author.fullName) : "";
  return whole || initialed || { given, family, suffix: part(author.suffix) };
}

/** Decodes character references; markup keeps them, because they are decoded with it. */
const toAbstract = (text: string): string =>
  !text.includes("&") || hasMarkup(text) ? text : decodeEntityReferences(text);

/**
 * Returns the preferred date. One without a year, such as "MAY 4", is joined with the year in another field, and a year or
 * month alone gives way to a day within it.
 */
function findDate([first, ...others]: readonly string[]): string | null {
  if (first === undefined) return null;
  if (!/\d{4}/.test(first)) return joinDate(others.find((text) => /^\d{4}/.test(text)) ?? "", first);
  const partial = others.length > 0 ? parsePartialDate(first) : null;
  return (partial && others.find((text) => parseDate(text)?.startsWith(partial))) || first;
}

function findFirst<T>(values: readonly unknown[], read: (value: unknown) => T | null): T | null {
  for (const value of values) {
    const found = read(value);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Converts a date to text: text, number, CSL `date-parts`, or the date of a version.
 * @param version index of the version: 0 the first, -1 the last
 */
function toDateText(value: unknown, version: 0 | -1 = 0): string | null {
  const inner = unwrap(value);
  if (typeof inner === "string") return inner;
  if (typeof inner === "number") return toTimeText(inner);
  if (Array.isArray(inner)) {
    const one: unknown = inner.at(version);
    return isRawRecord(one) ? toDateText(one.created) : null;
  }
  if (!isRawRecord(inner) || !Array.isArray(inner["date-parts"])) return null;
  const parts: unknown = inner["date-parts"][0];
  return Array.isArray(parts) ? parts.map((part) => String(part).padStart(2, "0")).join("-") : null;
}

/** Converts a year, a date like 20250528, or a Unix time in seconds or milliseconds. */
function toTimeText(time: number): string | null {
  if (time < 3000 || (time > 1.9e7 && time < 2.1e7)) return String(time);
  if (time > 5e8 && time < 5e9) return new Date(1000 * time).toISOString();
  return time > 1e11 && time < 1e13 ? new Date(time).toISOString() : null;
}
