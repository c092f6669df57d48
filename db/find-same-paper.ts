import { isSamePaper } from "../lib/identity";
import { normalizeTitle } from "../lib/ids";
import type { PaperRecord } from "../lib/paper";
import type { Db } from "./open";
import type { papers } from "./schema";

/** A stored paper with its authors. */
export type StoredPaper = typeof papers.$inferSelect & { readonly authors: readonly string[] };

const CANDIDATES = `SELECT pk FROM papers WHERE arxiv_id = @arxiv_id
  UNION SELECT pk FROM papers WHERE doi = @doi
  UNION SELECT pk FROM papers WHERE title_key = @title_key`;

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
export function prepareFindSame(db: Db): (record: PaperRecord) => StoredPaper[] {
  const candidates = db.$client.prepare<[Record<string, string | null>], number>(CANDIDATES).pluck();
  const load = prepareLoadPaper(db);
  return (record) => {
    const { arxiv_id, doi, title } = record;
    const doubt = (stored: StoredPaper) => Number(arxiv_id === null || stored.arxiv_id !== arxiv_id);
    return candidates
      .all({ arxiv_id, doi, title_key: normalizeTitle(title) })
      .flatMap(load)
      .filter((stored) => isSamePaper(stored, record))
      .sort((a, b) => doubt(a) - doubt(b) || a.pk - b.pk);
  };
}
