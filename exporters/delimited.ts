import { stringify } from "csv-stringify/sync";
import type { Claim } from "@/lib/claim/claim";
import { type CellValue, COLUMN_KEYS, type ColumnKey, getCellValue } from "@/lib/claim/columns";
import { escapeFormula } from "@/lib/format/escape-formula";
import type { ExportFormat } from "./format";

/** What CSV and TSV have in common: rows of cells, of which none is ever run as a formula. */

const BATCH = 100;
const BOM = "\uFEFF";

/** How rows become text. */
export interface Dialect {
  readonly delimiter: string;
  readonly lineEnd: "\r\n" | "\n";
  /** What text becomes before it stands in a cell. */
  readonly toCell: (text: string) => string;
}

/** A number without an exponent, as every reader takes it: 1.3e-6 is "0.0000013". */
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

/** Rows of cells as text. */
export function formatRows(rows: readonly (readonly CellValue[])[], dialect: Dialect): string {
  const cells = rows.map((row) => row.map((value) => formatCell(value, dialect)));
  return stringify(cells, toStringifyOptions(dialect));
}

// The writer itself quotes for the delimiter, the quote and a whole line end only.
const toStringifyOptions = ({ delimiter, lineEnd }: Dialect) => ({
  delimiter,
  record_delimiter: lineEnd,
  quoted_match: /[\r\n]/,
});

const formatComment = (lines: readonly string[], { lineEnd }: Dialect): string =>
  lines.map((line) => `# ${line.replace(/[\r\n]/g, " ")}${lineEnd}`).join("");

/** The writer of a format whose rows are lines of cells. */
export function writeDelimited(dialect: Dialect): ExportFormat["write"] {
  const form = toStringifyOptions(dialect);
  return async function* write(claims, { bom = false, columns = COLUMN_KEYS, comment = [] } = {}) {
    // A row of one empty cell would be an empty line, which readers skip.
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
