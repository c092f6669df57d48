import { expect, it } from "vitest";
import { buildClaim } from "@/lib/claim/fixtures/claim";
import { formatClaimQuery } from "@/lib/query/claim-query";
import { parseClaimQuery } from "@/lib/query/parse-claim-query";
import { toClaimTableRow } from "@/lib/query/to-claim-table-row";
import { applyClaimFilter, toClaimFilter } from "./claim-filter";

const row = toClaimTableRow(
  buildClaim({ paper_id: "p1", model: "Owl-7B", size_b: 7, benchmarks: ["HumanEval+", "B"], metric: null, rule: "r" }),
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
] as const)("filters by the column %s", (column, filter) => expect(toClaimFilter(row, column)).toEqual(filter));

it("returns null if the claim has no value", () => {
  const empty = toClaimTableRow(buildClaim({ size_b: null, benchmarks: [] }), []);
  expect([toClaimFilter(empty, "size_b"), toClaimFilter(empty, "benchmarks"), toClaimFilter(empty, "source")]).toEqual([
    null,
    null,
    null,
  ]);
});

it.each([
  ["benchmark=humaneval-plus&kind=change", "benchmarks", "benchmark=humaneval-plus&kind=change"],
  ["benchmark=b&benchmark=c", "benchmarks", "benchmark=humaneval-plus"],
  ["size=70-&size_of=active", "size_b", "size=7"],
] as const)("changes %s to the filter of the column %s: %s", (query, column, expected) => {
  const filter = toClaimFilter(row, column);
  expect(filter && formatClaimQuery(applyClaimFilter(parseClaimQuery(query).query, filter)).toString()).toBe(expected);
});
