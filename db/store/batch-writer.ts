import { isOfRecord } from "../database-error";
import type { LockWait } from "../lock-wait";
import type { Db } from "../open";
import { runAtOnce, type Schedule } from "./search-index";
import { bulkWriter } from "./write";

/**
 * Stores one record within a transaction. If the database rejects it, nothing of it is stored, and the result is that of
 * `onRejected`.
 */
export type StoreRecord = <T>(work: () => T, onRejected: (error: unknown) => T) => T;

/** Stores each record in a savepoint. */
export function prepareStoreRecord(db: Db): StoreRecord {
  const inSavepoint = db.$client.transaction((work: () => unknown) => work());
  return <T>(work: () => T, onRejected: (error: unknown) => T): T => {
    try {
      return inSavepoint(work) as T;
    } catch (error) {
      if (!isOfRecord(error)) throw error;
      return onRejected(error);
    }
  };
}

/** Writes batches of records. */
export interface BatchWriter {
  /**
   * Runs `work` in one transaction and returns its result. It may run twice, so it changes nothing outside the database
   * that counts.
   * @throws BusyError if another process held the lock longer than the wait limit; nothing is changed
   */
  readonly writeBatch: <T>(work: () => T) => Promise<T>;
  /** Stores a record of the batch. */
  readonly storeRecord: StoreRecord;
  /** Runs a write of the full-text tables when all records of the batch are stored. */
  readonly schedule: Schedule;
}

/**
 * Returns a writer for the batches of long work. FTS5 collects new words in memory, and each savepoint and each statement
 * with a trigger makes it write them. So a batch is stored without savepoints, and its words last; only if the database
 * rejects one of its records, all is stored once more, with a savepoint for each record.
 */
export function createBatchWriter(db: Db, lockWait: LockWait): BatchWriter {
  const write = bulkWriter(db, lockWait);
  const inSavepoint = prepareStoreRecord(db);
  let isRepeated = false;
  const scheduled: (() => void)[] = [];
  return {
    writeBatch: async (work) => {
      isRepeated = false;
      scheduled.length = 0;
      try {
        return await write(() => {
          const result = work();
          for (const run of scheduled) run();
          return result;
        });
      } catch (error) {
        if (!isOfRecord(error)) throw error;
        isRepeated = true;
        return await write(work);
      }
    },
    storeRecord: (work, onRejected) => (isRepeated ? inSavepoint(work, onRejected) : work()),
    schedule: (run) => (isRepeated ? runAtOnce(run) : void scheduled.push(run)),
  };
}
