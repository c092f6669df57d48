/** A database that cannot be used, said so that a person can act on it. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
}
