import { formatInteger } from "@/lib/format/format-integer";
import { findArxivId } from "@/lib/paper/arxiv-id";
import { parseDate, parseMonthDay, toIsoDate } from "@/lib/paper/parse-day";
import type { ParseResult } from "@/lib/paper/parse-result";
import { isTitleLike } from "../input/blocks";
import { toTextResults } from "../input/cut-at-label";
import type { Format, FormatInput, Line } from "../input/format";
import { DOCUMENT_CHARACTERS, DOCUMENT_PARTS } from "../input/limits";
import { isNamesLine, isRestOfNames } from "../input/names-line";
import { skippedIssue } from "../input/raw-paper";
import { splitAtSeparators } from "../input/split-lines";

/** Lines of the page layout in the copied text. */
const PAGE_TEXT: readonly RegExp[] = [
  /^new$/i,
  /^get trending papers in your email inbox!?$/i,
  /^(?:un)?subscribe$/i,
  /^(?:daily|trending|weekly|monthly) papers$/i,
  /^by\s?@?\S{1,40}(?:\sand the research community)?$/i,
  /^(?:submitted by|upvote|papers?|view all papers?|log ?in|sign ?up|previous|next|load more|hugging ?face)$/i,
  /^(?:note:|<!--)/i,
  /^\d{1,6}$/,
];
const AUTHOR_COUNT = /^[•·*-]?\s{0,3}\d{1,5}\sauthors?$/i;
const AUTHORS = /^Authors?\s?:\s{0,8}(.*)$/i;
/** A link; that of arXiv also with a damaged beginning. */
const ADDRESS =
  /^(?:(?:link|url|pdf|arxiv)\s?:\s{0,4})?(?:https?:\/\/\S+|\S{2,8}\s?\S{0,20}\/abs\/\d{4}\.\d{4,5}\S{0,3})$/i;
const DOT_LINE = /^[·•]$/;
/** A date with an optional comment count. */
const DATE = /^([A-Z][a-z]{2,8}\.?\s\d{1,2}(?:,\s?\d{4})?)(?:\s\d{1,6})?$/;
/** The same with damaged digits. */
const DAMAGED_DATE =
  /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.?\s\S{1,3},?\s\S{2,5}(?:\s\d{1,6})?$/;

/** Copied text of a Daily Papers page: title, abstract, organisation or number of authors, a dot and a date. */
export const dailyPapers: Format = {
  name: "daily-papers",
  label: "Daily Papers page, as text",
  detect: (head) => {
    const counts = head.match(/^\s{0,8}[•·]\s\d{1,5}\sauthors?\s*$/gim)?.length ?? 0;
    const dots = head.match(/^\s{0,8}·\s*$/gm)?.length ?? 0;
    const isPage = /^Daily Papers\s*$/m.test(head) || /^Get trending papers/m.test(head);
    return counts + dots >= 2 ? 0.9 : isPage || counts + dots > 0 ? 0.6 : 0;
  },
  parse: (input) => readPage(input),
};

interface PartialPaper {
  title: Line | null;
  readonly abstract: Line[];
  authors: string;
  readonly links: string[];
  date: string;
}

/**
 * Reads the papers of a page, up to a number of lines. The year of the page is known only at its end, so the whole page is
 * read first.
 */
export async function* readPage(input: FormatInput, maxLines = DOCUMENT_PARTS): AsyncGenerator<ParseResult> {
  const lines: Line[] = [];
  let size = 0;
  for await (const line of splitAtSeparators(input.lines)) {
    size += line.text.length + 1;
    if (lines.length >= maxLines || size > DOCUMENT_CHARACTERS) {
      const limit = `${formatInteger(maxLines)} lines or ${formatInteger(DOCUMENT_CHARACTERS)} characters`;
      const message = `the page has more than ${limit}; the text before this line is read, import the rest as another file`;
      yield skippedIssue({ source: input.source, locator: `line ${line.number}` }, message, line.text);
      break;
    }
    lines.push(line);
  }
  const partials = splitPapers(lines);
  const year = findPageYear(partials.map((d) => d.date));
  for (const partial of partials) {
    const location = { source: input.source, restated: input.restated, locator: `line ${getFirstLine(partial)}` };
    const abstract = joinLines(partial.abstract, lines);
    const title = partial.title?.text ?? "";
    if (abstract === "") yield skippedIssue(location, "no abstract after this title", title);
    else {
      const { authors, links } = partial;
      const mayBeCut = partial === partials[0] && partials.some((other) => other.authors !== "");
      yield* toTextResults({ title, abstract, authors, links, date: findDay(partial, year) }, location, mayBeCut);
    }
  }
}

const newPartialPaper = (): PartialPaper => ({ title: null, abstract: [], authors: "", links: [], date: "" });
const hasContent = (partial: PartialPaper): boolean => partial.title !== null || partial.abstract.length > 0;
const getFirstLine = (partial: PartialPaper): number => (partial.title ?? partial.abstract[0])?.number ?? 1;

function splitPapers(lines: readonly Line[]): PartialPaper[] {
  const partials: PartialPaper[] = [];
  let partial = newPartialPaper();
  const close = (): void => {
    if (hasContent(partial)) partials.push(partial);
    partial = newPartialPaper();
  };
  for (const [i, line] of lines.entries()) {
    const text = line.text.trim();
    const authors = AUTHORS.exec(text)?.[1];
    const date = DATE.exec(text)?.[1];
    if (text === "" || DOT_LINE.test(text) || AUTHOR_COUNT.test(text) || isOrganisation(lines, i)) continue;
    if ((date !== undefined && isDate(date)) || DAMAGED_DATE.test(text)) {
      // A date ends the paper before it; before the first paper it is the date of the page.
      if (hasContent(partial)) partial.date = date ?? "";
      close();
    } else if (authors !== undefined && partial.abstract.length === 0) partial.authors = authors;
    else if (isInAuthors(partial) && isNamesLine(text))
      partial.authors = `${partial.authors.replace(/,\s{0,8}$/, "")}, ${text}`;
    else if (isInAuthors(partial) && isRestOfNames(text) && isBelowAuthors(lines, i)) partial.authors += ` ${text}`;
    else if (ADDRESS.test(text)) partial.links.push(text);
    else if (partial.title === null && isPageText(text)) continue;
    else if (partial.title === null && partial.abstract.length === 0) startPaper(partial, line);
    else if (partial.abstract.length > 0 && startsNextPaper(lines, i)) {
      close();
      partial.title = line;
    } else if (hasOnlyTitle(partial) && isSecondTitle(lines, i)) {
      close();
      partial.title = line;
    } else if (!isPageText(text)) partial.abstract.push(line);
  }
  close();
  return partials;
}

const isPageText = (text: string): boolean => PAGE_TEXT.some((pattern) => pattern.test(text));
const isDate = (text: string): boolean => parseDate(text) !== null || parseMonthDay(text) !== null;

/** True for the line before a dot, which names an organisation. */
function isOrganisation(lines: readonly Line[], i: number): boolean {
  return lines[i + 1]?.text.trim() === "·" && (lines[i]?.text.length ?? 0) <= 120;
}

/** The first line of a paper is its title, unless its length shows that the title is missing. */
function startPaper(partial: PartialPaper, line: Line): void {
  if (line.text.length > 400) partial.abstract.push(line);
  else partial.title = line;
}

/** True for a title that directly follows an abstract, as organisation and date may be missing. */
function startsNextPaper(lines: readonly Line[], i: number): boolean {
  const text = lines[i]?.text ?? "";
  if (!isTitleLike(text) || isPageText(text.trim())) return false;
  const next = findNextText(lines, i);
  return AUTHORS.test(next) || ADDRESS.test(next) || next.length >= 200;
}

/** True if the names of the authors may continue in the next line. */
const isInAuthors = ({ abstract, authors, links }: PartialPaper): boolean =>
  authors !== "" && abstract.length === 0 && links.length === 0;

/** True for a line directly below the label of the authors. */
const isBelowAuthors = (lines: readonly Line[], i: number): boolean => AUTHORS.test(lines[i - 1]?.text.trim() ?? "");

/** True for a paper without an abstract, authors and links, whose title another one may follow. */
const hasOnlyTitle = ({ title, abstract, authors, links }: PartialPaper): boolean =>
  title !== null && abstract.length === 0 && authors === "" && links.length === 0;

/** True for a title after a title; the first paper has no abstract. */
function isSecondTitle(lines: readonly Line[], i: number): boolean {
  const text = lines[i]?.text ?? "";
  const next = findNextText(lines, i);
  return isTitleLike(text) && text.length < 200 && (AUTHORS.test(next) || ADDRESS.test(next) || next.length >= 200);
}

function findNextText(lines: readonly Line[], i: number): string {
  for (let j = i + 1; j < lines.length; j++) {
    const text = lines[j]?.text.trim();
    if (text) return text;
  }
  return "";
}

/** Joins the lines of an abstract, with blank lines between paragraphs. */
function joinLines(included: readonly Line[], lines: readonly Line[]): string {
  let text = "";
  let previous: Line | null = null;
  for (const line of included) {
    if (previous) text += previous.number + 1 < line.number && isGap(lines, previous, line) ? "\n\n" : "\n";
    text += line.text;
    previous = line;
  }
  return text;
}

const isGap = (lines: readonly Line[], a: Line, b: Line): boolean =>
  lines.slice(a.number, b.number - 1).some((line) => line.text.trim() === "");

/**
 * Infers the year of dates without one: the page omits the current year and writes all earlier ones, so it is the year
 * after the last written one.
 */
function findPageYear(dates: readonly string[]): number | null {
  const last = dates.reduce((year, date) => Math.max(year, Number(/\d{4}$/.exec(date)?.[0] ?? 0)), 0);
  return last === 0 ? null : last + 1;
}

function findDay(partial: PartialPaper, pageYear: number | null): string | null {
  const written = parseDate(partial.date);
  if (written !== null) return written;
  const day = parseMonthDay(partial.date);
  const year = day ? (findYearByArxivId(partial.links, day.month) ?? pageYear) : null;
  return day && year !== null ? toIsoDate(year, day.month, day.day) : null;
}

/** Infers the year from an arXiv id, which starts with year and month: the year nearest to the given month. */
function findYearByArxivId(links: readonly string[], month: number): number | null {
  for (const link of links) {
    const [, year, idMonth] = /^(\d{2})(\d{2})\./.exec(findArxivId(link) ?? "") ?? [];
    if (year === undefined) continue;
    const apart = month - Number(idMonth);
    return 2000 + Number(year) + (apart > 6 ? -1 : apart < -6 ? 1 : 0);
  }
  return null;
}
