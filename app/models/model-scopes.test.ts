import { describe, expect, test } from "vitest";
import type { Claim } from "@/lib/claim/claim";
import { buildClaim } from "@/lib/claim/fixtures/claim";
import { LEXICON_FACTS } from "@/lib/names/comparison-facts";
import { groupClaimsByScope, listScopeNotes } from "./model-scopes";

const change = (paper_id: string, before: number, after: number, parts: Partial<Claim> = {}) =>
  buildClaim({ paper_id, before, after, method: "Method", ...parts });
const notes = (...claims: Claim[]) =>
  groupClaimsByScope(claims).map((scope) => listScopeNotes(scope.claims, LEXICON_FACTS));

describe("groupClaimsByScope", () => {
  test("groups by benchmark and average, most claims first, unnamed benchmarks last", () => {
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
  test("returns an empty list without claims", () => expect(groupClaimsByScope([])).toEqual([]));
});

describe("notes of a scope", () => {
  test.each([
    [
      "lists metrics that are not comparable",
      [change("a", 60, 70, { metric: "accuracy" }), change("b", 65, 72, { metric: "F1" })],
      ["Measured in 2 ways that are not comparable: accuracy, %; F1, %."],
    ],
    ["ignores a gain without values", [change("a", 60, 70), buildClaim({ gain: 3, unit: null })], []],
    ["measures a count in percent", [buildClaim({ after: 24, of: 60, unit: "count" }), buildClaim({ after: 50 })], []],
    ["has no note for a single metric", [change("a", 60, 70), change("b", 61, 71)], []],
  ])("%s", (_, claims, expected) => expect(notes(...claims)).toEqual([expected]));
});
