import { setTimeout as sleep } from "node:timers/promises";
import { BusyError, isBusy, LOCK_POLL_MS, type Patience, serverPatience, whenFree } from "../lock-wait";
import type { Db } from "../open";

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
  const queue = memory ? db.$client : name;
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

/** So long work writes on before it leaves the lock to others. */
const UNPAUSED_MS = 200;
/** Half of the longest time between two tries of those who wait. */
const PAUSE_MS = 25;

/**
 * Gives what long work writes its batches with: as `write` does, with a pause now and then in which other processes get
 * the lock, unless the work had it free for as long anyway.
 */
export function bulkWriter(db: Db, patience: Patience): (work: () => void) => Promise<void> {
  let [released, paused] = [performance.now(), performance.now()];
  return async (work) => {
    const free = performance.now() - released;
    const isDue = performance.now() - paused >= UNPAUSED_MS;
    if (free < PAUSE_MS && isDue) await sleep(PAUSE_MS - free);
    if (free >= PAUSE_MS || isDue) paused = performance.now();
    await write(db, work, patience);
    released = performance.now();
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
    // Rolled back, but the work may have changed what it keeps in memory: it must not run twice.
    if (isBegun && isBusy(error)) throw new BusyError("another process locked the database", { cause: error });
    throw error;
  }
}
