import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestBoard, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { getDataQuality } from "./get-data-quality";
import { getNewSince } from "./get-new-since";
import { listPapers } from "./list-papers";

let board: TestBoard;
beforeAll(async () => {
  board = createTestBoard();
  await board.add([
    createTestPaper({
      title: "One",
      abstract:
        "Owl-7B goes from 40 to 52 on MathVista. Hen-3B goes from 10 to 11 on MathVista. Owl-7B goes from 1 to 90 on Eggs. Owl-7B goes from 1 to 80 on MathVista and Eggs.",
    }),
    createTestPaper({ title: "Two", abstract: "Owl-7B goes from 50 to 53 on MathVista, a points gain of 9." }),
    createTestPaper({ title: "Silent", abstract: "Nothing is measured." }),
  ]);
});
afterAll(() => board.remove());

it("counts uncertain and incomplete claims", () => {
  expect(getDataQuality(board.db)).toMatchObject({
    claims: 5,
    mismatch: 1,
    no_benchmark: 0,
    no_model: 0,
    sure: 5,
    reviewed: 0,
    silent_papers: 1,
  });
});

it("lists only papers with claims on request", () => {
  const titles = (reporting: boolean) =>
    listPapers(board.db, { withClaims: reporting }).papers.map(({ title }) => title);
  expect([titles(false).toSorted(), titles(true).toSorted()]).toEqual([
    ["One", "Silent", "Two"],
    ["One", "Two"],
  ]);
  expect(listPapers(board.db, { withClaims: true, q: "nothing" })).toEqual({ papers: [], total: 0 });
});

it("counts what is new since a time", () => {
  const all = getNewSince(board.db, "2000-01-01T00:00:00.000Z", 2);
  expect([all.papers, all.claims, all.first.length]).toEqual([3, 5, 2]);
  expect(all.first.every((paper) => paper.claims > 0)).toBe(true);
  expect(getNewSince(board.db, "2999-01-01T00:00:00.000Z", 2)).toEqual({ papers: 0, claims: 0, first: [] });
});

it("returns empty results for an empty database", () => {
  const empty = createTestBoard();
  expect(getDataQuality(empty.db)).toMatchObject({ claims: 0, mismatch: 0, silent_papers: 0 });
  expect(getNewSince(empty.db, "2000-01-01T00:00:00.000Z", 2).papers).toBe(0);
  empty.remove();
});
