import { describe, expect, test } from "vitest";
import type { Claim } from "./claim";
import { testClaim } from "./fixtures/claim";
import { reportByScope } from "./model-report";

const change = (paper_id: string, before: number, after: number, parts: Partial<Claim> = {}) =>
  testClaim({ paper_id, before, after, method: "Method", ...parts });
const notes = (...claims: Claim[]) => reportByScope(claims).map((scope) => scope.notes);

describe("scopes", () => {
  test("one for each benchmark and each average, the fullest first, nameless ones last", () => {
    const scopes = reportByScope([
      testClaim({ after: 1, benchmarks: [], benchmark_text: "many tasks" }),
      testClaim({ after: 2, benchmarks: [], benchmark_text: "Many tasks" }),
      testClaim({ after: 3, benchmarks: ["A", "B"], aggregate: true }),
      testClaim({ id: "old", after: 4, published: "2024-01-01" }),
      testClaim({ id: "undated", after: 4, published: null }),
      testClaim({ id: "new", after: 5, benchmarks: ["mathvista"] }),
    ]);
    expect(scopes.map((s) => [s.benchmarks.join(), s.text, s.claims.length])).toEqual([
      ["MathVista", null, 3],
      ["A,B", null, 1],
      ["", "many tasks", 2],
    ]);
    expect(scopes[0]?.claims.map((c) => c.id)).toEqual(["new", "old", "undated"]);
  });
  test("nothing of nothing", () => expect(reportByScope([])).toEqual([]));
});

describe("what papers differ in", () => {
  test.each([
    ["one paper says nothing about others", [change("a", 60, 70), change("a", 61, 72)], []],
    [
      "two values",
      [change("a", 66.3, 70), change("b", 68.2, 72)],
      ["2\u00a0papers give different values for the model itself: 66.3\u00a0%, 68.2\u00a0%; 1.9\u00a0pts apart."],
    ],
    [
      "agreement",
      [change("a", 66.3, 70), change("b", 66.3, 72, { baseline: "its base model" })],
      ["2\u00a0papers agree on the model itself: 66.3\u00a0%."],
    ],
    ["a rival's start is not the model's", [change("a", 60, 70), change("b", 65, 72, { baseline: "GRPO" })], []],
    [
      "what a method reaches is not the model's",
      [change("a", 60, 70), testClaim({ paper_id: "b", after: 80, method: "M" })],
      [],
    ],
    [
      "a plain score is the model's",
      [change("a", 60, 70), testClaim({ paper_id: "b", after: 62 })],
      ["2\u00a0papers give different values for the model itself: 60\u00a0%, 62\u00a0%; 2\u00a0pts apart."],
    ],
    [
      "metrics are kept apart",
      [change("a", 60, 70, { metric: "accuracy" }), change("b", 65, 72, { metric: "F1" })],
      ["Measured in 2 ways that are not compared: accuracy, %; f1, %."],
    ],
    ["a lone gain is no way of measuring", [change("a", 60, 70), testClaim({ gain: 3, unit: null })], []],
  ])("%s", (_, claims, expected) => expect(notes(...claims)).toEqual([expected]));
});
