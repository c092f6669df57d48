import { lockWaitMs, type Patience } from "@/db/lock-wait";
import { printMessage } from "./messages";

const CLI_WAIT_MS = 120_000;

/**
 * How long a command waits for another process to write, and what it prints then.
 * @param signal ends the wait, as where the person stops the command
 */
export const lockPatience = (signal?: AbortSignal): Patience => ({
  limitMs: lockWaitMs(CLI_WAIT_MS),
  onWait: () => printMessage("waiting for another writer…"),
  ...(signal && { signal }),
});
