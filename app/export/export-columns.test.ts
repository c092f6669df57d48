import { describe, expect, it } from "vitest";
import { toExportColumns } from "./export-columns";

describe("fileColumns", () => {
  it.each([
    [
      "values come with their unit, once",
      ["before", "after"],
      ["before", "after", "of", "unit", "qualifier", "gain", "gain_kind"],
    ],
    ["a gain comes with its kind", ["gain"], ["gain", "gain_max", "gain_kind", "qualifier", "points", "check"]],
    ["what is shown anyway stays where it is", ["unit", "before", "metric"], ["unit", "before", "metric"]],
    ["benchmarks come with their scope", ["benchmarks"], ["benchmarks", "benchmark_text", "aggregate", "scope"]],
    ["others are unchanged", ["paper_title", "size_b"], ["paper_title", "size_b"]],
    ["nothing", [], []],
  ] as const)("%s", (_name, cols, columns) => expect(toExportColumns(cols)).toEqual(columns));
});
