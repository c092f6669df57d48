import type { Claim } from "@/lib/claim/claim";
import { type CellValue, COLUMN_KEYS, type ColumnKey, getCellValue } from "@/lib/claim/columns";
import { escapeFormula } from "@/lib/format/escape-formula";
import type { ExportFormat } from "./format";

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

function formatCell(value: CellValue, { toCell }: Dialect): string {
  if (value === null) return "";
  if (typeof value === "number") return formatPlainNumber(value);
  if (typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value : value.join("; ");
  return toCell(escapeFormula(text));
}

const toRow = (claim: Claim, columns: readonly ColumnKey[], dialect: Dialect): string[] =>
  columns.map((key) => formatCell(getCellValue(claim, key), dialect));

/** Formats rows of cells as text. */
export const formatRows = (rows: readonly (readonly CellValue[])[], dialect: Dialect): string =>
  rows
    .map((row) =>
      joinCells(
        row.map((value) => formatCell(value, dialect)),
        dialect,
      ),
    )
    .join("");

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Joins cells to a line, with quotes around cells that contain a delimiter, quotes or a line break. */
function joinCells(cells: readonly string[], { delimiter, lineEnd }: Dialect): string {
  const needsQuotes = (text: string): boolean => text.includes(delimiter) || /["\r\n]/.test(text);
  return cells.map((text) => (needsQuotes(text) ? quote(text) : text)).join(delimiter) + lineEnd;
}

const formatComment = (lines: readonly string[], { lineEnd }: Dialect): string =>
  lines.map((line) => `# ${line.replace(/[\r\n]/g, " ")}${lineEnd}`).join("");

/** Creates the writer of a delimited format. */
export function writeDelimited(dialect: Dialect): ExportFormat["write"] {
  return async function* write(claims, { bom = false, columns = COLUMN_KEYS, comment = [] } = {}) {
    yield (bom ? BOM : "") + formatComment(comment, dialect) + joinCells(columns, dialect);
    let lines = "";
    let count = 0;
    for await (const claim of claims) {
      const line = joinCells(toRow(claim, columns, dialect), dialect);
      // An empty line, of one empty cell, would be skipped by readers.
      lines += line === dialect.lineEnd ? quote("") + line : line;
      if (++count % BATCH > 0) continue;
      yield lines;
      lines = "";
    }
    if (lines !== "") yield lines;
  };
}
