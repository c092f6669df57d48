import { normalizeTitle } from "./ids";
import type { PaperRecord } from "./paper";
import { sharesAuthor } from "./person";

/**
 * When two records are one paper, and what becomes of them then.
 *
 * 1. Both have an arXiv id: the ids decide, whatever else they say. A paper keeps its id through all versions, with new
 *    titles too; two ids under one title are two works (parts, replies, a name that was taken twice).
 * 2. Else both have the same DOI: one paper.
 * 3. Else the normalised titles decide, unless the authors contradict: both lists are there and have nobody in common.
 *    Two different DOIs under one title (a preprint and its journal version) need authors that agree.
 */
export function isSamePaper(a: Identified, b: Identified): boolean {
  if (a.arxiv_id !== null && b.arxiv_id !== null) return a.arxiv_id === b.arxiv_id;
  if (a.doi !== null && a.doi === b.doi) return true;
  const title = normalizeTitle(a.title);
  if (title === "" || title !== normalizeTitle(b.title)) return false;
  const shared = sharesAuthor(a.authors, b.authors);
  return a.doi !== null && b.doi !== null ? shared === true : shared !== false;
}

type Identified = Pick<PaperRecord, "arxiv_id" | "doi" | "title" | "authors">;

/**
 * One record out of several of the same paper: the richest value of each field, the same whatever their order. Title,
 * restatement, source and place are those of the record whose abstract is taken, so that they fit together.
 */
export function mergePapers<R extends PaperRecord>(records: readonly [R, ...R[]]): PaperRecord {
  const main = best(records, compareAbstracts);
  const dates = records.map((r) => r.published).filter((d) => d !== null);
  return {
    title: main.title,
    abstract: main.abstract,
    restated: main.restated,
    source: main.source,
    locator: main.locator,
    authors: best(records, compareAuthors).authors,
    published: dates.length > 0 ? dates.reduce((a, b) => (a < b ? a : b)) : null,
    url: bestText(
      records.map((r) => r.url),
      rankUrl,
    ),
    arxiv_id: bestText(records.map((r) => r.arxiv_id)),
    doi: bestText(records.map((r) => r.doi)),
    venue: bestText(
      records.map((r) => r.venue),
      (venue) => -venue.length,
    ),
  };
}

/** Negative where the first is the better one. */
type Compare = (a: PaperRecord, b: PaperRecord) => number;

function best<R>(records: readonly [R, ...R[]], compare: (a: R, b: R) => number): R {
  return records.reduce((a, b) => (compare(b, a) < 0 ? b : a));
}

/** The authors' own text before a restated one, a whole one before a cut one, the longer before the shorter. */
const compareAbstracts: Compare = (a, b) =>
  Number(a.restated) - Number(b.restated) ||
  Number(isCut(a.abstract)) - Number(isCut(b.abstract)) ||
  b.abstract.length - a.abstract.length ||
  compareText(a.abstract, b.abstract) ||
  b.title.length - a.title.length ||
  compareText(a.title, b.title) ||
  compareText(a.source, b.source) ||
  compareText(a.locator, b.locator);

/** The most names, and among as many the fuller ones. */
const compareAuthors: Compare = (a, b) =>
  b.authors.length - a.authors.length ||
  b.authors.join().length - a.authors.join().length ||
  compareText(a.authors.join(), b.authors.join());

/** True for a text that breaks off: one that ends in an ellipsis. */
const isCut = (text: string): boolean => /(?:…|\.\.\.|\[…\]|\[\.\.\.\])\s*$/.test(text);

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** arXiv's page first, a resolved DOI next, then whatever else. */
const rankUrl = (url: string): number =>
  url.startsWith("https://arxiv.org/") ? 0 : /^https?:\/\/(?:dx\.)?doi\.org\//.test(url) ? 1 : 2;

function bestText(texts: readonly (string | null)[], rank: (text: string) => number = () => 0): string | null {
  const there = texts.filter((text) => text !== null);
  return there.sort((a, b) => rank(a) - rank(b) || compareText(a, b))[0] ?? null;
}
