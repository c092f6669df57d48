import { printMessage } from "./messages";

/** Exit code of a program that was stopped with Ctrl-C. */
const STOPPED_EXIT_CODE = 130;

/** Lets Ctrl-C end the work after the present batch; a second one ends it at once. */
export function createStopSignal(): AbortSignal {
  const stop = new AbortController();
  const requestStop = (): void => {
    if (stop.signal.aborted) process.exit(STOPPED_EXIT_CODE);
    stop.abort();
    process.exitCode = STOPPED_EXIT_CODE;
    printMessage("stopping after the present batch; Ctrl-C again stops at once");
  };
  process.on("SIGINT", requestStop);
  process.on("SIGTERM", requestStop);
  return stop.signal;
}
