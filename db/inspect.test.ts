import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestBoard, createTestPaper, type TestBoard } from "./fixtures/test-board";
import { inspectDatabase, readSqliteVersion } from "./inspect";

let board: TestBoard;
beforeEach(async () => {
  board = createTestBoard();
  await board.add([createTestPaper(), createTestPaper()]);
});
afterEach(() => board.remove());

const VERSION = "1.0.0";

describe("inspectDatabase", () => {
  it("finds nothing wrong with a current database", () => {
    expect(inspectDatabase(board.file, VERSION)).toEqual({
      isCurrent: true,
      papers: 2,
      claims: 2,
      outdatedPapers: 0,
      damage: [],
      danglingRows: 0,
      missing: [],
      incompleteIndexes: [],
      backups: [],
    });
  });

  it.each([
    ["DROP INDEX claims_by_paper", { missing: ["index claims_by_paper"] }],
    ["DROP TABLE views", { missing: ["table views", "index views_by_name"] }],
    ["DELETE FROM claims_fts WHERE rowid = 1", { incompleteIndexes: ["claims_fts"] }],
    ["UPDATE papers SET extractor = '0.9.0' WHERE pk = 1", { outdatedPapers: 1 }],
    ["DELETE FROM __drizzle_migrations WHERE id = 1", { isCurrent: false }],
    ["PRAGMA foreign_keys = OFF; DELETE FROM papers WHERE pk = 1", { papers: 1, danglingRows: expect.any(Number) }],
  ])("finds the effect of %s", (sql, found) => {
    board.db.$client.exec(sql);
    const state = inspectDatabase(board.file, VERSION);
    expect(state).toMatchObject(found);
    if ("danglingRows" in found) expect(state.danglingRows).toBeGreaterThan(0);
  });

  it("finds damage, and changes nothing", () => {
    board.db.$client.pragma("wal_checkpoint(TRUNCATE)");
    const damaged = `${board.file}-damaged`;
    copyFileSync(board.file, damaged);
    const reader = new Database(damaged, { readonly: true });
    const pageSize = Number(reader.pragma("page_size", { simple: true }));
    const root = reader.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'claims_by_metric'").pluck().get();
    reader.close();
    const bytes = readFileSync(damaged);
    // The last cell of an index: its key and row number.
    bytes.fill(0x01, Number(root) * pageSize - 3, Number(root) * pageSize);
    writeFileSync(damaged, bytes);
    expect(inspectDatabase(damaged, VERSION).damage).not.toEqual([]);
    expect(readFileSync(damaged).equals(bytes)).toBe(true);
  });

  it("throws for a database of another program", () => {
    board.db.$client.pragma("application_id = 7");
    expect(() => inspectDatabase(board.file, VERSION)).toThrow(/belongs to another program/);
  });

  it("throws for a file that is no database", () => {
    writeFileSync(`${board.file}-text`, "no database ".repeat(100));
    expect(() => inspectDatabase(`${board.file}-text`, VERSION)).toThrow(/not a database/);
  });
});

it("knows the version of SQLite", () => expect(readSqliteVersion()).toMatch(/^3\.\d+\.\d+$/));
