/** A database that cannot be used, said so that a person can act on it. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
}

/** What SQLite says of a value that it cannot hold; anything else it says is of the file, the disk or a lock. */
const OF_RECORD = /^SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG|RANGE)/;

/** Whether a failure lies in the record that was being stored, so that the others can go on without it. */
export function isOfRecord(error: unknown): boolean {
  if (error instanceof DatabaseError) return false;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return !code.startsWith("SQLITE_") || OF_RECORD.test(code);
}
