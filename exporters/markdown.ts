import type { Claim } from "@/lib/claim/claim";
import { type ColumnKey, DEFAULT_COLUMNS } from "@/lib/claim/columns";
import { findMisleadingHost } from "@/lib/format/link-host";
import { toSafeUrl } from "@/lib/format/safe-url";
import { formatDisplayCell, formatDisplayLabel, isNumericColumn } from "./display-cell";
import type { ExportFormat } from "./format";
import { formatProvenanceLines } from "./provenance";

/** Characters with a meaning in Markdown, mathematics or tables. */
const SPECIAL = /[\\`*_[\]<>|~$&#]/g;

/** Escapes text for one line of a Markdown cell. */
function escapeMarkdown(text: string): string {
  return text.replace(/\s*[\r\n]\s*/g, " ").replace(SPECIAL, (sign) => `\\${sign}`);
}

/** Escapes a URL inside `(…)`. */
const escapeLinkTarget = (url: string): string =>
  url.replace(/[()\\|<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

function formatCell(claim: Claim, key: ColumnKey): string {
  const text = escapeMarkdown(formatDisplayCell(claim, key));
  const url = key === "paper_title" ? toSafeUrl(claim.paper_url) : null;
  if (url === null) return text;
  const host = findMisleadingHost(claim.paper_title, url);
  return `[${text}](${escapeLinkTarget(url)})${host === null ? "" : ` (${escapeMarkdown(host)})`}`;
}

const formatLine = (cells: readonly string[]): string => `| ${cells.join(" | ")} |\n`;

/** Markdown export (GFM): a table with the columns of the dashboard, one row per claim. */
export const markdown: ExportFormat = {
  name: "md",
  label: "Markdown, a table",
  mime: "text/markdown; charset=utf-8",
  embedsProvenance: true,
  async *write(claims, { columns = DEFAULT_COLUMNS, provenance } = {}) {
    yield formatLine(columns.map((key) => escapeMarkdown(formatDisplayLabel(key)))) +
      formatLine(columns.map((key) => (isNumericColumn(key) ? "---:" : "---")));
    for await (const claim of claims) yield formatLine(columns.map((key) => formatCell(claim, key)));
    // Two hyphens would end the comment.
    if (provenance)
      yield `\n<!-- Claimboard\n${formatProvenanceLines(provenance())
        .join("\n")
        .replace(/-(?=-)|>/g, "$& ")}\n-->\n`;
  },
};
