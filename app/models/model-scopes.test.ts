import { describe, expect, test } from "vitest";
import type { Claim } from "@/lib/claim/claim";
import { buildClaim } from "@/lib/claim/fixtures/claim";
import { groupClaimsByScope } from "./model-scopes";

const change = (paper_id: string, before: number, after: number, parts: Partial<Claim> = {}) =>
  buildClaim({ paper_id, before, after, method: "Method", ...parts });
const notes = (...claims: Claim[]) => groupClaimsByScope(claims).map((scope) => scope.notes);

describe("scopes", () => {
  test("one for each benchmark and each average, the fullest first, nameless ones last", () => {
    const scopes = groupClaimsByScope([
      buildClaim({ after: 1, benchmarks: [], benchmark_text: "many tasks" }),
      buildClaim({ after: 2, benchmarks: [], benchmark_text: "Many tasks" }),
      buildClaim({ after: 3, benchmarks: ["A", "B"], aggregate: true }),
      buildClaim({ id: "old", after: 4, published: "2024-01-01" }),
      buildClaim({ id: "undated", after: 4, published: null }),
      buildClaim({ id: "new", after: 5, benchmarks: ["mathvista"] }),
    ]);
    expect(scopes.map((s) => [s.benchmarks.join(), s.text, s.claims.length])).toEqual([
      ["MathVista", null, 3],
      ["A,B", null, 1],
      ["", "many tasks", 2],
    ]);
    expect(scopes[0]?.claims.map((c) => c.id)).toEqual(["new", "old", "undated"]);
  });
  test("nothing of nothing", () => expect(groupClaimsByScope([])).toEqual([]));
});

describe("what keeps claims of one benchmark apart", () => {
  test.each([
    [
      "metrics",
      [change("a", 60, 70, { metric: "accuracy" }), change("b", 65, 72, { metric: "F1" })],
      ["Measured in 2 ways that are not compared: accuracy, %; F1, %."],
    ],
    ["a lone gain is no way of measuring", [change("a", 60, 70), buildClaim({ gain: 3, unit: null })], []],
    [
      "a count is measured as its share",
      [buildClaim({ after: 24, of: 60, unit: "count" }), buildClaim({ after: 50 })],
      [],
    ],
    ["one way needs no word", [change("a", 60, 70), change("b", 61, 71)], []],
  ])("%s", (_, claims, expected) => expect(notes(...claims)).toEqual([expected]));
});
