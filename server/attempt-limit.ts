/** Failed attempts that one client and all clients together may make per window. */
const MAX_OF_CLIENT = 10;
const MAX_OF_ALL = 200;
const WINDOW_MS = 60_000;

/** Limits how often tokens can be tried. */
export interface AttemptLimit {
  /** Returns the seconds to wait before the client may try again; 0 if it may try now. */
  readonly secondsToWait: (client: string) => number;
  /** Counts a failed attempt. */
  readonly addFailure: (client: string) => void;
}

/** Creates a limit of 10 failed attempts per minute and client, and of 200 per minute for all clients. */
export function createAttemptLimit(now: () => number = Date.now): AttemptLimit {
  let failures = new Map<string, number>();
  let total = 0;
  let windowEnd = 0;
  const startWindowIfOver = (): void => {
    if (now() < windowEnd) return;
    failures = new Map();
    total = 0;
    windowEnd = now() + WINDOW_MS;
  };
  return {
    secondsToWait: (client) => {
      startWindowIfOver();
      const isOver = total >= MAX_OF_ALL || (failures.get(client) ?? 0) >= MAX_OF_CLIENT;
      return isOver ? Math.max(1, Math.ceil((windowEnd - now()) / 1000)) : 0;
    },
    addFailure: (client) => {
      startWindowIfOver();
      failures.set(client, (failures.get(client) ?? 0) + 1);
      total++;
    },
  };
}
