import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, describe, expect, it } from "vitest";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestPaper } from "./fixtures/test-board";
import { closeDb, isUnchangedSinceOpen, openDb, openReadonlyDb } from "./open";
import { getBoardStats } from "./queries/get-board-stats";
import { streamClaims } from "./queries/stream-claims";

const folder = mkdtempSync(join(tmpdir(), "claimboard-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = (name: string) => join(folder, name);

describe("openDb", () => {
  it("creates the file, its folders and its tables, and opens them again", () => {
    const file = path("new/deep/board.db");
    closeDb(openDb(file));
    const db = openDb(file);
    expect(getBoardStats(db)).toMatchObject({ papers: 0, claims: 0, first_published: null });
    expect(db.$client.pragma("journal_mode", { simple: true })).toBe("wal");
    expect(db.$client.pragma("foreign_keys", { simple: true })).toBe(1);
    closeDb(db);
  });

  it("rejects a file that is not a database", () => {
    writeFileSync(path("text.db"), "# Papers\n\nnot a database\n".repeat(50));
    expect(() => openDb(path("text.db"))).toThrow(/cannot use the database .*text\.db: it is not a SQLite database/);
    expect(() => openReadonlyDb(path("text.db"))).toThrow(/it is not a SQLite database/);
  });

  it("rejects a folder, and a file as parent folder", () => {
    mkdirSync(path("folder"));
    expect(() => openDb(path("folder"))).toThrow(/it is a folder/);
    expect(() => openDb(path("text.db/board.db"))).toThrow(/its folder is a file/);
  });

  it("does not change the database of another program", () => {
    const file = path("other.db");
    const other = new Database(file);
    other.exec("CREATE TABLE papers (name text)");
    other.close();
    expect(() => openDb(file)).toThrow(/another program/);
    expect(() => openReadonlyDb(file)).toThrow(/another program/);
    const again = new Database(file);
    expect(again.prepare("SELECT count(*) FROM sqlite_schema").pluck().get()).toBe(1);
    again.close();
  });

  it("does not change the database of a newer version", () => {
    const file = path("newer.db");
    const db = openDb(file);
    db.$client.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('from the future', 9e15)");
    closeDb(db);
    expect(() => openDb(file)).toThrow(/newer version of Claimboard/);
    expect(() => openReadonlyDb(file)).toThrow(/newer version of Claimboard/);
  });

  it("reports a truncated file as damaged, on opening or on reading", async () => {
    const board = createTestBoard();
    await board.add(Array.from({ length: 300 }, () => createTestPaper()));
    board.db.$client.pragma("wal_checkpoint(TRUNCATE)");
    const file = path("cut.db");
    await board.db.$client.backup(file);
    board.remove();
    truncateSync(file, 40_000);
    expect(() => getBoardStats(openDb(file))).toThrow(/damaged|malformed/);
  });
});

describe("openReadonlyDb", () => {
  it("does not create a database", () => {
    expect(() => openReadonlyDb(path("none.db"))).toThrow(/cannot be opened/);
  });

  it("migrates the database of an older version", () => {
    const file = path("older.db");
    const old = new Database(file);
    old.pragma("application_id = 1129071181");
    old.close();
    const db = openReadonlyDb(file);
    expect(getBoardStats(db).papers).toBe(0);
    closeDb(db);
  });

  it("cannot write, and sees changes of other processes", async () => {
    const board = createTestBoard();
    const reader = openReadonlyDb(board.file);
    expect(() => reader.$client.exec("DELETE FROM papers")).toThrow(/readonly/);
    await board.add([createTestPaper()]);
    expect(getBoardStats(reader).papers).toBe(1);
    closeDb(reader);
    board.remove();
  });
});

describe("openReadonlyDb without write permission", () => {
  /** A copy of a board with two papers in a folder where SQLite cannot create its files, for any user. */
  async function stillBoard(name: string): Promise<string> {
    const board = createTestBoard();
    await board.add([createTestPaper(), createTestPaper()]);
    board.db.$client.pragma("wal_checkpoint(TRUNCATE)");
    copyFileSync(board.file, path(name));
    board.remove();
    symlinkSync(join("none", "none"), `${path(name)}-shm`);
    return path(name);
  }

  it("reads the database", async () => {
    const db = openReadonlyDb(await stillBoard("still 100%?#.db"));
    expect(getBoardStats(db).papers).toBe(2);
    expect(() => db.$client.exec("DELETE FROM papers")).toThrow(/readonly/);
    closeDb(db);
  });

  it("reports that the last changes cannot be read", async () => {
    const file = await stillBoard("log.db");
    writeFileSync(`${file}-wal`, "changes");
    expect(() => openReadonlyDb(file)).toThrow(/its last changes are in .*log\.db-wal/);
  });

  it("detects that the file was written to", async () => {
    const file = await stillBoard("moving.db");
    const db = openReadonlyDb(file);
    expect(isUnchangedSinceOpen(db)).toBe(true);
    const claims = streamClaims(file, buildClaimQuery());
    expect(claims.next().done).toBe(false);
    writeFileSync(`${file}-wal`, "changes");
    expect(isUnchangedSinceOpen(db)).toBe(false);
    expect(() => [...claims]).toThrow(/was written to while it was read/);
    closeDb(db);
  });

  it("reports that an older version cannot be migrated", () => {
    const old = new Database(path("old.db"));
    old.pragma("application_id = 1129071181");
    old.close();
    symlinkSync(join("none", "none"), `${path("old.db")}-shm`);
    expect(() => openReadonlyDb(path("old.db"))).toThrow(/it was created by an older version and cannot be migrated/);
  });
});
