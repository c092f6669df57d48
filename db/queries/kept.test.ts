import { afterEach, beforeEach, expect, test } from "vitest";
import { type TestBoard, testBoard, testExtractor, testPaper } from "../fixtures/board";
import { closeDb, openReadonlyDb } from "../open";
import { boardStats } from "./board-stats";
import { keptFor } from "./kept";
import { listBenchmarks } from "./list-benchmarks";

let board: TestBoard;
beforeEach(() => {
  board = testBoard();
});
afterEach(() => board.remove());

const paper = (i: number) => testPaper({ title: `Study ${i}`, abstract: `Owl-7B goes from 50 to 60 on Bench ${i}.` });

test("what is read once is there until the board changes, by this connection or by another one", async () => {
  const reader = openReadonlyDb(board.file);
  let reads = 0;
  const count = keptFor((db) => {
    reads++;
    return boardStats(db).papers;
  });
  expect([count(reader), count(reader), reads]).toEqual([0, 0, 1]);
  await board.add([paper(1)], testExtractor());
  expect([count(reader), count(reader), reads]).toEqual([1, 1, 2]);
  expect([count(board.db), reads]).toEqual([1, 3]);
  await board.add([paper(2)], testExtractor());
  expect([count(board.db), count(reader), reads]).toEqual([2, 2, 5]);
  closeDb(reader);
});

test("lists of the whole board are as new as the board", async () => {
  await board.add([paper(1)], testExtractor());
  expect(listBenchmarks(board.db).map(({ name }) => name)).toEqual(["Bench 1"]);
  await board.add([paper(2)], testExtractor());
  expect(listBenchmarks(board.db).map(({ name }) => name)).toEqual(["Bench 1", "Bench 2"]);
});
