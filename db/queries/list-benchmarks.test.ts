import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ExtractedClaim } from "@/lib/claim/claim";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { closeDb, openReadonlyDb } from "../open";
import { correctClaim, reviewClaim } from "../store/review";
import { getBenchmark } from "./get-benchmark";
import { listBenchmarks, listFamilies } from "./list-benchmarks";
import { listClaims } from "./list-claims";
import { listModels } from "./list-models";

let board: TestBoard;
beforeEach(() => {
  board = createTestBoard();
});
afterEach(() => board.remove());

const LESS = { higher_is_better: false } as const;
const ALONE = { before: null, after: null, points: null, unit: null, gain_kind: "points" } as const;

const WORDS = "2 percentage points, 3% absolute, 5 pp, 6 to 8 percent, 0.04 points and 9";
const abstractOf = (i: number): string => `Owl-7B goes from ${i} to 90 on Eggs. It gains ${WORDS}.`;
const spanOf = (words: string): [number, number] => {
  const start = abstractOf(0).indexOf(words);
  return [start, start + words.length];
};
/** A gain without before and after, with these words in the abstract. */
const stated = (words: string): Partial<ExtractedClaim> => ({
  ...ALONE,
  gain: Number.parseFloat(words),
  spans: { gain: spanOf(words) },
});

/** Stores each result in a separate paper. */
async function report(...results: readonly Partial<ExtractedClaim>[]): Promise<void> {
  for (const [i, result] of results.entries())
    await board.add([createTestPaper({ abstract: abstractOf(i) })], createTestExtractor("1.0.0", result));
}

it.each<[string, Partial<ExtractedClaim>[], number | null]>([
  ["counts a fall of what should fall as a gain", [{ ...LESS, points: -3 }, { points: 1 }, { points: 2 }], 2],
  ["keeps what got worse below zero", [{ ...LESS, points: 3 }, { points: -2 }], -2.5],
  [
    "leaves out other units",
    [{ points: 4 }, { points: -60, unit: "ms", ...LESS }, { points: 0.1, unit: "score", before: 0.4, after: 0.5 }],
    4,
  ],
  ["takes a gain that is stated alone", [{ points: 4 }, stated("2 percentage points")], 3],
  ["takes one with its sign of percent", [{ points: 4 }, stated("3% absolute")], 3.5],
  ["takes one in pp", [stated("5 pp")], 5],
  [
    "takes a range that says percent at its end",
    [{ ...stated("6"), spans: { gain: spanOf("6"), gain_max: spanOf("8 percent") } }],
    6,
  ],
  ["leaves out one whose points may be of scores", [{ points: 4 }, stated("0.04 points")], 4],
  ["leaves out one without a word of its unit", [stated("9")], null],
  ["leaves out one whose words are not known", [{ ...ALONE, gain: 7 }], null],
  ["takes one beside the value it leads to", [{ ...ALONE, gain: 2, unit: "%", after: 80 }], 2],
  ["rounds the median of two values", [{ points: 0.68 }, { points: 2.26 }], 1.47],
  ["leaves out one in percent", [{ ...ALONE, gain: 15, gain_kind: "percent" }], null],
  ["leaves out an average", [{ points: 4 }, { points: 20, aggregate: true }], 4],
  ["leaves out the best case of a paper", [{ points: 4 }, { ...stated("30 pp"), qualifier: "up to" }], 4],
  ["leaves out one of what should fall", [{ ...stated("2 percentage points"), ...LESS }], null],
])("%s", async (_, results, median) => {
  await report(...results);
  expect(listBenchmarks(board.db).map(({ median_gain }) => median_gain)).toEqual([median]);
});

it("excludes results over several benchmarks", async () => {
  await report({ points: 4, after: 50 });
  await board.add([createTestPaper({ abstract: "Owl-7B goes from 1 to 90 on Eggs and Ham." })]);
  expect(listBenchmarks(board.db).map(({ id, best, median_gain }) => [id, best, median_gain])).toEqual([
    ["eggs", 50, 4],
    ["ham", null, null],
  ]);
});

const ACCURACY = { metric: "accuracy", metric_id: "accuracy" } as const;
const F1 = { metric: "F1", metric_id: "f1" } as const;
const FID = { metric: "FID", metric_id: "fid" } as const;
const UNNAMED = { metric: null, metric_id: null } as const;

it.each<[string, Partial<ExtractedClaim>[], [number | null, string | null]]>([
  [
    "that has most of them",
    [
      { ...ACCURACY, after: 60 },
      { ...ACCURACY, after: 70 },
      { ...F1, after: 95 },
    ],
    [70, "accuracy"],
  ],
  [
    "that is named, apart from what names none",
    [
      { ...ACCURACY, after: 60 },
      { ...ACCURACY, after: 61 },
      { ...UNNAMED, after: 80 },
    ],
    [61, "accuracy"],
  ],
  [
    "that nobody names, where most name none and others several",
    [
      { ...UNNAMED, after: 80 },
      { ...UNNAMED, after: 81 },
      { ...ACCURACY, after: 99 },
      { ...F1, after: 98 },
    ],
    [81, null],
  ],
  [
    "and knows no score as a metric",
    [
      { ...UNNAMED, metric: "score", after: 60 },
      { ...UNNAMED, after: 62 },
    ],
    [62, null],
  ],
  [
    "and no share of a baseline",
    [
      { ...ACCURACY, after: 60 },
      { ...ACCURACY, after: 97, unit: "% of baseline" },
    ],
    [60, "accuracy"],
  ],
  [
    "which is the lowest where lower is better",
    [
      { ...LESS, ...FID, after: 3 },
      { ...LESS, ...FID, after: 4 },
    ],
    [3, "FID"],
  ],
])("returns the best value in the metric %s", async (_, results, [best, best_metric]) => {
  await report(...results.map((result) => ({ before: null, ...result })));
  expect(listBenchmarks(board.db)).toMatchObject([{ best, best_metric }]);
});

it("counts rejected claims only on request", async () => {
  await report({});
  await board.add([createTestPaper({ abstract: "Hen-3B goes from 1 to 2 on Ham." })]);
  const [claim] = listClaims(board.db, buildClaimQuery({ benchmark: ["eggs"] })).claims;
  reviewClaim(board.db, claim?.id ?? "", "rejected", { by: null });
  const rejected = buildClaimQuery({ status: ["rejected"] });
  expect(listBenchmarks(board.db, rejected).map(({ id, claims }) => [id, claims])).toEqual([["eggs", 1]]);
  expect(listModels(board.db, rejected).map(({ name, claims }) => [name, claims])).toEqual([["Owl-7B", 1]]);
  for (const list of [listBenchmarks(board.db), listFamilies(board.db)])
    expect(list.map(({ id }) => id)).toEqual(["ham"]);
  expect(listModels(board.db).map(({ name }) => name)).toEqual(["Hen-3B"]);
  expect(getBenchmark(board.db, "eggs")).toBe(null);
});

it("reads the results of changed papers only, and keeps the summaries of other benchmarks", async () => {
  const paper = (title: string, benchmark: string) =>
    createTestPaper({ title, abstract: `Owl-7B goes from 1 to 90 on ${benchmark}.` });
  await board.add([paper("One", "Eggs"), paper("Two", "Ham"), paper("Three", "Ham"), paper("Four", "MathVista")]);
  const idOf = (title: string): string =>
    listClaims(board.db, buildClaimQuery()).claims.find((claim) => claim.paper_title === title)?.id ?? "";
  const readAnew = () => {
    const reader = openReadonlyDb(board.file);
    const lists = [listFamilies(reader), listBenchmarks(reader)];
    closeDb(reader);
    return lists;
  };
  const eggs = () => listFamilies(board.db).find(({ id }) => id === "eggs");
  const first = eggs();
  const twoId = idOf("Two");
  const changes: (() => unknown)[] = [
    () => reviewClaim(board.db, idOf("Two"), "rejected", { by: null }),
    () => correctClaim(board.db, idOf("Three"), { benchmarks: ["MathVista", "Ham"], after: 80 }, { by: null }),
    // The name of a benchmark may follow from a claim without a result.
    () => correctClaim(board.db, twoId, { benchmarks: ["HAM"] }, { by: null }),
    () => reviewClaim(board.db, idOf("Three"), "rejected", { by: null }),
    () => reviewClaim(board.db, twoId, null, { by: null }),
    () => board.add([paper("Five", "Nests"), paper("Six", "MathVerse")]),
  ];
  for (const change of changes) {
    await change();
    expect([listFamilies(board.db), listBenchmarks(board.db)]).toEqual(readAnew());
    expect(eggs()).toBe(first);
  }
  await board.add([paper("Seven", "Eggs")]);
  expect(eggs()).toMatchObject({ papers: 2 });
});

it("keeps the summaries for bundles with a copy of the modules", async () => {
  await report({});
  const [family] = listFamilies(board.db);
  vi.resetModules();
  const copy = await import("./list-benchmarks");
  await board.add([createTestPaper({ title: "Two", abstract: "Owl-7B goes from 1 to 90 on Ham." })]);
  expect(copy.listFamilies).not.toBe(listFamilies);
  expect(copy.listFamilies(board.db).find(({ id }) => id === family?.id)).toBe(family);
});
