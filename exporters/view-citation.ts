import { escapeLatex } from "./latex-text";
import type { Provenance } from "./provenance";

/** A view of the claims that is cited: its provenance, its name and its address. */
export interface CitedView {
  /** "AIME 2024", "All claims" */
  readonly title: string;
  /** Absolute address. */
  readonly url: string;
  readonly provenance: Provenance;
}

/** A citation as text and as a BibTeX entry. */
export interface Citation {
  readonly text: string;
  readonly bibtex: string;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const plural = (count: number, noun: string): string =>
  `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;

const formatQuery = (query: string | null): string => (query ? query : "all claims");

/** Escapes braces and backslashes, which could end the field. */
const escapeUrl = (url: string): string =>
  url.replace(/[{}\\\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);

/** Formats the citation of a view with its query, date, data hash and program version. */
export function formatViewCitation({ title, url, provenance }: CitedView): Citation {
  const { program, query, claims, papers, data, date } = provenance;
  const day = date.slice(0, 10);
  const counts = `${plural(claims, "claim")} from ${plural(papers, "paper")}`;
  const facts = `query: ${formatQuery(query)}; data: ${data}; ${program}`;
  const fields = [
    ["title", `{{${escapeLatex(title)}}}`],
    ["howpublished", `{${escapeLatex(`View of reported results, ${counts}`)}}`],
    ["year", `{${day.slice(0, 4)}}`],
    ["month", MONTHS[Number(day.slice(5, 7)) - 1] ?? "jan"],
    ["note", `{${escapeLatex(`Retrieved ${day}; ${facts}`)}}`],
    ["url", `{${escapeUrl(url)}}`],
  ];
  const key = `claimboard-${day}-${data.replace("sha256:", "").slice(0, 8)}`;
  return {
    text: `${title}. View of reported results, ${counts}. ${facts[0]?.toUpperCase()}${facts.slice(1)}. Retrieved ${day} from ${url}`,
    bibtex: `@misc{${key},\n${fields.map(([name, value]) => `  ${name} = ${value}`).join(",\n")}\n}\n`,
  };
}
