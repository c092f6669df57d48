import { describe, expect, it } from "vitest";
import type { Claim } from "@/lib/claim/claim";
import { buildClaim } from "@/lib/claim/fixtures/claim";
import type { SlotConfidence } from "@/lib/claim/grade";
import { placeDoubts } from "./place-doubts";

const SURE: SlotConfidence = { numbers: 0.9, benchmarks: 0.9, system: 0.9, metric: 0.9, baseline: 0.9 };
const place = (confidence: Partial<SlotConfidence>, parts: Partial<Claim> = {}) => {
  const { filled, empty } = placeDoubts(buildClaim({ ...parts, slot_confidence: { ...SURE, ...confidence } }));
  return { filled: Object.fromEntries(filled), empty };
};

describe("placeDoubts", () => {
  it("is empty for a sure claim", () => expect(place({})).toEqual({ filled: {}, empty: [] }));

  it("says once for all numbers that they are doubtful, at the first", () =>
    expect(place({ numbers: 0.5 }, { before: 1, after: 2, gain: 1 }).filled).toEqual({
      before: "doubtful, right in about 50 of 100: may not be a result, or not one result",
    }));

  it("marks the inferred slot of a system, whose provenance is the reason", () =>
    expect(place({ system: 0.614 }, { method: "Owl", inferred: { model: "only-model-of-abstract" } }).filled).toEqual({
      model: "doubtful, right in about 61 of 100",
    }));

  it("lists doubts about empty slots", () =>
    expect(place({ benchmarks: 0.4 }, { benchmarks: [] })).toEqual({
      filled: {},
      empty: [{ slot: "benchmarks", text: "doubtful, right in about 40 of 100: none found for this number" }],
    }));

  it("is empty for a claim without a grade", () =>
    expect(placeDoubts(buildClaim({ slot_confidence: null }))).toEqual({ filled: new Map(), empty: [] }));
});
