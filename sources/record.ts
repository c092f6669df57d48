import { restoreArxivId } from "@/lib/arxiv-id";
import { type Fields, findName, isFields, listValues } from "./fields";
import type { FieldMap, FieldName, Reading } from "./format";
import { type Place, type RawPaper, skipped, toReadings } from "./raw-paper";
import { unfold } from "./shapes";

/** The paper of a record with named fields (an object of JSON, a row, a head of YAML), or why it is none. */
export function readRecord(value: unknown, place: Place, map: FieldMap, excerpt = ""): Reading[] {
  if (!isFields(value)) return [skipped(place, "not a JSON object", excerpt)];
  const record = unfold(value);
  const fault = findFault(record, "title", map) ?? findFault(record, "abstract", map);
  if (fault) return [skipped(place, fault, textOf(listValues(record, "title", map)[0]) ?? excerpt)];
  return toReadings(toRaw(record, map), { ...place, restated: place.restated || record.restated === true });
}

/** True where a record has what papers have, be it empty. */
export function looksLikePaper(value: unknown, map: FieldMap = {}): boolean {
  if (!isFields(value)) return false;
  const record = unfold(value);
  return textOf(listValues(record, "title", map)[0]) !== null && listValues(record, "abstract", map).length > 0;
}

/** True where a record has names for these fields, whatever they hold. */
export function hasPaperFields(value: unknown, fields: readonly FieldName[], map: FieldMap = {}): boolean {
  if (!isFields(value)) return false;
  const names = Object.keys(unfold(value));
  return fields.every((field) => findName(names, field, map) !== null);
}

function findFault(record: Fields, field: "title" | "abstract", map: FieldMap): string | null {
  const values = listValues(record, field, map);
  const name = map[field] ?? field;
  if (values.length === 0) return record[name] === "" ? null : `no "${name}"`;
  return values.some((value) => textOf(value) !== null) ? null : `"${name}" is no text`;
}

function toRaw(record: Fields, map: FieldMap): RawPaper {
  const first = (field: "title" | "abstract" | "venue"): string => textsOf(listValues(record, field, map))[0] ?? "";
  const links = listValues(record, "url", map).flatMap(linksOf);
  const dates = listValues(record, "date", map);
  const forum = typeof record.forum === "string" && isFields(record.content);
  return {
    title: first("title"),
    abstract: first("abstract"),
    authors: authorsOf(listValues(record, "authors", map)),
    // A number that is none is handed on to be reported.
    date: firstOf(dates, (value) => dateOf(value)) ?? firstOf(dates, (v) => (typeof v === "number" ? String(v) : null)),
    updated: firstOf(listValues(record, "updated", map), (value) => dateOf(value, -1)),
    links: forum ? [`https://openreview.net/forum?id=${record.forum}`] : links,
    ids: [...listValues(record, "id", map).flatMap(idsOf), ...textsOf(listValues(record, "doi", map))],
    venue: first("venue"),
  };
}

/** The text of a value, or null: `{"value": …}` of OpenReview, `{"name": …}` of Semantic Scholar, `[…]` of Crossref. */
function textOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.length === 1 ? textOf(value[0]) : null;
  if (!isFields(value)) return null;
  const inner = value.value ?? value.name;
  return typeof inner === "string" ? inner : null;
}

const textsOf = (values: readonly unknown[]): string[] => values.map(textOf).filter((text) => text !== null);

const unwrap = (value: unknown): unknown => (isFields(value) && "value" in value ? value.value : value);

function idsOf(value: unknown): string[] {
  if (typeof value === "number") return [restoreArxivId(String(value))];
  if (isFields(value) && !("value" in value)) return textsOf([value.ArXiv, value.arXiv, value.DOI, value.doi]);
  return textsOf([value]).map(restoreArxivId);
}

function linksOf(value: unknown): string[] {
  const inner = unwrap(value);
  if (!Array.isArray(inner)) return textsOf([inner]);
  return inner.flatMap((link) => (isFields(link) ? textsOf([link.url ?? link.href]) : textsOf([link])));
}

function authorsOf(values: readonly unknown[]): string | readonly string[] {
  for (const value of values.map(unwrap)) {
    if (typeof value === "string") return value;
    if (!Array.isArray(value)) continue;
    const names = value.map(nameOf).filter((name) => name !== "");
    if (names.length > 0) return names;
  }
  return [];
}

/** A name as text, as an object with its parts, or as the list [family, given, suffix]. */
function nameOf(author: unknown): string {
  if (typeof author === "string") return author;
  const part = (value: unknown): string => (typeof value === "string" ? value : "");
  if (Array.isArray(author)) return joinName(part(author[1]), part(author[0]), part(author[2]));
  if (!isFields(author)) return "";
  const { author: inner } = author;
  if (isFields(inner)) return part(inner.display_name) || part(author.raw_author_name);
  const whole = part(author.name ?? author.fullname ?? author.literal ?? author.collectiveName ?? author.value);
  const given = part(author.given ?? author.first ?? author.firstName);
  const family = part(author.family ?? author.last ?? author.lastName);
  const initialed = given === "" ? part(author.fullName) : "";
  return whole || initialed || joinName(given, family, part(author.suffix));
}

/** "Lee, Ann, Jr." as people say it: Ann Lee Jr.; a name without commas stays. */
export function givenFirst(name: string): string {
  const [family = "", given = "", suffix = ""] = name.split(",").map((part) => part.trim());
  return joinName(given, family, suffix);
}

/** A name in the order in which people say it. */
export function joinName(given: string, family: string, suffix = ""): string {
  return [given, family, suffix].filter((part) => part.trim() !== "").join(" ");
}

function firstOf<T>(values: readonly unknown[], read: (value: unknown) => T | null): T | null {
  for (const value of values) {
    const found = read(value);
    if (found !== null) return found;
  }
  return null;
}

/**
 * A date as text: as it is, as a number, in CSL's `date-parts`, or that of a version.
 * @param version which of several: 0 the first, -1 the last
 */
function dateOf(value: unknown, version: 0 | -1 = 0): string | null {
  const inner = unwrap(value);
  if (typeof inner === "string") return inner;
  if (typeof inner === "number") return timeOf(inner);
  if (Array.isArray(inner)) {
    const one: unknown = inner.at(version);
    return isFields(one) ? dateOf(one.created) : null;
  }
  if (!isFields(inner) || !Array.isArray(inner["date-parts"])) return null;
  const parts: unknown = inner["date-parts"][0];
  return Array.isArray(parts) ? parts.map((part) => String(part).padStart(2, "0")).join("-") : null;
}

/** A year, 20250528, or a time in seconds or milliseconds. */
function timeOf(time: number): string | null {
  if (time < 3000 || (time > 1.9e7 && time < 2.1e7)) return String(time);
  if (time > 5e8 && time < 5e9) return new Date(1000 * time).toISOString();
  return time > 1e11 && time < 1e13 ? new Date(time).toISOString() : null;
}
