import { openingKey } from "../lib/alike";
import { type Sameness, samenessOf } from "../lib/identity";
import type { PaperRecord } from "../lib/paper";
import { isCopy } from "../lib/record-groups";
import { titleKeys } from "../lib/title-keys";
import type { Db } from "./open";
import type { papers } from "./schema";

/** A stored paper with its authors. */
export type StoredPaper = typeof papers.$inferSelect & { readonly authors: readonly string[] };

/** A stored paper that a record is the same as, and why. */
export interface SamePaper {
  readonly stored: StoredPaper;
  readonly why: Sameness;
}

/** Keys by which copies are found; those that say nothing are null. */
export function searchKeys({ title, abstract }: Pick<PaperRecord, "title" | "abstract">) {
  const { whole, head } = titleKeys(title);
  return { title_key: whole, head_key: head, opening_key: openingKey(abstract) };
}

/** So many papers of one beginning are set side by side; where there are more, those with the same abstract first. */
const MANY = 12;
/** The same of one title: "Editorial" and "Preface" have thousands. */
const NAMESAKES = 60;
/** So many are looked through for them, lest an import of papers that all begin alike grow with its square. */
const LOOKED = 500;
/** Papers with another arXiv id are other papers: not even looked at. */
const MAYBE = "(arxiv_id IS NULL OR @arxiv_id IS NULL OR arxiv_id = @arxiv_id)";
const first = (key: "title_key" | "head_key" | "opening_key", most: number) => `SELECT * FROM (SELECT pk FROM
  (SELECT pk, arxiv_id, abstract FROM papers WHERE ${key} = @${key} AND ${key} <> '' LIMIT ${LOOKED})
  WHERE ${MAYBE} ORDER BY abstract = @abstract DESC, pk LIMIT ${most})`;
const CANDIDATES = `SELECT pk FROM papers WHERE arxiv_id = @arxiv_id
  UNION SELECT pk FROM papers WHERE doi = @doi
  UNION ${first("title_key", NAMESAKES)}
  UNION ${first("head_key", MANY)}
  UNION ${first("opening_key", MANY)}`;
const STANDS_AT = `SELECT 1 FROM occurrences WHERE paper_pk = @pk AND locator = @locator
  AND import_pk = (SELECT pk FROM imports WHERE source = @source)`;
const APART = `SELECT 1 FROM kept_apart WHERE (paper_id = @a AND other_id = @b) OR (paper_id = @b AND other_id = @a)`;

type Row = Omit<StoredPaper, "restated" | "authors"> & { readonly restated: 0 | 1 };

/** Prepares the reading of a stored paper by its number: none or one. */
export function prepareLoadPaper(db: Db): (pk: number) => StoredPaper[] {
  const paper = db.$client.prepare<[number], Row>("SELECT * FROM papers WHERE pk = ?");
  const authors = db.$client
    .prepare<[number], string>("SELECT name FROM paper_authors WHERE paper_pk = ? ORDER BY position")
    .pluck();
  return (pk) => {
    const row = paper.get(pk);
    return row ? [{ ...row, restated: row.restated === 1, authors: authors.all(pk) }] : [];
  };
}

/** Prepares the search for the stored papers that a record is the same as: the surest one first, then the oldest. */
export function prepareFindSame(db: Db): (record: PaperRecord) => SamePaper[] {
  const candidates = db.$client.prepare<[Record<string, string | null>], number>(CANDIDATES).pluck();
  const load = prepareLoadPaper(db);
  const standsAt = db.$client.prepare(STANDS_AT);
  return (record) => {
    const { arxiv_id, doi, source, locator } = record;
    // Where two papers were taken apart, a copy of one of them goes to that one, and so does what stands in its place.
    const doubt = ({ stored }: SamePaper) =>
      Number(arxiv_id === null || stored.arxiv_id !== arxiv_id) * 4 +
      Number(!isCopy(stored, record)) * 2 +
      Number(standsAt.get({ pk: stored.pk, source, locator }) === undefined);
    const found = candidates
      .all({ arxiv_id, doi, abstract: record.abstract, ...searchKeys(record) })
      .flatMap(load)
      .flatMap((stored) => {
        const why = samenessOf(stored, record);
        return why === null ? [] : [{ stored, why }];
      });
    if (found.length < 2) return found;
    const rank = new Map(found.map((one) => [one, doubt(one)]));
    return found.sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0) || a.stored.pk - b.stored.pk);
  };
}

/** Prepares the question whether a person took two papers apart. */
export function prepareIsKeptApart(db: Db): (a: StoredPaper, b: StoredPaper) => boolean {
  const apart = db.$client.prepare<[{ a: string; b: string }]>(APART);
  return (a, b) => apart.get({ a: a.id, b: b.id }) !== undefined;
}
