import { type LockWait, lockWaitMs } from "@/db/lock-wait";
import { printMessage } from "./messages";

const CLI_WAIT_MS = 120_000;

/**
 * Returns how long a command waits for another writing process, and the message it prints meanwhile.
 * @param signal ends the wait, for example on Ctrl-C
 */
export const cliLockWait = (signal?: AbortSignal): LockWait => ({
  limitMs: lockWaitMs(CLI_WAIT_MS),
  onWait: () => printMessage("waiting for another writer…"),
  ...(signal && { signal }),
});
