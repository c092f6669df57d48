import { expect, it } from "vitest";
import { claimFilter } from "./claim-filter";
import { testClaim } from "./fixtures/claim";
import { toClaimRow } from "./to-claim-row";

const row = toClaimRow(
  testClaim({ paper_id: "p1", model: "Owl-7B", size_b: 7, benchmarks: ["HumanEval+", "B"], metric: null, rule: "r" }),
  ["model_family", "rule", "status"],
);

it.each([
  ["model", { key: "model", value: "Owl-7B", label: "Owl-7B" }],
  ["size_b", { key: "size", value: "7", label: "7B" }],
  ["benchmarks", { key: "benchmark", value: "humaneval-plus", label: "HumanEval+" }],
  ["paper_title", { key: "paper", value: "p1", label: "this paper" }],
  ["status", { key: "status", value: "extracted", label: "extracted" }],
  ["metric", null],
  ["rule", null],
  ["after", null],
] as const)("by %s", (column, filter) => expect(claimFilter(row, column)).toEqual(filter));

it("is none where the claim says nothing", () => {
  const empty = toClaimRow(testClaim({ size_b: null, benchmarks: [] }), []);
  expect([claimFilter(empty, "size_b"), claimFilter(empty, "benchmarks"), claimFilter(empty, "source")]).toEqual([
    null,
    null,
    null,
  ]);
});
