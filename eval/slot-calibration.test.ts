import { describe, expect, it } from "vitest";
import type { SlotConfidence } from "@/lib/claim/grade";
import { buildAlignedPaper } from "./fixtures/scored-claims";
import { computeSlotCalibration, countGrades, labelSlots } from "./slot-calibration";

const confidence = (parts: Partial<SlotConfidence> = {}): SlotConfidence => ({
  numbers: 0.96,
  benchmarks: 0.92,
  system: 0.85,
  metric: 0.75,
  baseline: 0.6,
  ...parts,
});
const found = (slots: object, parts: Partial<SlotConfidence> = {}) => ({
  confidence: 0.5,
  grade: "likely",
  slot_confidence: confidence(parts),
  ...slots,
});

describe("labelSlots", () => {
  it("compares each slot of a claim with right numbers, and only the numbers of others", () => {
    const gold = [{ after: 1, model: "Orion", metric: "F1" }];
    const claims = [found({ after: 1, model: "Lyra", metric: "F1" }), found({ after: 9, model: "Orion" })];
    expect(labelSlots(buildAlignedPaper(gold, claims)).map(({ right }) => right)).toEqual([
      { numbers: true, benchmarks: true, system: false, metric: true, baseline: true },
      { numbers: false, benchmarks: null, system: null, metric: null, baseline: null },
    ]);
  });

  it("leaves out claims of optional annotations", () =>
    expect(labelSlots(buildAlignedPaper([{ after: 1, optional: true }], [found({ after: 1 })]))).toEqual([]));
});

describe("computeSlotCalibration", () => {
  const gold = [
    { after: 1, model: "Orion" },
    { after: 2, model: "Orion" },
  ];
  const claims = [
    found({ after: 1, model: "Orion" }, { system: 0.9 }),
    found({ after: 2, model: "Lyra" }, { system: 0.94 }),
    found({ after: 9, model: "Orion" }, { system: 0.97, numbers: 0.4 }),
  ];
  const bins = computeSlotCalibration([buildAlignedPaper(gold, claims)]);

  it("compares stated confidence with the share of right slots", () => {
    const bin = bins.system.find(({ from }) => from === 0.9);
    expect(bin).toMatchObject({ claims: 2, right: 0.5 });
    expect(bin?.stated).toBeCloseTo(0.92);
  });

  it("counts other slots only where the numbers are right", () => {
    expect(bins.system.map((bin) => bin.claims)).toEqual([0, 2, 0, 0, 0]);
    expect(bins.numbers.map((bin) => bin.claims)).toEqual([2, 0, 0, 0, 1]);
    expect(bins.numbers.at(-1)).toMatchObject({ right: 0 });
  });

  it("has no shares in empty bins and ignores claims without slot confidence", () => {
    const bare = buildAlignedPaper(gold, [{ after: 1, confidence: 0.5 }]);
    expect(computeSlotCalibration([bare]).numbers[0]).toEqual({ from: 0.95, claims: 0, stated: null, right: null });
  });
});

describe("countGrades", () => {
  it("counts claims and right ones by grade", () => {
    const gold = [
      { after: 1, model: "Orion" },
      { after: 2, model: "Orion" },
    ];
    const claims = [
      { ...found({ after: 1, model: "Orion" }), grade: "certain" },
      { ...found({ after: 2, model: "Lyra" }), grade: "certain" },
      { ...found({ after: 9 }), grade: "check" },
      { ...found({ after: 8 }), grade: null },
    ];
    expect(countGrades([buildAlignedPaper(gold, claims)])).toEqual([
      { grade: "certain", claims: 2, numbers: 2, claim: 1 },
      { grade: "likely", claims: 0, numbers: 0, claim: 0 },
      { grade: "check", claims: 1, numbers: 0, claim: 0 },
    ]);
  });
});
