import type { Claim } from "@/lib/claim/claim";
import { type ColumnKey, DEFAULT_COLUMNS } from "@/lib/claim/columns";
import { type ComparisonFacts, LEXICON_FACTS } from "@/lib/names/comparison-facts";
import { BestValues } from "./best-values";
import { toCitationKey } from "./citation-key";
import { formatDisplayCell, formatDisplayLabel, isNumericColumn } from "./display-cell";
import { ExportError, type ExportFormat } from "./format";
import { escapeLatex, needsUnicode } from "./latex-text";
import { escapeLatexTitle, needsMathPackages } from "./latex-title";
import { formatProvenanceLines, type Provenance } from "./provenance";

/** Maximum number of rows; they are held in memory, because the best values are only known at the end. */
const MAX_ROWS = 5000;
/** Rows that fit on a page; longer tables break across pages. */
const MAX_ROWS_PER_PAGE = 40;
const CAPTION = "Results as the abstracts report them. Bold: the best of the values that can be compared.";
const COLUMN_WIDTHS: { readonly [K in ColumnKey]?: number } = {
  system: 0.15,
  benchmarks: 0.18,
  scope: 0.18,
  paper_title: 0.2,
  authors: 0.2,
  sentence: 0.4,
  benchmark_text: 0.2,
  check_note: 0.2,
};

/** Whether a citation column is needed; otherwise the citation follows the title. */
const hasCitationColumn = (columns: readonly ColumnKey[]): boolean => !columns.includes("paper_title");

function formatCell(claim: Claim, key: ColumnKey, best: BestValues): string {
  if (key === "paper_title") return `${escapeLatexTitle(claim.paper_title)}~\\cite{${toCitationKey(claim)}}`;
  const text = escapeLatex(formatDisplayCell(claim, key));
  return key === "after" && best.isBest(claim) ? `\\textbf{${text}}` : text;
}

/** After `\\` a star would be part of the command. */
const formatRow = (cells: readonly string[]): string => `${cells.join(" & ").replace(/^\*/, "{*}")} \\\\\n`;

function toRow(claim: Claim, columns: readonly ColumnKey[], best: BestValues): string {
  const cells = columns.map((key) => formatCell(claim, key, best));
  return formatRow(hasCitationColumn(columns) ? [...cells, `\\cite{${toCitationKey(claim)}}`] : cells);
}

function toHeaderRow(columns: readonly ColumnKey[]): string {
  const labels = columns.map((key) => escapeLatex(formatDisplayLabel(key)));
  return formatRow(hasCitationColumn(columns) ? [...labels, "Paper"] : labels);
}

function toColumnTypes(columns: readonly ColumnKey[]): string {
  const types = columns.map((key) =>
    COLUMN_WIDTHS[key] ? `p{${COLUMN_WIDTHS[key]}\\linewidth}` : isNumericColumn(key) ? "r" : "l",
  );
  return `@{}${types.join("")}${hasCitationColumn(columns) ? "l" : ""}@{}`;
}

/** Formats all rows. @throws ExportError if there are too many */
async function readRows(
  claims: AsyncIterable<Claim> | Iterable<Claim>,
  columns: readonly ColumnKey[],
  facts: ComparisonFacts,
): Promise<string[]> {
  const best = new BestValues(facts);
  const held: Claim[] = [];
  for await (const claim of claims) {
    if (held.push(claim) > MAX_ROWS)
      throw new ExportError(`a LaTeX table holds ${MAX_ROWS} claims at most, and here are more: ask for fewer`);
    best.add(claim);
  }
  return held.map((claim) => toRow(claim, columns, best));
}

function* formatComments(
  rows: readonly string[],
  isLong: boolean,
  provenance: (() => Provenance) | undefined,
): Generator<string> {
  if (provenance) for (const text of formatProvenanceLines(provenance())) yield `% ${text}\n`;
  const more = [isLong ? ",longtable" : "", rows.some(needsMathPackages) ? ",amsmath,amssymb" : ""].join("");
  yield `% \\usepackage{booktabs${more}} \\usepackage[T1]{fontenc}\n`;
  yield "% The papers: the same export as BibTeX (bib).\n";
  if (rows.some(needsUnicode)) yield "% Has characters that need XeLaTeX or LuaLaTeX and a font that has them.\n";
}

function* formatTable(rows: readonly string[], columns: readonly ColumnKey[]): Generator<string> {
  yield `\\begin{table}\n\\centering\\footnotesize\n\\caption{${CAPTION}}\n\\label{tab:claims}\n`;
  yield `\\begin{tabular}{${toColumnTypes(columns)}}\n\\toprule\n${toHeaderRow(columns)}\\midrule\n`;
  yield* rows;
  yield "\\bottomrule\n\\end{tabular}\n\\end{table}\n";
}

function* formatLongTable(rows: readonly string[], columns: readonly ColumnKey[]): Generator<string> {
  yield `{\\footnotesize\n\\begin{longtable}{${toColumnTypes(columns)}}\n\\caption{${CAPTION}}\\label{tab:claims}\\\\\n`;
  yield `\\toprule\n${toHeaderRow(columns)}\\midrule\n\\endfirsthead\n`;
  yield `\\toprule\n${toHeaderRow(columns)}\\midrule\n\\endhead\n\\bottomrule\n\\endfoot\n`;
  yield* rows;
  yield "\\end{longtable}}\n";
}

/**
 * LaTeX export: a booktabs table with the columns of the dashboard, best values in bold, and a citation in every row.
 */
export const latex: ExportFormat = {
  name: "tex",
  label: "LaTeX, a table with citations",
  mime: "application/x-tex; charset=utf-8",
  embedsProvenance: true,
  async *write(claims, { columns = DEFAULT_COLUMNS, facts = LEXICON_FACTS, provenance } = {}) {
    const rows = await readRows(claims, columns, facts);
    const isLong = rows.length > MAX_ROWS_PER_PAGE;
    yield* formatComments(rows, isLong, provenance);
    yield* (isLong ? formatLongTable : formatTable)(rows, columns);
  },
};
