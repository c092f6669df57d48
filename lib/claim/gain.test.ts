import { describe, expect, it } from "vitest";
import { checkGain, computeGain } from "./gain";

describe("computeGain", () => {
  it.each<[string, number, number, number | null, boolean | null, number | null]>([
    ["a rise of an accuracy", 60, 80, 100, true, 50],
    ["a fall of an accuracy", 80, 70, 100, true, -50],
    ["an error rate that is halved", 10, 5, 100, false, 50],
    ["an error rate that is gone", 70, 0, 100, false, 100],
    ["an error rate that rises", 5, 10, 100, false, -100],
    ["a rise of what has no direction", 60, 80, 100, null, 50],
    ["a fall of what has no direction, which may be an error", 20, 10, 100, null, null],
    ["a metric without an end", 60, 80, null, true, null],
    ["a share", 0.6, 0.8, 1, true, 50],
    ["nothing left to remove", 100, 90, 100, true, null],
    ["a value beyond the end", 90, 120, 100, true, null],
  ])("error removed by %s", (_, before, after, bound, higherIsBetter, expected) => {
    expect(computeGain({ before, after }, bound, higherIsBetter).error_cut).toBe(expected);
  });

  it.each([
    [66.3, 72.9, 6.6],
    [0.34, 0.35, 0.01],
    [0.00042, 0.00031, -0.00011],
    [3e-5, 1e-5, -2e-5],
    [2.5e-7, 1e-7, -1.5e-7],
    [0.4, 0.4, 0],
  ])("from %d to %d are %d points", (before, after, points) => {
    expect(computeGain({ before, after }, null, null).points).toBe(points);
  });
});

describe("numbers that overflow", () => {
  it.each([
    [1e-300, 1e14],
    [5e-324, 1],
    [-1e-305, 1e12],
  ])("from %d to %d there is no ratio, and nothing that is not finite", (before, after) => {
    const { points, relative } = computeGain({ before, after }, 100, true);
    expect(relative).toBeNull();
    expect(Number.isFinite(points)).toBe(true);
    const { check_note } = checkGain({ before, after, gain: 2, gain_kind: "percent" });
    expect(check_note).not.toMatch(/Infinity|NaN/);
  });

  it("keeps a large ratio that is one", () => {
    expect(computeGain({ before: 1e-10, after: 1 }, null, true).relative).toBeCloseTo(999_999_999_900, 0);
  });
});

describe("checkGain", () => {
  it.each<[number, number, number, "points" | "relative" | "percent" | "times", "ok" | "mismatch"]>([
    [42.86, 74.29, 31.4, "points", "ok"],
    [66.3, 72.9, 7, "points", "ok"],
    [50, 62.5, 12.4, "points", "ok"],
    [50, 62.5, 12.1, "points", "mismatch"],
    [40, 52, 13, "points", "ok"],
    [40, 52, 15, "points", "mismatch"],
    [0.82, 0.91, 9, "points", "ok"],
    [0.696, 0.776, 8.1, "points", "ok"],
    [0.696, 0.776, 0.08, "points", "ok"],
    [0.696, 0.776, 10, "points", "mismatch"],
    [0, 1, 50, "points", "mismatch"],
    [50, 60, 20, "percent", "ok"],
    [50, 60, 10, "percent", "ok"],
    [50, 60, 15, "percent", "mismatch"],
    [50, 60, -20, "relative", "ok"],
    [120, 10, 12, "times", "ok"],
    [120, 10, 15, "times", "mismatch"],
    [2e-7, 5e-7, 3e-7, "points", "ok"],
    [2e-7, 5e-7, 9e-7, "points", "mismatch"],
  ])("%d to %d, stated %d (%s): %s", (before, after, gain, gain_kind, check) => {
    expect(checkGain({ before, after, gain, gain_kind }).check).toBe(check);
  });
});
