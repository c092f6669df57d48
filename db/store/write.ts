import { setTimeout as sleep } from "node:timers/promises";
import { BusyError, isBusy, LOCK_POLL_MS, type LockWait, serverLockWait, whenFree } from "../lock-wait";
import type { Db } from "../open";

/** Last queued write of this process per database. */
const queued = new Map<unknown, Promise<void>>();

/**
 * Runs `work` in one `BEGIN IMMEDIATE` transaction and returns its result. Writes of one process to one file run in call
 * order; while another process holds the lock, the event loop stays free.
 * @param work synchronous and short; reads the state that it changes; runs at most once
 * @throws BusyError if the lock was held longer than the wait limit; nothing is changed
 */
export async function write<T>(db: Db, work: () => T, lockWait: LockWait = serverLockWait()): Promise<T> {
  const since = performance.now();
  const { memory, name } = db.$client;
  const queue = memory ? db.$client : name;
  const ahead = queued.get(queue) ?? Promise.resolve();
  const written = ahead.then(() => whenFree(() => tryWrite(db, work), lockWait, since));
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

/** Time of continuous writing before other processes get the lock. */
const UNPAUSED_MS = 200;
/** Half of the longest retry interval of waiting processes. */
const PAUSE_MS = 25;

/**
 * Returns a writer for the batches of long work: like `write`, with regular pauses in which other processes get the lock,
 * unless the lock was free for as long anyway.
 */
export function bulkWriter(db: Db, lockWait: LockWait): <T>(work: () => T) => Promise<T> {
  let [released, paused] = [performance.now(), performance.now()];
  return async (work) => {
    const free = performance.now() - released;
    const isDue = performance.now() - paused >= UNPAUSED_MS;
    if (free < PAUSE_MS && isDue) await sleep(PAUSE_MS - free);
    if (free >= PAUSE_MS || isDue) paused = performance.now();
    try {
      return await write(db, work, lockWait);
    } finally {
      released = performance.now();
    }
  };
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
    // Rolled back, but the work may have changed state in memory, so it must not run twice.
    if (isBegun && isBusy(error)) throw new BusyError("another process locked the database", { cause: error });
    throw error;
  }
}
