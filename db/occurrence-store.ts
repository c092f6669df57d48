import type { Sameness } from "../lib/identity";
import type { PaperRecord } from "../lib/paper";
import type { ImportLog } from "./import-log";
import { prepareInsert } from "./insert";
import type { Db } from "./open";
import { occurrences } from "./schema";

type Place = Pick<PaperRecord, "source" | "locator">;

/** A record as it was met, and why it was taken for the paper that it stands with. */
export interface MetRecord {
  readonly record: PaperRecord;
  readonly joined_by: Sameness | null;
}

/**
 * What was met where. A paper is what `mergePapers` makes of its records, so a merge can be undone. The abstract is kept
 * with a record only where it is not the paper's own.
 */
export interface OccurrenceStore {
  /** Number of the paper that has this very record from this very place. */
  readonly find: (record: PaperRecord) => number | null;
  /** True where a paper has a record from this place. */
  readonly has: (paperPk: number, place: Place) => boolean;
  /** Puts a record to a paper, in the place of an earlier one from there; true where it had none from there. */
  readonly meet: (paper: { pk: number; abstract: string }, met: MetRecord, now: string) => boolean;
  /** Keeps the present abstract with the records that have it: the paper is about to get another. */
  readonly pin: (paper: { pk: number; abstract: string }) => void;
  /** All records of a paper in the order in which they came; null where one of them is not known. */
  readonly list: (paper: { pk: number; abstract: string }) => MetRecord[] | null;
  /** Gives a record of a paper to another. */
  readonly move: (place: Place, from: number, to: number) => void;
  /** Makes the first record of a paper the one that made it. */
  readonly found: (pk: number) => void;
}

interface Row extends Place {
  readonly record: string | null;
  readonly abstract: string | null;
  readonly joined_by: Sameness | null;
}

const LIST = `SELECT i.source, o.locator, o.record, o.abstract, o.joined_by
  FROM occurrences o JOIN imports i ON i.pk = o.import_pk WHERE o.paper_pk = ? ORDER BY o.first_seen, o.rowid`;
const FIND = `SELECT o.paper_pk FROM occurrences o JOIN papers p ON p.pk = o.paper_pk
  WHERE o.import_pk = (SELECT pk FROM imports WHERE source = @source) AND o.locator = @locator
  AND o.record = @record AND coalesce(o.abstract, p.abstract) = @abstract`;
const HAS = `SELECT 1 FROM occurrences
  WHERE paper_pk = ? AND import_pk = (SELECT pk FROM imports WHERE source = ?) AND locator = ?`;
const REPLACE = `UPDATE occurrences SET record = @record, abstract = @abstract
  WHERE paper_pk = @paper_pk AND import_pk = @import_pk AND locator = @locator`;
const MOVE = `UPDATE OR REPLACE occurrences SET paper_pk = @to
  WHERE paper_pk = @from AND locator = @locator AND import_pk = (SELECT pk FROM imports WHERE source = @source)`;

const FOUND = `UPDATE occurrences SET joined_by = NULL
  WHERE rowid = (SELECT rowid FROM occurrences WHERE paper_pk = ? ORDER BY first_seen, rowid LIMIT 1)`;

export function occurrenceStore(db: Db, log: ImportLog): OccurrenceStore {
  const insert = prepareInsert(db, occurrences, "IGNORE");
  const find = db.$client.prepare<[Record<string, string>], number>(FIND).pluck();
  const has = db.$client.prepare<[number, string, string]>(HAS);
  const list = db.$client.prepare<[number], Row>(LIST);
  const replace = db.$client.prepare(REPLACE);
  const move = db.$client.prepare(MOVE);
  const found = db.$client.prepare(FOUND);
  const pin = db.$client.prepare(
    "UPDATE occurrences SET abstract = @abstract WHERE paper_pk = @pk AND record IS NOT NULL AND abstract IS NULL",
  );
  return {
    find: ({ source, locator, abstract, ...rest }) =>
      find.get({ source, locator, abstract, record: encode(rest) }) ?? null,
    has: (paperPk, { source, locator }) => has.get(paperPk, source, locator) !== undefined,
    meet: ({ pk: paper_pk, abstract: own }, { record, joined_by }, now) => {
      const { source, locator, abstract, ...rest } = record;
      const import_pk = log.importOf(source, now);
      const row = { paper_pk, import_pk, locator, record: encode(rest), abstract: abstract === own ? null : abstract };
      const isNew = insert({ ...row, first_seen: now, joined_by }) !== null;
      if (isNew) log.touch(import_pk, now);
      else replace.run(row);
      return isNew;
    },
    pin: ({ pk, abstract }) => {
      pin.run({ pk, abstract });
    },
    list: ({ pk, abstract }) => {
      const rows = list.all(pk).map((row) => decode(row, abstract));
      return rows.every((row) => row !== null) ? rows : null;
    },
    move: ({ source, locator }, from, to) => {
      move.run({ source, locator, from, to });
    },
    found: (pk) => {
      found.run(pk);
    },
  };
}

type Kept = Omit<PaperRecord, "source" | "locator" | "abstract">;

function encode({ title, authors, published, updated = published, url, arxiv_id, doi, venue, restated }: Kept): string {
  return JSON.stringify({ title, authors, published, updated, url, arxiv_id, doi, venue, restated });
}

function decode({ source, locator, record, abstract, joined_by }: Row, own: string): MetRecord | null {
  if (record === null) return null;
  return { record: { ...(JSON.parse(record) as Kept), abstract: abstract ?? own, source, locator }, joined_by };
}
