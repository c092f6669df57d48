import { hasCommonAuthor, hasCommonFirstAuthor } from "./author-overlap";
import type { PaperRecord } from "./paper";
import { findEarliestDate } from "./publication-date";
import { textSimilarity } from "./text-similarity";
import { findSeriesMarkers, type TitleKeys, toTitleKeys } from "./title-keys";

/** Evidence that two records describe one paper. */
export type MatchReason =
  | "arXiv id"
  | "DOI"
  | "title and authors"
  | "title"
  | "title but for its subtitle"
  | "abstract";

type IdentifyingFields = Pick<PaperRecord, "arxiv_id" | "doi" | "title" | "authors" | "abstract" | "restated">;

/** Below this similarity, two complete abstracts belong to different papers. */
const MIN_SIMILARITY = 0.1;
/** From this similarity on they belong to one paper, if the titles begin with the same words. */
const SIMILAR_TEXT = 0.4;
/** The same without any other evidence. */
const NEAR_DUPLICATE = 0.8;

/**
 * Returns why two records describe one paper, or null if they are different papers.
 *
 * 1. Both have an arXiv id: the ids decide. A paper keeps its id through all versions, even with a new title; two ids
 *    under one title are two works (parts, replies, a reused name).
 * 2. Both have the same DOI: one paper, unless title and authors both contradict (volumes have a DOI, too).
 * 3. The author lists have nobody in common: two papers, whatever the title.
 * 4. The titles are equal except for case, LaTeX and punctuation: one paper. Without matching authors, the abstracts
 * must
 *    not be dissimilar; with two different DOIs (preprint and journal version) the authors must match.
 *    Two DOIs with different titles and the same abstract are two papers: databases copy abstracts by mistake.
 * 5. The main titles or the openings of the abstracts are equal: one paper if the abstracts are similar and the titles
 * do
 *    not name a different year, part or number of a series.
 */
export function findMatchReason(a: IdentifyingFields, b: IdentifyingFields): MatchReason | null {
  if (a.arxiv_id !== null && b.arxiv_id !== null) return a.arxiv_id === b.arxiv_id ? "arXiv id" : null;
  const shared = hasCommonAuthor(a.authors, b.authors);
  const [keys, others] = [toTitleKeys(a.title), toTitleKeys(b.title)];
  if (a.doi !== null && a.doi === b.doi) return shared === false && keys.mainTitle !== others.mainTitle ? null : "DOI";
  if (shared === false || keys.fullTitle === "" || others.fullTitle === "") return null;
  if (a.doi !== null && b.doi !== null && shared === null) return null;
  return keys.fullTitle === others.fullTitle ? matchByTitle(a, b, shared) : matchByText(a, b, keys, others);
}

function matchByTitle(a: IdentifyingFields, b: IdentifyingFields, shared: true | null): MatchReason | null {
  const isDissimilar = !a.restated && !b.restated && (textSimilarity(a.abstract, b.abstract) ?? 1) < MIN_SIMILARITY;
  if (shared) return isDissimilar && !hasCommonFirstAuthor(a.authors, b.authors) ? null : "title and authors";
  return isDissimilar ? null : "title";
}

function matchByText(
  a: IdentifyingFields,
  b: IdentifyingFields,
  keys: TitleKeys,
  others: TitleKeys,
): MatchReason | null {
  if (a.restated || b.restated || findSeriesMarkers(a.title).join() !== findSeriesMarkers(b.title).join()) return null;
  const similarity = textSimilarity(a.abstract, b.abstract) ?? 0;
  const hasSameFirstAuthor = hasCommonFirstAuthor(a.authors, b.authors) === true;
  if (keys.mainTitle === others.mainTitle && similarity >= (hasSameFirstAuthor ? SIMILAR_TEXT : NEAR_DUPLICATE))
    return "title but for its subtitle";
  const haveTwoDois = a.doi !== null && b.doi !== null;
  return similarity >= NEAR_DUPLICATE && !haveTwoDois ? "abstract" : null;
}

/**
 * Merges records of one paper into one with the most complete value of each field, independent of their order. Title,
 * restatement, version, source and locator come from the record whose abstract is kept.
 */
export function mergePaperRecords(records: readonly [PaperRecord, ...PaperRecord[]]): PaperRecord {
  const main = selectBest(records, compareAbstracts);
  const dates = records.map((r) => r.published).filter((d) => d !== null);
  return {
    title: main.title,
    abstract: main.abstract,
    restated: main.restated,
    source: main.source,
    locator: main.locator,
    updated: getVersionDate(main),
    authors: selectBest(records, compareAuthors).authors,
    published: findEarliestDate(dates),
    url: selectBestText(
      records.map((r) => r.url),
      rankUrl,
    ),
    arxiv_id: selectBestText(records.map((r) => r.arxiv_id)),
    doi: selectBestText(records.map((r) => r.doi)),
    venue: selectBestText(
      records.map((r) => r.venue),
      (venue) => -venue.length,
    ),
  };
}

/** Negative if the first record is preferred. */
type Compare = (a: PaperRecord, b: PaperRecord) => number;

function selectBest(records: readonly [PaperRecord, ...PaperRecord[]], compare: Compare): PaperRecord {
  return records.reduce((a, b) => (compare(b, a) < 0 ? b : a));
}

/** Prefers the authors' text over a restatement, complete over truncated text, newer versions, and longer text. */
const compareAbstracts: Compare = (a, b) =>
  Number(a.restated) - Number(b.restated) ||
  Number(isTruncated(a.abstract)) - Number(isTruncated(b.abstract)) ||
  compareText(getVersionDate(b) ?? "", getVersionDate(a) ?? "") ||
  b.abstract.length - a.abstract.length ||
  compareText(a.abstract, b.abstract) ||
  b.title.length - a.title.length ||
  compareText(a.title, b.title) ||
  compareText(a.source, b.source) ||
  compareText(a.locator, b.locator);

/** Returns the date of the version of a record; null if unknown, which counts as the oldest. */
export function getVersionDate({ updated, published }: Pick<PaperRecord, "updated" | "published">): string | null {
  return updated === undefined ? published : updated;
}

/** Prefers more names, then fuller names. */
const compareAuthors: Compare = (a, b) =>
  b.authors.length - a.authors.length ||
  b.authors.join().length - a.authors.join().length ||
  compareText(a.authors.join(), b.authors.join());

/** True for text that ends in an ellipsis. */
const isTruncated = (text: string): boolean => /(?:…|\.\.\.|\[…\]|\[\.\.\.\])\s*$/.test(text);

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Ranks arXiv pages first, then resolved DOIs, then other URLs. */
const rankUrl = (url: string): number =>
  url.startsWith("https://arxiv.org/") ? 0 : /^https?:\/\/(?:dx\.)?doi\.org\//.test(url) ? 1 : 2;

function selectBestText(texts: readonly (string | null)[], rank: (text: string) => number = () => 0): string | null {
  const there = texts.filter((text) => text !== null);
  return there.sort((a, b) => rank(a) - rank(b) || compareText(a, b))[0] ?? null;
}
