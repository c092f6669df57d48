import { realpathSync, type Stats, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseError } from "./database-error";

/** Folders of the system in which files are no stored data: reading one may never end. */
const SYSTEM_FOLDERS = /^\/(?:proc|sys)(?:\/|$)/;

/**
 * Returns why a path cannot be a database, although it can be opened: a pipe would block the process for ever. Null for
 * a regular file, a folder, and a file that does not exist.
 * @param file path as given, absolute or relative
 */
export function findSpecialFile(file: string): string | null {
  const path = resolve(file);
  if (SYSTEM_FOLDERS.test(path) || SYSTEM_FOLDERS.test(followLinks(path)))
    return "it is in a folder of the system (/proc or /sys), which stores no files; choose another path";
  const kind = describeKind(readStats(path));
  return kind === null ? null : `it is ${kind}, not a file; choose another path`;
}

/**
 * Refuses a path that cannot be a database.
 * @throws DatabaseError with the reason
 */
export function refuseSpecialFile(file: string): void {
  const reason = findSpecialFile(file);
  if (reason !== null) throw new DatabaseError(reason);
}

/** The file behind all links; null if there is none, or none that may be looked at. */
function readStats(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

function describeKind(stats: Stats | null): string | null {
  if (stats === null) return null;
  if (stats.isFIFO()) return "a pipe";
  if (stats.isSocket()) return "a socket";
  return stats.isCharacterDevice() || stats.isBlockDevice() ? "a device" : null;
}

/** The path without symbolic links, of which the last parts need not exist. */
function followLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const folder = dirname(path);
    return folder === path ? path : join(followLinks(folder), path.slice(folder.length));
  }
}
