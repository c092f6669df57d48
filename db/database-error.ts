/** A database that cannot be used; the message says what a user can do. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
}

/** Returns the code of an error of Node or SQLite; empty if it has none. */
export const getErrorCode = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** SQLite errors about a value; all others concern the file, the disk or a lock. */
const OF_RECORD = /^SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG|RANGE)/;

/** True if an error was caused by the record being stored, so that the other records can still be stored. */
export function isOfRecord(error: unknown): boolean {
  if (error instanceof DatabaseError) return false;
  const code = getErrorCode(error);
  return !code.startsWith("SQLITE_") || OF_RECORD.test(code);
}

/** True if a file is damaged or is no database, so that only a backup helps. */
export const isDamaged = (error: unknown): boolean => /^SQLITE_(?:CORRUPT|NOTADB)/.test(getErrorCode(error));

/** Codes of errors for which the remedy is to free disk space. */
const DISK_FULL = /^(?:SQLITE_FULL|ENOSPC|EDQUOT)$/;

/** True if an error or its cause says that the disk, or the quota of the user, is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return DISK_FULL.test(getErrorCode(error)) || isDiskFull(error.cause);
}
