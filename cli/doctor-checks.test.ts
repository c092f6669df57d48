import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { createTestBoard } from "@/db/fixtures/test-board";
import type { DatabaseState } from "@/db/inspect";
import {
  checkDatabaseFile,
  checkNodeVersion,
  checkProgram,
  checkSpace,
  describeDatabase,
  formatCheck,
} from "./doctor-checks";

const MB = 1024 * 1024;

it.each([
  ["20.19.0", "ok"],
  ["20.20.2", "ok"],
  ["22.0.0", "ok"],
  ["20.18.9", "problem"],
  ["18.20.0", "problem"],
])("Node %s: %s", (version, level) => expect(checkNodeVersion(version).level).toBe(level));

it.each([
  [200 * MB, 50 * MB, "ok"],
  [199 * MB, 50 * MB, "problem"],
  [0, 0, "problem"],
])("%d bytes free for a database of %d: %s", (free, size, level) => expect(checkSpace(free, size).level).toBe(level));

const STATE: DatabaseState = {
  ...{ isCurrent: true, papers: 2, claims: 3, outdatedPapers: 0, danglingRows: 0 },
  ...{ damage: [], missing: [], incompleteIndexes: [], backups: [] },
};
const levels = (change: Partial<DatabaseState>): string[] =>
  describeDatabase("b.db", { ...STATE, ...change })
    .filter(({ level }) => level !== "ok")
    .map(({ level, text }) => `${level}: ${text}`);

describe("describeDatabase", () => {
  it.each([
    [{}, []],
    [{ damage: ["row 1 missing"] }, ["problem: the file is damaged: row 1 missing"]],
    [{ danglingRows: 1 }, ["problem: 1 row without its parent row"]],
    [{ missing: ["index x"], incompleteIndexes: ["y"] }, ["problem: missing or incomplete: index x, y"]],
    [{ isCurrent: false, missing: ["index x"] }, ["note: the schema is older than this program"]],
    [{ outdatedPapers: 2 }, ["note: 2 papers extracted by another version"]],
  ])("%j", (change, expected) => expect(levels(change)).toEqual(expected));

  it("has a remedy for everything that is not ok", () => {
    const all = { damage: ["x"], danglingRows: 1, missing: ["x"], outdatedPapers: 1 };
    const checks = describeDatabase("b.db", { ...STATE, ...all }).filter(({ level }) => level !== "ok");
    expect(checks).toHaveLength(4);
    for (const check of checks) expect(formatCheck(check)).toMatch(/ → \w/);
  });
});

it("reports a token that cannot be used, without showing it", () => {
  vi.stubEnv("CLAIMBOARD_TOKEN", "owl-owl");
  const problems = checkProgram().filter(({ text }) => text.includes("CLAIMBOARD_TOKEN"));
  vi.unstubAllEnvs();
  expect(problems).toMatchObject([{ level: "problem" }]);
  expect(problems[0]?.text).not.toContain("owl-owl");
});

it("advises a backup for a damaged database only", () => {
  const board = createTestBoard();
  board.db.$client.pragma("application_id = 7");
  const text = join(dirname(board.file), "text.db");
  writeFileSync(text, "no database ".repeat(100));
  const remedies = [board.file, text].map((file) => checkDatabaseFile(file)[0]?.remedy);
  expect(remedies).toEqual([expect.stringMatching(/another file with --db/), expect.stringMatching(/put a backup/)]);
  board.remove();
});

it("notes that a database does not exist yet", () =>
  expect(checkDatabaseFile("/nowhere/b.db")).toMatchObject([{ level: "note" }]));
