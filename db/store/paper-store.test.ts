import { afterEach, beforeEach, expect, it } from "vitest";
import type { PaperRecord } from "@/lib/paper/paper";
import { createTestBoard, createTestPaper, type TestBoard } from "../fixtures/test-board";

let board: TestBoard;
beforeEach(() => {
  board = createTestBoard();
});
afterEach(() => board.remove());

const BASE = createTestPaper({ authors: ["Ada Bell"], source: "a.jsonl", locator: "line 1" });

/** A second record of the same paper that differs in one field only, and whether it changes the paper. */
const RECORDS: readonly [string, Partial<PaperRecord>, "merged" | "unchanged"][] = [
  ["the same fields", {}, "unchanged"],
  ["a further author", { authors: ["Ada Bell", "Cem Roy"] }, "merged"],
  ["a DOI", { doi: "10.1234/owl" }, "merged"],
  ["a venue", { venue: "Owl Letters" }, "merged"],
];

it.each(RECORDS)("a record with %s is counted", async (_, change, outcome) => {
  await board.add([BASE]);
  const { papers } = await board.add([{ ...BASE, ...change }]);
  expect(papers).toMatchObject({ new: 0, merged: 0, unchanged: 0, [outcome]: 1 });
});

it("stores the authors that only the second record has", async () => {
  await board.add([BASE]);
  await board.add([{ ...BASE, authors: ["Ada Bell", "Cem Roy"], source: "b.jsonl" }]);
  const names = board.db.$client.prepare("SELECT name FROM paper_authors ORDER BY position").pluck().all();
  expect(names).toEqual(["Ada Bell", "Cem Roy"]);
});
