import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { afterEach, beforeEach, expect, it } from "vitest";
import { GAIN_RANKS } from "@/lib/claim/gain-rank";
import { createTestBoard, createTestClaim, createTestPaper, type TestBoard } from "./fixtures/test-board";

let board: TestBoard;
beforeEach(() => {
  board = createTestBoard();
});
afterEach(() => board.remove());

const FOLDER = fileURLToPath(new URL(".", import.meta.url));
const UPDATE = readMigrationFiles({ migrationsFolder: join(FOLDER, "migrations") })
  .flatMap(({ sql }) => sql)
  .find((statement) => statement.includes("UPDATE `claims` SET `gain_rank`"));

const ABSTRACT = "Owls gain 3 points, then 4 percentage points.";
const points = (text: string) => ({
  gain: 3,
  gain_kind: "points" as const,
  spans: { gain: [ABSTRACT.indexOf(text), ABSTRACT.indexOf(text) + text.length] as const },
});

it.each([
  ["before and after", {}, "percentagePoints"],
  ["before and after in another unit", { unit: "score" }, "difference"],
  ["no gain", { points: null }, "none"],
  ["points without a unit", { ...points("3 points"), unit: null }, "difference"],
  ["points with a percent word", { ...points("4 percentage points"), unit: null }, "percentagePoints"],
  ["points without a span", { ...points("3 points"), spans: {}, unit: null }, "difference"],
  ["points of percentages", points("3 points"), "percentagePoints"],
  ["a relative gain", { gain: 3, gain_kind: "relative" as const }, "relative"],
  ["percent of unknown kind", { gain: 3, gain_kind: "percent" as const }, "percent"],
  ["times", { gain: 3, gain_kind: "times" as const }, "times"],
] as const)("gives the claims of an older board the rank of new ones: %s", async (_, slots, rank) => {
  const extract = () => ({
    claims: [createTestClaim({ sentence: ABSTRACT, before: 40, after: 43, unit: "%", metric: "accuracy", ...slots })],
    sentences: [[0, ABSTRACT.length] as const],
    notes: [],
  });
  await board.add([createTestPaper({ abstract: ABSTRACT })], { version: "1.0.0", extract });
  const read = () => board.db.$client.prepare("SELECT gain_rank FROM claims").pluck().all();
  expect(read()).toEqual([GAIN_RANKS[rank]]);
  board.db.$client.exec(`UPDATE claims SET gain_rank = ${GAIN_RANKS.none}`);
  board.db.$client.exec(UPDATE ?? "");
  expect(read()).toEqual([GAIN_RANKS[rank]]);
});
