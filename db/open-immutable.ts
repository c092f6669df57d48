import { statSync } from "node:fs";
import process from "node:process";
import { pathToFileURL } from "node:url";
import Database from "better-sqlite3";
import { DatabaseError } from "./database-error";

// Read once when the driver opens its first database: allows file names to be URIs with parameters.
process.env.SQLITE_USE_URI = "1";

/** State of a file and its log when a connection without locks was opened. */
const openedFiles = new WeakMap<Database.Database, { readonly file: string; readonly state: string }>();

/**
 * Opens a database in a location without write permission, such as a read-only disk. SQLite cannot create its lock files
 * there, so it reads without locks: changes that exist only in the log are not readable, and concurrent writes are not
 * seen (see `isUnchangedSinceOpen`).
 */
export function openImmutable(file: string): Database.Database {
  const log = getWalSize(file);
  const state = getFileState(file, log);
  if (log > 0)
    throw new DatabaseError(
      `its last changes are in ${file}-wal, which cannot be read without write permission for the folder; copy both files elsewhere`,
    );
  const client = new Database(`${pathToFileURL(file).href}?immutable=1`, { readonly: true });
  openedFiles.set(client, { file, state });
  return client;
}

/** False if the file of a connection without locks was written to after it was opened. */
export function isUnchangedSinceOpen({ $client }: { readonly $client: Database.Database }): boolean {
  const opened = openedFiles.get($client);
  return opened === undefined || getFileState(opened.file, getWalSize(opened.file)) === opened.state;
}

const getWalSize = (file: string): number => statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;

function getFileState(file: string, log: number): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return `${stat?.ino} ${stat?.size} ${stat?.mtimeMs} ${log}`;
}
