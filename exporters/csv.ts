import { writeDelimited } from "./delimited";
import type { ExportFormat } from "./format";

/** CSV after RFC 4180 with the contract's columns. */
export const csv: ExportFormat = {
  name: "csv",
  label: "CSV, for spreadsheets",
  mime: "text/csv; charset=utf-8",
  write: writeDelimited({ delimiter: ",", lineEnd: "\r\n", toCell: (text) => text }),
};
