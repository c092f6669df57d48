/** What the dialog offers, in the order of the formats themselves. */
export interface OfferedFormat {
  /** The ending of the file. */
  readonly name: string;
  readonly title: string;
  readonly note: string;
  /** Whether it can have more columns than the view. */
  readonly mayHaveAll?: true;
  /** Whether a spreadsheet program may want a mark in front of it. */
  readonly forSpreadsheets?: true;
}

export const OFFERED_FORMATS: readonly OfferedFormat[] = [
  { name: "csv", title: "CSV", note: "a row a claim, for spreadsheets", mayHaveAll: true, forSpreadsheets: true },
  {
    name: "tsv",
    title: "TSV",
    note: "a line a claim, for the shell and pasting",
    mayHaveAll: true,
    forSpreadsheets: true,
  },
  { name: "ndjson", title: "NDJSON", note: "an object a line, every slot with its place" },
  { name: "json", title: "JSON", note: "one list, every slot with its place" },
  { name: "parquet", title: "Parquet", note: "typed columns, for data frames", mayHaveAll: true },
  { name: "md", title: "Markdown", note: "a table for notes and issues" },
  { name: "tex", title: "LaTeX", note: "a table with citations, the best in bold" },
  { name: "bib", title: "BibTeX", note: "the papers, with the keys of the LaTeX table" },
];
