import { findMatchReason, type MatchReason } from "@/lib/paper/identity";
import type { PaperRecord } from "@/lib/paper/paper";
import { isIdenticalRecord } from "@/lib/paper/record-groups";
import { openingKey } from "@/lib/paper/text-similarity";
import { toTitleKeys } from "@/lib/paper/title-keys";
import type { Db } from "../open";
import type { papers } from "../schema";

/** A stored paper with its authors. */
export type StoredPaper = typeof papers.$inferSelect & { readonly authors: readonly string[] };

/** A stored paper that matches a record, with the reason. */
export interface SamePaper {
  readonly stored: StoredPaper;
  readonly reason: MatchReason;
}

type Text = Pick<PaperRecord, "title" | "abstract">;

function computeKeys({ title, abstract }: Text) {
  const { fullTitle, mainTitle } = toTitleKeys(title);
  return { title_key: fullTitle, head_key: mainTitle, opening_key: openingKey(abstract) };
}

/** Keys of the records in use: a record is looked up and stored with the same keys. */
const knownKeys = new WeakMap<Text, ReturnType<typeof computeKeys>>();

/** Returns the keys for finding copies; a key without information is empty. */
export function toSearchKeys(text: Text): ReturnType<typeof computeKeys> {
  const keys = knownKeys.get(text) ?? computeKeys(text);
  knownKeys.set(text, keys);
  return keys;
}

/** Compared papers with the same opening; those with the same abstract come first. */
const MAX_CANDIDATES = 12;
/** Compared papers with the same title, as "Editorial" may have thousands. */
const MAX_SAME_TITLE = 60;
/** Scanned papers, so that many papers with the same opening do not take quadratic time. */
const MAX_SCANNED = 500;
/** Papers with different arXiv ids are never the same. */
const COMPATIBLE_ARXIV_ID = "(arxiv_id IS NULL OR @arxiv_id IS NULL OR arxiv_id = @arxiv_id)";
const selectCandidates = (key: "title_key" | "head_key" | "opening_key", most: number) => `SELECT * FROM (SELECT pk FROM
  (SELECT pk, arxiv_id, abstract FROM papers WHERE ${key} = @${key} AND ${key} <> '' LIMIT ${MAX_SCANNED})
  WHERE ${COMPATIBLE_ARXIV_ID} ORDER BY abstract = @abstract DESC, pk LIMIT ${most})`;
const CANDIDATES = `SELECT pk FROM papers WHERE arxiv_id = @arxiv_id
  UNION SELECT pk FROM papers WHERE doi = @doi
  UNION ${selectCandidates("title_key", MAX_SAME_TITLE)}
  UNION ${selectCandidates("head_key", MAX_CANDIDATES)}
  UNION ${selectCandidates("opening_key", MAX_CANDIDATES)}`;
/** Whether there are candidates at all, which is false for most new papers; much faster than listing them. */
const HAS_CANDIDATES = `SELECT ${["arxiv_id", "doi", "title_key", "head_key", "opening_key"]
  .map((key) => `EXISTS (SELECT 1 FROM papers WHERE ${key} = ?)`)
  .join(" OR ")}`;
const IS_AT_LOCATION = `SELECT 1 FROM occurrences WHERE paper_pk = @pk AND locator = @locator
  AND import_pk = (SELECT pk FROM imports WHERE source = @source)`;
const ARE_KEPT_APART = `SELECT 1 FROM kept_apart WHERE (paper_id = @a AND other_id = @b) OR (paper_id = @b AND other_id = @a)`;

type Row = Omit<StoredPaper, "restated" | "authors"> & { readonly restated: 0 | 1 };

/** Prepares loading a stored paper by primary key; returns one paper or none. */
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

/** Prepares the search for stored papers that match a record: best match first, then the oldest. */
export function prepareFindSamePapers(db: Db): (record: PaperRecord) => SamePaper[] {
  const candidates = db.$client.prepare<[Record<string, string | null>], number>(CANDIDATES).pluck();
  const hasCandidates = db.$client.prepare<(string | null)[], 0 | 1 | null>(HAS_CANDIDATES).pluck();
  const load = prepareLoadPaper(db);
  const isAtLocation = db.$client.prepare(IS_AT_LOCATION);
  return (record) => {
    const { arxiv_id, doi, source, locator } = record;
    const { title_key, head_key, opening_key } = toSearchKeys(record);
    // An empty key has no information.
    if (!hasCandidates.get(arxiv_id, doi, title_key || null, head_key || null, opening_key || null)) return [];
    // After a split, a copy of one of the two papers goes to that paper, as does a record at its location.
    const uncertainty = ({ stored }: SamePaper) =>
      Number(arxiv_id === null || stored.arxiv_id !== arxiv_id) * 4 +
      Number(!isIdenticalRecord(stored, record)) * 2 +
      Number(isAtLocation.get({ pk: stored.pk, source, locator }) === undefined);
    const found = candidates
      .all({ arxiv_id, doi, abstract: record.abstract, title_key, head_key, opening_key })
      .flatMap(load)
      .flatMap((stored) => {
        const reason = findMatchReason(stored, record);
        return reason === null ? [] : [{ stored, reason }];
      });
    if (found.length < 2) return found;
    const rank = new Map(found.map((one) => [one, uncertainty(one)]));
    return found.sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0) || a.stored.pk - b.stored.pk);
  };
}

/** Prepares the check whether a user split two papers. */
export function prepareAreKeptApart(db: Db): (a: StoredPaper, b: StoredPaper) => boolean {
  const split = db.$client.prepare<[{ a: string; b: string }]>(ARE_KEPT_APART);
  return (a, b) => split.get({ a: a.id, b: b.id }) !== undefined;
}
