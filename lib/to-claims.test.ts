import { expect, it } from "vitest";
import type { ExtractedClaim } from "./claim";
import { claimSchema } from "./claim-schema";
import { claimId } from "./ids";
import type { Paper } from "./paper";
import { toClaims } from "./to-claims";

const paper: Paper = {
  id: "climb-1",
  title: "Climb",
  abstract: "Climb scores 60 on GSM8K.",
  authors: ["Ann Lee"],
  published: null,
  url: null,
  arxiv_id: null,
  doi: "10.1000/182",
  venue: null,
  restated: false,
  source: "a.md",
  locator: "line 1",
};
const claim: ExtractedClaim = {
  sentence: "Climb scores 60 on GSM8K.",
  sentence_index: 0,
  method: null,
  model: "Climb",
  size_b: null,
  benchmarks: ["GSM8K"],
  benchmark_text: null,
  aggregate: false,
  metric: null,
  before: null,
  after: 60,
  of: null,
  unit: "score",
  gain: null,
  gain_max: null,
  gain_kind: null,
  qualifier: null,
  baseline: null,
  model_id: null,
  model_family: null,
  active_b: null,
  metric_id: null,
  k: null,
  higher_is_better: null,
  points: null,
  relative: null,
  error_cut: null,
  check: null,
  check_note: null,
  role: "own",
  spans: { after: [13, 15] },
  inferred: {},
  rule: "score",
  confidence: 1,
  extractor: "0.1.0",
};

it("gives claims with the facts of their paper, each with an id of its own", () => {
  const [first, second, ...others] = toClaims(paper, [claim, claim]);
  expect(others).toEqual([]);
  expect(claimSchema.parse(first)).toEqual(first);
  expect(first).toMatchObject({ paper_title: "Climb", paper_url: "https://doi.org/10.1000/182", status: "extracted" });
  expect(first?.id).toBe(claimId("climb-1", claim));
  expect(second?.id).toBe(claimId("climb-1", claim, 1));
});

it.each([
  [{ url: "https://example.org/a", arxiv_id: "2501.00001" }, "https://example.org/a"],
  [{ arxiv_id: "2501.00001" }, "https://arxiv.org/abs/2501.00001"],
  [{ doi: null }, null],
])("finds the paper's address in %j", (over, url) => {
  expect(toClaims({ ...paper, ...over }, [claim])[0]?.paper_url).toBe(url);
});
