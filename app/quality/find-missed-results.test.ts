import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestBoard, createTestPaper, type TestBoard } from "@/db/fixtures/test-board";
import { findMissedResults } from "./find-missed-results";

let board: TestBoard;
beforeAll(async () => {
  board = createTestBoard();
  const abstracts = {
    "With a claim": "Owl-7B goes from 40 to 52 on MathVista.",
    "Looks missed": "We study owls. Scores ranged widely, and the best owl reached 57.1% in our setting.",
    "A confidence level": "We build owls. All intervals are 95% confidence intervals.",
    "No number": "We think about owls.",
  };
  await board.add(Object.entries(abstracts).map(([title, abstract]) => createTestPaper({ title, abstract })));
});
afterAll(() => board.remove());

it("lists papers without claims whose sentences report a percentage", async () => {
  const found = await findMissedResults(board.db);
  const { silentPapers, missed } = found;
  expect(silentPapers).toBe(3);
  expect(missed.map(({ title, sentence }) => [title, sentence])).toEqual([
    ["Looks missed", "Scores ranged widely, and the best owl reached 57.1% in our setting."],
  ]);
  expect(await findMissedResults(board.db)).toBe(found);
});
