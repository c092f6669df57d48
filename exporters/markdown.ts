import type { Claim } from "../lib/claim";
import { type ColumnKey, DEFAULT_COLUMNS } from "../lib/claim-columns";
import { webUrl } from "../lib/safe-url";
import type { ExportFormat } from "./format";
import { provenanceLines } from "./provenance";
import { isFigure, readableCell, readableLabel } from "./readable-cell";

/** Everything that could be read as markup, a formula or a border of cells. */
const SPECIAL = /[\\`*_[\]<>|~$&#]/g;

/** Text as one line of a Markdown cell that shows as it stands here. */
function markdownText(text: string): string {
  return text.replace(/\s*[\r\n]\s*/g, " ").replace(SPECIAL, (sign) => `\\${sign}`);
}

/** An address inside of `(…)`. */
const linkTarget = (url: string): string => url.replace(/[()\\|<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

function cell(claim: Claim, key: ColumnKey): string {
  const text = markdownText(readableCell(claim, key));
  const url = key === "paper_title" ? webUrl(claim.paper_url) : null;
  return url === null ? text : `[${text}](${linkTarget(url)})`;
}

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |\n`;

/** A table as GitHub and most other programs read it (GFM), a claim a row, with the dashboard's columns. */
export const markdown: ExportFormat = {
  name: "md",
  label: "Markdown, a table",
  mime: "text/markdown; charset=utf-8",
  tellsProvenance: true,
  async *write(claims, { columns = DEFAULT_COLUMNS, provenance } = {}) {
    yield line(columns.map((key) => markdownText(readableLabel(key)))) +
      line(columns.map((key) => (isFigure(key) ? "---:" : "---")));
    for await (const claim of claims) yield line(columns.map((key) => cell(claim, key)));
    // Two hyphens would end the comment.
    if (provenance)
      yield `\n<!-- Claimboard\n${provenanceLines(provenance())
        .join("\n")
        .replace(/-(?=-)|>/g, "$& ")}\n-->\n`;
  },
};
