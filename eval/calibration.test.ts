import { describe, expect, it } from "vitest";
import { computeCalibration } from "./calibration";
import { buildAlignedPaper } from "./fixtures/scored-claims";

const binOf = (from: number, gold: object[], found: object[]) =>
  computeCalibration([buildAlignedPaper(gold, found)]).find((bin) => bin.from === from);

describe("computeCalibration", () => {
  it("compares stated confidence with measured precision", () => {
    const gold = [{ after: 1 }, { after: 2, model: "Orion" }, { after: 3 }];
    const found = [
      { after: 1, confidence: 0.85 },
      { after: 2, model: "Lyra", confidence: 0.83 },
      { after: 9, confidence: 0.81 },
      { after: 3, confidence: 0.8 },
      { after: 8, confidence: 0.79 },
    ];
    const high = binOf(0.8, gold, found);
    expect(high).toMatchObject({ claims: 4, numbers: 0.75, claim: 0.5 });
    expect(high?.stated).toBeCloseTo(0.8225);
    expect(binOf(0.7, gold, found)).toMatchObject({ claims: 1, numbers: 0, claim: 0 });
  });

  it("excludes claims of optional annotations", () => {
    const gold = [{ after: 1, optional: true }];
    expect(
      binOf(0.5, gold, [
        { after: 1, confidence: 0.5 },
        { after: 2, confidence: 0.5 },
      ]),
    ).toMatchObject({ claims: 1 });
  });

  it("covers all confidences and has no shares in empty bins", () => {
    const found = [0, 0.399, 0.4, 0.5, 0.6, 0.7, 0.8, 1].map((confidence, i) => ({ after: i, confidence }));
    expect(computeCalibration([buildAlignedPaper([], found)]).map((bin) => bin.claims)).toEqual([2, 1, 1, 1, 1, 2]);
    expect(computeCalibration([])[0]).toEqual({ from: 0.8, claims: 0, stated: null, numbers: null, claim: null });
  });
});
