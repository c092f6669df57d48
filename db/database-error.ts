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

/** Codes of errors for which the remedy is to free disk space. */
const DISK_FULL = /^(?:SQLITE_FULL|ENOSPC|EDQUOT)$/;

/** True if an error or its cause says that the disk, or the quota of the user, is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return DISK_FULL.test(code) || isDiskFull(error.cause);
}
