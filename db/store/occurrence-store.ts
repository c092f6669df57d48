import type { MatchReason } from "@/lib/paper/identity";
import type { PaperRecord } from "@/lib/paper/paper";
import type { Db } from "../open";
import { occurrences } from "../schema";
import type { ImportLog } from "./import-log";
import { prepareInsert } from "./insert";

type RecordLocation = Pick<PaperRecord, "source" | "locator">;

/** A record as it was met, and why it was taken for the paper that it stands with. */
export interface StoredRecord {
  /** Its number: one place may have held two records, one after the other. */
  readonly row: number;
  readonly record: PaperRecord;
  readonly joined_by: MatchReason | null;
}

/**
 * What was met where. A paper is what `mergePapers` makes of its records, so a merge can be undone. The abstract is kept
 * with a record only where it is not the paper's own.
 */
export interface OccurrenceStore {
  /** Number of the paper that has this very record from this very place. */
  readonly find: (record: PaperRecord) => number | null;
  /** Counts what an earlier run stored of a record as met. */
  readonly markSeen: (record: PaperRecord) => void;
  /** How many records of a source this store has not met: where all of it was read, they are not in it any more. */
  readonly countUnseen: (source: string) => number;
  /**
   * The record of a paper that another one takes the place of: the one from there or, in a file that is read as a whole,
   * one that this store has not met, which stands on another line now.
   */
  readonly findReplaced: (paper: { pk: number; abstract: string }, record: PaperRecord) => ReplacedRecord | null;
  /** Puts a record to a paper, in the place of the former one where there is one. */
  readonly addRecord: (
    paper: { pk: number; abstract: string },
    met: Omit<StoredRecord, "row"> & { readonly former: ReplacedRecord | null },
    now: string,
  ) => void;
  /** Keeps the present abstract with the records that have it: the paper is about to get another. */
  readonly keepAbstracts: (paper: { pk: number; abstract: string }) => void;
  /** All records of a paper in the order in which they came; null where one of them is not known. */
  readonly list: (paper: { pk: number; abstract: string }) => StoredRecord[] | null;
  /** Gives a record to another paper. */
  readonly moveRecord: (row: number, to: number) => void;
  /** Makes the first record of a paper the one that made it, where that one is gone. */
  readonly clearFirstMergeReason: (pk: number) => void;
}

/** A record that makes way for another. */
export interface ReplacedRecord {
  readonly row: number;
  readonly locator: string;
  /** True where it says the same. */
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

/** @param isComplete whether all of a source is read, as of a file; of a pipe or a query they are other records each time */
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
  const pin = db.$client.prepare(
    "UPDATE occurrences SET abstract = @abstract WHERE paper_pk = @pk AND record IS NOT NULL AND abstract IS NULL",
  );
  const at = db.$client.prepare<[string, string], number>(AT).pluck();
  const all = db.$client.prepare<[string], number>(ALL).pluck();
  const seen = new Set<number>();
  const findSeen = ({ source, locator, abstract, ...rest }: PaperRecord): number | null => {
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
      let unmet = 0;
      for (const row of all.iterate(source)) if (!seen.has(row)) unmet++;
      return unmet;
    },
    findReplaced: ({ pk, abstract: paperAbstract }, { source, locator, abstract, ...rest }) => {
      const all = former.all({ pk, own: paperAbstract, source, abstract, record: encodeRecord(rest) });
      const moved = isComplete(source) ? all.find(({ row }) => !seen.has(row)) : undefined;
      const found = all.find((one) => one.locator === locator) ?? moved;
      return found ? { ...found, isSame: found.isSame === 1 } : null;
    },
    addRecord: ({ pk: paper_pk, abstract: own }, { record, joined_by, former }, now) => {
      const { source, locator, abstract, ...rest } = record;
      const import_pk = log.getImportPk(source, now);
      const columns = { locator, record: encodeRecord(rest), abstract: abstract === own ? null : abstract };
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
      pin.run({ pk, abstract });
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
