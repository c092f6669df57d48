import { describe, expect, it } from "vitest";
import { nameListPath, parseNameListQuery } from "./name-list-query";

const parse = (text: string) => parseNameListQuery(new URLSearchParams(text));

describe("parseNameListQuery", () => {
  it("lists the benchmarks by default", () =>
    expect(parse("")).toEqual({ query: { kind: "benchmark", show: "", q: "", sort: "", page: 1 }, dropped: [] }));

  it.each(["/names", "/names?kind=method&show=duplicates&q=gull&sort=-claims&page=3", "/names?show=hidden&sort=name"])(
    "reads %s, and writes it again",
    (path) => {
      const { query, dropped } = parse(path.split("?")[1] ?? "");
      expect(dropped).toEqual([]);
      expect(nameListPath(query)).toBe(path);
    },
  );

  it.each([
    ["kind=task", "kind", /^not one of benchmark, model/],
    ["show=all", "show", /^not one of duplicates/],
    ["sort=size", "sort", /^not one of name/],
    ["page=0", "page", /^not a page number$/],
    [`q=${"a".repeat(201)}`, "q", /^longer than/],
    ["x=1", "x", /^not a parameter/],
  ])("reports %s and leaves it out", (text, key, reason) => {
    const { query, dropped } = parse(text);
    expect(dropped).toMatchObject([{ key, reason: expect.stringMatching(reason) }]);
    expect(query).toEqual(parse("").query);
  });

  it("reports a parameter that is given twice", () =>
    expect(parse("q=a&q=b")).toMatchObject({ query: { q: "a" }, dropped: [{ key: "q", value: "b" }] }));
});
