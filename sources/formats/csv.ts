import { type Parser, parse } from "csv-parse";
import type { ParseResult } from "@/lib/paper/parse-result";
import { findFieldName } from "../input/field-names";
import { FIELD_NAMES, type FieldMap, type Format, type FormatInput, WHOLE_FILE } from "../input/format";
import { COLUMNS, RECORD_CHARACTERS, written } from "../input/limits";
import { parseRecord } from "../input/parse-record";
import { repairedIssue, skippedIssue } from "../input/raw-paper";
import { hasBackslashEscapedQuotes, toDoubledQuotes } from "./csv-quotes";

const DELIMITERS = [",", "\t", ";"] as const;
/** Characters from which the quoting style is detected. */
const HEAD_SIZE = 1 << 20;

/** Rows under a header, separated by commas, tabs or semicolons. */
export const csv: Format = {
  name: "csv",
  label: "CSV or TSV with a header row",
  detect: (head, map) => {
    const names = readHeader(head);
    if (findFieldName(names, "title", map) && findFieldName(names, "abstract", map)) return 0.9;
    // Enough to report the missing column.
    const found = new Set(FIELD_NAMES.map((field) => findFieldName(names, field)).filter((name) => name !== null));
    return found.size >= 2 ? 0.3 : 0;
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
  for await (const row of rows.read(input.text)) {
    if (rows.columnNames.length === 0) {
      const problem = rows.setColumnNames(row.record, input.fieldMap);
      if (problem)
        return yield skippedIssue({ source: input.source, locator: WHOLE_FILE }, problem, row.record.join(", "));
    } else {
      const location = { source: input.source, restated: input.restated, locator: `line ${row.line}` };
      const hasExtraCells = row.record.slice(rows.columnNames.length).some((cell) => cell.trim() !== "");
      if (hasExtraCells)
        yield repairedIssue(location, formatTooManyCells(row.record, rows.columnNames), row.record.join(", "));
      const fields = Object.fromEntries(rows.columnNames.map((name, i) => [name, row.record[i] ?? ""]));
      yield* parseRecord(fields, location, input.fieldMap, row.record.join(", "));
    }
    last = row.record;
  }
  const { error } = rows;
  if (error)
    yield skippedIssue(
      { source: input.source, locator: `line ${rows.end + 1}` },
      `no complete row from here on: ${error.message}`,
      `after ${last.join(", ")}`,
    );
}

const formatTooManyCells = (cells: readonly string[], names: readonly string[]): string =>
  `the row has ${cells.length} cells, but the header has ${names.length} names, so values may be in wrong columns`;

/** Reads rows as the parser finds them, so that a later error loses none. */
class RowReader {
  columnNames: readonly string[] = [];
  error: Error | null = null;
  /** Last line of the previous row. */
  end = 0;
  private blank = 0;
  /** CRLF line ends within quotes, which the parser counts twice. */
  private crlfInQuotes = 0;
  private queue: Row[] = [];

  async *read(text: AsyncIterable<string>): AsyncGenerator<Row> {
    const { head, all } = await peekHead(text);
    const parser = this.parser(detectDelimiter(head));
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
      return `the first line has ${written(record.length)} columns, more than ${written(COLUMNS)}; keep only those with fields of papers`;
    this.columnNames = record.map((name) => name.trim());
    const missing = (["title", "abstract"] as const).find((field) => !findFieldName(this.columnNames, field, map));
    return missing ? `the first line has no column for the ${missing}; set it with --map ${missing}=COLUMN` : null;
  }

  private parser(delimiter: string): Parser {
    const parser = parse({
      ...{ delimiter, bom: true, relax_quotes: true, relax_column_count: true, skip_empty_lines: true },
      // A longer row has an unclosed quote.
      max_record_size: RECORD_CHARACTERS,
      on_record: (record: string[], { lines, empty_lines }) => {
        this.queue.push({ record, line: this.end + (empty_lines - this.blank) + 1 });
        this.crlfInQuotes += record.reduce((count, cell) => count + cell.split("\r\n").length - 1, 0);
        this.end = lines - this.crlfInQuotes;
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

/** Reads the column names in the first line. */
function readHeader(head: string): string[] {
  const [line = ""] = head.trimStart().split(/\r?\n/, 1);
  if (line.length > 5_000) return [];
  return line.split(detectDelimiter(line)).map((name) => name.trim().replace(/^"|"$/g, ""));
}

/** Returns the most frequent delimiter of the first line. */
function detectDelimiter(head: string): string {
  const [line = ""] = head.trimStart().split(/\r?\n/, 1);
  const count = (sign: string): number => line.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Returns the start of a text, and an iterable of all text including it. */
async function peekHead(text: AsyncIterable<string>) {
  const iterator = text[Symbol.asyncIterator]();
  let head = "";
  let isDone = false;
  while (!isDone && head.length < HEAD_SIZE) {
    const next = await iterator.next();
    isDone = next.done === true;
    if (!next.done) head += next.value;
  }
  async function* all(): AsyncGenerator<string> {
    try {
      yield head;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { head, all: all() };
}
