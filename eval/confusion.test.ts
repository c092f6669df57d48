import { expect, it } from "vitest";
import { countGainKindConfusion } from "./confusion";
import { buildAlignedPaper } from "./fixtures/scored-claims";

const gain = (value: number, gain_kind: string | null) => ({ gain: value, gain_kind });

it("counts gain types of claims with matching numbers", () => {
  const papers = [
    buildAlignedPaper(
      [gain(1, "points"), gain(2, "points"), gain(3, "percent"), gain(4, "relative"), gain(5, "times")],
      [gain(1, "points"), gain(2, "percent"), gain(3, "percent"), gain(4, null), gain(6, "times")],
    ),
    buildAlignedPaper(
      [{ after: 7 }, { ...gain(8, "points"), optional: true }],
      [{ after: 7 }, gain(8, "percent")],
      "Rest",
    ),
  ];
  expect(countGainKindConfusion(papers)).toEqual({
    points: { points: 1, percent: 1 },
    percent: { percent: 1 },
    relative: { none: 1 },
  });
});

it("is empty without gains", () => expect(countGainKindConfusion([])).toEqual({}));
