import type { CellValue, ColumnKey } from "@/lib/claim/columns";
import { escapeFormula } from "@/lib/format/escape-formula";
import type { ClaimTableRow } from "@/lib/query/claim-table-row";

/** What a cell of the table holds, as a file would have it; a gain that is not stated is the one that the numbers give. */
function getPlainValue(row: ClaimTableRow, key: ColumnKey): CellValue {
  if (key === "gain") return row.gain ?? row.points;
  if (key === "model") return row.model ?? row.method;
  if (key === "benchmarks" && row.benchmarks.length === 0) return row.benchmark_text;
  return (key in row ? row[key as keyof ClaimTableRow & ColumnKey] : row.extra[key]) ?? null;
}

/** A cell as plain text for the clipboard: numbers as plain decimals, lists with semicolons, nothing where it is empty. */
export function formatCellText(row: ClaimTableRow, key: ColumnKey): string {
  const value = getPlainValue(row, key);
  if (value === null) return "";
  return typeof value === "object" ? value.join("; ") : String(value);
}

/** A cell for a spreadsheet: without breaks, and never a formula. */
function formatTsvCell(row: ClaimTableRow, key: ColumnKey): string {
  const text = formatCellText(row, key);
  const shown = typeof getPlainValue(row, key) === "number" ? text : escapeFormula(text);
  return shown.replace(/[\t\r\n]/g, " ");
}

/** Rows as lines with tabs between their cells, which spreadsheets take apart again. */
export function formatRowsAsTsv(rows: readonly ClaimTableRow[], cols: readonly ColumnKey[]): string {
  return rows.map((row) => cols.map((key) => formatTsvCell(row, key)).join("\t")).join("\n");
}
