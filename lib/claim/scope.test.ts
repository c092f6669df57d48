import { describe, expect, it } from "vitest";
import { formatClaimScope, formatEvaluation } from "./scope";

describe.each([
  ["one benchmark", ["MathVista"], null, false, null, "MathVista"],
  ["one benchmark with a description", ["MathVista"], "owls", false, null, "MathVista"],
  ["several benchmarks", ["A", "B, hard"], null, false, "each of A; B, hard", "each of A; B, hard"],
  ["an average of several", ["A", "B", "C"], null, true, "average of A; B; C", "average of A; B; C"],
  ["an average over one", ["Big"], null, true, "average over tasks of Big", "average over tasks of Big"],
  ["an average over a description", [], "five tests", true, "average over five tests", "average over five tests"],
  ["an average without names", [], null, true, "average, benchmarks not named", "average, benchmarks not named"],
  ["a description", [], "five tests", false, null, "five tests"],
  ["nothing", [], null, false, null, null],
] as const)("%s", (_name, names, benchmark_text, aggregate, scope, evaluation) => {
  const claim = { benchmarks: [...names], benchmark_text, aggregate };
  it("has the scope", () => expect(formatClaimScope(claim)).toBe(scope));
  it("has the evaluation", () => expect(formatEvaluation(claim)).toBe(evaluation));
});
