import { type Dialect, writeDelimited } from "./delimited";
import type { ExportFormat } from "./format";

/** CSV as spreadsheet programs take it. */
export const CSV_DIALECT: Dialect = { delimiter: ",", lineEnd: "\r\n", toCell: (text) => text };

/** CSV after RFC 4180 with the contract's columns. */
export const csv: ExportFormat = {
  name: "csv",
  label: "CSV, for spreadsheets",
  mime: "text/csv; charset=utf-8",
  write: writeDelimited(CSV_DIALECT),
};
