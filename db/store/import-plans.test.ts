import Database from "better-sqlite3";
import { afterAll, expect, it, vi } from "vitest";
import { createTestBoard, createTestPaper } from "../fixtures/test-board";

const board = createTestBoard();
/** A new board has no statistics: SQLite then takes every index for a good one. */
const newBoard = createTestBoard();
afterAll(() => {
  board.remove();
  newBoard.remove();
});

/**
 * Reading all rows of a table that grows with the papers, or all papers of one extractor. Decisions of users are few,
 * subqueries are limited, and a search index is read by its key.
 */
const READS_ALL =
  /^SCAN (?!json_each|kept_apart|name_decisions|CONSTANT ROW|\(subquery|.*VIRTUAL TABLE INDEX 0:=)|\(extractor=\?\)/;

const readPlan = (statement: string): string[] =>
  newBoard.db.$client
    .prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${statement.replace(/\?|@\w+/g, "1")}`)
    .all()
    .map(({ detail }) => detail);

it("finds what it needs for a paper on a new board by an index", async () => {
  const prepare = vi.spyOn(Database.prototype, "prepare");
  const papers = [createTestPaper({ title: "Owls" }), createTestPaper({ title: "Foxes", abstract: "Fox-7B is red." })];
  await board.add(papers);
  await board.add(papers);
  const statements = new Set(prepare.mock.calls.map(([text]) => text));
  prepare.mockRestore();
  const plans = [...statements]
    .filter((text) => /^\s*(?:SELECT|WITH|UPDATE|DELETE)\b/i.test(text))
    .map((text) => `${text}\n  ${readPlan(text).join("\n  ")}`);
  expect(plans.length).toBeGreaterThan(10);
  expect(plans.filter((text) => text.split("\n  ").some((step) => READS_ALL.test(step)))).toEqual([]);
});
