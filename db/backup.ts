import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import Database from "better-sqlite3";
import { DatabaseError } from "./database-error";
import { APPLICATION_ID, closeDb, describeError, openUnmigrated } from "./open";
import { refuseSpecialFile } from "./special-file";

/** Pages copied before other work of the process gets a turn. */
const PAGES_PER_STEP = 1000;

/** A finished backup. */
export interface Backup {
  readonly bytes: number;
  readonly papers: number;
  readonly claims: number;
}

/**
 * Copies a database into a file while others read and write it. The copy is the state at the start, is verified with
 * SQLite's integrity check, and appears under its name only when it is complete; an older backup is replaced.
 * @throws DatabaseError if the database or the file cannot be used, or the copy is damaged
 */
export async function backUpDb(file: string, target: string): Promise<Backup> {
  const unfinished = `${target}.part`;
  try {
    refuseTarget(file, target);
    removeDb(unfinished);
    await copyPages(file, unfinished);
    const counts = verifyCopy(unfinished);
    syncToDisk(unfinished);
    renameSync(unfinished, target);
    syncToDisk(dirname(resolve(target)));
    return { bytes: statSync(target).size, ...counts };
  } catch (error) {
    throw new DatabaseError(`cannot back up ${file} to ${target}: ${describeError(file, error)}`, { cause: error });
  } finally {
    removeDb(unfinished);
  }
}

function refuseTarget(file: string, target: string): void {
  refuseSpecialFile(target);
  const stat = statSync(target, { throwIfNoEntry: false });
  if (stat) refuseExisting(file, target, stat);
  // SQLite would apply the log of the previous database to the copy.
  const log = [`${target}-wal`, `${target}-journal`].find((path) => existsSync(path));
  if (log !== undefined) throw new DatabaseError(`${log} exists, so that database may be in use; choose another name`);
}

function refuseExisting(file: string, target: string, stat: Stats): void {
  if (stat.isDirectory()) throw new DatabaseError("that is a folder");
  const source = statSync(file);
  if (stat.dev === source.dev && stat.ino === source.ino) throw new DatabaseError("that is the database itself");
  // A mistyped name must not destroy another file.
  if (stat.size > 0 && !isBoard(target))
    throw new DatabaseError("that file exists and is not a backup of a board; choose another name");
}

/** Offset of the application id in the header of a SQLite file. */
const APPLICATION_ID_OFFSET = 68;

/** Reads the header of a file; SQLite would create files beside it. */
function isBoard(file: string): boolean {
  const header = Buffer.alloc(APPLICATION_ID_OFFSET + 4);
  const handle = openSync(file, "r");
  try {
    readSync(handle, header, 0, header.length, 0);
  } finally {
    closeSync(handle);
  }
  return header.readUInt32BE(APPLICATION_ID_OFFSET) === APPLICATION_ID;
}

async function copyPages(file: string, unfinished: string): Promise<void> {
  const db = openUnmigrated(file);
  try {
    // One snapshot: without it, every write of another process would start the copy again.
    db.$client.exec("BEGIN; SELECT count(*) FROM sqlite_schema;");
    await db.$client.backup(unfinished, { progress: () => PAGES_PER_STEP });
  } finally {
    closeDb(db);
  }
}

function verifyCopy(file: string): { readonly papers: number; readonly claims: number } {
  const client = new Database(file);
  try {
    // One file, without a write-ahead log beside it.
    client.pragma("journal_mode = DELETE");
    const verdict = client.pragma("integrity_check(1)", { simple: true });
    if (verdict !== "ok") throw new DatabaseError(`the copy is damaged, as the database may be: ${verdict}`);
    const count = (table: string): number => Number(client.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
    return { papers: count("papers"), claims: count("claims") };
  } finally {
    client.close();
  }
}

/** Waits until a file, or the names in a folder, are on the disk; not every system can do this for folders. */
function syncToDisk(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } catch (error) {
    if (!statSync(path).isDirectory()) throw error;
  } finally {
    closeSync(handle);
  }
}

function removeDb(file: string): void {
  // `force` alone does not accept a path below a file.
  for (const path of ["", "-wal", "-shm", "-journal"].map((suffix) => file + suffix))
    if (existsSync(path)) rmSync(path, { force: true });
}
