import { afterAll, beforeAll, expect, it } from "vitest";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { MAX_SEARCH_TERMS } from "@/lib/query/search-terms";
import { createTestBoard, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { listClaims } from "./list-claims";
import { listPapers } from "./list-papers";

const WORDS = Array.from({ length: MAX_SEARCH_TERMS }, (_, i) => `w${i}`);
let board: TestBoard;
beforeAll(async () => {
  board = createTestBoard();
  await board.add([createTestPaper({ title: WORDS.join(" ") })]);
});
afterAll(() => board.remove());

it.each([
  ["all words", WORDS.join(" "), 1],
  ["a last word that is not there", [...WORDS.slice(1), "owlet"].join(" "), 0],
  ["a last word that must not be there", [...WORDS.slice(1), "-w0"].join(" "), 0],
])("supports a long search of %s", (_, q, count) => {
  expect(listPapers(board.db, { q }).total).toBe(count);
  expect(listClaims(board.db, buildClaimQuery({ q })).total).toBe(count);
});
