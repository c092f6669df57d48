/** A database that cannot be used; the message says what a user can do. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
}

/** SQLite errors about a value; all others concern the file, the disk or a lock. */
const OF_RECORD = /^SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG|RANGE)/;

/** True if an error was caused by the record being stored, so that the other records can still be stored. */
export function isOfRecord(error: unknown): boolean {
  if (error instanceof DatabaseError) return false;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return !code.startsWith("SQLITE_") || OF_RECORD.test(code);
}
