import { describe, expect, it } from "vitest";
import { niceScale, thinTicks, toScalePercent } from "./value-scale";

describe("niceScale", () => {
  it.each([
    ["percentages", [66.3, 72.9, 62.9], true, 60, 75],
    ["near the bound", [88, 99.5], true, 85, 100],
    ["one value", [50], true, 42, 58],
    ["a difference of a tenth", [65.2, 65], true, 58, 72],
    ["at the very top", [99.9, 100], true, 88, 100],
    ["from zero", [0, 100], true, 0, 100],
    ["small scores", [0.12, 0.58], false, 0, 0.7],
    ["a loss", [-5, 5], false, -7.5, 7.5],
    ["tokens", [1200, 5800], false, 0, 8000],
  ])("%s", (_name, values, bounded, least, most) => {
    const { min, max, ticks } = niceScale(values, bounded);
    expect(min).toBeLessThanOrEqual(Math.min(...values));
    expect(max).toBeGreaterThanOrEqual(Math.max(...values));
    expect(min).toBeGreaterThanOrEqual(least - Math.abs(least) * 0.2);
    expect(max).toBeLessThanOrEqual(most + Math.abs(most) * 0.2);
    expect(ticks.length).toBeGreaterThanOrEqual(3);
    expect(ticks.length).toBeLessThanOrEqual(8);
  });
  it.each([
    ["a percentage has a range of ten points", [50], true, [44, 46, 48, 50, 52, 54, 56]],
    ["close percentages have a range of ten points", [65, 65.2], true, [55, 60, 65, 70, 75]],
    ["the range at 100 grows downwards", [99.9, 100], true, [88, 90, 92, 94, 96, 98, 100]],
    ["the range at 0 grows upwards", [0], true, [0, 1, 2, 3, 4, 5, 6]],
    ["a range of ten points is not widened", [62.9, 72.9], true, [62, 64, 66, 68, 70, 72, 74]],
    ["close scores keep their range", [30, 31], false, [29.5, 30, 30.5, 31, 31.5]],
    ["one score has a tenth of it on each side", [40], false, [36, 38, 40, 42, 44]],
    ["the score 0 has a range", [0], false, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    ["percentages above 100 are no shares", [88, 120], true, [80, 90, 100, 110, 120, 130]],
  ])("ticks: %s", (_, values, bounded, ticks) => expect(niceScale(values, bounded).ticks).toEqual(ticks));
  it("returns 0 to 100 without a finite value", () => {
    expect(niceScale([], true).ticks).toEqual([0, 25, 50, 75, 100]);
    expect(niceScale([Number.NaN], false).max).toBe(100);
  });
});

describe("toScalePercent", () => {
  const scale = { min: 50, max: 100, ticks: [50, 100] };
  it.each([
    [50, 0],
    [75, 50],
    [100, 100],
    [20, 0],
    [120, 100],
  ])("%s is at %s", (value, place) => expect(toScalePercent(scale, value)).toBe(place));
});

describe("thinTicks", () => {
  const toTicks = (values: readonly number[]) => values.map((at) => ({ at, label: String(at) }));
  it.each([
    ["all fit", [60, 65, 70, 75], 300, [60, 65, 70, 75]],
    ["every second", [60, 65, 70, 75, 80], 60, [60, 70, 80]],
    ["every third", [0, 100, 200, 300, 400, 500, 600], 72, [0, 300, 600]],
    ["zero is kept", [-20, 0, 20, 40, 60], 80, [0, 40]],
    ["no width", [1, 2, 3], 0, [1]],
    ["no ticks", [], 100, []],
  ])("%s", (_, values, width, kept) => expect(thinTicks(toTicks(values), width).map(({ at }) => at)).toEqual(kept));
});
