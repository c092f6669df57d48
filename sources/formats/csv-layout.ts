import { findFieldName } from "../input/field-names";
import { FIELD_NAMES, type FieldMap } from "../input/format";

const DELIMITERS = [",", "\t", ";", "|"] as const;
/** Lines searched for the header; databases write remarks above it. */
const HEADER_LINES = 12;
/** Longer lines are no header. */
const MAX_HEADER = 200_000;
/** Excel's statement of the separator. */
const SEPARATOR = /^\uFEFF?sep=(.)\s*$/i;

/** Where the header of a table is, and how its cells are separated. */
export interface CsvLayout {
  readonly delimiter: string;
  /** Names in the header, with quotes removed. */
  readonly names: readonly string[];
  /** Lines above the header that are not part of the table. */
  readonly skippedLines: number;
  /** Characters of these lines. */
  readonly skippedCharacters: number;
  /** True if the header names title and abstract. */
  readonly isComplete: boolean;
}

/** Columns of Web of Science, whose header holds field tags. */
const WOS_COLUMNS: ReadonlyMap<string, string> = new Map([
  ["AF", "author full names"],
  ["SO", "venue"],
  ["PD", "publication date"],
  ["PY", "publication year"],
  ["DI", "doi"],
]);

/**
 * Finds the header among the first lines: the first line that names title and abstract under any separator. Without one,
 * the header is the first line that is no statement of a separator.
 */
export function findCsvLayout(head: string, map: FieldMap = {}): CsvLayout {
  let [skippedLines, skippedCharacters] = [0, 0];
  let stated: string | null = null;
  let first: CsvLayout | null = null;
  for (const line of head.split("\n", HEADER_LINES)) {
    const separator = SEPARATOR.exec(line)?.[1];
    stated ??= separator ?? null;
    if (line.trim() !== "" && separator === undefined && line.length <= MAX_HEADER) {
      const layout = readHeader(line, stated, map);
      first ??= { ...layout, skippedLines, skippedCharacters };
      if (layout.isComplete) return { ...layout, skippedLines, skippedCharacters };
    }
    skippedLines++;
    skippedCharacters += line.length + 1;
  }
  return first ?? { delimiter: ",", names: [], skippedLines: 0, skippedCharacters: 0, isComplete: false };
}

function readHeader(line: string, stated: string | null, map: FieldMap) {
  const delimiters = stated === null ? DELIMITERS : [stated];
  const readings = delimiters
    // A line that starts with a bar is a row of a Markdown table.
    .filter((delimiter) => delimiter !== "|" || !line.trimStart().startsWith("|"))
    .map((delimiter) => {
      const names = line.split(delimiter).map(removeQuotes);
      return { delimiter, names, isComplete: namesPaper(names, map) };
    });
  const complete = readings.filter((reading) => reading.isComplete);
  const [best = { delimiter: ",", names: [removeQuotes(line)], isComplete: false }, ...others] =
    complete.length > 0 ? complete : readings;
  return others.reduce((a, b) => (b.names.length > a.names.length ? b : a), best);
}

function namesPaper(header: readonly string[], map: FieldMap): boolean {
  const names = toColumnNames(header);
  return findFieldName(names, "title", map) !== null && findFieldName(names, "abstract", map) !== null;
}

/** Counts the paper fields that a header names. */
export function countFields(names: readonly string[]): number {
  return new Set(FIELD_NAMES.map((field) => findFieldName(names, field)).filter((name) => name !== null)).size;
}

const removeQuotes = (name: string): string =>
  name
    .trim()
    .replace(/^\uFEFF?"|"$/g, "")
    .trim();

/** A column of titles in lists that people keep. */
const PAPER = /^papers?$/i;

/**
 * Returns column names under which fields are found: the field tags of Web of Science become words, and "Paper" the title if
 * there is no other.
 */
export function toColumnNames(names: readonly string[]): string[] {
  const trimmed = names.map((name) => name.trim());
  if (trimmed.includes("TI") && trimmed.includes("AB")) return trimmed.map((name) => WOS_COLUMNS.get(name) ?? name);
  return findFieldName(trimmed, "title") === null
    ? trimmed.map((name) => (PAPER.test(name) ? "title" : name))
    : trimmed;
}
