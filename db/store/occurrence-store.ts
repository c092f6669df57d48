import type { MatchReason } from "@/lib/paper/identity";
import type { PaperRecord } from "@/lib/paper/paper";
import type { Db } from "../open";
import { occurrences } from "../schema";
import type { ImportLog } from "./import-log";
import { prepareInsert } from "./insert";
import { createRowSet } from "./row-set";

type RecordLocation = Pick<PaperRecord, "source" | "locator">;

/** A stored record and the reason for its merge. */
export interface StoredRecord {
  /** Primary key, as one location may have held two records over time. */
  readonly row: number;
  readonly record: PaperRecord;
  readonly joined_by: MatchReason | null;
}

/**
 * Records by location. A paper is the result of `mergePaperRecords` on its records, so merges can be undone. The abstract
 * of a record is stored only if it differs from that of the paper.
 */
export interface OccurrenceStore {
  /** Returns the primary key of the paper with an identical record at the same location. */
  readonly find: (record: PaperRecord) => number | null;
  /** Marks the stored record at this location as seen. */
  readonly markSeen: (record: PaperRecord) => void;
  /** Counts the records of a source that were not seen; in a complete source they no longer exist. */
  readonly countUnseen: (source: string) => number;
  /**
   * Finds the record of a paper that a new record replaces: the one at the same location or, in a complete source, one
   * that was not seen, as it moved to another line.
   */
  readonly findReplaced: (paper: { pk: number; abstract: string }, record: PaperRecord) => ReplacedRecord | null;
  /** Adds a record to a paper, or replaces the former one. */
  readonly addRecord: (
    paper: { pk: number; abstract: string },
    stored: Omit<StoredRecord, "row"> & { readonly former: ReplacedRecord | null },
    now: string,
  ) => void;
  /** Stores the current abstract with the records that share it, before the abstract of the paper changes. */
  readonly keepAbstracts: (paper: { pk: number; abstract: string }) => void;
  /** Lists the records of a paper in order of arrival; null if one of them is unknown. */
  readonly list: (paper: { pk: number; abstract: string }) => StoredRecord[] | null;
  /** Moves a record to another paper. */
  readonly moveRecord: (row: number, to: number) => void;
  /** Clears the merge reason of the first record if the record that created the paper was removed. */
  readonly clearFirstMergeReason: (pk: number) => void;
}

/** A record that is replaced by another. */
export interface ReplacedRecord {
  readonly row: number;
  readonly locator: string;
  /** True if the content is identical. */
  readonly isSame: boolean;
}

interface Row extends RecordLocation {
  readonly row: number;
  readonly record: string | null;
  readonly abstract: string | null;
  readonly joined_by: MatchReason | null;
}

const LIST = `SELECT o.pk AS "row", i.source, o.locator, o.record, o.abstract, o.joined_by
  FROM occurrences o JOIN imports i ON i.pk = o.import_pk WHERE o.paper_pk = ? ORDER BY o.first_seen, o.pk`;
const FIND = `SELECT o.paper_pk, o.pk AS "row" FROM occurrences o JOIN papers p ON p.pk = o.paper_pk
  WHERE o.import_pk = (SELECT pk FROM imports WHERE source = @source) AND o.locator = @locator
  AND o.record = @record AND coalesce(o.abstract, p.abstract) = @abstract`;
const ALL = "SELECT pk FROM occurrences WHERE import_pk = (SELECT pk FROM imports WHERE source = ?)";
const AT = `${ALL} AND locator = ?`;
const FORMER = `SELECT pk AS "row", locator, record IS @record AND coalesce(abstract, @own) = @abstract AS isSame
  FROM occurrences WHERE paper_pk = @pk AND import_pk = (SELECT pk FROM imports WHERE source = @source)
  ORDER BY isSame DESC, first_seen, pk`;
const REPLACE = "UPDATE occurrences SET record = @record, abstract = @abstract, locator = @locator WHERE pk = @row";
const FOUND = `UPDATE occurrences SET joined_by = NULL
  WHERE pk = (SELECT pk FROM occurrences WHERE paper_pk = ? ORDER BY joined_by IS NOT NULL, first_seen, pk LIMIT 1)`;

/**
 * Prepares the statements that store records.
 * @param isComplete true if all records of a source are read, as for a file but not for a pipe or a query
 */
export function createOccurrenceStore(
  db: Db,
  log: ImportLog,
  isComplete: (source: string) => boolean = () => false,
): OccurrenceStore {
  const insert = prepareInsert(db, occurrences);
  const find = db.$client.prepare<[Record<string, string>], { paper_pk: number; row: number }>(FIND);
  const former = db.$client.prepare<
    [Record<string, string | number>],
    Omit<ReplacedRecord, "isSame"> & { isSame: 0 | 1 }
  >(FORMER);
  const list = db.$client.prepare<[number], Row>(LIST);
  const replace = db.$client.prepare(REPLACE);
  const move = db.$client.prepare("UPDATE occurrences SET paper_pk = ? WHERE pk = ?");
  const found = db.$client.prepare(FOUND);
  const keepAbstract = db.$client.prepare(
    "UPDATE occurrences SET abstract = @abstract WHERE paper_pk = @pk AND record IS NOT NULL AND abstract IS NULL",
  );
  const at = db.$client.prepare<[string, string], number>(AT).pluck();
  const all = db.$client.prepare<[string], number>(ALL).pluck();
  const seen = createRowSet();
  const findSeen = ({ source, locator, abstract, ...rest }: PaperRecord): number | null => {
    // Most records are at new locations.
    if (at.get(source, locator) === undefined) return null;
    const found = find.get({ source, locator, abstract, record: encodeRecord(rest) });
    if (found) seen.add(found.row);
    return found?.paper_pk ?? null;
  };
  return {
    find: findSeen,
    markSeen: (record) => {
      if (findSeen(record) !== null) return;
      for (const row of at.all(record.source, record.locator)) seen.add(row);
    },
    countUnseen: (source) => {
      let unseen = 0;
      for (const row of all.iterate(source)) if (!seen.has(row)) unseen++;
      return unseen;
    },
    findReplaced: ({ pk, abstract: paperAbstract }, { source, locator, abstract, ...rest }) => {
      const all = former.all({ pk, own: paperAbstract, source, abstract, record: encodeRecord(rest) });
      const moved = isComplete(source) ? all.find(({ row }) => !seen.has(row)) : undefined;
      const found = all.find((one) => one.locator === locator) ?? moved;
      return found ? { ...found, isSame: found.isSame === 1 } : null;
    },
    addRecord: ({ pk: paper_pk, abstract: paperAbstract }, { record, joined_by, former }, now) => {
      const { source, locator, abstract, ...rest } = record;
      const import_pk = log.getImportPk(source, now);
      const columns = { locator, record: encodeRecord(rest), abstract: abstract === paperAbstract ? null : abstract };
      if (former) {
        replace.run({ ...columns, row: former.row });
        seen.add(former.row);
        return;
      }
      const row = insert({ ...columns, paper_pk, import_pk, first_seen: now, joined_by });
      seen.add(row ?? 0);
      log.markUpdated(import_pk, now);
    },
    keepAbstracts: ({ pk, abstract }) => {
      keepAbstract.run({ pk, abstract });
    },
    list: ({ pk, abstract }) => {
      const rows = list.all(pk).map((row) => decodeRecord(row, abstract));
      return rows.every((row) => row !== null) ? rows : null;
    },
    moveRecord: (row, to) => {
      move.run(to, row);
    },
    clearFirstMergeReason: (pk) => {
      found.run(pk);
    },
  };
}

type StoredFields = Omit<PaperRecord, "source" | "locator" | "abstract">;

function encodeRecord({
  title,
  authors,
  published,
  updated = published,
  url,
  arxiv_id,
  doi,
  venue,
  restated,
}: StoredFields): string {
  return JSON.stringify({ title, authors, published, updated, url, arxiv_id, doi, venue, restated });
}

function decodeRecord(
  { row, source, locator, record, abstract, joined_by }: Row,
  paperAbstract: string,
): StoredRecord | null {
  if (record === null) return null;
  return {
    row,
    record: { ...(JSON.parse(record) as StoredFields), abstract: abstract ?? paperAbstract, source, locator },
    joined_by,
  };
}
