import { type Parser, parse } from "csv-parse";
import type { ParseResult } from "@/lib/paper/parse-result";
import { findFieldName } from "../input/field-names";
import { FIELD_NAMES, type FieldMap, type Format, type FormatInput, WHOLE_FILE } from "../input/format";
import { COLUMNS, RECORD_CHARACTERS, written } from "../input/limits";
import { parseRecord } from "../input/parse-record";
import { repairedIssue, skippedIssue } from "../input/raw-paper";
import { hasBackslashEscapedQuotes, toDoubledQuotes } from "./csv-quotes";

const DELIMITERS = [",", "\t", ";"] as const;
/** So much is looked at to see how quotes are written. */
const HEAD_SIZE = 1 << 20;

/** Rows with the names of the fields above them, parted by commas, tabs or semicolons. */
export const csv: Format = {
  name: "csv",
  label: "CSV or TSV with a header row",
  detect: (head, map) => {
    const names = readHeader(head);
    if (findFieldName(names, "title", map) && findFieldName(names, "abstract", map)) return 0.9;
    // Enough to say which column is missing.
    const found = new Set(FIELD_NAMES.map((field) => findFieldName(names, field)).filter((name) => name !== null));
    return found.size >= 2 ? 0.3 : 0;
  },
  parse: readCsv,
};

interface Row {
  readonly record: readonly string[];
  /** Line that it begins in. */
  readonly line: number;
}

async function* readCsv(input: FormatInput): AsyncGenerator<ParseResult> {
  const rows = new RowReader();
  let last: readonly string[] = [];
  for await (const row of rows.read(input.text)) {
    if (rows.columnNames.length === 0) {
      const fault = rows.setColumnNames(row.record, input.fieldMap);
      if (fault) return yield skippedIssue({ source: input.source, locator: WHOLE_FILE }, fault, row.record.join(", "));
    } else {
      const location = { source: input.source, restated: input.restated, locator: `line ${row.line}` };
      const extra = row.record.slice(rows.columnNames.length).some((cell) => cell.trim() !== "");
      if (extra) yield repairedIssue(location, formatTooManyCells(row.record, rows.columnNames), row.record.join(", "));
      const fields = Object.fromEntries(rows.columnNames.map((name, i) => [name, row.record[i] ?? ""]));
      yield* parseRecord(fields, location, input.fieldMap, row.record.join(", "));
    }
    last = row.record;
  }
  const { error: fault } = rows;
  if (fault)
    yield skippedIssue(
      { source: input.source, locator: `line ${rows.end + 1}` },
      `no whole row from here on: ${fault.message}`,
      `behind ${last.join(", ")}`,
    );
}

const formatTooManyCells = (cells: readonly string[], names: readonly string[]): string =>
  `the row has ${cells.length} cells and the first line ${names.length} names, so what it holds may stand under wrong ones`;

/** Takes rows from the parser as they are found, so that a fault behind them loses none. */
class RowReader {
  columnNames: readonly string[] = [];
  error: Error | null = null;
  /** Line that the last row ends in. */
  end = 0;
  private blank = 0;
  /** Line ends that the parser counts as two: CR and LF within quotes. */
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

  /** @returns what is wrong with the names of the columns */
  setColumnNames(record: readonly string[], map: FieldMap): string | null {
    if (record.length > COLUMNS)
      return `the first line has ${written(record.length)} columns, more than ${written(COLUMNS)}; keep those of the papers' fields`;
    this.columnNames = record.map((name) => name.trim());
    const missing = (["title", "abstract"] as const).find((field) => !findFieldName(this.columnNames, field, map));
    return missing
      ? `the first line names no column for the ${missing}; say which it is with --map ${missing}=COLUMN`
      : null;
  }

  private parser(delimiter: string): Parser {
    const parser = parse({
      ...{ delimiter, bom: true, relax_quotes: true, relax_column_count: true, skip_empty_lines: true },
      // A row that is longer has a quote without its end.
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

/** The names in the first line of a file. */
function readHeader(head: string): string[] {
  const [line = ""] = head.trimStart().split(/\r?\n/, 1);
  if (line.length > 5_000) return [];
  return line.split(detectDelimiter(line)).map((name) => name.trim().replace(/^"|"$/g, ""));
}

/** The delimiter that the first line has the most of. */
function detectDelimiter(head: string): string {
  const [line = ""] = head.trimStart().split(/\r?\n/, 1);
  const count = (sign: string): number => line.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** The beginning of a text, and all of it again. */
async function peekHead(text: AsyncIterable<string>) {
  const iterator = text[Symbol.asyncIterator]();
  let head = "";
  let done = false;
  while (!done && head.length < HEAD_SIZE) {
    const next = await iterator.next();
    done = next.done === true;
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
