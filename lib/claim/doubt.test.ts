import { describe, expect, it } from "vitest";
import type { Claim } from "./claim";
import { type Doubts, listDoubts } from "./doubt";
import { buildClaim } from "./fixtures/claim";
import type { SlotConfidence } from "./grade";

const SURE: SlotConfidence = { numbers: 0.9, benchmarks: 0.9, system: 0.9, metric: 0.9, baseline: 0.9 };
const PERHAPS = "named in the sentence, but perhaps not for this number";

describe("listDoubts", () => {
  it.each<[string, Partial<SlotConfidence>, Partial<Claim>, Doubts]>([
    ["nothing if all slots are sure", {}, { inferred: { model: "proposed-system" } }, {}],
    [
      "the provenance of an inferred slot",
      { benchmarks: 0.4 },
      { inferred: { benchmarks: "carried-sentence", metric: "same-list" } },
      { benchmarks: "carried from the sentence before" },
    ],
    ["that a stated slot may belong elsewhere", { system: 0.4 }, {}, { system: PERHAPS }],
    ["that a slot is empty", { system: 0.4 }, { model: null }, { system: "none found for this number" }],
    [
      "a phrase of an old extractor as stated",
      { metric: 0.4 },
      { metric: "F1", inferred: { metric: "x" } },
      { metric: PERHAPS },
    ],
    ["the numbers", { numbers: 0.4 }, {}, { numbers: "may not be a result, or not one result" }],
    ["nothing of a claim that a person accepted", { system: 0.4 }, { status: "accepted" }, {}],
  ])("gives %s", (_, confidence, parts, expected) =>
    expect(listDoubts(buildClaim({ ...parts, slot_confidence: { ...SURE, ...confidence } }))).toEqual(expected),
  );

  it("gives nothing for a claim without a grade", () =>
    expect(listDoubts(buildClaim({ grade: null, slot_confidence: null }))).toEqual({}));
});
