import { expect, it } from "vitest";
import { formatStepReason, type StepReason } from "./step-reason";

it.each<[StepReason, string]>([
  ["metric-of-list", "the metric is stated once for the list"],
  [{ code: "metric-of-clause", name: "recall" }, "metric recall in its clause"],
  [{ code: "metric-in-full", name: "AP", full: "average precision" }, "AP in full: average precision"],
  [{ code: "benchmark-inferred", provenance: "carried-sentence" }, "benchmark of the previous sentence"],
  [{ code: "baseline-after-trigger", trigger: "over" }, 'baseline after "over"'],
  [{ code: "baseline-of-claim", position: "before" }, "baseline of the claim before it"],
  [{ code: "system", reason: "named-subject", addition: null }, "the subject of the clause"],
  [
    { code: "system", reason: "named-subject", addition: "proposed-method" },
    "the subject of the clause, with the proposed method",
  ],
])("describes %j", (reason, description) => {
  expect(formatStepReason(reason)).toBe(description);
});
