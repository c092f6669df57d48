import { writeDelimited } from "./delimited";
import type { ExportFormat } from "./format";

/**
 * The columns of CSV with tabs between them. A claim is one line and a tab is always a border, so that `cut`, `awk` and
 * `sort` can read it: line ends and tabs inside of a text become spaces.
 */
export const tsv: ExportFormat = {
  name: "tsv",
  label: "TSV, for the command line and for pasting",
  mime: "text/tab-separated-values; charset=utf-8",
  write: writeDelimited({ delimiter: "\t", lineEnd: "\n", toCell: (text) => text.replace(/[\t\r\n]+/g, " ") }),
};
