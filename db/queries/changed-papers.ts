import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../open";
import { cacheRead } from "./versioned-cache";

/** Changes of a board since some earlier one. */
export interface ChangedPapers {
  /** Number of the last change of the board; 0 without any. */
  readonly seq: number;
  /** Primary keys of the papers that changed since, removed ones included; null if not all of them are known any more. */
  readonly papers: readonly number[] | null;
}

const LAST = "SELECT coalesce(max(seq), 0) FROM changes";
const FIRST = "SELECT min(seq) FROM changes";
const CHANGED = "SELECT DISTINCT paper_pk FROM changes WHERE seq > ?";

/**
 * Finds the papers whose claims, locations or own columns in exports changed after a change; authors do not count.
 * @param after number of that change; null for a first read
 */
export function findChangedPapers({ $client }: Db, after: number | null): ChangedPapers {
  const seq = Number($client.prepare(LAST).pluck().get());
  const first = Number($client.prepare(FIRST).pluck().get() ?? seq);
  // Changes are numbered without gaps, and none has a smaller number than the last one seen.
  const isKnown = after !== null && after <= seq && first <= after + 1;
  return { seq, papers: isKnown ? $client.prepare<[number], number>(CHANGED).pluck().all(after) : null };
}

/** Condition for a column that holds one of many keys. */
export const isOneOfKeys = (column: SQLWrapper, keys: readonly number[]): SQL =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`;

/** A read of the whole board, and how a change of papers extends what it returned. */
interface ExtendedRead<T> {
  /** @param seq number of the last change */
  readonly readAll: (db: Db, seq: number) => T;
  /** False if something else than papers changed, so that all is read again; by default true. */
  readonly canExtend?: (db: Db, outdated: T) => boolean;
  /**
   * Returns a new value; the old one is shared and must not be modified.
   * @param changed primary keys of the papers that changed
   */
  readonly extend: (db: Db, outdated: T, changed: readonly number[], seq: number) => T;
}

/**
 * Caches a read of the whole board, which is extended by the papers that changed.
 * @param name unique in the program
 */
export function cacheExtendedRead<T>(
  name: string,
  { readAll, canExtend = () => true, extend }: ExtendedRead<T>,
): (db: Db) => T {
  const cache = cacheRead<{ readonly seq: number; readonly value: T }>(name, (db, outdated) =>
    // One snapshot for all statements.
    db.$client.transaction(() => {
      const { seq, papers } = findChangedPapers(db, outdated?.seq ?? null);
      if (outdated === undefined || papers === null || !canExtend(db, outdated.value))
        return { seq, value: readAll(db, seq) };
      return papers.length === 0 ? outdated : { seq, value: extend(db, outdated.value, papers, seq) };
    })(),
  );
  return (db) => cache(db).value;
}
