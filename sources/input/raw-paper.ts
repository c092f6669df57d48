import { arxivUrl, findArxivId, parseArxivId } from "@/lib/paper/arxiv-id";
import { parseAuthors } from "@/lib/paper/authors";
import { findDoi } from "@/lib/paper/doi";
import type { InputIssue } from "@/lib/paper/input-issue";
import type { PaperRecord } from "@/lib/paper/paper";
import { parseDate } from "@/lib/paper/parse-day";
import type { ParseResult } from "@/lib/paper/parse-result";
import { removeArxivBoilerplate, removeArxivTitleSuffix } from "./arxiv-boilerplate";
import { findUrl } from "./find-url";
import { titleToText } from "./html-to-text";
import { ABSTRACT_CHARACTERS, TITLE_CHARACTERS, written } from "./limits";
import { abstractToText } from "./markup-to-text";

/** What a format finds of a paper, as it stands in the text; every format hands its finds to `toReadings`. */
export interface RawPaper {
  readonly title: string;
  readonly abstract: string;
  readonly authors?: string | readonly string[];
  readonly date?: string | null;
  /** Of the version that the abstract is of, where that is another one. */
  readonly updated?: string | null;
  /** Addresses, or text that holds them, the best first. */
  readonly links?: readonly string[];
  /** A field that may be an arXiv id or a DOI. */
  readonly ids?: readonly string[];
  readonly venue?: string | null;
}

export interface SourceLocation {
  readonly source: string;
  readonly locator: string;
  readonly restated: boolean;
}

/** Longer than any abstract that people write: it is kept, and said. */
const LONG_ABSTRACT = 20_000;
/** A year, or a month of it: understood, but no day. */
const YEAR_OR_MONTH = /^\d{4}(?:-\d{1,2})?$/;
/** A text that breaks off: "… consistent gains...", "… shows that […]". */
const ENDS_IN_ELLIPSIS = /(?:…|\.{3})[\])]?$/;

/** The paper that a format found, or why it is none; and what had to be mended. */
export function toParseResults(raw: RawPaper, location: SourceLocation): ParseResult[] {
  const long = findLong(raw);
  if (long) return [skippedIssue(location, long, raw.title || raw.abstract)];
  const title = removeArxivTitleSuffix(titleToText(raw.title).replace(/\s+/g, " ").trim());
  const abstract = removeArxivBoilerplate(abstractToText(raw.abstract));
  const problem = findProblem(title, abstract);
  if (problem) return [skippedIssue(location, problem, title || abstract)];
  const results: ParseResult[] = [];
  const published = raw.date ? parseDate(raw.date) : null;
  if (raw.date?.trim() && published === null && !YEAR_OR_MONTH.test(raw.date.trim())) {
    results.push(
      repairedIssue(location, `the date "${toExcerpt(raw.date, 40)}" is not understood and left out`, title),
    );
  }
  if (abstract.length > LONG_ABSTRACT) {
    results.push(repairedIssue(location, `an abstract of ${formatLength(abstract)} characters, kept whole`, title));
  }
  if (ENDS_IN_ELLIPSIS.test(abstract))
    results.push(repairedIssue(location, "the abstract is cut: it ends in an ellipsis", title));
  const storable = toStorable(abstract);
  if (storable !== abstract)
    results.push(repairedIssue(location, "characters that no text may hold were replaced by �", title));
  const updated = raw.updated ? parseDate(raw.updated) : null;
  const dates = updated === null || updated === published ? { published } : { published, updated };
  const record = { ...findIdentifiers(raw), title: toStorable(title), abstract: storable, ...dates };
  results.push({
    paper: { ...record, authors: toAuthorNames(raw.authors), venue: toLine(raw.venue ?? "") || null, ...location },
  });
  return results;
}

/** The issue of a piece of input that gives no paper. */
export function skippedIssue(
  { source, locator }: Omit<SourceLocation, "restated">,
  message: string,
  text = "",
): { issue: InputIssue } {
  return { issue: { severity: "skipped", source, locator, message, ...excerptField(text) } };
}

/** The issue of a paper that was read although something was wrong. */
export function repairedIssue(
  { source, locator }: Omit<SourceLocation, "restated">,
  message: string,
  text = "",
): { issue: InputIssue } {
  return { issue: { severity: "mended", source, locator, message, ...excerptField(text) } };
}

/** What is too long to be worked on at all; of a title, mark-up and spaces still go. */
function findLong({ title, abstract }: RawPaper): string | null {
  if (title.length > ABSTRACT_CHARACTERS) return longTitle(title);
  if (abstract.length <= ABSTRACT_CHARACTERS) return null;
  const limit = written(ABSTRACT_CHARACTERS);
  return `the abstract has ${formatLength(abstract)} characters, more than ${limit}; check which field it is, or shorten it`;
}

const longTitle = (title: string): string =>
  `the title has ${formatLength(title)} characters, more than ${written(TITLE_CHARACTERS)}; check which field it is`;

function findProblem(title: string, abstract: string): string | null {
  if (title === "" && abstract === "") return "neither title nor abstract";
  if (title === "") return "an abstract without a title";
  if (abstract === "") return "no abstract";
  return title.length > TITLE_CHARACTERS ? longTitle(title) : null;
}

function findIdentifiers(raw: RawPaper): Pick<PaperRecord, "url" | "arxiv_id" | "doi"> {
  const links = (raw.links ?? []).map(toStorable);
  const ids = (raw.ids ?? []).map(toStorable);
  const arxiv_id = findFirst(ids, parseArxivId) ?? findFirst(links, findArxivId);
  const doi = findFirst([...ids, ...links], findDoi);
  const url = arxiv_id ? arxivUrl(arxiv_id) : findFirst(links, findUrl);
  return { url, arxiv_id, doi };
}

function findFirst(texts: readonly string[], find: (text: string) => string | null): string | null {
  for (const text of texts) {
    const found = find(text);
    if (found !== null) return found;
  }
  return null;
}

function toAuthorNames(authors: RawPaper["authors"]): readonly string[] {
  if (authors === undefined) return [];
  const names = typeof authors === "string" ? parseAuthors(authors) : authors;
  return names.map(toLine).filter(Boolean);
}

/** NUL and halves of surrogate pairs survive neither a database nor UTF-8; offsets stay as they are. */
function toStorable(text: string): string {
  return text.toWellFormed().replaceAll("\u0000", "\uFFFD");
}

/** What is one line wherever it is shown, and two readings of it are alike. */
const toLine = (text: string): string => toStorable(text).replace(/\s+/g, " ").trim();

const formatLength = (text: string): string => written(text.length);

const toExcerpt = (text: string, length: number): string => {
  const line = toLine(text.slice(0, 4 * length));
  return line.length > length ? `${line.slice(0, length - 1).toWellFormed()}…` : line;
};

const excerptField = (text: string): { excerpt?: string } => (text.trim() ? { excerpt: toExcerpt(text, 120) } : {});
