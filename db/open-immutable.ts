import { statSync } from "node:fs";
import process from "node:process";
import { pathToFileURL } from "node:url";
import Database from "better-sqlite3";
import { DatabaseError } from "./database-error";

// Asked once, when the driver is loaded with the first database: a name may be an address with parameters.
process.env.SQLITE_USE_URI = "1";

/** What a file and its log were like when a connection without locks was opened. */
const openedFiles = new WeakMap<Database.Database, { readonly file: string; readonly state: string }>();

/**
 * Opens a database that stands where nothing can be written, on a read-only disk or in somebody else's folder. SQLite
 * cannot make the files there by which readers and writers heed each other, so that this is for files at rest: what
 * stands in the log alone is out of reach, and what others write meanwhile is not seen (`isFresh`).
 */
export function openImmutable(file: string): Database.Database {
  const log = getWalSize(file);
  const state = getFileState(file, log);
  if (log > 0)
    throw new DatabaseError(
      `its last changes stand in ${file}-wal, which cannot be read where its folder cannot be written; copy both files elsewhere`,
    );
  const client = new Database(`${pathToFileURL(file).href}?immutable=1`, { readonly: true });
  openedFiles.set(client, { file, state });
  return client;
}

/** False where a connection without locks was opened before somebody wrote to its file. */
export function isUnchangedSinceOpen({ $client }: { readonly $client: Database.Database }): boolean {
  const then = openedFiles.get($client);
  return then === undefined || getFileState(then.file, getWalSize(then.file)) === then.state;
}

const getWalSize = (file: string): number => statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;

function getFileState(file: string, log: number): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return `${stat?.ino} ${stat?.size} ${stat?.mtimeMs} ${log}`;
}
