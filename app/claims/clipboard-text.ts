import type { CellValue, ColumnKey } from "@/lib/claim/columns";
import { formatEvaluation } from "@/lib/claim/scope";
import { escapeFormula } from "@/lib/format/escape-formula";
import { type ClaimTableRow, getRowValue } from "@/lib/query/claim-table-row";

/**
 * Returns the value of a cell as in an export, but with what other columns of an export add: a gain that is not stated
 * is computed from before and after, and benchmarks have their scope.
 */
function getPlainValue(row: ClaimTableRow, key: ColumnKey): CellValue {
  if (key === "gain") return row.gain ?? row.points;
  return key === "benchmarks" ? formatEvaluation(row) : getRowValue(row, key);
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
