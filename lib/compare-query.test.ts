import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CompareQuery, comparePath, MOST_COMPARED } from "./compare-path";
import { isNothing, parseCompareQuery, withoutRow } from "./compare-query";

const parse = (text: string) => parseCompareQuery(new URLSearchParams(text));
const names = fc.uniqueArray(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }).filter((s) => s.trim() === s && s.isWellFormed()),
  {
    maxLength: 5,
  },
);

test("a comparison comes back from its address", () => {
  const query: fc.Arbitrary<CompareQuery> = fc.record({
    claim: names,
    paper: names,
    model: names,
    benchmark: fc.uniqueArray(fc.constantFrom("mathvista", "aime-2024", "we-math")),
    by: fc.constantFrom("model", "paper"),
  });
  fc.assert(
    fc.property(query, (q) => {
      expect(parse(comparePath(q).replace(/^\/compare\??/, ""))).toEqual(q);
    }),
  );
});

describe("parseCompareQuery", () => {
  test.each<[string, Partial<CompareQuery>]>([
    ["", { claim: [], paper: [], model: [], benchmark: [], by: "model" }],
    ["paper=a&paper=b&paper=a", { paper: ["a", "b"], by: "paper" }],
    ["paper=a&model=m", { by: "model" }],
    ["paper=a&by=model", { by: "model" }],
    ["claim=c&by=colour", { by: "model" }],
    ["claim=&claim=%20&claim=c", { claim: ["c"] }],
    ["benchmark=MATH-500&benchmark=math-500", { benchmark: ["math-500"] }],
  ])("%s", (text, parts) => expect(parse(text)).toMatchObject(parts));

  test("there is a limit", () => {
    const many = Array.from({ length: 200 }, (_, i) => `claim=c${i}`).join("&");
    expect(parse(many).claim).toHaveLength(MOST_COMPARED);
  });
});

test.each([
  ["", true],
  ["benchmark=mathvista", true],
  ["claim=c", false],
  ["model=m", false],
])("%s compares nothing: %s", (text, nothing) => expect(isNothing(parse(text))).toBe(nothing));

describe("withoutRow", () => {
  const query = parse("claim=c&claim=d&model=m&paper=p&by=model");
  test.each<[string, readonly string[], Partial<CompareQuery> | null]>([
    ["M", [], { model: [], paper: ["p"], claim: ["c", "d"] }],
    ["x", ["d", "e"], { model: ["m"], claim: ["c"] }],
    ["p", [], { model: ["m"], paper: [], claim: ["c", "d"] }],
    ["x", ["e"], null],
  ])("%s %j", (key, claims, left) => {
    const result = withoutRow(query, key, claims);
    if (left === null) expect(result).toBeNull();
    else expect(result).toMatchObject(left);
  });
});

test("nothing has a short address", () => expect(comparePath({})).toBe("/compare"));
