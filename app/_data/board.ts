import { statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { connection } from "next/server";
import { LOCK_POLL_MS, serverLockWait, whenFree } from "@/db/lock-wait";
import { closeDb, type Db, isUnchangedSinceOpen, openDb, openReadonlyDb } from "@/db/open";

/** Returns the path of the database that this server shows. */
export function getBoardFile(): string {
  return process.env.CLAIMBOARD_DB || join(/* turbopackIgnore: true */ process.cwd(), "data", "claimboard.db");
}

interface OpenBoard {
  readonly db: Db;
  /** Identity of the file: another one may replace it under the same name. */
  readonly fileIdentity: string;
}

let openedBoard: OpenBoard | null = null;

/**
 * Returns the connection of this process. It stays open between requests, so that the caches of SQLite and of the filters
 * are reused. A missing file is an empty board.
 */
function getConnection(): Db {
  const file = getBoardFile();
  const stat = statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false });
  const fileIdentity = stat ? `${file} ${stat.dev} ${stat.ino} ${stat.birthtimeMs}` : "none";
  if (openedBoard?.fileIdentity === fileIdentity && isUnchangedSinceOpen(openedBoard.db)) return openedBoard.db;
  if (openedBoard) closeDb(openedBoard.db);
  openedBoard = null;
  openedBoard = { db: stat ? openReadonlyDb(file, LOCK_POLL_MS) : openDb(":memory:"), fileIdentity };
  return openedBoard.db;
}

/** Runs a query at request time on a read-only connection. */
export async function readBoard<T>(read: (db: Db) => T | Promise<T>): Promise<T> {
  await connection();
  // A reader needs a lock only if the file has to be migrated or recovered first.
  return await read(await whenFree(getConnection, serverLockWait()));
}

/** Converts the search parameters of a page to `URLSearchParams`. */
export function toSearchParams(pageParams: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(pageParams)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) params.append(key, one);
  }
  return params;
}
