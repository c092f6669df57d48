import { afterEach, beforeEach, expect, it } from "vitest";
import type { InputIssue } from "@/lib/paper/input-issue";
import { createTestBoard, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { listImports, MAX_LISTED_ISSUES } from "./list-imports";

let board: TestBoard;
beforeEach(() => {
  board = createTestBoard();
});
afterEach(() => board.remove());

const issue = (parts: Partial<InputIssue> = {}) => ({
  issue: { severity: "skipped", source: "a.md", locator: "line 7", message: "no abstract", ...parts } as const,
});

it("returns nothing for an empty database", () => expect(listImports(board.db)).toEqual([]));

it("lists each file with its counts and issues", async () => {
  await board.add([createTestPaper({ title: "One", source: "a.md", locator: "line 1" })]);
  await board.add([createTestPaper({ title: "One", source: "a.md", locator: "line 90" })]);
  await board.add([
    issue({ excerpt: "## Broken" }),
    issue({ severity: "repaired", locator: "line 9", message: "odd date" }),
    issue(),
    issue({ source: "empty.txt", locator: "whole file", message: "is empty" }),
  ]);
  const imports = listImports(board.db);
  expect(imports.map(({ source, papers, skipped, repaired }) => [source, papers, skipped, repaired])).toEqual([
    ["empty.txt", 0, 1, 0],
    ["a.md", 1, 1, 1],
  ]);
  expect(imports[1]?.issues).toEqual([
    { severity: "skipped", locator: "line 7", message: "no abstract", excerpt: "## Broken" },
    { severity: "repaired", locator: "line 9", message: "odd date" },
  ]);
});

it("lists repeated reasons with their numbers and first locations", async () => {
  await board.add([
    ...[9, 3, 4, 5, 6, 7, 8].map((line) => issue({ locator: `line ${line}` })),
    ...[1, 2].map((line) => issue({ locator: `line ${line}`, message: "odd date", severity: "repaired" })),
    ...[1, 2, 3, 4, 5, 6].map((line) => issue({ locator: `line ${line}`, message: `the row has ${line + 3} cells` })),
  ]);
  expect(listImports(board.db)[0]?.reasons).toEqual([
    { severity: "skipped", message: "no abstract", count: 7, first: "line 9" },
    { severity: "skipped", message: "the row has 4 cells", count: 6, first: "line 1" },
  ]);
});

it("counts unlisted issues", async () => {
  await board.add(Array.from({ length: MAX_LISTED_ISSUES + 5 }, (_, i) => issue({ locator: `line ${i}` })));
  const [first] = listImports(board.db);
  expect([first?.skipped, first?.issues.length]).toEqual([MAX_LISTED_ISSUES + 5, MAX_LISTED_ISSUES]);
});
