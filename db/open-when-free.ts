import { LOCK_POLL_MS, type Patience, whenFree } from "./lock-wait";
import { type Db, openDb, openReadonlyDb } from "./open";

/**
 * Opens a database for writing as `openDb` does. Where another process holds a lock that making or migrating it needs,
 * it waits without blocking the event loop; throws a `BusyError` at the limit.
 */
export const openDbWhenFree = (file: string, patience: Patience): Promise<Db> =>
  whenFree(() => openDb(file, LOCK_POLL_MS), patience);

/** Opens a database for reading as `openReadonlyDb` does, and waits as `openDbWhenFree` does. */
export const openReadonlyDbWhenFree = (file: string, patience: Patience): Promise<Db> =>
  whenFree(() => openReadonlyDb(file, LOCK_POLL_MS), patience);
