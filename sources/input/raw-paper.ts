import { formatInteger } from "@/lib/format/format-integer";
import { arxivUrl, findArxivId, parseArxivId } from "@/lib/paper/arxiv-id";
import { parseAuthors } from "@/lib/paper/authors";
import { findDoi } from "@/lib/paper/doi";
import type { InputIssue } from "@/lib/paper/input-issue";
import type { PaperRecord } from "@/lib/paper/paper";
import { parseDate, parsePublicationDate } from "@/lib/paper/parse-day";
import type { ParseResult } from "@/lib/paper/parse-result";
import { formatPersonName, isNameSuffix, type RawPerson } from "@/lib/paper/person-name";
import { removeArxivBoilerplate, removeArxivTitleSuffix } from "./arxiv-boilerplate";
import { findUrl } from "./find-url";
import { titleToText } from "./html-to-text";
import { ABSTRACT_CHARACTERS, TITLE_CHARACTERS } from "./limits";
import { abstractToText } from "./markup-to-text";
import { findRecordProblem } from "./record-checks";

/** Unprocessed fields of a paper, which every format passes to `toParseResults`. */
export interface RawPaper {
  readonly title: string;
  readonly abstract: string;
  /** A list in one string, or single persons. */
  readonly authors?: string | readonly RawPerson[];
  readonly date?: string | null;
  /** Date of the version of the abstract, if it is a later one. */
  readonly updated?: string | null;
  /** URLs or text with URLs, preferred ones first. */
  readonly links?: readonly string[];
  /** Possible arXiv ids and DOIs. */
  readonly ids?: readonly string[];
  readonly venue?: string | null;
}

export interface SourceLocation {
  readonly source: string;
  readonly locator: string;
  readonly restated: boolean;
}

/** Longer abstracts are kept and reported. */
const LONG_ABSTRACT = 20_000;
/** A truncated text: "… consistent gains...", "… shows that […]". */
const ENDS_IN_ELLIPSIS = /(?:…|\.{3})[\])]?$/;

/** Converts raw fields to a paper, with issues for repairs, or to an issue if it is no paper. */
export function toParseResults(raw: RawPaper, location: SourceLocation): ParseResult[] {
  const long = findLong(raw);
  if (long) return [skippedIssue(location, long, raw.title || raw.abstract)];
  const title = removeArxivTitleSuffix(titleToText(raw.title).replace(/\s+/g, " ").trim());
  const abstract = removeArxivBoilerplate(abstractToText(raw.abstract));
  const problem = findProblem(title, abstract);
  if (problem) return [skippedIssue(location, problem, title || abstract)];
  const suspect = findRecordProblem(title, abstract);
  if (suspect?.isRefused) return [skippedIssue(location, suspect.message, title)];
  const results: ParseResult[] = suspect ? [repairedIssue(location, suspect.message, title)] : [];
  const published = raw.date ? parsePublicationDate(raw.date) : null;
  if (raw.date?.trim() && published === null) {
    results.push(repairedIssue(location, `unknown date format "${toExcerpt(raw.date, 40)}", date omitted`, title));
  }
  if (abstract.length > LONG_ABSTRACT) {
    results.push(
      repairedIssue(location, `long abstract of ${formatLength(abstract)} characters, kept completely`, title),
    );
  }
  if (ENDS_IN_ELLIPSIS.test(abstract))
    results.push(repairedIssue(location, "the abstract is truncated: it ends in an ellipsis", title));
  const storable = toStorable(abstract);
  if (storable !== abstract) results.push(repairedIssue(location, "invalid characters were replaced by �", title));
  const updated = raw.updated ? parseDate(raw.updated) : null;
  const dates = updated === null || updated === published ? { published } : { published, updated };
  const record = { ...findIdentifiers(raw), title: toStorable(title), abstract: storable, ...dates };
  results.push({
    paper: { ...record, authors: toAuthorNames(raw.authors), venue: toLine(raw.venue ?? "") || null, ...location },
  });
  return results;
}

/** Creates the issue of a skipped record. */
export function skippedIssue(
  { source, locator }: Omit<SourceLocation, "restated">,
  message: string,
  text = "",
): { issue: InputIssue } {
  return { issue: { severity: "skipped", source, locator, message, ...excerptField(text) } };
}

/** Creates the issue of a repaired record. */
export function repairedIssue(
  { source, locator }: Omit<SourceLocation, "restated">,
  message: string,
  text = "",
): { issue: InputIssue } {
  return { issue: { severity: "repaired", source, locator, message, ...excerptField(text) } };
}

/** Checks the length of raw fields; a title may still contain markup and spaces. */
function findLong({ title, abstract }: RawPaper): string | null {
  if (title.length > ABSTRACT_CHARACTERS) return longTitle(title);
  if (abstract.length <= ABSTRACT_CHARACTERS) return null;
  const limit = formatInteger(ABSTRACT_CHARACTERS);
  return `the abstract has ${formatLength(abstract)} characters, more than ${limit}; check which field it is, or shorten it`;
}

const longTitle = (title: string): string =>
  `the title has ${formatLength(title)} characters, more than ${formatInteger(TITLE_CHARACTERS)}; check which field it is`;

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
  const names = typeof authors === "string" ? parseAuthors(authors).map(toPrintedName) : authors.map(formatPersonName);
  return names.map(toLine).filter(Boolean);
}

/** "Lee, Ann" becomes "Ann Lee"; "Ann Lee, Jr." is kept. */
const toPrintedName = (name: string): string =>
  isNameSuffix(name.split(",")[1]?.trim() ?? "") ? name : formatPersonName({ familyFirst: name });

/** Control characters other than spaces: no format of the web can hold all of them. */
const CONTROL = /[^\P{Cc}\s\u0080-\u009f]/gu;

/** Replaces control characters and lone surrogates, which cannot be stored; offsets are preserved. */
function toStorable(text: string): string {
  return text.toWellFormed().replace(CONTROL, "\uFFFD");
}

/** Normalizes text to one line. */
const toLine = (text: string): string => toStorable(text).replace(/\s+/g, " ").trim();

const formatLength = (text: string): string => formatInteger(text.length);

const toExcerpt = (text: string, length: number): string => {
  const line = toLine(text.slice(0, 4 * length));
  return line.length > length ? `${line.slice(0, length - 1).toWellFormed()}…` : line;
};

const excerptField = (text: string): { excerpt?: string } => (text.trim() ? { excerpt: toExcerpt(text, 120) } : {});
