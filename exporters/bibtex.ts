import type { Claim } from "@/lib/claim/claim";
import { toSafeUrl } from "@/lib/format/safe-url";
import { parseBibliographyName } from "@/lib/paper/person-name";
import { toCitationKey } from "./citation-key";
import type { ExportFormat } from "./format";
import { escapeLatex } from "./latex-text";
import { escapeLatexTitle } from "./latex-title";
import { formatProvenanceLines } from "./provenance";

/** Formats an author with the family name first, which is unambiguous. */
function formatAuthor(name: string): string {
  const { family, given, suffix, isGroup } = parseBibliographyName(name);
  if (isGroup || given === "") return `{${escapeLatex(family)}}`;
  return [family, suffix, given].filter(Boolean).map(escapeLatex).join(", ");
}

/** Escapes braces and backslashes, which could end the field. */
const escapeUrl = (url: string): string =>
  url.replace(/[{}\\\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

type CitedPaper = Pick<Claim, "paper_id" | "paper_title" | "authors" | "published" | "arxiv_id" | "doi" | "paper_url">;

function* listFields(claim: CitedPaper): Generator<[name: string, value: string]> {
  const { authors, paper_title, published, arxiv_id, doi, paper_url } = claim;
  // The second pair of braces preserves the capitals of names.
  yield ["title", `{{${escapeLatexTitle(paper_title)}}}`];
  if (authors.length > 0) yield ["author", `{${authors.map(formatAuthor).join(" and ")}}`];
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(published ?? "") ?? [];
  if (year !== undefined) yield ["year", `{${year}}`];
  const name = MONTHS[Number(month) - 1];
  if (name !== undefined) yield ["month", name];
  if (arxiv_id !== null) yield ["eprint", `{${escapeLatex(arxiv_id)}}`];
  if (arxiv_id !== null) yield ["archiveprefix", "{arXiv}"];
  if (doi !== null) yield ["doi", `{${escapeUrl(doi)}}`];
  const url = toSafeUrl(paper_url);
  if (url !== null) yield ["url", `{${escapeUrl(url)}}`];
}

/** Formats the entry of one paper. */
export function formatBibtexEntry(claim: CitedPaper): string {
  const lines = [...listFields(claim)].map(([name, value]) => `  ${name} = ${value}`);
  return `@misc{${toCitationKey(claim)},\n${lines.join(",\n")}\n}\n`;
}

/**
 * BibTeX export: the papers of the claims, each once, in order of their first claim; keys match those of the LaTeX
 * table.
 */
export const bibtex: ExportFormat = {
  name: "bib",
  label: "BibTeX, the papers",
  mime: "application/x-bibtex; charset=utf-8",
  embedsProvenance: true,
  async *write(claims, { provenance } = {}) {
    const done = new Set<string>();
    for await (const claim of claims) {
      if (done.has(claim.paper_id)) continue;
      yield (done.size > 0 ? "\n" : "") + formatBibtexEntry(claim);
      done.add(claim.paper_id);
    }
    // BibTeX treats text outside of entries as a comment; an @ would start an entry.
    if (provenance)
      yield `\n${formatProvenanceLines(provenance())
        .map((line) => `% ${line.replaceAll("@", " at ")}\n`)
        .join("")}`;
  },
};
