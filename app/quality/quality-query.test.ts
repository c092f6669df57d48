import { expect, it } from "vitest";
import { parseQualityQuery, qualityPath } from "./quality-query";

const parse = (text: string) => parseQualityQuery(new URLSearchParams(text));

it.each([
  ["", { code: null, page: 1 }],
  ["code=range", { code: "range", page: 1 }],
  ["code=two-values&page=3", { code: "two-values", page: 3 }],
  ["page=0", { code: null, page: 1 }],
])("reads %s", (text, query) => expect(parse(text)).toEqual({ query, dropped: [] }));

it("reports a code that does not exist", () =>
  expect(parse("code=constructor")).toEqual({
    query: { code: null, page: 1 },
    dropped: [{ key: "code", value: "constructor", reason: "no such finding" }],
  }));

it.each([
  [{ code: null, page: 1 }, "/quality#findings"],
  [{ code: "range", page: 2 }, "/quality?code=range&page=2#findings"],
] as const)("writes %j", (query, path) => expect(qualityPath(query)).toBe(path));
