import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addItem, type CompareQuery, compareChartPath, comparePath, MAX_COMPARED, removeValue } from "./compare-query";
import { findDroppedParameters, isEmptyComparison, parseCompareQuery, removeRow } from "./parse-compare-query";

const parse = (text: string) => parseCompareQuery(new URLSearchParams(text));
const names = fc.uniqueArray(
  fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 30 })
    .filter((s) => s.trim() === s && s.isWellFormed() && !/\p{Cc}/u.test(s)),
  {
    maxLength: 5,
  },
);

test("round-trips through the address", () => {
  const query: fc.Arbitrary<CompareQuery> = fc.record({
    claim: names,
    paper: names,
    model: names,
    benchmark: fc.uniqueArray(fc.constantFrom("mathvista", "aime-2024", "we-math")),
    family: fc.uniqueArray(fc.constantFrom("aime", "math")),
    size: fc.uniqueArray(fc.constantFrom("7", "7-9", "70-", "-3", "unknown")),
    metric: fc.uniqueArray(fc.constantFrom("accuracy-percent", "unstated-score")),
    by: fc.constantFrom("model", "paper"),
    complete: fc.boolean(),
    sort: fc.constantFrom("", "name", "-aime-2024-accuracy-percent"),
  });
  fc.assert(
    fc.property(query, (q) => {
      expect(parse(comparePath(q).replace(/^\/compare\??/, ""))).toEqual(q);
    }),
  );
});

describe("parseCompareQuery", () => {
  test.each<[string, Partial<CompareQuery>]>([
    [
      "",
      {
        claim: [],
        paper: [],
        model: [],
        benchmark: [],
        family: [],
        size: [],
        metric: [],
        by: "model",
        complete: false,
        sort: "",
      },
    ],
    ["family=AIME&complete=1&sort=-name", { family: ["aime"], complete: true, sort: "-name" }],
    ["complete=yes&sort=a%20b", { complete: false, sort: "" }],
    ["paper=a&paper=b&paper=a", { paper: ["a", "b"], by: "paper" }],
    ["paper=a&model=m", { by: "model" }],
    ["paper=a&by=model", { by: "model" }],
    ["claim=c&by=colour", { by: "model" }],
    ["claim=&claim=%20&claim=c", { claim: ["c"] }],
    ["size=7B&size=7&size=large", { size: ["7"] }],
    ["benchmark=MATH-500&benchmark=math-500", { benchmark: ["math-500"] }],
  ])("%s", (text, parts) => expect(parse(text)).toMatchObject(parts));

  test("limits the number of values", () => {
    const many = Array.from({ length: 200 }, (_, i) => `claim=c${i}`).join("&");
    expect(parse(many).claim).toHaveLength(MAX_COMPARED);
  });
});

test.each([
  ["", true],
  ["size=7", true],
  ["benchmark=mathvista", false],
  ["family=aime", false],
  ["complete=1", true],
  ["claim=c", false],
  ["model=m", false],
])("%s compares nothing: %s", (text, nothing) => expect(isEmptyComparison(parse(text))).toBe(nothing));

describe("removeRow", () => {
  const query = parse("claim=c&claim=d&model=m&paper=p&by=model");
  test.each<[string, readonly string[], Partial<CompareQuery> | null]>([
    ["M", [], { model: [], paper: ["p"], claim: ["c", "d"] }],
    ["x", ["d", "e"], { model: ["m"], claim: ["c"] }],
    ["p", [], { model: ["m"], paper: [], claim: ["c", "d"] }],
    ["x", ["e"], null],
  ])("%s %j", (key, claims, left) => {
    const result = removeRow(query, key, claims);
    if (left === null) expect(result).toBeNull();
    else expect(result).toMatchObject(left);
  });
});

test("an empty comparison has a short path", () => expect(comparePath({})).toBe("/compare"));

describe("addItem and removeValue", () => {
  const query = parse("benchmark=aime-2024&size=7");
  test.each<[Parameters<typeof addItem>[1]["kind"], string, Partial<CompareQuery> | null]>([
    ["benchmark", "/benchmarks/aime-2025", { benchmark: ["aime-2024", "aime-2025"] }],
    ["benchmark", "/benchmarks/aime-2024", { benchmark: ["aime-2024"] }],
    ["family", "/benchmarks/aime", { benchmark: ["aime-2024"], family: ["aime"] }],
    ["model", "/models/a%2Fb", { model: ["a/b"], benchmark: ["aime-2024"] }],
    ["paper", "/papers/p", { paper: ["p"] }],
    ["claim", "/claims/c", { claim: ["c"] }],
    ["page", "/claims", null],
    ["model", "/papers/p", null],
  ])("%s %s", (kind, href, parts) => {
    const more = addItem(query, { kind, href });
    if (parts === null) expect(more).toBeNull();
    else expect(more).toMatchObject(parts);
  });
  test("removes one value", () => {
    expect(removeValue(query, "size", "7")).toMatchObject({ benchmark: ["aime-2024"], size: [] });
    expect(removeValue(query, "benchmark", "other")).toEqual(query);
  });
  test("the chart path contains the query", () =>
    expect(compareChartPath(query)).toBe("/compare/chart.svg?benchmark=aime-2024&size=7&by=model"));
});

describe("findDroppedParameters", () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => `model=m${i}`).join("&");
  test.each<[string, string, string[]]>([
    ["all that a comparison takes", "claim=a&paper=b&model=c&benchmark=d&size=7-9&metric=e&by=paper&bom=1", []],
    ["nothing", "", []],
    ["a key that none has", "benchmrk=a", ["benchmrk: unknown"]],
    ["a switch and an order", "complete=1&sort=-gain&family=aime", []],
    ["a key of the table of claims", "per=50", ["per: unknown"]],
    ["a switch that is neither on nor off", "complete=yes", ["complete: not 1"]],
    ["what no column is", "sort=-", ["sort: not a column"]],
    ["what no row is", "by=size", ["by: not one of model, paper"]],
    ["what is no size", "size=large", ["size: not a size"]],
    ["an empty value", "model=+", ["model: no value, or longer than 1,000 characters"]],
    ["a control character", "model=a%00b", ["model: contains control characters"]],
    ["as many as can be compared", many(MAX_COMPARED), []],
    ["one more", many(MAX_COMPARED + 1), [`model: more than ${MAX_COMPARED}`]],
  ])("%s", (_, text, expected) =>
    expect(
      findDroppedParameters(new URLSearchParams(text), ["claim", "bom"]).map(({ key, reason }) => `${key}: ${reason}`),
    ).toEqual(expected),
  );
});
