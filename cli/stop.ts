import { say } from "./messages";

export interface Stop {
  /** True from the first Ctrl-C on: what is begun is finished, nothing new is taken. */
  readonly asked: boolean;
}

/** Exit code of a program that was stopped with Ctrl-C. */
export const STOPPED = 130;

/** Lets Ctrl-C end the work after the present batch; a second one ends it at once. */
export function watchStop(): Stop {
  const stop = { asked: false };
  const ask = (): void => {
    if (stop.asked) process.exit(STOPPED);
    stop.asked = true;
    process.exitCode = STOPPED;
    say("stopping after the present batch; Ctrl-C again stops at once");
  };
  process.on("SIGINT", ask);
  process.on("SIGTERM", ask);
  return stop;
}
