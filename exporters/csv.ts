import { stringify } from "csv-stringify/sync";
import type { CellValue } from "../lib/claim-columns";
import { cellText, type Dialect, writeDelimited } from "./delimited";
import type { ExportFormat } from "./format";

const CSV: Dialect = { delimiter: ",", lineEnd: "\r\n", toCell: (text) => text };

/** CSV after RFC 4180 with the contract's columns. */
export const csv: ExportFormat = {
  name: "csv",
  label: "CSV, for spreadsheets",
  mime: "text/csv; charset=utf-8",
  write: writeDelimited(CSV),
};

/** Any table as CSV, its cells written like those of claims. */
export function tableCsv<K extends string>(
  columns: readonly K[],
  rows: readonly { readonly [key in K]: CellValue }[],
): string {
  const cells = rows.map((row) => columns.map((key) => cellText(row[key], CSV)));
  return stringify([[...columns], ...cells], { record_delimiter: CSV.lineEnd, quoted_match: /[\r\n]/ });
}
