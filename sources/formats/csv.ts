import { type Parser, parse } from "csv-parse";
import { formatInteger } from "@/lib/format/format-integer";
import type { ParseResult } from "@/lib/paper/parse-result";
import { findFieldName } from "../input/field-names";
import { type FieldMap, type Format, type FormatInput, WHOLE_FILE } from "../input/format";
import { COLUMNS, RECORD_CHARACTERS } from "../input/limits";
import { parseRecord } from "../input/parse-record";
import { repairedIssue, skippedIssue } from "../input/raw-paper";
import { findAlignment } from "./csv-alignment";
import { countFields, findCsvLayout, toColumnNames } from "./csv-layout";
import { hasBackslashEscapedQuotes, toDoubledQuotes } from "./csv-quotes";
import { findMisplacedCell, findTableColumns, type TableColumns } from "./table-columns";

/** Characters from which the quoting style is detected. */
const HEAD_SIZE = 1 << 20;

/** Rows under a header, separated by commas, tabs, semicolons or bars. */
export const csv: Format = {
  name: "csv",
  label: "CSV or TSV with a header row",
  detect: (head, map) => {
    const { isComplete, names, skippedLines } = findCsvLayout(head, map);
    if (isComplete) return skippedLines === 0 ? 0.9 : 0.86;
    // Enough to report the missing column.
    return countFields(names) >= 2 ? 0.3 : 0;
  },
  parse: readCsv,
};

interface Row {
  readonly record: readonly string[];
  /** First line of the row. */
  readonly line: number;
}

async function* readCsv(input: FormatInput): AsyncGenerator<ParseResult> {
  const rows = new RowReader();
  let last: readonly string[] = [];
  const shortRows = new ShortRows();
  for await (const row of rows.read(input.text, input.fieldMap)) {
    if (rows.columns.names.length === 0) {
      const problem = rows.setColumnNames(row.record, input.fieldMap);
      if (problem)
        return yield skippedIssue({ source: input.source, locator: WHOLE_FILE }, problem, row.record.join(", "));
    } else if (row.record.length < rows.columns.names.length) yield* shortRows.add(row, rows.columns, input);
    else {
      yield* shortRows.finish(rows.columns, input);
      yield* readRow(row, rows.columns, input);
    }
    last = row.record;
  }
  yield* shortRows.finish(rows.columns, input);
  const { error } = rows;
  if (error)
    yield skippedIssue(
      { source: input.source, locator: `line ${rows.end + 1}` },
      `no complete row from here on: ${error.message}`,
      `after ${last.join(", ")}`,
    );
}

function* readRow({ record, line }: Row, columns: TableColumns, input: FormatInput): Generator<ParseResult> {
  const { names } = columns;
  const location = { source: input.source, restated: input.restated, locator: `line ${line}` };
  const fields = Object.fromEntries(names.map((name, i) => [name, record[i] ?? ""]));
  const hasExtraCells = record.slice(names.length).some((cell) => cell.trim() !== "");
  const alignment = record.length === names.length ? "confirmed" : findAlignment(fields, input.fieldMap);
  const text = (field: "title" | "abstract"): string => fields[findFieldName(names, field, input.fieldMap) ?? ""] ?? "";
  const lacksSeparator = record.length < names.length && DAMAGED_SEPARATOR.test(text("abstract"));
  if ([text("title"), text("abstract")].some(hasAdjacentCells) || hasLostSeparator(text("title")) || lacksSeparator)
    return yield skippedIssue(location, LOST_SEPARATOR, record.join(", "));
  if (alignment === "refuted" || (alignment === "possible" && hasExtraCells)) {
    return yield skippedIssue(location, formatMovedCells(record, names), record.join(", "));
  }
  const misplaced = findMisplacedCell(record, columns);
  if (misplaced !== null) return yield skippedIssue(location, misplaced, record.join(", "));
  if (LOWER_CASE_LIST.test(text("abstract").trim()))
    return yield skippedIssue(location, "the abstract is a list of keywords; check the columns", record.join(", "));
  if (hasExtraCells) yield repairedIssue(location, formatTooManyCells(record, names), record.join(", "));
  yield* parseRecord(fields, location, input.fieldMap, record.join(", "));
}

/**
 * Rows with too few cells. They lack their last cells; but if their numbers of cells differ from row to row, one row is
 * broken over several lines.
 */
class ShortRows {
  private held: Row | null = null;
  private isRun = false;

  *add(row: Row, columns: TableColumns, input: FormatInput): Generator<ParseResult> {
    const differs = this.held !== null && this.held.record.length !== row.record.length;
    this.isRun ||= differs;
    yield* this.finish(columns, input);
    this.held = row;
    this.isRun = differs;
  }

  *finish(columns: TableColumns, input: FormatInput): Generator<ParseResult> {
    const { held } = this;
    this.held = null;
    if (held) yield* this.isRun ? [brokenRow(held, columns.names, input.source)] : readRow(held, columns, input);
  }
}

const brokenRow = ({ record, line }: Row, names: readonly string[], source: string): ParseResult =>
  skippedIssue(
    { source, locator: `line ${line}` },
    `the row has ${record.length} cells, but the header has ${names.length} names; cells with line breaks must be in quotes`,
    record.join(", "),
  );

const formatTooManyCells = (cells: readonly string[], names: readonly string[]): string =>
  `the row has ${cells.length} cells, but the header has ${names.length} names, so values may be in wrong columns`;

/** The end of a quoted cell, at most one character, and the start of the next one. */
const ADJACENT_CELLS = /[\p{L}.!?)]"[^\s",;/:|-]?"\p{L}|[.!?]"\p{Ll}/u;
/** The end of a sentence, at most one character in the place of a quote, and another cell. */
const CELL_AFTER_SENTENCE = /[.!?](?:\S?[,;\t]\S|\n)/;
const CELL_AFTER_WORD = /[^\s\d][,;\t]\S/;
/** The start of a quoted cell after a separator. */
const QUOTED_CELL = /[,;\t]"\p{L}/u;
/** A separator that became a damaged character, after a sentence. */
const DAMAGED_SEPARATOR = /[.!?]\uFFFD\S/;
/** Keywords in the place of an abstract. */
const LOWER_CASE_LIST = /^\p{Ll}[^.!?,;\n]{2,40}(?:[,;] ?\p{Ll}[^.!?,;\n]{2,40}){1,10}$/u;

const hasAdjacentCells = (text: string): boolean =>
  text.includes('"') && (ADJACENT_CELLS.test(text) || isUnclosed(text));

/** True for a quote that is not closed, and other cells after the text. */
const isUnclosed = (text: string): boolean =>
  text.startsWith('"') &&
  (text.split('"').length % 2 === 0 || QUOTED_CELL.test(text)) &&
  CELL_AFTER_SENTENCE.test(text) &&
  CELL_AFTER_WORD.test(text);

/** A quote before a letter is the start of a cell: after a separator, or as the only one, as its separator is missing. */
const hasLostSeparator = (title: string): boolean =>
  /[^"\s][,;\t]"\p{L}/u.test(title) || (/[^\s"([{“‘\\-]"\p{L}/u.test(title) && title.split('"').length % 2 === 0);

const LOST_SEPARATOR = "a cell holds the start of the next one; check separators and quotes";

const formatMovedCells = (cells: readonly string[], names: readonly string[]): string =>
  `the row has ${cells.length} cells, but the header has ${names.length} names, and the values are not in their columns; check separators and quotes`;

/** Columns named in a message. */
const NAMED_COLUMNS = 12;

/** "the header has no column for the abstract (columns: Title, Year); …" */
function formatMissing(fields: readonly string[], record: readonly string[]): string {
  const names = record.map((name) => name.trim()).filter((name) => name !== "");
  const listed = names.slice(0, NAMED_COLUMNS).join(", ") + (names.length > NAMED_COLUMNS ? ", …" : "");
  const map = fields.map((field) => `${field}=COLUMN`).join(",");
  const remedy = fields.includes("abstract") ? ", or export the file again with abstracts" : "";
  return `the header has no column for the ${fields.join(" and the ")} (columns: ${listed}); set it with --map ${map}${remedy}`;
}

/** Reads rows as the parser finds them, so that a later error loses none. */
class RowReader {
  columns: TableColumns = findTableColumns([], {});
  error: Error | null = null;
  /** Last line of the previous row. */
  end = 0;
  private blank = 0;
  /** Lines above the header. */
  private skipped = 0;
  /** CRLF line ends within quotes, which the parser counts twice. */
  private crlfInQuotes = 0;
  private queue: Row[] = [];

  async *read(text: AsyncIterable<string>, map: FieldMap): AsyncGenerator<Row> {
    const { head, rest } = await peekHead(text);
    const { delimiter, skippedLines, skippedCharacters } = findCsvLayout(head, map);
    this.skipped = skippedLines;
    this.end = skippedLines;
    const parser = this.parser(delimiter);
    const all = concat(head.slice(skippedCharacters), rest);
    for await (const piece of hasBackslashEscapedQuotes(head) ? toDoubledQuotes(all) : all) {
      await new Promise<void>((resolve) => parser.write(piece, () => resolve()));
      yield* this.queue.splice(0);
      if (this.error) return;
    }
    await new Promise<void>((resolve) => parser.once("close", resolve).end());
    yield* this.queue.splice(0);
  }

  /** @returns the problem of the column names, or null */
  setColumnNames(record: readonly string[], map: FieldMap): string | null {
    if (record.length > COLUMNS)
      return `the header has ${formatInteger(record.length)} columns, more than ${formatInteger(COLUMNS)}; keep only those with fields of papers`;
    this.columns = findTableColumns(toColumnNames(record), map);
    const missing = (["title", "abstract"] as const).filter((field) => !findFieldName(this.columns.names, field, map));
    return missing.length > 0 ? formatMissing(missing, record) : null;
  }

  private parser(delimiter: string): Parser {
    const parser = parse({
      ...{ delimiter, bom: true, relax_quotes: true, relax_column_count: true, skip_empty_lines: true },
      // A longer row has an unclosed quote.
      max_record_size: RECORD_CHARACTERS,
      on_record: (record: string[], { lines, empty_lines }) => {
        this.queue.push({ record, line: this.end + (empty_lines - this.blank) + 1 });
        this.crlfInQuotes += record.reduce((count, cell) => count + cell.split("\r\n").length - 1, 0);
        this.end = this.skipped + lines - this.crlfInQuotes;
        this.blank = empty_lines;
        return null;
      },
    });
    parser.on("error", (error) => {
      this.error = error;
    });
    return parser.resume();
  }
}

/** Returns the start of a text, and an iterable of the rest. */
async function peekHead(text: AsyncIterable<string>) {
  const iterator = text[Symbol.asyncIterator]();
  let head = "";
  let isDone = false;
  while (!isDone && head.length < HEAD_SIZE) {
    const next = await iterator.next();
    isDone = next.done === true;
    if (!next.done) head += next.value;
  }
  async function* readRest(): AsyncGenerator<string> {
    try {
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { head, rest: readRest() };
}

async function* concat(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
