import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestBoard, testBoard, testExtractor, testPaper } from "../fixtures/board";
import { dataQuality } from "./data-quality";
import { largestGains } from "./largest-gains";
import { listPapers } from "./list-papers";
import { newSince } from "./new-since";

let board: TestBoard;
beforeAll(async () => {
  board = testBoard();
  await board.add([
    testPaper({
      title: "One",
      abstract:
        "Owl-7B goes from 40 to 52 on MathVista. Hen-3B goes from 10 to 11 on MathVista. Owl-7B goes from 1 to 90 on Eggs. Owl-7B goes from 1 to 80 on MathVista and Eggs.",
    }),
    testPaper({ title: "Two", abstract: "Owl-7B goes from 50 to 53 on MathVista, a points gain of 9." }),
    testPaper({ title: "Silent", abstract: "Nothing is measured." }),
  ]);
});
afterAll(() => board.remove());

it("takes the largest among several that may be compared, and no average or lone one", () => {
  const gains = largestGains(board.db, 5);
  expect(gains.map(({ claim, among, median }) => [claim.benchmarks, claim.points, among, median])).toEqual([
    [["MathVista"], 12, 3, 3],
  ]);
});

it("turns round where less is better", async () => {
  const errors = testBoard();
  const text =
    "Owl-7B goes from 40 to 10 on Eggs. Owl-7B goes from 40 to 38 on Eggs. Hen-3B goes from 40 to 45 on Eggs.";
  await errors.add([testPaper({ abstract: text })], testExtractor("1.0.0", { higher_is_better: false }));
  expect(largestGains(errors.db, 5).map(({ claim }) => claim.points)).toEqual([-30]);
  errors.remove();
});

it("counts what is uncertain or unsaid", () => {
  expect(dataQuality(board.db)).toMatchObject({
    claims: 5,
    mismatch: 1,
    no_benchmark: 0,
    no_model: 0,
    sure: 5,
    reviewed: 0,
    silent_papers: 1,
  });
});

it("lists papers that report something by themselves", () => {
  const titles = (reporting: boolean) => listPapers(board.db, { reporting }).papers.map(({ title }) => title);
  expect([titles(false).toSorted(), titles(true).toSorted()]).toEqual([
    ["One", "Silent", "Two"],
    ["One", "Two"],
  ]);
  expect(listPapers(board.db, { reporting: true, q: "nothing" })).toEqual({ papers: [], total: 0 });
});

it("says what is new after a moment", () => {
  const all = newSince(board.db, "2000-01-01T00:00:00.000Z", 2);
  expect([all.papers, all.claims, all.first.length]).toEqual([3, 5, 2]);
  expect(all.first.every((paper) => paper.claims > 0)).toBe(true);
  expect(newSince(board.db, "2999-01-01T00:00:00.000Z", 2)).toEqual({ papers: 0, claims: 0, first: [] });
});

it("finds nothing on an empty board", () => {
  const empty = testBoard();
  expect(largestGains(empty.db, 5)).toEqual([]);
  expect(dataQuality(empty.db)).toMatchObject({ claims: 0, mismatch: 0, silent_papers: 0 });
  expect(newSince(empty.db, "2000-01-01T00:00:00.000Z", 2).papers).toBe(0);
  empty.remove();
});
