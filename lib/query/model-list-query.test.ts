import { expect, test } from "vitest";
import { modelListPath, parseModelListQuery } from "./model-list-query";

const parse = (text: string) => parseModelListQuery(new URLSearchParams(text));
const NOTHING = { q: "", size: "", all: false, sort: "", page: 1 };

test.each([
  ["", NOTHING],
  ["q=%20owl%20&size=7-9&all=1&page=3", { q: "owl", size: "7-9", all: true, sort: "", page: 3 }],
  ["sort=-size_b", { ...NOTHING, sort: "-size_b" }],
  ["q=&size=&all=", NOTHING],
  ["size=unknown", { ...NOTHING, size: "unknown" }],
])("parses %j", (text, query) => expect(parse(text)).toEqual({ query, dropped: [] }));

test.each([
  ["all=yes", "all", "not 1"],
  ["sort=--name", "sort", "not one of name, family, size_b, papers, claims, benchmarks; - for descending"],
  ["size=large", "size", "not a size: 7, 7-9, 70-, -3, <2, >9-<13 or unknown"],
  [`q=${"a".repeat(201)}`, "q", "longer than 200 characters"],
  ["size=7&size=8", "size", "given more than once"],
  ["page=0", "page", "not a page number"],
  ["page=1.5", "page", "not a page number"],
  ["colour=red", "colour", "not a parameter; there are q, size, all, sort, page"],
  ["constructor=1", "constructor", "not a parameter; there are q, size, all, sort, page"],
])("reports %j", (text, key, reason) => expect(parse(text).dropped).toMatchObject([{ key, reason }]));

test("leaves out what it reports", () =>
  expect(parse("all=yes&size=large&q=owl").query).toEqual({ ...NOTHING, q: "owl" }));

test.each([
  [NOTHING, "/models"],
  [
    { q: "a b", size: ">9-<13", all: true, sort: "-claims", page: 2 },
    "/models?q=a+b&size=%3E9-%3C13&all=1&sort=-claims&page=2",
  ],
])("the path of %j is %s", (query, path) => expect(modelListPath(query)).toBe(path));
