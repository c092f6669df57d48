import { printMessage } from "./messages";

/** Exit code after Ctrl-C. */
const STOPPED_EXIT_CODE = 130;

/** Returns a signal that Ctrl-C aborts, to end the work after the current batch; a second Ctrl-C exits at once. */
export function createStopSignal(): AbortSignal {
  const stop = new AbortController();
  const requestStop = (): void => {
    if (stop.signal.aborted) process.exit(STOPPED_EXIT_CODE);
    stop.abort();
    process.exitCode = STOPPED_EXIT_CODE;
    printMessage("stopping after the current batch; press Ctrl-C again to stop at once");
  };
  process.on("SIGINT", requestStop);
  process.on("SIGTERM", requestStop);
  return stop.signal;
}
