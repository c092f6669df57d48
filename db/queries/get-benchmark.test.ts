import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ExtractedClaim } from "@/lib/claim/claim";
import { groupResults } from "@/lib/compare/result-groups";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { getBenchmark } from "./get-benchmark";
import { listBenchmarkClaimPks } from "./list-named-claims";
import { readResultClaims } from "./result-claims";

let board: TestBoard;
beforeEach(() => {
  board = createTestBoard();
});
afterEach(() => board.remove());

/** A paper with one gain that is stated alone, in the words of its abstract. */
async function report(words: string, slots: Partial<ExtractedClaim> = {}): Promise<void> {
  const abstract = `It gains ${words} over hens. Owl-7B goes from 50 to 60 on Eggs.`;
  const start = abstract.indexOf(words);
  const alone = { before: null, after: null, points: null, relative: null, unit: null, gain_kind: "points" } as const;
  const spans = { gain: [start, start + words.length] as const };
  const claim = { ...alone, gain: Number.parseFloat(words), spans, ...slots };
  await board.add([createTestPaper({ abstract })], createTestExtractor("1.0.0", claim));
}

const eggs = () => {
  const page = getBenchmark(board.db, "eggs");
  if (!page) throw new Error("nothing is reported on Eggs");
  return page;
};

describe("points of unknown unit", () => {
  it.each<[string, string, Partial<ExtractedClaim>, boolean]>([
    ["points", "7 points", {}, true],
    ["a plain number", "7", {}, true],
    ["words that are not known", "7 points", { spans: {} }, true],
    ["percentage points", "7 percentage points", {}, false],
    ["a sign of percent", "7% absolute", {}, false],
    ["pp", "7 pp", {}, false],
    ["a unit of its own", "7 points", { unit: "tokens" }, false],
    ["a value beside it", "7 points", { after: 60 }, false],
    ["both ends", "7 points", { before: 50, after: 57, points: 7, unit: "%" }, false],
    ["percent of some kind", "7", { gain_kind: "percent" }, false],
  ])("%s", async (_, words, slots, isUnknown) => {
    await report(words, slots);
    const stored = readResultClaims(board.db, listBenchmarkClaimPks(board.db, ["eggs"], 10));
    expect(stored.filter((one) => one.hasPointsOfUnknownUnit)).toHaveLength(isUnknown ? 1 : 0);
  });
});

it("uses the same median in the list and on the page", async () => {
  for (const words of ["2 percentage points", "4% absolute", "9 pp", "0.04 points", "30 points", "28"])
    await report(words);
  await report("12", { before: 50, after: 62, points: 12, unit: "%" });
  const { benchmark, allResults } = eggs();
  const [group] = groupResults(allResults);
  expect([benchmark.median_gain, group?.medianGain?.value]).toEqual([6.5, 6.5]);
});
