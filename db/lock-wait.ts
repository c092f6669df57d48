import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseError } from "./database-error";

/** Another process held the write lock longer than the wait limit; nothing was changed. */
export class BusyError extends DatabaseError {}

/** How long to wait for the lock of a database, and who is notified. */
export interface LockWait {
  /** Milliseconds from the request to the `BusyError`. */
  readonly limitMs: number;
  /** Called once per wait that is long enough to notice. */
  readonly onWait?: () => void;
  /** Ends the wait early, with a `BusyError`. */
  readonly signal?: AbortSignal;
}

/** Wait limit of a request: longer than every transaction except the migration of a large database. */
const SERVER_WAIT_MS = 30_000;

/**
 * Busy timeout of SQLite in milliseconds. SQLite blocks the event loop while it waits, so `whenFree` handles longer
 * waits.
 */
export const LOCK_POLL_MS = 5;

const FIRST_DELAY_MS = 5;
const LONGEST_DELAY_MS = 50;
/** Shorter waits are not reported. */
const NOTICED_MS = 500;

/** Returns the wait limit in milliseconds: `CLAIMBOARD_LOCK_WAIT` (in seconds) if set, else `otherwise`. */
export function lockWaitMs(otherwise: number): number {
  const seconds = Number(process.env.CLAIMBOARD_LOCK_WAIT || Number.NaN);
  return seconds >= 0 && seconds <= 86_400 ? seconds * 1000 : otherwise;
}

/** Returns how long the server waits for another process. */
export const serverLockWait = (): LockWait => ({ limitMs: lockWaitMs(SERVER_WAIT_MS) });

/** True for a SQLite "busy" error or an error that it caused. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof BusyError) return false;
  const code = "code" in error ? String(error.code) : "";
  return /^SQLITE_BUSY(?:_|$)/.test(code) || isBusy(error.cause);
}

/**
 * Repeats `attempt` while another connection holds the lock, with growing pauses that keep the event loop free. Other
 * errors are thrown at once; a `BusyError` is thrown at the limit.
 * @param attempt must be safe to repeat after a held lock
 * @param since start of the wait, as `performance.now()`
 */
export async function whenFree<T>(
  attempt: () => T,
  { limitMs, onWait, signal }: LockWait,
  since = performance.now(),
): Promise<T> {
  let isNoticed = false;
  for (let delay = FIRST_DELAY_MS; ; delay = Math.min(delay * 2, LONGEST_DELAY_MS)) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error)) throw error;
      const waited = performance.now() - since;
      if (!isNoticed && waited >= NOTICED_MS) {
        isNoticed = true;
        onWait?.();
      }
      if (waited >= limitMs || signal?.aborted) throw busyAfter(waited, error);
    }
    // Random jitter, so that waiting processes do not retry at the same moment.
    await sleep(delay * (0.5 + Math.random() / 2));
  }
}

function busyAfter(waited: number, cause: unknown): BusyError {
  const seconds = Math.round(waited / 1000);
  return new BusyError(`another process is writing to the database; gave up after ${seconds} s, try again later`, {
    cause,
  });
}
