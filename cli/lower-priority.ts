import { constants, setPriority } from "node:os";

/**
 * Lets a server on the same machine answer first while a command reads or extracts many papers; call it before threads
 * are started, which inherit the priority. On a machine with nothing else to do, it changes nothing.
 */
export function lowerPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // The command works at any priority.
  }
}
