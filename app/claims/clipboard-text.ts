import type { CellValue, ColumnKey } from "@/lib/claim/columns";
import { escapeFormula } from "@/lib/format/escape-formula";
import type { ClaimTableRow } from "@/lib/query/claim-table-row";

/** Returns the value of a cell as in an export. A gain that is not stated is computed from before and after. */
function getPlainValue(row: ClaimTableRow, key: ColumnKey): CellValue {
  if (key === "gain") return row.gain ?? row.points;
  if (key === "model") return row.model ?? row.method;
  if (key === "benchmarks" && row.benchmarks.length === 0) return row.benchmark_text;
  return (key in row ? row[key as keyof ClaimTableRow & ColumnKey] : row.extra[key]) ?? null;
}

/** Formats a cell as plain text for the clipboard: plain decimals, lists with semicolons, "" for an empty cell. */
export function formatCellText(row: ClaimTableRow, key: ColumnKey): string {
  const value = getPlainValue(row, key);
  if (value === null) return "";
  return typeof value === "object" ? value.join("; ") : String(value);
}

/** Formats a cell for a spreadsheet, without line breaks and formulas. */
function formatTsvCell(row: ClaimTableRow, key: ColumnKey): string {
  const text = formatCellText(row, key);
  const shown = typeof getPlainValue(row, key) === "number" ? text : escapeFormula(text);
  return shown.replace(/[\t\r\n]/g, " ");
}

/** Formats rows as tab-separated lines for spreadsheets. */
export function formatRowsAsTsv(rows: readonly ClaimTableRow[], cols: readonly ColumnKey[]): string {
  return rows.map((row) => cols.map((key) => formatTsvCell(row, key)).join("\t")).join("\n");
}
