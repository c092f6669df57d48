import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createTestBoard, createTestExtractor, createTestPaper, enlarge, type TestBoard } from "../fixtures/test-board";
import { closeDb, type Db, openReadonlyDb } from "../open";
import { getBoardStats } from "./get-board-stats";
import { listBenchmarks } from "./list-benchmarks";
import {
  cacheRead,
  createReadCache,
  discardCachedRead,
  expireCachedReads,
  MAX_AGE_MS,
  SLOW_READ,
  toLenientDb,
} from "./versioned-cache";

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
  const count = cacheRead("test papers", (db) => {
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

test("keeps the values of the keys that were used last", () => {
  const reads: string[] = [];
  const cache = createReadCache<string>("test keys", 2);
  const get = (key: string): string =>
    cache(board.db, key, () => {
      reads.push(key);
      return key.toUpperCase();
    });
  expect(["a", "b", "a", "c", "a", "b"].map(get)).toEqual(["A", "B", "A", "C", "A", "B"]);
  expect(reads).toEqual(["a", "b", "c", "b"]);
});

test("does not keep a value that is discarded while it is made", () => {
  let reads = 0;
  const read = cacheRead("test discarded", () => {
    if (++reads === 1) discardCachedRead();
    return reads;
  });
  expect([read(board.db), read(board.db), read(board.db)]).toEqual([1, 2, 2]);
});

test("keeps no failed read", async () => {
  let reads = 0;
  const read = cacheRead("test failures", async () => {
    if (++reads === 1) throw new Error("cannot be read");
    return reads;
  });
  await expect(read(board.db)).rejects.toThrow("cannot be read");
  expect(await read(board.db)).toBe(2);
  expect(await read(board.db)).toBe(2);
});

describe("a lenient handle", () => {
  const countPapers = cacheRead("test lenient papers", (db) => getBoardStats(db).papers);
  const countTwice = cacheRead("test lenient sum", (db) => 2 * countPapers(db));
  let reader: Db;
  let lenient: Db;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    await board.add([paper(0)], createTestExtractor());
    reader = openReadonlyDb(board.file);
    lenient = toLenientDb(reader);
  });
  afterEach(() => {
    vi.useRealTimers();
    closeDb(reader);
  });

  const addPaper = (i: number) => board.add([paper(i)], createTestExtractor());

  test("is exact on a small board", async () => {
    expect(countPapers(lenient)).toBe(1);
    await addPaper(1);
    expect(countPapers(lenient)).toBe(2);
  });

  test("is at most three seconds late on a large board, while other handles are exact", async () => {
    enlarge(board);
    expect(countPapers(lenient)).toBe(1);
    vi.advanceTimersByTime(MAX_AGE_MS - 1);
    await addPaper(1);
    expect(countPapers(lenient)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(countPapers(lenient)).toBe(2);
    await addPaper(2);
    expect([countPapers(lenient), countPapers(reader), countPapers(lenient)]).toEqual([2, 3, 3]);
  });

  test.each([
    ["a read of one second", 1000, 10 * 1000],
    ["a read of a minute", 60_000, SLOW_READ.limit],
    ["a fast read", 1, MAX_AGE_MS],
  ])("is later if the read takes its time, and so is what is made of it: %s", async (_, duration, maxAge) => {
    enlarge(board);
    let reads = 0;
    const readSlowly = cacheRead(`test slow ${duration}`, () => {
      vi.advanceTimersByTime(duration);
      return ++reads;
    });
    const page = createReadCache<number>(`test page ${duration}`, 1);
    const getPage = (): number => page(lenient, "", () => readSlowly(lenient));
    expect(readSlowly(lenient)).toBe(1);
    await addPaper(1);
    vi.advanceTimersByTime(Math.max(0, maxAge - duration - 1));
    expect([getPage(), getPage()]).toEqual(duration < maxAge ? [1, 1] : [2, 2]);
    vi.advanceTimersByTime(1);
    expect(getPage()).toBe(2);
  });

  test("reads what a cached value is made of exactly, so that delays do not add up", async () => {
    enlarge(board);
    expect(countPapers(lenient)).toBe(1);
    await addPaper(1);
    expect([countPapers(lenient), countTwice(lenient)]).toEqual([1, 4]);
  });

  test("makes a value of late reads as late as they are, and no later", async () => {
    enlarge(board);
    const page = createReadCache<number>("test lenient page", 1);
    const getPage = (db: Db): number => page(db, "", () => countPapers(lenient));
    expect(countPapers(lenient)).toBe(1);
    vi.advanceTimersByTime(MAX_AGE_MS - 1);
    await addPaper(1);
    expect([getPage(lenient), getPage(lenient)]).toEqual([1, 1]);
    vi.advanceTimersByTime(1);
    expect([getPage(lenient), getPage(reader)]).toEqual([2, 2]);
  });

  test("is exact after all reads were expired", async () => {
    enlarge(board);
    expect(countPapers(lenient)).toBe(1);
    await addPaper(1);
    vi.advanceTimersByTime(1);
    expireCachedReads(reader);
    expect(countPapers(lenient)).toBe(2);
  });
});
