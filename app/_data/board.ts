import { statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { connection } from "next/server";
import { LOCK_POLL_MS, serverPatience, whenFree } from "@/db/lock-wait";
import { closeDb, type Db, isUnchangedSinceOpen, openDb, openReadonlyDb } from "@/db/open";

/** The file of the board that this server shows. */
export function getBoardFile(): string {
  return process.env.CLAIMBOARD_DB || join(/* turbopackIgnore: true */ process.cwd(), "data", "claimboard.db");
}

interface OpenBoard {
  readonly db: Db;
  /** Which file it is: another one may come to stand under the same name. */
  readonly fileIdentity: string;
}

let openedBoard: OpenBoard | null = null;

/**
 * The connection of this process, which stays open between requests, so that what SQLite and the filters have in memory
 * serves the next one, too. A board that nobody has made yet is an empty one.
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

/** Reads from the board, at the time of the request, on a connection that cannot write. */
export async function readBoard<T>(read: (db: Db) => T | Promise<T>): Promise<T> {
  await connection();
  // A reader needs a lock where the file has to be brought up to date or repaired first, and then alone.
  return await read(await whenFree(getConnection, serverPatience()));
}

/** The parameters of a page's address as the parsers of `lib` take them. */
export function toSearchParams(pageParams: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(pageParams)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) params.append(key, one);
  }
  return params;
}
