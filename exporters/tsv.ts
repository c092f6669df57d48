import { delimitedFormat } from "./delimited";
import type { ExportFormat } from "./format";

/**
 * TSV export with the columns of CSV. A claim is one line and a tab always separates cells, so that `cut`, `awk` and
 * `sort` can process it: line breaks and tabs in text become spaces.
 */
export const tsv: ExportFormat = {
  name: "tsv",
  label: "TSV, for the command line and for pasting",
  mime: "text/tab-separated-values; charset=utf-8",
  ...delimitedFormat({ delimiter: "\t", lineEnd: "\n", toCell: (text) => text.replace(/[\t\r\n]+/g, " ") }),
};
