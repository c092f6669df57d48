/** What the dialog offers, in the order of the formats themselves. */
export interface ExportFormatOption {
  /** The ending of the file. */
  readonly name: string;
  readonly title: string;
  readonly note: string;
  /** Whether it can have more columns than the view. */
  readonly supportsAllColumns?: true;
  /** Whether a spreadsheet program may want a mark in front of it. */
  readonly supportsByteOrderMark?: true;
}

export const EXPORT_FORMAT_OPTIONS: readonly ExportFormatOption[] = [
  {
    name: "csv",
    title: "CSV",
    note: "a row a claim, for spreadsheets",
    supportsAllColumns: true,
    supportsByteOrderMark: true,
  },
  {
    name: "tsv",
    title: "TSV",
    note: "a line a claim, for the shell and pasting",
    supportsAllColumns: true,
    supportsByteOrderMark: true,
  },
  { name: "ndjson", title: "NDJSON", note: "an object a line, every slot with its place" },
  { name: "json", title: "JSON", note: "one list, every slot with its place" },
  { name: "parquet", title: "Parquet", note: "typed columns, for data frames", supportsAllColumns: true },
  { name: "md", title: "Markdown", note: "a table for notes and issues" },
  { name: "tex", title: "LaTeX", note: "a table with citations, the best in bold" },
  { name: "bib", title: "BibTeX", note: "the papers, with the keys of the LaTeX table" },
];
