import { randomUUID } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";

/**
 * Writes a file at once: other processes and threads may read or write it at the same time.
 * @param {string} file
 * @param {string | Uint8Array} content
 */
export function writeAtomically(file, content) {
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/**
 * Reads a file; null if it cannot be read.
 * @param {string} file
 */
export function readIfExists(file) {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
