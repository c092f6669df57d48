import { say } from "./messages";

/** Exit code of a program that was stopped with Ctrl-C. */
const STOPPED = 130;

/** Lets Ctrl-C end the work after the present batch; a second one ends it at once. */
export function watchStop(): AbortSignal {
  const stop = new AbortController();
  const ask = (): void => {
    if (stop.signal.aborted) process.exit(STOPPED);
    stop.abort();
    process.exitCode = STOPPED;
    say("stopping after the present batch; Ctrl-C again stops at once");
  };
  process.on("SIGINT", ask);
  process.on("SIGTERM", ask);
  return stop.signal;
}
