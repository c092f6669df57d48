import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { getErrorMessage } from "@/lib/format/error-message";
import { DatabaseError, getErrorCode } from "./database-error";
import { isBusy } from "./lock-wait";
import { isCurrent, migrateDb } from "./migrate";
import { openImmutable } from "./open-immutable";
import { refuseSpecialFile } from "./special-file";

export { isUnchangedSinceOpen } from "./open-immutable";

/** An open database. */
export type Db = BetterSQLite3Database & { readonly $client: Database.Database };

/** Application id in the file header ("CLBM"), which protects databases of other programs. */
export const APPLICATION_ID = 0x434c424d;
/**
 * Pages of the write-ahead log after which it is copied to the file, 32 MB: eight times the default, as the batches of an
 * import write the same pages of indexes again and again.
 */
const CHECKPOINT_PAGES = 8000;
/** Default busy timeout of SQLite, which blocks the event loop. */
const BUSY_MS = 10_000;

/**
 * Opens a database for reading and writing; creates the file, its folder and its tables if they are missing.
 * @param busyMs busy timeout of SQLite in milliseconds
 * @throws DatabaseError if the database cannot be used
 */
export function openDb(file: string, busyMs = BUSY_MS): Db {
  return withDatabaseErrors(file, () => openWriter(file, busyMs));
}

function openWriter(file: string, busyMs: number): Db {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  return configureConnection(new Database(file, { timeout: busyMs }), (client) => {
    setApplicationId(client);
    client.pragma("journal_mode = WAL");
    client.pragma("synchronous = NORMAL");
    client.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    migrateDb(client);
  });
}

/**
 * Opens an existing database read-only; long reads do not block writers. An older schema is migrated first.
 * @param busyMs busy timeout of SQLite in milliseconds
 * @throws DatabaseError if the database cannot be used
 */
export function openReadonlyDb(file: string, busyMs = BUSY_MS): Db {
  return withDatabaseErrors(file, () => {
    const db = openReader(file, busyMs);
    try {
      if (isCurrent(db.$client)) return db;
    } catch (error) {
      closeDb(db);
      throw error;
    }
    closeDb(db);
    migrateFile(file, busyMs);
    return openReader(file, busyMs);
  });
}

function migrateFile(file: string, busyMs: number): void {
  try {
    closeDb(openWriter(file, busyMs));
  } catch (error) {
    // A lock is temporary; the caller decides how long to wait.
    if (isBusy(error)) throw error;
    const reason = describeError(file, error);
    throw new DatabaseError(`it was created by an older version and cannot be migrated: ${reason}`, { cause: error });
  }
}

/**
 * Opens an existing database read-only as it is: an older schema is not migrated.
 * @param busyMs busy timeout of SQLite in milliseconds
 * @throws the error of the driver, or a DatabaseError with the reason only; `describeError` describes both
 */
export function openUnmigrated(file: string, busyMs = BUSY_MS): Db {
  refuseSpecialFile(file);
  return openReader(file, busyMs);
}

function openReader(file: string, busyMs: number): Db {
  try {
    return configureReader(new Database(file, { timeout: busyMs, readonly: true, fileMustExist: true }));
  } catch (error) {
    // Also if SQLite cannot create the files that it needs for reading in the folder.
    if (!/^SQLITE_(?:CANTOPEN|READONLY)/.test(getErrorCode(error))) throw error;
    return configureReader(openImmutable(file));
  }
}

const configureReader = (client: Database.Database): Db =>
  configureConnection(client, () => {
    if (client.pragma("application_id", { simple: true }) !== APPLICATION_ID) throw foreignDatabaseError();
    client.pragma("query_only = ON");
  });

/**
 * Makes every transaction of a connection durable: a power loss keeps it. By default only the last transactions may be
 * lost, which suits imports, because they are repeated; what a person decided is not.
 */
export function syncEveryWrite(db: Db): void {
  db.$client.pragma("synchronous = FULL");
}

/** Closes a database; the last connection moves the write-ahead log into the file. */
export function closeDb(db: Db): void {
  db.$client.close();
}

/** Updates the statistics that SQLite uses to choose indexes. */
export function refreshStatistics(db: Db): void {
  db.$client.pragma("optimize = 0x10002");
}

const foreignDatabaseError = () => new DatabaseError("it belongs to another program");

function setApplicationId(client: Database.Database): void {
  // Counted before the owner is read, as another process may be creating the same database.
  const tables = Number(client.prepare("SELECT count(*) FROM sqlite_schema").pluck().get());
  const owner = client.pragma("application_id", { simple: true });
  if (owner === APPLICATION_ID) return;
  if (owner !== 0 || tables > 0) throw foreignDatabaseError();
  client.pragma(`application_id = ${APPLICATION_ID}`);
}

function configureConnection(client: Database.Database, prepare: (client: Database.Database) => void): Db {
  try {
    client.pragma("trusted_schema = OFF");
    client.pragma("foreign_keys = ON");
    client.pragma("cache_size = -65536");
    prepare(client);
    return drizzle(client);
  } catch (error) {
    client.close();
    throw error;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  SQLITE_NOTADB: "it is not a SQLite database",
  SQLITE_CORRUPT: "the file is damaged",
  SQLITE_CANTOPEN: "the file cannot be opened",
  SQLITE_READONLY: "the file cannot be written",
  SQLITE_PERM: "the file cannot be read",
  SQLITE_BUSY: "another process is writing to it",
  SQLITE_FULL: "the disk is full",
  EACCES: "its folder cannot be written",
  EROFS: "its folder cannot be written",
  EEXIST: "its folder is a file",
  ENOTDIR: "its folder is a file",
};

/** Returns what is wrong with a database file, in words. */
export function describeError(file: string, error: unknown): string {
  if (error instanceof DatabaseError) return error.message;
  if (existsSync(file) && statSync(file).isDirectory()) return "it is a folder";
  const code = getErrorCode(error);
  const known = Object.keys(REASONS).find((key) => code === key || code.startsWith(`${key}_`));
  if (known) return REASONS[known] ?? known;
  return getErrorMessage(error);
}

function withDatabaseErrors(file: string, open: () => Db): Db {
  try {
    refuseSpecialFile(file);
    return open();
  } catch (error) {
    throw new DatabaseError(`cannot use the database ${file}: ${describeError(file, error)}`, { cause: error });
  }
}
