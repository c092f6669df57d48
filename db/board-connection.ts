import { statSync } from "node:fs";
import { LOCK_POLL_MS } from "./lock-wait";
import { closeDb, type Db, isUnchangedSinceOpen, openDb, openReadonlyDb } from "./open";

interface OpenBoard {
  readonly db: Db;
  /** Identity of the file: another one may replace it under the same name. */
  readonly fileIdentity: string;
}

/** Shared by the server, pages and route handlers, which are separate bundles in one process. */
const KEY = Symbol.for("claimboard.board");
const shared = globalThis as { [KEY]?: OpenBoard | null };

/**
 * Returns the read-only connection of this process. It stays open between requests, so that the caches of SQLite and of
 * cached reads are reused. A missing file is an empty board.
 * @throws DatabaseError if the database cannot be used or is locked; a reader needs a lock only if the file has to be
 * migrated or recovered first
 */
export function getBoardConnection(file: string): Db {
  const stat = statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false });
  const fileIdentity = stat ? `${file} ${stat.dev} ${stat.ino} ${stat.birthtimeMs}` : "none";
  const opened = shared[KEY];
  if (opened?.fileIdentity === fileIdentity && isUnchangedSinceOpen(opened.db)) return opened.db;
  if (opened) closeDb(opened.db);
  shared[KEY] = null;
  const db = stat ? openReadonlyDb(file, LOCK_POLL_MS) : openDb(":memory:");
  shared[KEY] = { db, fileIdentity };
  return db;
}
