import { expect, test } from "vitest";
import { type ModelResult, summarizeModelResults } from "./model-results";

const result = (benchmark: string, value: number, parts: Partial<ModelResult> = {}): ModelResult => ({
  claim: `${benchmark} ${value}`,
  paper: 1,
  benchmark_id: benchmark.toLowerCase(),
  benchmark,
  value,
  metric: "accuracy",
  metric_id: "accuracy",
  k: null,
  unit: "%",
  of: null,
  qualifier: null,
  published: "2025-01-01",
  ...parts,
});
const PAPERS_ON = new Map([
  ["nest", 9],
  ["burrow", 2],
]);
const summarize = (...results: ModelResult[]) =>
  summarizeModelResults(results, (id) => PAPERS_ON.get(id) ?? 0).map(({ result, values }) => [result.claim, values]);

test("lists benchmarks that most papers report first, then newest", () =>
  expect(
    summarize(result("Den", 3), result("Lair", 4, { published: "2026-01-01" }), result("Burrow", 2), result("Nest", 1)),
  ).toEqual([
    ["Nest 1", 1],
    ["Burrow 2", 1],
    ["Lair 4", 1],
    ["Den 3", 1],
  ]));

test("shows the newest value, not the highest, and counts different values", () =>
  expect(
    summarize(
      result("Nest", 80),
      result("Nest", 70, { paper: 2, published: "2025-06-01" }),
      result("Nest", 80, { paper: 3, published: null }),
    ),
  ).toEqual([["Nest 70", 2]]));

test("shows the metric and unit with most papers, and does not mix them", () =>
  expect(
    summarize(
      result("Nest", 80),
      result("Nest", 60, { paper: 2 }),
      result("Nest", 0.6, { paper: 3, unit: "score", published: "2026-01-01" }),
      result("Nest", 55, { paper: 4, metric: "F1", metric_id: "f1", published: "2026-01-01" }),
    ),
  ).toEqual([["Nest 60", 2]]));

test("a model without results has none", () => expect(summarize()).toEqual([]));
