import { afterAll, beforeAll, expect, it } from "vitest";
import { claimQuery } from "../../lib/claim-query";
import { MOST_TERMS } from "../../lib/search-terms";
import { type TestBoard, testBoard, testPaper } from "../fixtures/board";
import { listClaims } from "./list-claims";
import { listPapers } from "./list-papers";

const WORDS = Array.from({ length: MOST_TERMS }, (_, i) => `w${i}`);
let board: TestBoard;
beforeAll(async () => {
  board = testBoard();
  await board.add([testPaper({ title: WORDS.join(" ") })]);
});
afterAll(() => board.remove());

it.each([
  ["all words", WORDS.join(" "), 1],
  ["a last word that is not there", [...WORDS.slice(1), "owlet"].join(" "), 0],
  ["a last word that must not be there", [...WORDS.slice(1), "-w0"].join(" "), 0],
])("a long search takes %s", (_, q, count) => {
  expect(listPapers(board.db, { q }).total).toBe(count);
  expect(listClaims(board.db, claimQuery({ q })).total).toBe(count);
});
