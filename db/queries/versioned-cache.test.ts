import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { closeDb, openReadonlyDb } from "../open";
import { getBoardStats } from "./get-board-stats";
import { listBenchmarks } from "./list-benchmarks";
import { cacheByDataVersion } from "./versioned-cache";

let board: TestBoard;
beforeEach(() => {
  board = createTestBoard();
});
afterEach(() => board.remove());

const paper = (i: number) =>
  createTestPaper({ title: `Study ${i}`, abstract: `Owl-7B goes from 50 to 60 on Bench ${i}.` });

test("caches a value until the database changes, by this or another connection", async () => {
  const reader = openReadonlyDb(board.file);
  let reads = 0;
  const count = cacheByDataVersion((db) => {
    reads++;
    return getBoardStats(db).papers;
  });
  expect([count(reader), count(reader), reads]).toEqual([0, 0, 1]);
  await board.add([paper(1)], createTestExtractor());
  expect([count(reader), count(reader), reads]).toEqual([1, 1, 2]);
  expect([count(board.db), reads]).toEqual([1, 3]);
  await board.add([paper(2)], createTestExtractor());
  expect([count(board.db), count(reader), reads]).toEqual([2, 2, 5]);
  closeDb(reader);
});

test("lists reflect the current database", async () => {
  await board.add([paper(1)], createTestExtractor());
  expect(listBenchmarks(board.db).map(({ name }) => name)).toEqual(["Bench 1"]);
  await board.add([paper(2)], createTestExtractor());
  expect(listBenchmarks(board.db).map(({ name }) => name)).toEqual(["Bench 1", "Bench 2"]);
});
