import { expect, it } from "vitest";
import { type CheckedClaim, parseClaimLine, runConsistencyChecks } from "./consistency-checks";

const CLAIM: CheckedClaim = {
  paper_title: "Orion: a reader",
  sentence: "Orion reaches 71.3% and 65.2% respectively.",
  sentence_index: 0,
  method: "Orion",
  model: null,
  benchmarks: ["MathVista"],
  benchmark_text: null,
  metric: "recall",
  baseline: null,
  gain_kind: null,
  after: 71.3,
};

const found = (...claims: readonly Partial<CheckedClaim>[]): Record<string, [odd: number, of: number]> =>
  Object.fromEntries(
    runConsistencyChecks(claims.map((claim) => ({ ...CLAIM, ...claim }))).flatMap(
      ({ check: what, failures: odd, total: of }) => (odd > 0 ? [[what, [odd, of]]] : []),
    ),
  );

it("accepts distinguishable claims", () => {
  expect(found({}, { metric: "precision" }, { sentence_index: 1 })).toEqual({});
});

it("reports claims of one sentence that differ only in numbers", () => {
  expect(found({}, { after: 65.2 }, { sentence_index: 1, sentence: "It reaches 5%." })).toEqual({
    "sentences whose claims differ in numbers alone": [1, 2],
    'of them with "respectively"': [1, 1],
  });
});

it("reports a name with two types in one abstract", () => {
  expect(found({}, { method: "Math-Vista", sentence_index: 1 })).toEqual({
    "papers with a name that is two things": [1, 1],
  });
});

it.each<[slot: "baseline" | "metric" | "method", text: string, odd: boolean]>([
  ["baseline", "models trained", true],
  ["baseline", "the best reader", true],
  ["baseline", "methods (e.g.", true],
  ["baseline", "R^2 =", true],
  ["baseline", "models trained on letters", false],
  ["baseline", "reader (BERT)", false],
  ["metric", "-way choice", true],
  ["metric", "low recall", true],
  ["metric", "recall@k", false],
  ["metric", "low-resource recall", false],
  ["method", "Orion++", false],
])("%s %s", (slot, text, odd) => {
  expect(Object.keys(found({ [slot]: text })).length).toBe(odd ? 1 : 0);
});

it("gives the reason why a line is not a claim", () => {
  expect(parseClaimLine(JSON.stringify(CLAIM))).toEqual(CLAIM);
  expect(parseClaimLine("nope")).toBe("not JSON");
  expect(parseClaimLine("{}")).toMatch(/^paper_title: /);
});
