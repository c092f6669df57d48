import { arxivUrl, findArxivId, parseArxivId } from "@/lib/arxiv-id";
import { parseAuthors } from "@/lib/authors";
import { parseDay } from "@/lib/day";
import { findDoi } from "@/lib/doi";
import type { Issue } from "@/lib/issue";
import type { PaperRecord } from "@/lib/paper";
import { withoutMarks, withoutTitleMark } from "./arxiv-marks";
import type { Reading } from "./format";
import { plainTitle } from "./html-text";
import { ABSTRACT_CHARACTERS, TITLE_CHARACTERS, written } from "./limits";
import { plainAbstract } from "./marked-up";
import { findWebAddress } from "./web-address";

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

export interface Place {
  readonly source: string;
  readonly locator: string;
  readonly restated: boolean;
}

/** Longer than any abstract that people write: it is kept, and said. */
const LONG_ABSTRACT = 20_000;
/** A year, or a month of it: understood, but no day. */
const NO_DAY = /^\d{4}(?:-\d{1,2})?$/;
/** A text that breaks off: "… consistent gains...", "… shows that […]". */
const CUT = /(?:…|\.{3})[\])]?$/;

/** The paper that a format found, or why it is none; and what had to be mended. */
export function toReadings(raw: RawPaper, place: Place): Reading[] {
  const long = findLong(raw);
  if (long) return [skipped(place, long, raw.title || raw.abstract)];
  const title = withoutTitleMark(plainTitle(raw.title).replace(/\s+/g, " ").trim());
  const abstract = withoutMarks(plainAbstract(raw.abstract));
  const fault = findFault(title, abstract);
  if (fault) return [skipped(place, fault, title || abstract)];
  const readings: Reading[] = [];
  const published = raw.date ? parseDay(raw.date) : null;
  if (raw.date?.trim() && published === null && !NO_DAY.test(raw.date.trim())) {
    readings.push(mended(place, `the date "${excerptOf(raw.date, 40)}" is not understood and left out`, title));
  }
  if (abstract.length > LONG_ABSTRACT) {
    readings.push(mended(place, `an abstract of ${count(abstract)} characters, kept whole`, title));
  }
  if (CUT.test(abstract)) readings.push(mended(place, "the abstract is cut: it ends in an ellipsis", title));
  const storable = toStorable(abstract);
  if (storable !== abstract) readings.push(mended(place, "characters that no text may hold were replaced by �", title));
  const updated = raw.updated ? parseDay(raw.updated) : null;
  const dates = updated === null || updated === published ? { published } : { published, updated };
  const record = { ...identify(raw), title: toStorable(title), abstract: storable, ...dates };
  readings.push({
    paper: { ...record, authors: toNames(raw.authors), venue: toLine(raw.venue ?? "") || null, ...place },
  });
  return readings;
}

/** The issue of a piece of input that gives no paper. */
export function skipped({ source, locator }: Omit<Place, "restated">, message: string, text = ""): { issue: Issue } {
  return { issue: { severity: "skipped", source, locator, message, ...excerpt(text) } };
}

/** The issue of a paper that was read although something was wrong. */
export function mended({ source, locator }: Omit<Place, "restated">, message: string, text = ""): { issue: Issue } {
  return { issue: { severity: "mended", source, locator, message, ...excerpt(text) } };
}

/** What is too long to be worked on at all; of a title, mark-up and spaces still go. */
function findLong({ title, abstract }: RawPaper): string | null {
  if (title.length > ABSTRACT_CHARACTERS) return longTitle(title);
  if (abstract.length <= ABSTRACT_CHARACTERS) return null;
  const limit = written(ABSTRACT_CHARACTERS);
  return `the abstract has ${count(abstract)} characters, more than ${limit}; check which field it is, or shorten it`;
}

const longTitle = (title: string): string =>
  `the title has ${count(title)} characters, more than ${written(TITLE_CHARACTERS)}; check which field it is`;

function findFault(title: string, abstract: string): string | null {
  if (title === "" && abstract === "") return "neither title nor abstract";
  if (title === "") return "an abstract without a title";
  if (abstract === "") return "no abstract";
  return title.length > TITLE_CHARACTERS ? longTitle(title) : null;
}

function identify(raw: RawPaper): Pick<PaperRecord, "url" | "arxiv_id" | "doi"> {
  const links = (raw.links ?? []).map(toStorable);
  const ids = (raw.ids ?? []).map(toStorable);
  const arxiv_id = firstOf(ids, parseArxivId) ?? firstOf(links, findArxivId);
  const doi = firstOf([...ids, ...links], findDoi);
  const url = arxiv_id ? arxivUrl(arxiv_id) : firstOf(links, findWebAddress);
  return { url, arxiv_id, doi };
}

function firstOf(texts: readonly string[], find: (text: string) => string | null): string | null {
  for (const text of texts) {
    const found = find(text);
    if (found !== null) return found;
  }
  return null;
}

function toNames(authors: RawPaper["authors"]): readonly string[] {
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

const count = (text: string): string => written(text.length);

const excerptOf = (text: string, length: number): string => {
  const line = toLine(text.slice(0, 4 * length));
  return line.length > length ? `${line.slice(0, length - 1).toWellFormed()}…` : line;
};

const excerpt = (text: string): { excerpt?: string } => (text.trim() ? { excerpt: excerptOf(text, 120) } : {});
