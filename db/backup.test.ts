import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { backUpDb } from "./backup";
import { createTestBoard, createTestPaper, readBoardContent, type TestBoard } from "./fixtures/test-board";
import { closeDb, openDb } from "./open";

let board: TestBoard;
let target: string;
beforeEach(async () => {
  board = createTestBoard();
  target = join(dirname(board.file), "copy.db");
  await board.add([createTestPaper(), createTestPaper()]);
});
afterEach(() => board.remove());

const filesBeside = (): string[] => readdirSync(dirname(board.file)).filter((name) => name.startsWith("copy.db"));

it("copies an open database completely, as one file", async () => {
  expect(await backUpDb(board.file, target)).toMatchObject({ papers: 2, claims: 2 });
  expect(filesBeside()).toEqual(["copy.db"]);
  const db = openDb(target);
  expect(readBoardContent({ db })).toEqual(readBoardContent(board));
  closeDb(db);
});

it("ends with the state at its start while another connection keeps writing", async () => {
  const writer = openDb(board.file);
  const insert = writer.$client.prepare("INSERT INTO views (name, query, saved_at) VALUES (?, '', '')");
  let written = 0;
  const timer = setInterval(() => insert.run(`view ${written++}`), 1);
  // Enough pages for many steps of the copy.
  writer.$client.exec(
    "CREATE TABLE filler (x); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 9000) INSERT INTO filler SELECT randomblob(4000) FROM n",
  );
  await backUpDb(board.file, target);
  clearInterval(timer);
  closeDb(writer);
  expect(written).toBeGreaterThan(0);
  const copy = new Database(target, { readonly: true });
  expect(copy.pragma("integrity_check", { simple: true })).toBe("ok");
  expect(copy.prepare("SELECT count(*) FROM views").pluck().get()).toBe(0);
  copy.close();
});

it("replaces an older backup, and leaves it if the new one fails", async () => {
  await backUpDb(board.file, target);
  await board.add([createTestPaper()]);
  expect(await backUpDb(board.file, target)).toMatchObject({ papers: 3 });
  const before = readFileSync(target);
  const broken = join(dirname(board.file), "broken.db");
  writeFileSync(broken, readFileSync(target));
  truncateSync(broken, 20_000);
  await expect(backUpDb(broken, target)).rejects.toThrow(/cannot back up .*broken\.db.*: the file is damaged/);
  expect(readFileSync(target).equals(before)).toBe(true);
  expect(filesBeside()).toEqual(["copy.db"]);
});

it("refuses targets that it would destroy", async () => {
  writeFileSync(target, "my notes");
  await expect(backUpDb(board.file, target)).rejects.toThrow(
    /cannot back up .* to .*copy\.db: that file exists and is not a backup/,
  );
  expect(readFileSync(target, "utf8")).toBe("my notes");
  await expect(backUpDb(board.file, board.file)).rejects.toThrow(/that is the database itself/);
  mkdirSync(`${target}-folder`);
  await expect(backUpDb(board.file, `${target}-folder`)).rejects.toThrow(/that is a folder/);
  await expect(backUpDb(board.file, join(target, "x.db"))).rejects.toThrow(/cannot back up/);
});

it.each(["-wal", "-journal"])(
  "refuses a target beside a log %s, which would be applied to the copy",
  async (suffix) => {
    await backUpDb(board.file, target);
    writeFileSync(target + suffix, "");
    await expect(backUpDb(board.file, target)).rejects.toThrow(/copy\.db-\w+ exists, so that database may be in use/);
  },
);

it("copies a database in a folder without write permission", async () => {
  await backUpDb(board.file, target);
  // SQLite cannot create this file of a database in WAL mode, for any user.
  const copy = new Database(target);
  copy.pragma("journal_mode = WAL");
  copy.close();
  symlinkSync(join("none", "none"), `${target}-shm`);
  expect(await backUpDb(target, `${target}-2`)).toMatchObject({ papers: 2, claims: 2 });
});

it("refuses a database of another program", async () => {
  const other = join(dirname(board.file), "other.db");
  const client = new Database(other);
  client.exec("CREATE TABLE x (y)");
  client.close();
  await expect(backUpDb(other, target)).rejects.toThrow(/belongs to another program/);
  expect(existsSync(target)).toBe(false);
});
