import { type CellValue, COLUMN_KEYS, getCellValue } from "@/lib/claim/columns";
import { escapeFormula } from "@/lib/format/escape-formula";
import type { ExportFormat, RowFormat } from "./format";

/** Shared by CSV and TSV: rows of cells that are never run as formulas. */

const BATCH = 100;
const BOM = "\uFEFF";

/** A dialect of delimited text. */
export interface Dialect {
  readonly delimiter: string;
  readonly lineEnd: "\r\n" | "\n";
  /** Transforms text before it is written to a cell. */
  readonly toCell: (text: string) => string;
}

/** Formats a number without an exponent, which every reader accepts: 1.3e-6 is "0.0000013". */
function formatPlainNumber(x: number): string {
  const text = String(x);
  const [, sign, first, rest = "", power] = /^(-?)(\d)(?:\.(\d{1,17}))?e([+-]\d{1,3})$/.exec(text) ?? [];
  if (sign === undefined || first === undefined) return x === 0 ? "0" : text;
  const whole = Number(power) + 1;
  if (whole > 0) return sign + (first + rest).padEnd(whole, "0");
  return `${sign}0.${"0".repeat(-whole)}${first}${rest}`;
}

/** Formats a cell. Numbers need no quotes: they contain no delimiter. */
function formatCell(value: CellValue, dialect: Dialect): string {
  if (value === null) return "";
  if (typeof value === "number") return formatPlainNumber(value);
  if (typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value : value.join("; ");
  return quoteIfNeeded(dialect.toCell(escapeFormula(text)), dialect);
}

/** Formats rows of cells as text. */
export function formatRows(rows: readonly (readonly CellValue[])[], dialect: Dialect): string {
  let lines = "";
  for (const row of rows) lines += formatRow(row, dialect);
  return lines;
}

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Puts quotes around text that contains a delimiter, quotes or a line break. */
const quoteIfNeeded = (text: string, { delimiter }: Dialect): string =>
  text.includes(delimiter) || /["\r\n]/.test(text) ? quote(text) : text;

/** Joins the cells: added up, they would stay in memory as parts of the text as long as it is kept. */
const formatRow = (row: readonly CellValue[], dialect: Dialect): string =>
  row.map((value) => formatCell(value, dialect)).join(dialect.delimiter) + dialect.lineEnd;

const formatComment = (lines: readonly string[], { lineEnd }: Dialect): string =>
  lines.map((line) => `# ${line.replace(/[\r\n]/g, " ")}${lineEnd}`).join("");

/** Creates the writers of a delimited format. */
export function delimitedFormat(dialect: Dialect): Required<Pick<ExportFormat, "write" | "rows">> {
  const head: RowFormat["head"] = (columns, { bom = false, comment = [] } = {}) =>
    (bom ? BOM : "") + formatComment(comment, dialect) + formatRow(columns, dialect);
  const rows: RowFormat["rows"] = (cells) => {
    // An empty line, of one empty cell, would be skipped by readers.
    if (cells[0]?.length !== 1) return formatRows(cells, dialect);
    return cells.map((row) => (isEmpty(row, dialect) ? quote("") + dialect.lineEnd : formatRow(row, dialect))).join("");
  };
  return { write: writeClaims({ head, rows }), rows: { head, rows } };
}

const isEmpty = (row: readonly CellValue[], dialect: Dialect): boolean => formatRow(row, dialect) === dialect.lineEnd;

const writeClaims = ({ head, rows }: RowFormat): ExportFormat["write"] =>
  async function* write(claims, options = {}) {
    const { columns = COLUMN_KEYS } = options;
    yield head(columns, options);
    let cells: CellValue[][] = [];
    for await (const claim of claims) {
      cells.push(columns.map((key) => getCellValue(claim, key)));
      if (cells.length < BATCH) continue;
      yield rows(cells, columns);
      cells = [];
    }
    if (cells.length > 0) yield rows(cells, columns);
  };
