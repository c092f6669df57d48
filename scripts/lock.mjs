import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";

/** A lock that its owner has not touched for this long is stale. */
const STALE_AFTER_MS = 30_000;

/**
 * Runs `work` while no other process of this machine holds the same lock file.
 * A stale lock of an ended process is taken over.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once when another process has the lock
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait) {
  mkdirSync(dirname(file), { recursive: true });
  let waited = false;
  while (!tryTake(file)) {
    if (!waited) onWait?.();
    waited = true;
    await sleep(300);
  }
  const release = () => rmSync(file, { force: true });
  const heartbeat = setInterval(() => touch(file), STALE_AFTER_MS / 6);
  process.on("exit", release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off("exit", release);
    release();
  }
}

/** @param {string} file */
function tryTake(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
  }
  if (ownerIsGone(file)) rmSync(file, { force: true });
  return false;
}

/** @param {string} file */
function ownerIsGone(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > STALE_AFTER_MS) return true;
    const owner = Number(readFileSync(file, "utf8"));
    // A new file may still be empty.
    if (owner > 0) process.kill(owner, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "ESRCH";
  }
}

/** @param {string} file */
function touch(file) {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // The folder was deleted: the work continues and cleans up at its end.
  }
}
