import { expect, it } from "vitest";
import { buildExtractedClaim } from "./fixtures/claim";
import { GAIN_RANKS, getGainRank } from "./gain-rank";

const ABSTRACT = "😀 Owl gains 3 points, then 4% points, 5 to 6 pp and 7 Percentage points.";
const spanOf = (text: string) => [ABSTRACT.indexOf(text), ABSTRACT.indexOf(text) + text.length] as const;
const points = (text: string, last = text) => ({
  gain: 3,
  gain_kind: "points" as const,
  spans: { gain: spanOf(text), ...(last === text ? {} : { gain_max: spanOf(last) }) },
});

it.each([
  ["no gain", {}, "none"],
  ["computed percentage points", { points: 3, unit: "%" }, "percentagePoints"],
  ["a computed difference in another unit", { points: 3, unit: "score" }, "difference"],
  ["a computed difference without a unit", { points: 3 }, "difference"],
  ["points without a unit", points("3 points"), "difference"],
  ["points without a span", { ...points("3 points"), spans: {} }, "difference"],
  ["points with a percent sign", points("4% points"), "percentagePoints"],
  ["points with the unit at the end of their range", points("5", "6 pp"), "percentagePoints"],
  ["percentage points in words", points("7 Percentage points"), "percentagePoints"],
  ["points between percentages", { ...points("3 points"), unit: "%" }, "percentagePoints"],
  ["points between scores", { ...points("4% points"), unit: "score" }, "difference"],
  ["a relative gain", { gain: 3, gain_kind: "relative" as const }, "relative"],
  ["percent of unknown kind", { gain: 3, gain_kind: "percent" as const }, "percent"],
  ["times", { gain: 3, gain_kind: "times" as const }, "times"],
] as const)("%s", (_, slots, rank) => {
  expect(getGainRank(buildExtractedClaim(slots), ABSTRACT)).toBe(GAIN_RANKS[rank]);
});
