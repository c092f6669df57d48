import { isOfRecord } from "../database-error";
import type { LockWait } from "../lock-wait";
import type { Db } from "../open";
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
}

/**
 * Returns a writer for the batches of long work. A savepoint costs more than most records, as each writes the pending
 * words of the full-text index to its tables. So a batch is stored without savepoints first, and once more with them only
 * if the database rejects one of its records.
 */
export function createBatchWriter(db: Db, lockWait: LockWait): BatchWriter {
  const write = bulkWriter(db, lockWait);
  const inSavepoint = prepareStoreRecord(db);
  let isRepeated = false;
  return {
    writeBatch: async (work) => {
      isRepeated = false;
      try {
        return await write(work);
      } catch (error) {
        if (!isOfRecord(error)) throw error;
        isRepeated = true;
        return await write(work);
      }
    },
    storeRecord: (work, onRejected) => (isRepeated ? inSavepoint(work, onRejected) : work()),
  };
}
