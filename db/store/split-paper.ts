import { groupRecords, hasSameIdOrText } from "@/lib/paper/record-groups";
import type { Db } from "../open";
import { prepareLoadPaper, type StoredPaper } from "../queries/find-same-paper";
import type { Extractor } from "./extractor";
import { createImportLog } from "./import-log";
import { createOccurrenceStore, type StoredRecord } from "./occurrence-store";
import { isNonEmpty, prepareSplitRecords } from "./split-records";

/** A paper and its records in order of arrival. */
export interface PaperRecords {
  readonly paper: StoredPaper;
  readonly records: readonly StoredRecord[];
}

/** Reason why a paper cannot be split, for the user. */
export class SplitError extends Error {}

const FIND = `SELECT pk FROM papers WHERE id = @id
  UNION ALL SELECT paper_pk FROM paper_aliases WHERE id = @id UNION ALL SELECT pk FROM papers WHERE arxiv_id = @id`;

/** Returns the records of a paper by its id, a former id or its arXiv id. @throws SplitError if there is none */
export function getPaperRecords(db: Db, id: string): PaperRecords {
  const pk = db.$client.prepare<[{ id: string }], number>(FIND).pluck().get({ id });
  const [paper] = pk === undefined ? [] : prepareLoadPaper(db)(pk);
  if (!paper) throw new SplitError(`there is no paper ${id}`);
  const records = createOccurrenceStore(db, createImportLog(db)).list(paper);
  if (records) return { paper, records };
  throw new SplitError(`${id} was imported by an older version, which stored no records; import its files again first`);
}

/** Chooses the records to split off: all that do not match the first one. @throws SplitError if there is no clear choice */
export function chooseRecordsToSplit({ records }: PaperRecords): number[] {
  const groups = groupRecords(
    records.map(({ record }) => record),
    hasSameIdOrText,
  );
  if (records.length === 1) throw new SplitError("the paper has only one record, so it cannot be split");
  if (groups.length === 2) return groups[1] ?? [];
  const why = groups.length === 1 ? "its records have the same id or are copies" : "more than two are distinct";
  throw new SplitError(`${why}; use --record to choose the records of the other paper`);
}

/**
 * Moves records of a paper to a new paper. Reviews follow the sentences of their claims, and the two papers are not merged
 * again.
 * @param taken indexes of the records to move
 */
export function splitPaper(
  db: Db,
  { paper, records }: PaperRecords,
  taken: readonly number[],
  { extractor, now = new Date() }: { readonly extractor: Extractor; readonly now?: Date },
): StoredPaper {
  const [out, rest] = [true, false].map((side) => records.filter((_, i) => taken.includes(i) === side));
  if (!isNonEmpty(out) || !isNonEmpty(rest))
    throw new SplitError("at least one record must be moved, and at least one must stay");
  const markAsDistinct = db.$client.prepare("INSERT OR IGNORE INTO kept_apart (paper_id, other_id) VALUES (?, ?)");
  return db.$client
    .transaction(() => {
      const newPaper = prepareSplitRecords(db, extractor)(paper, { moved: out, kept: rest }, now.toISOString());
      markAsDistinct.run(paper.id, newPaper.id);
      return newPaper;
    })
    .immediate();
}
