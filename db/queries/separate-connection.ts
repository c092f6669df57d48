import { DatabaseError } from "../database-error";
import { closeDb, type Db, isFresh, openReadonlyDb } from "../open";

/**
 * What a read gives, one at a time, on a connection of its own that is closed at the end, so that an export of any
 * length takes little memory and keeps nobody waiting.
 */
export function* iterateOnSeparateConnection<T>(file: string, read: (db: Db) => Iterable<T>): Generator<T> {
  const db = openReadonlyDb(file);
  try {
    // One state of the board from the first to the last, whatever others write meanwhile.
    db.$client.exec("BEGIN");
    yield* read(db);
    if (!isFresh(db)) throw new DatabaseError(`${file} was written to while it was read; try again`);
  } finally {
    closeDb(db);
  }
}
