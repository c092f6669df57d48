import fc from "fast-check";
import { expect, it, test } from "vitest";
import { GAIN_MEASURES } from "../compare/points";
import { PAIR_ORDERS } from "../compare/series-order";
import { benchmarkPath, chartPath, DEFAULT_VIEW, formatBenchmarkView, parseBenchmarkView } from "./benchmark-view";

const view = fc.record({
  axis: fc.option(fc.stringMatching(/^[a-z0-9-]{1,40}$/)),
  order: fc.constantFrom(...PAIR_ORDERS),
  direction: fc.constantFrom("down" as const, "up" as const),
  measure: fc.option(fc.constantFrom(...GAIN_MEASURES)),
  size_of: fc.constantFrom("total" as const, "active" as const),
  unnamed: fc.constantFrom("with" as const, "without" as const),
  rows: fc.constantFrom("first" as const, "all" as const),
});

test("every view comes back from its address", () =>
  fc.assert(
    fc.property(view, (one) => {
      expect(parseBenchmarkView(new URLSearchParams(formatBenchmarkView(one).toString()))).toEqual(one);
    }),
  ));

test.each([
  "",
  "order=nothing&direction=&measure=%00&size_of=both&rows=1000",
  `axis=${"a".repeat(400)}&unnamed=maybe&axis=`,
])("ignores invalid values: %s", (text) => expect(parseBenchmarkView(new URLSearchParams(text))).toEqual(DEFAULT_VIEW));

it("makes the shortest addresses", () => {
  expect(benchmarkPath("aime-2024", DEFAULT_VIEW)).toBe("/benchmarks/aime-2024");
  expect(benchmarkPath("aime-2024", { ...DEFAULT_VIEW, order: "size" })).toBe("/benchmarks/aime-2024?order=size");
  expect(chartPath("aime-2024", { ...DEFAULT_VIEW, axis: "accuracy-percent" }, "size")).toBe(
    "/benchmarks/aime-2024/chart.svg?axis=accuracy-percent&chart=size",
  );
});
