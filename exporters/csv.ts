import { type Dialect, delimitedFormat } from "./delimited";
import type { ExportFormat } from "./format";

/** CSV dialect of spreadsheet programs. */
export const CSV_DIALECT: Dialect = { delimiter: ",", lineEnd: "\r\n", toCell: (text) => text };

/** CSV export (RFC 4180) with the columns of the contract. */
export const csv: ExportFormat = {
  name: "csv",
  label: "CSV, for spreadsheets",
  mime: "text/csv; charset=utf-8",
  ...delimitedFormat(CSV_DIALECT),
};
