import type { Claim } from "../lib/claim";
import { type ColumnKey, DEFAULT_COLUMNS } from "../lib/claim-columns";
import { BestValues } from "./best-values";
import { citationKey } from "./citation-key";
import { ExportError, type ExportFormat } from "./format";
import { latexText, needsUnicode } from "./latex-text";
import { latexTitle, needsMathPackages } from "./latex-title";
import { type Provenance, provenanceLines } from "./provenance";
import { isFigure, readableCell, readableLabel } from "./readable-cell";

/** More rows are no table that anybody sets; they have to be held, too, because the best is known at the end. */
const MOST_ROWS = 5000;
/** What fits on a page; longer tables break over pages. */
const ONE_PAGE = 40;
const CAPTION = "Results as the abstracts report them. Bold: the best of the values that can be compared.";
const WIDE: { readonly [K in ColumnKey]?: number } = {
  paper_title: 0.3,
  authors: 0.2,
  sentence: 0.4,
  benchmark_text: 0.2,
  check_note: 0.2,
};

/** Whether the reference needs a column of its own: it stands behind the title where that is shown. */
const citesApart = (columns: readonly ColumnKey[]): boolean => !columns.includes("paper_title");

function cell(claim: Claim, key: ColumnKey, best: BestValues): string {
  if (key === "paper_title") return `${latexTitle(claim.paper_title)}~\\cite{${citationKey(claim)}}`;
  const text = latexText(readableCell(claim, key));
  return key === "after" && best.isBest(claim) ? `\\textbf{${text}}` : text;
}

/** Behind `\\` a star would belong to it. */
const row = (cells: readonly string[]): string => `${cells.join(" & ").replace(/^\*/, "{*}")} \\\\\n`;

function rowOf(claim: Claim, columns: readonly ColumnKey[], best: BestValues): string {
  const cells = columns.map((key) => cell(claim, key, best));
  return row(citesApart(columns) ? [...cells, `\\cite{${citationKey(claim)}}`] : cells);
}

function headOf(columns: readonly ColumnKey[]): string {
  const labels = columns.map((key) => latexText(readableLabel(key)));
  return row(citesApart(columns) ? [...labels, "Paper"] : labels);
}

function columnTypes(columns: readonly ColumnKey[]): string {
  const types = columns.map((key) => (WIDE[key] ? `p{${WIDE[key]}\\linewidth}` : isFigure(key) ? "r" : "l"));
  return `@{}${types.join("")}${citesApart(columns) ? "l" : ""}@{}`;
}

/** The rows, and whether some of them need more than pdfLaTeX; all are held until the best are known. */
async function readRows(
  claims: AsyncIterable<Claim> | Iterable<Claim>,
  columns: readonly ColumnKey[],
): Promise<string[]> {
  const best = new BestValues();
  const held: Claim[] = [];
  for await (const claim of claims) {
    if (held.push(claim) > MOST_ROWS)
      throw new ExportError(`a LaTeX table holds ${MOST_ROWS} claims at most, and here are more: ask for fewer`);
    best.add(claim);
  }
  return held.map((claim) => rowOf(claim, columns, best));
}

function* comments(
  rows: readonly string[],
  long: boolean,
  provenance: (() => Provenance) | undefined,
): Generator<string> {
  if (provenance) for (const text of provenanceLines(provenance())) yield `% ${text}\n`;
  const more = [long ? ",longtable" : "", rows.some(needsMathPackages) ? ",amsmath,amssymb" : ""].join("");
  yield `% \\usepackage{booktabs${more}} \\usepackage[T1]{fontenc}\n`;
  yield "% The papers: the same export as BibTeX (bib).\n";
  if (rows.some(needsUnicode)) yield "% Has characters that need XeLaTeX or LuaLaTeX and a font that has them.\n";
}

function* floating(rows: readonly string[], columns: readonly ColumnKey[]): Generator<string> {
  yield `\\begin{table}\n\\centering\\footnotesize\n\\caption{${CAPTION}}\n\\label{tab:claims}\n`;
  yield `\\begin{tabular}{${columnTypes(columns)}}\n\\toprule\n${headOf(columns)}\\midrule\n`;
  yield* rows;
  yield "\\bottomrule\n\\end{tabular}\n\\end{table}\n";
}

function* breaking(rows: readonly string[], columns: readonly ColumnKey[]): Generator<string> {
  yield `{\\footnotesize\n\\begin{longtable}{${columnTypes(columns)}}\n\\caption{${CAPTION}}\\label{tab:claims}\\\\\n`;
  yield `\\toprule\n${headOf(columns)}\\midrule\n\\endfirsthead\n`;
  yield `\\toprule\n${headOf(columns)}\\midrule\n\\endhead\n\\bottomrule\n\\endfoot\n`;
  yield* rows;
  yield "\\end{longtable}}\n";
}

/** A table for a paper (booktabs), with the dashboard's columns, the best values bold, and a citation in every row. */
export const latex: ExportFormat = {
  name: "tex",
  label: "LaTeX, a table with citations",
  mime: "application/x-tex; charset=utf-8",
  tellsProvenance: true,
  async *write(claims, { columns = DEFAULT_COLUMNS, provenance } = {}) {
    const rows = await readRows(claims, columns);
    const long = rows.length > ONE_PAGE;
    yield* comments(rows, long, provenance);
    yield* (long ? breaking : floating)(rows, columns);
  },
};
