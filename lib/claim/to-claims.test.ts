import { expect, it } from "vitest";
import type { Paper } from "../paper/paper";
import { toClaimId } from "./claim-id";
import { buildExtractedClaim } from "./fixtures/claim";
import { claimSchema } from "./schema";
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
const claim = buildExtractedClaim({
  sentence: "Climb scores 60 on GSM8K.",
  model: "Climb",
  benchmarks: ["GSM8K"],
  after: 60,
  unit: "score",
  spans: { after: [13, 15] },
  rule: "score",
  confidence: 1,
  extractor: "0.1.0",
});

it("adds the metadata of the paper and a unique id to each claim", () => {
  const [first, second, ...others] = toClaims(paper, [claim, claim]);
  expect(others).toEqual([]);
  expect(claimSchema.parse(first)).toEqual(first);
  expect(first).toMatchObject({ paper_title: "Climb", paper_url: "https://doi.org/10.1000/182", status: "extracted" });
  expect(first?.id).toBe(toClaimId("climb-1", claim));
  expect(second?.id).toBe(toClaimId("climb-1", claim, 1));
});

it.each([
  [{ url: "https://example.org/a", arxiv_id: "2501.00001" }, "https://example.org/a"],
  [{ arxiv_id: "2501.00001" }, "https://arxiv.org/abs/2501.00001"],
  [{ doi: null }, null],
])("finds the paper's address in %j", (over, url) => {
  expect(toClaims({ ...paper, ...over }, [claim])[0]?.paper_url).toBe(url);
});
