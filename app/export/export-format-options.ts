/** An export format in the dialog, in the order of `EXPORT_FORMATS`. */
export interface ExportFormatOption {
  /** File extension. */
  readonly name: string;
  readonly title: string;
  readonly note: string;
  /** True if it can include columns that the view does not show. */
  readonly supportsAllColumns?: true;
  /** True if spreadsheet programs may need a byte order mark. */
  readonly supportsByteOrderMark?: true;
}

export const EXPORT_FORMAT_OPTIONS: readonly ExportFormatOption[] = [
  {
    name: "csv",
    title: "CSV",
    note: "one row per claim, for spreadsheets",
    supportsAllColumns: true,
    supportsByteOrderMark: true,
  },
  {
    name: "tsv",
    title: "TSV",
    note: "one line per claim, for the shell and the clipboard",
    supportsAllColumns: true,
    supportsByteOrderMark: true,
  },
  { name: "ndjson", title: "NDJSON", note: "one object per line, all slots with positions" },
  { name: "json", title: "JSON", note: "one array, all slots with positions" },
  { name: "parquet", title: "Parquet", note: "typed columns, for data frames", supportsAllColumns: true },
  { name: "md", title: "Markdown", note: "a table for notes and issues" },
  { name: "tex", title: "LaTeX", note: "a table with citations, best values in bold" },
  { name: "bib", title: "BibTeX", note: "references with the keys of the LaTeX table" },
];
