import { LOCK_POLL_MS, type LockWait, whenFree } from "./lock-wait";
import { type Db, openDb, openReadonlyDb } from "./open";

/**
 * Opens a database for writing, like `openDb`, and waits for locks of other processes without blocking the event loop.
 * @throws BusyError at the limit of the wait
 */
export const openDbWhenFree = (file: string, lockWait: LockWait): Promise<Db> =>
  whenFree(() => openDb(file, LOCK_POLL_MS), lockWait);

/** Opens a database for reading, like `openReadonlyDb`, and waits like `openDbWhenFree`. */
export const openReadonlyDbWhenFree = (file: string, lockWait: LockWait): Promise<Db> =>
  whenFree(() => openReadonlyDb(file, LOCK_POLL_MS), lockWait);
