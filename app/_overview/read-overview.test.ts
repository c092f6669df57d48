import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "@/db/fixtures/test-board";
import { listFamilies } from "@/db/queries/list-benchmarks";
import { readFamilyAnswer } from "./read-overview";

let board: TestBoard;
beforeAll(async () => {
  board = createTestBoard();
  await board.add([
    createTestPaper({ abstract: "Owl-7B goes from 40 to 52 on AIME 2024. Owl-7B goes from 40 to 44 on AIME 2024." }),
  ]);
  const unsure = createTestExtractor("1.0.0", { confidence: 0.3 });
  await board.add([createTestPaper({ abstract: "Hen-3B goes from 10 to 90 on AIME 2025." })], unsure);
});
afterAll(() => board.remove());

it("ranks the results that are confident enough, and counts the others", () => {
  const answer = readFamilyAnswer(board.db, "aime", 0.5);
  expect(answer?.ranked?.results.map(({ gains }) => gains.points)).toEqual([12, 4]);
  expect([answer?.all, answer?.unsure]).toEqual([3, 1]);
});

it("ranks all results on request", () => {
  const answer = readFamilyAnswer(board.db, "aime", 0);
  expect(answer?.ranked?.results.map(({ gains }) => gains.points)).toEqual([80, 12, 4]);
  expect([answer?.all, answer?.unsure]).toEqual([3, 1]);
});

it("has the same headline for every confidence, with the median of the list of families", () => {
  const [family] = listFamilies(board.db);
  const headline = readFamilyAnswer(board.db, "aime", 0)?.headline;
  expect(headline?.counts).toBe("3\u00a0results from 2\u00a0papers on AIME");
  expect(headline?.median).toContain(`+${family?.median_gain}\u00a0pts over 3\u00a0gains`);
  expect(readFamilyAnswer(board.db, "aime", 1)?.headline).toEqual(headline);
});

it("has no chart if no result is confident enough, and no answer for an unknown family", () => {
  expect(readFamilyAnswer(board.db, "aime", 1)).toMatchObject({ main: null, ranked: null, all: 3, unsure: 3 });
  expect(readFamilyAnswer(board.db, "gsm", 0)).toBeNull();
});
