import { copyFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestBoard, type TestBoard } from "@/db/fixtures/test-board";
import { checkReadiness, createReadinessCheck } from "./health";

let board: TestBoard;
beforeAll(() => {
  board = createTestBoard();
});
afterAll(() => board.remove());

it("is ready with a current database", () => expect(checkReadiness(board.file).isReady).toBe(true));

it("is not ready with an older schema", () => {
  const remove = board.db.$client.prepare(
    "DELETE FROM __drizzle_migrations WHERE id = (SELECT max(id) FROM __drizzle_migrations) RETURNING hash, created_at",
  );
  const { hash, created_at } = remove.get() as { hash: string; created_at: number };
  expect(checkReadiness(board.file)).toMatchObject({ isReady: false, reason: expect.stringContaining("older") });
  board.db.$client.prepare("INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)").run(hash, created_at);
  expect(checkReadiness(board.file).isReady).toBe(true);
});

it("is not ready without a file or with a broken one, and creates none", () => {
  const file = `${board.file}-other`;
  expect(checkReadiness(file)).toMatchObject({ isReady: false, reason: "the database file is missing" });
  expect(checkReadiness(file)).toMatchObject({ reason: "the database file is missing" });
  writeFileSync(file, "no database ".repeat(100));
  expect(checkReadiness(file)).toMatchObject({ isReady: false, detail: expect.stringContaining("not a database") });
  rmSync(file);
});

it("is ready in a folder without write permission, as the pages are", () => {
  const still = `${board.file}-still`;
  board.db.$client.pragma("wal_checkpoint(TRUNCATE)");
  copyFileSync(board.file, still);
  // SQLite cannot create this file, for any user.
  symlinkSync(join("none", "none"), `${still}-shm`);
  expect(checkReadiness(still)).toMatchObject({ isReady: true });
});

it("checks at most once per second", () => {
  let now = 0;
  const check = createReadinessCheck(`${board.file}-late`, () => now);
  expect(check().isReady).toBe(false);
  const late = createReadinessCheck(board.file, () => now);
  expect(late()).toBe(late());
  const before = check();
  now = 1000;
  expect(check()).not.toBe(before);
});
