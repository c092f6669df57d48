import { resolve } from "node:path";
import { closeDb, type Db, openDb, openReadonlyDb } from "./open";

/** The database of the dashboard: opened once in a process, also where the server loads this module several times. */

const KEY = Symbol.for("claimboard.board");
interface Board {
  readonly file: string;
  readonly db: Db;
}
const shared = globalThis as typeof globalThis & { [KEY]?: Board };

/** The file that holds the board. */
export function boardFile(): string {
  return resolve(process.env.CLAIMBOARD_DB || "data/claimboard.db");
}

/**
 * The board for reading. A database that is missing is made, an old one brought up to date; what another process
 * imports meanwhile is seen by the next query.
 */
export function board(): Db {
  const file = boardFile();
  if (shared[KEY]?.file !== file) {
    closeDb(openDb(file));
    shared[KEY] = { file, db: openReadonlyDb(file) };
  }
  return shared[KEY].db;
}
