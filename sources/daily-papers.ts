import { findArxivId } from "@/lib/arxiv-id";
import { isoDay, parseDay, parseDayOfYear } from "@/lib/day";
import { looksLikeTitle } from "./blocks";
import type { Format, Input, Line, Reading } from "./format";
import { DOCUMENT_CHARACTERS, DOCUMENT_PARTS, written } from "./limits";
import { skipped, toReadings } from "./raw-paper";

/** Lines of the page itself, as the browser's "select all, copy" brings them along. */
const FURNITURE: readonly RegExp[] = [
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
const ADDRESS = /^(?:(?:link|url|pdf|arxiv)\s?:\s{0,4})?https?:\/\/\S+$/i;
const DOT = /^[·•]$/;
/** A date with the count of comments that may stand behind it. */
const DATE = /^([A-Z][a-z]{2,8}\.?\s\d{1,2}(?:,\s?\d{4})?)(?:\s\d{1,6})?$/;

/** The text of a Daily Papers page: title and abstract, then organisation or number of authors, a dot and a date. */
export const dailyPapers: Format = {
  name: "daily-papers",
  label: "Daily Papers page, as text",
  guess: (head) => {
    const counts = head.match(/^\s{0,8}[•·]\s\d{1,5}\sauthors?\s*$/gim)?.length ?? 0;
    const dots = head.match(/^\s{0,8}·\s*$/gm)?.length ?? 0;
    const page = /^Daily Papers\s*$/m.test(head) || /^Get trending papers/m.test(head);
    return counts + dots >= 2 ? 0.9 : page || counts + dots > 0 ? 0.6 : 0;
  },
  read: readPage,
};

interface Draft {
  title: Line | null;
  readonly abstract: Line[];
  authors: string;
  readonly links: string[];
  date: string;
}

/** The page's year is known at its end only, so papers wait until then; a page is small. */
async function* readPage(input: Input): AsyncGenerator<Reading> {
  const lines: Line[] = [];
  let size = 0;
  for await (const line of input.lines) {
    size += line.text.length + 1;
    if (lines.length >= DOCUMENT_PARTS || size > DOCUMENT_CHARACTERS) {
      const limit = `${written(DOCUMENT_PARTS)} lines or ${written(DOCUMENT_CHARACTERS)} characters`;
      const message = `the page has more than ${limit}; what came before this line is read, give the rest as a file of its own`;
      yield skipped({ source: input.source, locator: `line ${line.number}` }, message, line.text);
      break;
    }
    lines.push(line);
  }
  const drafts = splitPapers(lines);
  const year = yearOfPage(drafts.map((d) => d.date));
  for (const draft of drafts) {
    const place = { source: input.source, restated: input.restated, locator: `line ${lineOf(draft)}` };
    const abstract = textOf(draft.abstract, lines);
    const title = draft.title?.text ?? "";
    if (abstract === "") yield skipped(place, "no abstract under this title", title);
    else {
      const { authors, links } = draft;
      yield* toReadings({ title, abstract, authors, links, date: dayOf(draft, year) }, place);
    }
  }
}

const newDraft = (): Draft => ({ title: null, abstract: [], authors: "", links: [], date: "" });
const isBegun = (draft: Draft): boolean => draft.title !== null || draft.abstract.length > 0;
const lineOf = (draft: Draft): number => (draft.title ?? draft.abstract[0])?.number ?? 1;

function splitPapers(lines: readonly Line[]): Draft[] {
  const drafts: Draft[] = [];
  let draft = newDraft();
  const close = (): void => {
    if (isBegun(draft)) drafts.push(draft);
    draft = newDraft();
  };
  for (const [i, line] of lines.entries()) {
    const text = line.text.trim();
    const authors = AUTHORS.exec(text)?.[1];
    const date = DATE.exec(text)?.[1];
    if (text === "" || DOT.test(text) || AUTHOR_COUNT.test(text) || isOrganisation(lines, i)) continue;
    if (date !== undefined && isDay(date)) {
      // A date ends the paper above it; above the first paper it is the page's own.
      if (isBegun(draft)) draft.date = date;
      close();
    } else if (authors !== undefined && draft.abstract.length === 0) draft.authors = authors;
    else if (ADDRESS.test(text)) draft.links.push(text);
    else if (draft.title === null && isFurniture(text)) continue;
    else if (draft.title === null && draft.abstract.length === 0) startPaper(draft, line);
    else if (draft.abstract.length > 0 && startsNext(lines, i)) {
      close();
      draft.title = line;
    } else if (draft.abstract.length === 0 && draft.title && isSecondTitle(lines, i)) {
      close();
      draft.title = line;
    } else if (!isFurniture(text)) draft.abstract.push(line);
  }
  close();
  return drafts;
}

const isFurniture = (text: string): boolean => FURNITURE.some((pattern) => pattern.test(text));
const isDay = (text: string): boolean => parseDay(text) !== null || parseDayOfYear(text) !== null;

/** The line of an organisation stands right above the dot. */
function isOrganisation(lines: readonly Line[], i: number): boolean {
  return lines[i + 1]?.text.trim() === "·" && (lines[i]?.text.length ?? 0) <= 120;
}

/** What opens a paper is its title, unless it is plainly an abstract whose title is missing. */
function startPaper(draft: Draft, line: Line): void {
  if (line.text.length > 400) draft.abstract.push(line);
  else draft.title = line;
}

/** Some papers have no line of organisation or date: the next title follows at once. */
function startsNext(lines: readonly Line[], i: number): boolean {
  const text = lines[i]?.text ?? "";
  if (!looksLikeTitle(text) || isFurniture(text.trim())) return false;
  const next = nextText(lines, i);
  return AUTHORS.test(next) || ADDRESS.test(next) || next.length >= 200;
}

/** A title right under a title: the paper above has no abstract. */
function isSecondTitle(lines: readonly Line[], i: number): boolean {
  const text = lines[i]?.text ?? "";
  return looksLikeTitle(text) && text.length < 200 && nextText(lines, i).length >= 200;
}

function nextText(lines: readonly Line[], i: number): string {
  for (let j = i + 1; j < lines.length; j++) {
    const text = lines[j]?.text.trim();
    if (text) return text;
  }
  return "";
}

/** The abstract as it stands on the page, blank lines between its paragraphs included. */
function textOf(kept: readonly Line[], lines: readonly Line[]): string {
  let text = "";
  let previous: Line | null = null;
  for (const line of kept) {
    if (previous) text += previous.number + 1 < line.number && isGap(lines, previous, line) ? "\n\n" : "\n";
    text += line.text;
    previous = line;
  }
  return text;
}

const isGap = (lines: readonly Line[], a: Line, b: Line): boolean =>
  lines.slice(a.number, b.number - 1).some((line) => line.text.trim() === "");

/**
 * The page leaves out the year of the year in which it was made and writes it for all years before, so the days
 * without a year belong to the year after the last one that is written.
 */
function yearOfPage(dates: readonly string[]): number | null {
  const last = dates.reduce((year, date) => Math.max(year, Number(/\d{4}$/.exec(date)?.[0] ?? 0)), 0);
  return last === 0 ? null : last + 1;
}

function dayOf(draft: Draft, pageYear: number | null): string | null {
  const written = parseDay(draft.date);
  if (written !== null) return written;
  const day = parseDayOfYear(draft.date);
  const year = day ? (yearNearId(draft.links, day.month) ?? pageYear) : null;
  return day && year !== null ? isoDay(year, day.month, day.day) : null;
}

/** An arXiv id begins with the year and month in which it was given; the year is the one that brings them together. */
function yearNearId(links: readonly string[], month: number): number | null {
  for (const link of links) {
    const [, year, idMonth] = /^(\d{2})(\d{2})\./.exec(findArxivId(link) ?? "") ?? [];
    if (year === undefined) continue;
    const apart = month - Number(idMonth);
    return 2000 + Number(year) + (apart > 6 ? -1 : apart < -6 ? 1 : 0);
  }
  return null;
}
