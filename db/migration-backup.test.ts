import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestBoard, type TestBoard } from "./fixtures/test-board";
import { backUpBeforeMigration, listMigrationBackups } from "./migration-backup";
import { onMigrated } from "./migration-notice";
import { APPLICATION_ID, closeDb, openDb, openReadonlyDb } from "./open";

const MIGRATIONS = fileURLToPath(new URL("migrations", import.meta.url));

let board: TestBoard;
let notices: string[];
beforeEach(() => {
  board = createTestBoard();
  notices = [];
  onMigrated(({ backup }) => notices.push(backup));
});
afterEach(() => {
  vi.restoreAllMocks();
  onMigrated(() => {});
  board.remove();
});

const countApplied = (file: string): number => {
  const client = new Database(file, { readonly: true });
  const count = client.prepare("SELECT count(*) FROM __drizzle_migrations").pluck().get();
  client.close();
  return Number(count);
};

/** Creates a database with the first migration only, and a paper. */
function createOlder(name: string): string {
  const file = join(dirname(board.file), name);
  const client = new Database(file);
  const [first] = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  for (const statement of first?.sql ?? []) client.exec(statement);
  client.pragma(`application_id = ${APPLICATION_ID}`);
  client.exec("CREATE TABLE __drizzle_migrations (id integer PRIMARY KEY, hash text NOT NULL, created_at numeric)");
  client.exec(`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('${first?.hash}', ${first?.folderMillis})`);
  client.exec("INSERT INTO imports (source, first_at, last_at) VALUES ('owls.md', '2025-01-01', '2025-01-01')");
  client.close();
  return file;
}

const readSources = (file: string): unknown => {
  const client = new Database(file, { readonly: true });
  const sources = client.prepare("SELECT source FROM imports").pluck().all();
  client.close();
  return sources;
};

describe("a migration of an existing database", () => {
  it.each([openDb, openReadonlyDb])("is preceded by a complete backup (%o)", (open) => {
    const file = createOlder("older.db");
    closeDb(open(file));
    expect(countApplied(file)).toBe(countApplied(board.file));
    expect(notices).toEqual(listMigrationBackups(file));
    expect(notices.map((name) => basename(name))).toEqual([
      expect.stringMatching(/^older\.db\.before-migration-1-\d{8}T\d{9}Z\.db$/),
    ]);
    const [backup = ""] = notices;
    expect([countApplied(backup), readSources(backup)]).toEqual([1, ["owls.md"]]);
    closeDb(openDb(backup));
    expect([countApplied(backup), readSources(backup)]).toEqual([countApplied(board.file), ["owls.md"]]);
  });

  it("renames stored rules, also in claims of several rules", () => {
    const file = createOlder("rules.db");
    const older = new Database(file);
    older.pragma("foreign_keys = OFF");
    const names = "id paper_pk position sentence sentence_index aggregate role spans inferred rule".split(" ");
    const insert = older.prepare(
      `INSERT INTO claims (${names.join(", ")}, confidence, extractor, status, kind) VALUES (${names.map(() => "?")}, 1, '', '', '')`,
    );
    const rules = ["score-list+score-rival", "gain-told-relative", "score-verb"];
    for (const rule of rules) insert.run(rule, 1, 1, "Owls.", 1, 0, "own", "{}", "{}", rule);
    older.close();
    closeDb(openDb(file));
    const client = new Database(file, { readonly: true });
    expect(client.prepare("SELECT rule FROM claims ORDER BY pk").pluck().all()).toEqual([
      "score-list+score-baseline",
      "gain-stated-relative",
      "score-verb",
    ]);
    client.close();
  });

  it("renames the severity of stored issues", () => {
    const file = createOlder("issues.db");
    const older = new Database(file);
    older.exec(
      "INSERT INTO import_issues (import_pk, severity, locator, message) VALUES (1, 'mended', 'line 2', 'odd date')",
    );
    older.close();
    closeDb(openDb(file));
    const client = new Database(file, { readonly: true });
    expect(client.prepare("SELECT severity FROM import_issues").pluck().all()).toEqual(["repaired"]);
    client.close();
  });

  it("does not happen if the backup fails", () => {
    const file = createOlder("full.db");
    // A file has the name of the unfinished backup.
    const now = vi.spyOn(Date.prototype, "toISOString").mockReturnValue("2025-01-01T00:00:00.000Z");
    writeFileSync(`${file}.before-migration-1-20250101T000000000Z.db.part`, readFileSync(file));
    expect(() => openDb(file)).toThrow(
      /cannot use the database .*full\.db: the backup before its migration failed: output file/,
    );
    now.mockRestore();
    expect([countApplied(file), readSources(file), notices]).toEqual([1, ["owls.md"], []]);
  });

  it("is made only once, and a new or current database gets none", () => {
    closeDb(openDb(board.file));
    closeDb(openDb(join(dirname(board.file), "new.db")));
    expect(notices).toEqual([]);
    expect(readdirSync(dirname(board.file)).filter((name) => name.includes("before-migration"))).toEqual([]);
  });
});

describe("backUpBeforeMigration", () => {
  it("keeps the three newest backups of this database", () => {
    const days = [1, 2, 3, 4, 5].map((day) => new Date(Date.UTC(2025, 0, day)));
    const other = join(dirname(board.file), "board.db.before-migration-notes.db");
    closeDb(openDb(other));
    const made = days.map((day, applied) => backUpBeforeMigration(board.file, applied + 7, day));
    expect(listMigrationBackups(board.file)).toEqual(made.slice(2));
    expect(readdirSync(dirname(board.file))).toContain(basename(other));
  });

  it("says why it failed, and leaves no part", () => {
    const now = new Date();
    backUpBeforeMigration(board.file, 9, now);
    expect(() => backUpBeforeMigration(join(dirname(board.file), "none.db"), 9, now)).toThrow();
    expect(readdirSync(dirname(board.file)).filter((name) => name.endsWith(".part"))).toEqual([]);
  });
});
