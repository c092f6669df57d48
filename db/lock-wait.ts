import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseError } from "./database-error";

/** Another process held the lock for writing until the wait for it was over; nothing was changed. */
export class BusyError extends DatabaseError {}

/** How long to wait for the lock of a database, and whom to inform. */
export interface Patience {
  /** Milliseconds from the request to the `BusyError`. */
  readonly limitMs: number;
  /** Called once for each wait that a person notices. */
  readonly onWait?: () => void;
  /** Ends the wait early, with a `BusyError`. */
  readonly signal?: AbortSignal;
}

/** What a request waits: longer than all transactions of this program but the migration of a large database. */
const SERVER_WAIT_MS = 30_000;

/**
 * How long SQLite itself may wait for a lock, in milliseconds: it blocks the event loop meanwhile, so that longer waits
 * are `whenFree`'s.
 */
export const LOCK_POLL_MS = 5;

const FIRST_DELAY_MS = 5;
const LONGEST_DELAY_MS = 50;
/** Nobody has to hear of a shorter wait. */
const NOTICED_MS = 500;

/** The wait that `CLAIMBOARD_LOCK_WAIT` sets in seconds, in milliseconds; else the given one. */
export function lockWaitMs(otherwise: number): number {
  const seconds = Number(process.env.CLAIMBOARD_LOCK_WAIT || Number.NaN);
  return seconds >= 0 && seconds <= 86_400 ? seconds * 1000 : otherwise;
}

/** How long the server waits for another process. */
export const serverPatience = (): Patience => ({ limitMs: lockWaitMs(SERVER_WAIT_MS) });

/** True for an error, or the cause of one, by which SQLite says that another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof BusyError) return false;
  const code = "code" in error ? String(error.code) : "";
  return /^SQLITE_BUSY(?:_|$)/.test(code) || isBusy(error.cause);
}

/**
 * Tries something until no other connection holds the lock it needs, with growing pauses in which the event loop is
 * free. Errors other than a held lock are thrown at once; a `BusyError` is thrown at the limit.
 * @param attempt must be safe to repeat after a held lock
 * @param since when the wait began, by `performance.now()`
 */
export async function whenFree<T>(
  attempt: () => T,
  { limitMs, onWait, signal }: Patience,
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
    // Not all who wait come back at the same moment.
    await sleep(delay * (0.5 + Math.random() / 2));
  }
}

function busyAfter(waited: number, cause: unknown): BusyError {
  const seconds = Math.round(waited / 1000);
  return new BusyError(`another process is writing to the database; gave up after ${seconds} s, try again later`, {
    cause,
  });
}
