import { describe, expect, it } from "vitest";
import { buildClaimQuery, formatClaimQuery } from "./claim-query";
import { parseClaimQuery } from "./parse-claim-query";
import {
  clearFilters,
  getFilterValues,
  listActiveFilters,
  resetColumns,
  setDensity,
  setSingles,
  setValues,
  toggleValue,
} from "./query-edit";

const read = (text: string) => parseClaimQuery(text).query;
const write = (query: ReturnType<typeof read>) => formatClaimQuery(query).toString();

describe("edits", () => {
  it.each([
    ["adds a value", toggleValue(read(""), "benchmark", "mathvista"), "benchmark=mathvista"],
    ["takes a value away", toggleValue(read("benchmark=a&benchmark=b"), "benchmark", "a"), "benchmark=b"],
    ["keeps commas in names", toggleValue(read(""), "model", "A, B"), "model=A%2C+B"],
    ["adds a size", toggleValue(read("size=unknown"), "size", "7-9"), "size=7-9&size=unknown"],
    ["takes a size away", toggleValue(read("size=unknown"), "size", "unknown"), ""],
    ["leaves a size out that is none", setValues(read(""), "size", ["big", "7"]), "size=7"],
    ["sets a text", setSingles(read("page=4"), { q: "grpo" }), "q=grpo"],
    ["leads back to the first page", toggleValue(read("page=4"), "kind", "change"), "kind=change"],
    ["changes the row height", setDensity(read("page=3"), "compact"), "page=3&density=compact"],
    [
      "restores the columns",
      resetColumns(read("page=3&cols=model&pin=1&widths=model.300&sort=gain")),
      "page=3&sort=gain",
    ],
    [
      "clears filters and keeps the order",
      clearFilters(read("q=x&kind=score&sort=size_b&pin=1&page=2")),
      "pin=1&sort=size_b",
    ],
  ])("%s", (_name, query, text) => expect(write(query)).toBe(text));

  it("does not modify its input", () => {
    const query = buildClaimQuery({ benchmark: ["a"] });
    toggleValue(query, "benchmark", "a");
    expect(getFilterValues(query, "benchmark")).toEqual(["a"]);
  });
});

describe("listActiveFilters", () => {
  it("lists every active filter with the query without it", () => {
    const query = read(
      "q=rl&benchmark=mathvista&model_family=none&has=before-after&size=7-9&size=6-%3C10&from=2025&confidence=0.5&confidence_below=0.8",
    );
    expect(listActiveFilters(query).map((f) => `${f.name}: ${f.value}`)).toEqual([
      "Text: rl",
      "Benchmark: mathvista",
      "Model family: not stated",
      "Completeness: Has before and after",
      "Size: 6 to <10B",
      "Size: 7–9B",
      "From: 2025-01-01",
      "Confidence from: 0.5",
      "Confidence below: 0.8",
    ]);
    for (const { queryWithout: without } of listActiveFilters(query))
      expect(listActiveFilters(without)).toHaveLength(8);
  });
  it("labels a missing benchmark as not named", () =>
    expect(listActiveFilters(read("benchmark=none")).map(({ value }) => value)).toEqual(["not named"]));
  it("is empty without filters", () => expect(listActiveFilters(read("sort=gain"))).toEqual([]));
});
