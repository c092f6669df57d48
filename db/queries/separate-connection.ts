import { DatabaseError } from "../database-error";
import { closeDb, type Db, isUnchangedSinceOpen, openReadonlyDb } from "../open";

/**
 * Streams the results of `read` on a separate connection, which is closed at the end, so that long exports need little
 * memory and block no other query.
 */
export function* iterateOnSeparateConnection<T>(file: string, read: (db: Db) => Iterable<T>): Generator<T> {
  const db = openReadonlyDb(file);
  try {
    // One consistent snapshot, regardless of concurrent writes.
    db.$client.exec("BEGIN");
    yield* read(db);
    if (!isUnchangedSinceOpen(db)) throw new DatabaseError(`${file} was written to while it was read; try again`);
  } finally {
    closeDb(db);
  }
}
