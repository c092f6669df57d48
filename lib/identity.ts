import { alikeness } from "./alike";
import type { PaperRecord } from "./paper";
import { sharesAuthor, sharesFirstAuthor } from "./person";
import { seriesMarks, type TitleKeys, titleKeys } from "./title-keys";

/** What two records have in common that makes them one paper. */
export type Sameness = "arXiv id" | "DOI" | "title and authors" | "title" | "title but for its subtitle" | "abstract";

type Identified = Pick<PaperRecord, "arxiv_id" | "doi" | "title" | "authors" | "abstract" | "restated">;

/** Share of an abstract that stands in the other: below it two whole abstracts are of different papers. */
const UNLIKE = 0.1;
/** From here on they are of one paper, if the titles begin alike. */
const ALIKE = 0.4;
/** The same where nothing else speaks for it. */
const COPIED = 0.8;

/**
 * Why two records are one paper, or null where they are two.
 *
 * 1. Both have an arXiv id: the ids decide, whatever else they say. A paper keeps its id through all versions, with new
 *    titles too; two ids under one title are two works (parts, replies, a name that was taken twice).
 * 2. Both have the same DOI: one paper, unless titles and authors both contradict (volumes have a DOI, too).
 * 3. The authors contradict (both lists are there and have nobody in common): two papers, whatever the title.
 * 4. The titles agree but for case, LaTeX and punctuation: one paper. Without authors that agree, the abstracts must not
 *    be unlike; with two different DOIs (a preprint and its journal version) the authors have to agree.
 * 5. The titles agree up to the subtitle, or the abstracts begin with the same words: one paper where the abstracts are
 *    alike and the titles name no different year, part or number of a series.
 */
export function samenessOf(a: Identified, b: Identified): Sameness | null {
  if (a.arxiv_id !== null && b.arxiv_id !== null) return a.arxiv_id === b.arxiv_id ? "arXiv id" : null;
  const shared = sharesAuthor(a.authors, b.authors);
  const [keys, others] = [titleKeys(a.title), titleKeys(b.title)];
  if (a.doi !== null && a.doi === b.doi) return shared === false && keys.head !== others.head ? null : "DOI";
  if (shared === false || keys.whole === "" || others.whole === "") return null;
  if (a.doi !== null && b.doi !== null && shared === null) return null;
  return keys.whole === others.whole ? sameTitle(a, b, shared) : sameText(a, b, keys, others);
}

function sameTitle(a: Identified, b: Identified, shared: true | null): Sameness | null {
  const unlike = !a.restated && !b.restated && (alikeness(a.abstract, b.abstract) ?? 1) < UNLIKE;
  if (shared) return unlike && !sharesFirstAuthor(a.authors, b.authors) ? null : "title and authors";
  return unlike ? null : "title";
}

function sameText(a: Identified, b: Identified, keys: TitleKeys, others: TitleKeys): Sameness | null {
  if (a.restated || b.restated || seriesMarks(a.title).join() !== seriesMarks(b.title).join()) return null;
  const alike = alikeness(a.abstract, b.abstract) ?? 0;
  const known = sharesFirstAuthor(a.authors, b.authors) === true;
  if (keys.head === others.head && alike >= (known ? ALIKE : COPIED)) return "title but for its subtitle";
  return alike >= COPIED ? "abstract" : null;
}

/**
 * One record out of several of the same paper: the richest value of each field, the same whatever their order. Title,
 * restatement, version, source and place are those of the record whose abstract is taken, so that they fit together.
 */
export function mergePapers(records: readonly [PaperRecord, ...PaperRecord[]]): PaperRecord {
  const main = best(records, compareAbstracts);
  const dates = records.map((r) => r.published).filter((d) => d !== null);
  return {
    title: main.title,
    abstract: main.abstract,
    restated: main.restated,
    source: main.source,
    locator: main.locator,
    updated: versionDay(main),
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

function best(records: readonly [PaperRecord, ...PaperRecord[]], compare: Compare): PaperRecord {
  return records.reduce((a, b) => (compare(b, a) < 0 ? b : a));
}

/**
 * The authors' own text before a restated one, a whole one before a cut one, the newer version before the older, the
 * longer before the shorter.
 */
const compareAbstracts: Compare = (a, b) =>
  Number(a.restated) - Number(b.restated) ||
  Number(isCut(a.abstract)) - Number(isCut(b.abstract)) ||
  compareText(versionDay(b) ?? "", versionDay(a) ?? "") ||
  b.abstract.length - a.abstract.length ||
  compareText(a.abstract, b.abstract) ||
  b.title.length - a.title.length ||
  compareText(a.title, b.title) ||
  compareText(a.source, b.source) ||
  compareText(a.locator, b.locator);

/** Day of the version that a record has; null where it is not known, which counts as the oldest. */
export function versionDay({ updated, published }: Pick<PaperRecord, "updated" | "published">): string | null {
  return updated === undefined ? published : updated;
}

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
