import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { DatabaseError, isDamaged, isDiskFull, isOfRecord } from "./database-error";

const sqlite = (code: string) => new Database.SqliteError("no", code);

it.each([
  [sqlite("SQLITE_CONSTRAINT_NOTNULL"), true],
  [sqlite("SQLITE_CONSTRAINT_TRIGGER"), true],
  [sqlite("SQLITE_TOOBIG"), true],
  [new TypeError("no such token"), true],
  ["thrown as it is", true],
  [sqlite("SQLITE_BUSY"), false],
  [sqlite("SQLITE_FULL"), false],
  [sqlite("SQLITE_IOERR_WRITE"), false],
  [sqlite("SQLITE_CORRUPT"), false],
  [sqlite("SQLITE_READONLY"), false],
  [new DatabaseError("made by a later version"), false],
])("isOfRecord(%o) is %s", (error, expected) => expect(isOfRecord(error)).toBe(expected));

it.each([
  [sqlite("SQLITE_FULL"), true],
  [Object.assign(new Error("no space left on device"), { code: "ENOSPC" }), true],
  [new DatabaseError("cannot use it", { cause: sqlite("SQLITE_FULL") }), true],
  [sqlite("SQLITE_IOERR"), false],
  [new Error("SQLITE_FULL"), false],
  ["SQLITE_FULL", false],
])("isDiskFull(%o) is %s", (error, expected) => expect(isDiskFull(error)).toBe(expected));

it.each([
  [sqlite("SQLITE_CORRUPT_VTAB"), true],
  [sqlite("SQLITE_NOTADB"), true],
  [sqlite("SQLITE_CANTOPEN"), false],
  [new DatabaseError("made by a later version"), false],
])("isDamaged(%o) is %s", (error, expected) => expect(isDamaged(error)).toBe(expected));
