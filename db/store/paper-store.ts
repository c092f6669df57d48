import { findMatchReason, getVersionDate, type MatchReason, mergePaperRecords } from "@/lib/paper/identity";
import type { PaperRecord } from "@/lib/paper/paper";
import { toPaperId } from "@/lib/paper/paper-id";
import type { Db } from "../open";
import {
  prepareAreKeptApart,
  prepareFindSamePapers,
  prepareLoadPaper,
  type SamePaper,
  type StoredPaper,
  toSearchKeys,
} from "../queries/find-same-paper";
import { paperAuthors, papers } from "../schema";
import type { ClaimStore } from "./claim-store";
import { prepareInsert, prepareInsertAll } from "./insert";
import { prepareMergeStoredPapers } from "./merge-stored-papers";
import type { OccurrenceStore, ReplacedRecord } from "./occurrence-store";
import type { SearchIndex } from "./search-index";
import { prepareShiftPaperSpans } from "./shift-spans";

/** Result of storing a record: the paper after and before; before is null for a new paper. */
export interface StoreResult {
  readonly paper: StoredPaper;
  readonly before: StoredPaper | null;
  /** True if the record added anything to the paper, even only a location. */
  readonly changed: boolean;
  /** True if an identical record was stored at the same location. */
  readonly isKnown: boolean;
  /** Reason for the merge into an existing paper, if the record is new. */
  readonly mergeReason: MatchReason | null;
}

/** Stores records as new papers or merges them into matching ones. */
export interface PaperStore {
  readonly storeRecord: (record: PaperRecord, now: string) => StoreResult;
  /** Stores a record as a separate paper without matching. */
  readonly addPaper: (record: PaperRecord, now: string) => StoredPaper;
  /** Updates a paper with the merged data of its records. */
  readonly updatePaper: (before: StoredPaper, merged: PaperRecord) => StoredPaper;
}

const MERGED_COLUMNS = [
  "title",
  "abstract",
  "published",
  "updated",
  "url",
  "arxiv_id",
  "doi",
  "venue",
  "restated",
  "source",
  "locator",
] as const;
const KEY_COLUMNS = ["title_key", "head_key", "opening_key"] as const;

const isEqual = (a: StoredPaper, b: PaperRecord): boolean =>
  MERGED_COLUMNS.every((key) => a[key] === b[key]) && JSON.stringify(a.authors) === JSON.stringify(b.authors);

/**
 * Prepares the statements that store papers.
 * @param extractor version of the extractor that new papers are stored with; empty until their claims are stored
 */
export function createPaperStore(db: Db, claims: ClaimStore, occurrences: OccurrenceStore, extractor = ""): PaperStore {
  fillMissingKeys(db);
  const findSame = prepareFindSamePapers(db);
  const load = prepareLoadPaper(db);
  const areKeptApart = prepareAreKeptApart(db);
  const shiftSpans = prepareShiftPaperSpans(db);
  const mergeInto = prepareMergeStoredPapers(db, claims, occurrences);
  const makeId = prepareCreateId(db);
  const text = prepareText(db, claims.search);
  const insertPaper = prepareInsert(db, papers);
  const update = db.$client.prepare(
    `UPDATE papers SET ${[...KEY_COLUMNS, ...MERGED_COLUMNS].map((key) => `"${key}" = @${key}`).join(", ")} WHERE pk = @pk`,
  );

  const addPaper: PaperStore["addPaper"] = (record, now) => {
    const about = { id: makeId(record), ...toSearchKeys(record), first_seen: now, extractor };
    const paper = { ...record, updated: getVersionDate(record), ...about };
    const pk = insertPaper(paper) ?? 0;
    text.write(pk, record);
    return { ...paper, pk };
  };
  const updatePaper: PaperStore["updatePaper"] = (before, merged) => {
    if (isEqual(before, merged)) return before;
    if (before.abstract !== merged.abstract) occurrences.keepAbstracts(before);
    shiftSpans(before.pk, before.abstract, merged.abstract);
    const paper = { ...before, ...merged, updated: getVersionDate(merged), ...toSearchKeys(merged) };
    update.run({
      ...Object.fromEntries([...KEY_COLUMNS, ...MERGED_COLUMNS].map((key) => [key, paper[key]])),
      restated: Number(merged.restated),
      pk: before.pk,
    });
    text.replace(before.pk, merged);
    return paper;
  };
  /** Merges a record with its paper, without the record that it replaces. */
  const mergeWithRecord = (before: StoredPaper, record: PaperRecord, replaced: ReplacedRecord | null): PaperRecord => {
    const all = replaced && occurrences.list(before);
    if (!all) return mergePaperRecords([before, record]);
    const others = all.filter(({ row }) => row !== replaced.row);
    return mergePaperRecords([record, ...others.map((met) => met.record)]);
  };
  const merge = (
    { stored: before, reason }: SamePaper,
    others: readonly SamePaper[],
    record: PaperRecord,
    now: string,
  ) => {
    const former = occurrences.findReplaced(before, record);
    const one = mergeWithRecord(before, record, former);
    const same = others.filter(({ stored }) => findMatchReason(one, stored) && !areKeptApart(before, stored));
    const paper = updatePaper(before, mergePaperRecords([one, ...same.map(({ stored }) => stored)]));
    // Added first, so that it gets the location instead of a record of the other paper.
    occurrences.addRecord(paper, { record, joined_by: reason, former }, now);
    for (const { stored, reason: why } of same) mergeInto(paper, stored, why);
    // Forces re-extraction, which integrates claims from the other papers.
    const previous = same.length > 0 ? { ...before, extractor: "" } : before;
    const changed = former?.isSame !== true && (paper !== before || former === null);
    return {
      paper,
      before: previous,
      changed: changed || same.length > 0,
      isKnown: false,
      mergeReason: former === null ? reason : null,
    };
  };
  return {
    addPaper,
    updatePaper,
    storeRecord: (record, now) => {
      const known = occurrences.find(record);
      const [paper] = known === null ? [] : load(known);
      if (paper) return { paper, before: paper, changed: false, isKnown: true, mergeReason: null };
      const [first, ...others] = findSame(record);
      if (first) return merge(first, others, record, now);
      const added = addPaper(record, now);
      occurrences.addRecord(added, { record, joined_by: null, former: null }, now);
      return { paper: added, before: null, changed: true, isKnown: false, mergeReason: null };
    },
  };
}

/** Computes missing keys of papers stored by an older version. */
function fillMissingKeys(db: Db): void {
  const missing = db.$client
    .prepare<[], { pk: number; title: string; abstract: string }>(
      "SELECT pk, title, abstract FROM papers WHERE head_key IS NULL",
    )
    .all();
  const update = db.$client.prepare(
    `UPDATE papers SET ${KEY_COLUMNS.map((key) => `${key} = @${key}`).join(", ")} WHERE pk = @pk`,
  );
  if (missing.length === 0) return;
  db.$client
    .transaction(() => {
      for (const paper of missing) update.run({ pk: paper.pk, ...toSearchKeys(paper) });
    })
    .immediate();
}

/** Prepares writing the authors and the full-text row of a paper. */
function prepareText(db: Db, search: SearchIndex) {
  const insertAuthors = prepareInsertAll(db, paperAuthors);
  const dropAuthors = db.$client.prepare("DELETE FROM paper_authors WHERE paper_pk = ?");
  const write = (pk: number, record: PaperRecord) => {
    insertAuthors(record.authors.map((name, position) => ({ paper_pk: pk, position, name })));
    search.addPaper(pk, record);
  };
  const replace = (pk: number, record: PaperRecord) => {
    dropAuthors.run(pk);
    search.removePaper(pk);
    write(pk, record);
  };
  return { write, replace };
}

/** Prepares creating paper ids from titles; if an id is taken, the arXiv id or a number is appended. */
function prepareCreateId(db: Db): (record: PaperRecord) => string {
  const known = db.$client.prepare<[string, string]>(
    "SELECT 1 FROM papers WHERE id = ? UNION ALL SELECT 1 FROM paper_aliases WHERE id = ?",
  );
  const isTaken = (id: string): boolean => known.get(id, id) !== undefined;
  return (record) => {
    const id = toPaperId(record.title);
    const arxiv = record.arxiv_id?.replace(/[^a-z0-9]+/gi, "-");
    const candidates = arxiv ? [id, `${id}-${arxiv}`] : [id];
    const free = candidates.find((candidate) => !isTaken(candidate));
    return free ?? `${id}-${findFirstFree((count) => isTaken(`${id}-${count}`))}`;
  };
}

/** Finds a free number from 2 on whose predecessor is taken, with few lookups, as thousands may share a title. */
function findFirstFree(isTaken: (count: number) => boolean): number {
  let [taken, free] = [1, 2];
  while (isTaken(free)) [taken, free] = [free, free * 2];
  while (free - taken > 1) {
    const middle = (taken + free) >> 1;
    if (isTaken(middle)) taken = middle;
    else free = middle;
  }
  return free;
}
