import { describe, expect, it } from "vitest";
import { formatGrade, GRADED_SLOTS, type Grade, gradeClaim, listDoubtfulSlots, type SlotConfidence } from "./grade";

const SURE: SlotConfidence = { numbers: 0.95, benchmarks: 0.95, system: 0.95, metric: 0.95, baseline: 0.95 };

describe("gradeClaim", () => {
  it.each<[string, Partial<SlotConfidence>, Grade]>([
    ["all slots are sure", {}, "certain"],
    ["the product is at the bound", { numbers: 0.77, benchmarks: 1, system: 1 }, "certain"],
    ["the product is below the bound", { numbers: 0.76, benchmarks: 1, system: 1 }, "likely"],
    ["the benchmark is doubtful", { benchmarks: 0.7 }, "likely"],
    ["the system is very doubtful", { system: 0.6 }, "check"],
    ["the product is at the lower bound", { numbers: 0.6, benchmarks: 1, system: 1 }, "likely"],
    ["metric and baseline are doubtful", { metric: 0.1, baseline: 0.1 }, "certain"],
  ])("%s", (_, parts, grade) => expect(gradeClaim({ ...SURE, ...parts }, null)).toBe(grade));

  it("is check if the arithmetic disagrees, whatever the slots", () => {
    expect(gradeClaim(SURE, "mismatch")).toBe("check");
    expect(gradeClaim(SURE, "ok")).toBe("certain");
  });
});

describe("listDoubtfulSlots", () => {
  it("lists slots below the bound in their order", () => {
    expect(listDoubtfulSlots({ ...SURE, baseline: 0.69, benchmarks: 0.2 })).toEqual(["benchmarks", "baseline"]);
    expect(listDoubtfulSlots({ ...SURE, system: 0.7 })).toEqual([]);
    expect(listDoubtfulSlots(Object.fromEntries(GRADED_SLOTS.map((slot) => [slot, 0])) as SlotConfidence)).toEqual([
      ...GRADED_SLOTS,
    ]);
  });

  it("is empty for a claim without a grade", () => expect(listDoubtfulSlots(null)).toEqual([]));
});

it("formatGrade names a missing grade", () => {
  expect(formatGrade("likely")).toBe("likely");
  expect(formatGrade(null)).toBe("not graded");
});
