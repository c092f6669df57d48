import { stringify } from "csv-stringify/sync";
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
export function formatRows(rows: readonly (readonly CellValue[])[], dialect: Dialect): string {
  const cells = rows.map((row) => row.map((value) => formatCell(value, dialect)));
  return stringify(cells, toStringifyOptions(dialect));
}

// The library quotes only cells with the delimiter, quotes or a complete line ending.
const toStringifyOptions = ({ delimiter, lineEnd }: Dialect) => ({
  delimiter,
  record_delimiter: lineEnd,
  quoted_match: /[\r\n]/,
});

const formatComment = (lines: readonly string[], { lineEnd }: Dialect): string =>
  lines.map((line) => `# ${line.replace(/[\r\n]/g, " ")}${lineEnd}`).join("");

/** Creates the writer of a delimited format. */
export function writeDelimited(dialect: Dialect): ExportFormat["write"] {
  const form = toStringifyOptions(dialect);
  return async function* write(claims, { bom = false, columns = COLUMN_KEYS, comment = [] } = {}) {
    // A row with one empty cell would be an empty line, which readers skip.
    const toText = (rows: string[][]) => stringify(rows, { ...form, quoted_empty: columns.length === 1 });
    yield (bom ? BOM : "") + formatComment(comment, dialect) + toText([[...columns]]);
    let rows: string[][] = [];
    for await (const claim of claims) {
      if (rows.push(toRow(claim, columns, dialect)) < BATCH) continue;
      yield toText(rows);
      rows = [];
    }
    if (rows.length > 0) yield toText(rows);
  };
}
