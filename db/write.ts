import { resolve } from "node:path";
import { BusyError, isBusy, LOCK_POLL_MS, type Patience, serverPatience, whenFree } from "./lock-wait";
import type { Db } from "./open";

/** The last write that this process has queued for each database. */
const queued = new Map<unknown, Promise<void>>();

/**
 * Runs work in one `BEGIN IMMEDIATE` transaction, all of it or nothing, and gives its result. Writes of one process to
 * one file run in the order of their calls; while another process holds the lock, the event loop stays free.
 * @param work synchronous and short; what it reads is the state that it changes. It runs once at most.
 * @throws BusyError where the lock was held for longer than the patience lasts; nothing is changed then
 */
export async function write<T>(db: Db, work: () => T, patience: Patience = serverPatience()): Promise<T> {
  const since = performance.now();
  const { memory, name } = db.$client;
  const queue = memory ? db.$client : resolve(name);
  const ahead = queued.get(queue) ?? Promise.resolve();
  const written = ahead.then(() => whenFree(() => tryWrite(db, work), patience, since));
  const over = written.then(
    () => {},
    () => {},
  );
  queued.set(queue, over);
  try {
    return await written;
  } finally {
    if (queued.get(queue) === over) queued.delete(queue);
  }
}

function tryWrite<T>(db: Db, work: () => T): T {
  db.$client.pragma(`busy_timeout = ${LOCK_POLL_MS}`);
  let isBegun = false;
  const run = db.$client.transaction(() => {
    isBegun = true;
    return work();
  });
  try {
    return run.immediate();
  } catch (error) {
    // Rolled back, but the work may have changed what it keeps in memory: it must not run twice.
    if (isBegun && isBusy(error)) throw new BusyError("another process locked the database", { cause: error });
    throw error;
  }
}
