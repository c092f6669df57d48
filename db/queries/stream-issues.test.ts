import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestBoard, type TestBoard } from "../fixtures/test-board";
import { MAX_LISTED_ISSUES } from "./list-imports";
import { hasImport, streamIssues } from "./stream-issues";

let board: TestBoard;
beforeEach(() => {
  board = createTestBoard();
});
afterEach(() => board.remove());

it("yields all issues of a source, and none of another", async () => {
  const issues = Array.from({ length: MAX_LISTED_ISSUES + 5 }, (_, i) => ({
    severity: "skipped" as const,
    source: "a.md",
    locator: `line ${i}`,
    message: "no abstract",
    ...(i === 3 ? { excerpt: "# Owls" } : {}),
  }));
  await board.add([...issues, { ...issues[0], source: "b.md" } as (typeof issues)[0]].map((issue) => ({ issue })));
  expect([...streamIssues(board.file, "a.md")]).toEqual(issues);
  expect([...streamIssues(board.file, "none.md")]).toEqual([]);
  expect(["a.md", "none.md"].map((source) => hasImport(board.db, source))).toEqual([true, false]);
});
