import { groupRecords, hasSameIdOrText } from "@/lib/paper/record-groups";
import type { Db } from "../open";
import { prepareLoadPaper, type StoredPaper } from "../queries/find-same-paper";
import type { Extractor } from "./extractor";
import { createImportLog } from "./import-log";
import { createOccurrenceStore, type StoredRecord } from "./occurrence-store";
import { isNonEmpty, prepareSplitRecords } from "./split-records";

/** What a paper was made of, in the order in which it came. */
export interface PaperRecords {
  readonly paper: StoredPaper;
  readonly records: readonly StoredRecord[];
}

/** Why a paper cannot be taken apart, for the person who asked for it. */
export class SplitError extends Error {}

const FIND = `SELECT pk FROM papers WHERE id = @id
  UNION ALL SELECT paper_pk FROM paper_aliases WHERE id = @id UNION ALL SELECT pk FROM papers WHERE arxiv_id = @id`;

/** The records of a paper by its id, an earlier id or its arXiv id; throws where there is none. */
export function getPaperRecords(db: Db, id: string): PaperRecords {
  const pk = db.$client.prepare<[{ id: string }], number>(FIND).pluck().get({ id });
  const [paper] = pk === undefined ? [] : prepareLoadPaper(db)(pk);
  if (!paper) throw new SplitError(`there is no paper ${id}`);
  const records = createOccurrenceStore(db, createImportLog(db)).list(paper);
  if (records) return { paper, records };
  throw new SplitError(`${id} was imported by an older version, which kept no records; import its files again first`);
}

/** The records that leave a paper where nobody said which: all that are not of the first one's kind. */
export function chooseRecordsToSplit({ records }: PaperRecords): number[] {
  const groups = groupRecords(
    records.map(({ record }) => record),
    hasSameIdOrText,
  );
  if (records.length === 1) throw new SplitError("it was made of one record; there is nothing to take apart");
  if (groups.length === 2) return groups[1] ?? [];
  const why = groups.length === 1 ? "its records have the same id or are copies" : "more than two can be told apart";
  throw new SplitError(`${why}; say with --record which of them are another paper`);
}

/**
 * Takes records out of a paper and makes another one of them. What people said of claims goes with their sentences, and
 * the two are not merged again.
 * @param taken positions in the paper's records
 */
export function splitPaper(
  db: Db,
  { paper, records }: PaperRecords,
  taken: readonly number[],
  { extractor, now = new Date() }: { readonly extractor: Extractor; readonly now?: Date },
): StoredPaper {
  const [out, rest] = [true, false].map((side) => records.filter((_, i) => taken.includes(i) === side));
  if (!isNonEmpty(out) || !isNonEmpty(rest)) throw new SplitError("some of the records have to go, and some to stay");
  const markAsDistinct = db.$client.prepare("INSERT OR IGNORE INTO kept_apart (paper_id, other_id) VALUES (?, ?)");
  return db.$client
    .transaction(() => {
      const newPaper = prepareSplitRecords(db, extractor)(paper, { moved: out, kept: rest }, now.toISOString());
      markAsDistinct.run(paper.id, newPaper.id);
      return newPaper;
    })
    .immediate();
}
