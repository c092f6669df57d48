import { isSamePaper, mergePapers } from "../lib/identity";
import { normalizeTitle, paperId } from "../lib/ids";
import type { PaperRecord } from "../lib/paper";
import { prepareAbsorb } from "./absorb-paper";
import type { ClaimStore } from "./claim-store";
import { prepareFindSame, type StoredPaper } from "./find-same-paper";
import { prepareInsert } from "./insert";
import type { Db } from "./open";
import { paperAuthors, papers } from "./schema";

/** Where a record went: the paper as it is now, and as it was; null for a new one. */
export interface Placed {
  readonly paper: StoredPaper;
  readonly before: StoredPaper | null;
  /** True where the record added to what was known of the paper. */
  readonly changed: boolean;
}

/** Stores records as new papers, or merges them with those that are the same. */
export interface PaperStore {
  readonly place: (record: PaperRecord, now: string) => Placed;
}

const MERGED = [
  "title",
  "abstract",
  "published",
  "url",
  "arxiv_id",
  "doi",
  "venue",
  "restated",
  "source",
  "locator",
] as const;

const isEqual = (a: StoredPaper, b: PaperRecord): boolean =>
  MERGED.every((key) => a[key] === b[key]) && JSON.stringify(a.authors) === JSON.stringify(b.authors);

export function paperStore(db: Db, claims: ClaimStore): PaperStore {
  const findSame = prepareFindSame(db);
  const absorb = prepareAbsorb(db, claims);
  const makeId = prepareMakeId(db);
  const text = prepareText(db);
  const insertPaper = prepareInsert(db, papers);
  const update = db.$client.prepare(
    `UPDATE papers SET title_key = @title_key, ${MERGED.map((key) => `"${key}" = @${key}`).join(", ")} WHERE pk = @pk`,
  );

  const add = (record: PaperRecord, now: string): Placed => {
    const about = { id: makeId(record), title_key: normalizeTitle(record.title), first_seen: now, extractor: "" };
    const pk = insertPaper({ ...record, ...about }) ?? 0;
    text.write(pk, record);
    return { paper: { ...record, ...about, pk }, before: null, changed: true };
  };
  const merge = (before: StoredPaper, others: readonly StoredPaper[], record: PaperRecord): Placed => {
    let merged = mergePapers([before, record]);
    const same = others.filter((other) => isSamePaper(merged, other));
    for (const other of same) {
      merged = mergePapers([merged, other]);
      absorb(before, other);
    }
    const title_key = normalizeTitle(merged.title);
    const paper = { ...before, ...merged, title_key };
    if (same.length === 0 && isEqual(before, merged)) return { paper: before, before, changed: false };
    update.run({
      ...Object.fromEntries(MERGED.map((key) => [key, merged[key]])),
      restated: Number(merged.restated),
      title_key,
      pk: before.pk,
    });
    text.replace(before.pk, merged);
    // What came over from another paper is fitted in when the claims are read anew.
    return { paper, before: same.length > 0 ? { ...before, extractor: "" } : before, changed: true };
  };
  return {
    place: (record, now) => {
      const [first, ...others] = findSame(record);
      return first ? merge(first, others, record) : add(record, now);
    },
  };
}

/** Authors and the full-text row of a paper. */
function prepareText(db: Db) {
  const insertAuthor = prepareInsert(db, paperAuthors);
  const index = db.$client.prepare("INSERT INTO papers_fts (rowid, title, abstract, authors) VALUES (?, ?, ?, ?)");
  const unindex = db.$client.prepare("DELETE FROM papers_fts WHERE rowid = ?");
  const dropAuthors = db.$client.prepare("DELETE FROM paper_authors WHERE paper_pk = ?");
  const write = (pk: number, { title, abstract, authors }: PaperRecord) => {
    for (const [position, name] of authors.entries()) insertAuthor({ paper_pk: pk, position, name });
    index.run(pk, title, abstract, authors.join("\n"));
  };
  const replace = (pk: number, record: PaperRecord) => {
    dropAuthors.run(pk);
    unindex.run(pk);
    write(pk, record);
  };
  return { write, replace };
}

/** The id that the title makes; where another work of the same title has it, the arXiv id or a number tells them apart. */
function prepareMakeId(db: Db): (record: PaperRecord) => string {
  const taken = db.$client.prepare(
    "SELECT 1 FROM papers WHERE id = @id UNION ALL SELECT 1 FROM paper_aliases WHERE id = @id",
  );
  return (record) => {
    const id = paperId(record.title);
    const arxiv = record.arxiv_id?.replace(/[^a-z0-9]+/gi, "-");
    const candidates = arxiv ? [id, `${id}-${arxiv}`] : [id];
    const free = candidates.find((candidate) => !taken.get({ id: candidate }));
    if (free) return free;
    let count = 2;
    while (taken.get({ id: `${id}-${count}` })) count++;
    return `${id}-${count}`;
  };
}
