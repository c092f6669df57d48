import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { getErrorMessage } from "@/lib/format/error-message";
import { DatabaseError } from "./database-error";
import { isBusy } from "./lock-wait";
import { isCurrent, migrateDb } from "./migrate";
import { openImmutable } from "./open-immutable";

export { isUnchangedSinceOpen as isFresh } from "./open-immutable";

/** The one place that opens a database. */
export type Db = BetterSQLite3Database & { readonly $client: Database.Database };

/** Written into the head of the file ("CLBM"), so that the databases of other programs are left alone. */
const APPLICATION_ID = 0x434c424d;
/** How long SQLite waits for a lock where nobody says otherwise; it blocks the event loop meanwhile. */
const BUSY_MS = 10_000;

/**
 * Opens a database for reading and writing; makes the file, its folder and its tables where they are missing.
 * @param busyMs how long SQLite waits for a lock, in milliseconds
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
    migrateDb(client);
  });
}

/**
 * Opens an existing database for reading alone: a long read here keeps no writer waiting. One of an older version is
 * brought up to date first.
 * @param busyMs how long SQLite waits for a lock, in milliseconds
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
    // The lock of another process goes away; who opens decides how long to wait.
    if (isBusy(error)) throw error;
    throw new DatabaseError(
      `an older version made it, and it cannot be brought up to date: ${describeError(file, error)}`,
    );
  }
}

function openReader(file: string, busyMs: number): Db {
  try {
    return configureReader(new Database(file, { timeout: busyMs, readonly: true, fileMustExist: true }));
  } catch (error) {
    // Also where nothing can be written beside the file, be it only what SQLite needs to read it.
    if (!/^SQLITE_(?:CANTOPEN|READONLY)/.test(getErrorCode(error))) throw error;
    return configureReader(openImmutable(file));
  }
}

const configureReader = (client: Database.Database): Db =>
  configureConnection(client, () => {
    if (client.pragma("application_id", { simple: true }) !== APPLICATION_ID) throw foreignDatabaseError();
    client.pragma("query_only = ON");
  });

/** Closes a database; what it had in its write-ahead log goes into the file when it was the last one. */
export function closeDb(db: Db): void {
  db.$client.close();
}

/** Lets SQLite look at how much there is of what, on which it founds its choice of indexes. */
export function refreshStatistics(db: Db): void {
  db.$client.pragma("optimize = 0x10002");
}

const foreignDatabaseError = () => new DatabaseError("it is the database of another program");

function setApplicationId(client: Database.Database): void {
  // Counted before the owner is read: another process may be making the same database right now.
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

const getErrorCode = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "");

function describeError(file: string, error: unknown): string {
  if (error instanceof DatabaseError) return error.message;
  if (existsSync(file) && statSync(file).isDirectory()) return "it is a folder";
  const code = getErrorCode(error);
  const known = Object.keys(REASONS).find((key) => code === key || code.startsWith(`${key}_`));
  if (known) return REASONS[known] ?? known;
  return getErrorMessage(error);
}

function withDatabaseErrors(file: string, open: () => Db): Db {
  try {
    return open();
  } catch (error) {
    if (error instanceof DatabaseError && error.cause !== undefined) throw error;
    throw new DatabaseError(`cannot use the database ${file}: ${describeError(file, error)}`, { cause: error });
  }
}
