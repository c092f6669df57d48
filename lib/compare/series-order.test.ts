import { describe, expect, it } from "vitest";
import type { BeforeAfterPoint } from "./points";
import { niceScale, PAIR_ORDERS, sortPairs, toScalePercent } from "./series-order";

const pair = (
  claim: string,
  points: number,
  after: number,
  size_b: number | null,
  published: string | null,
): BeforeAfterPoint => ({
  claim,
  paper: "p",
  title: "A Paper",
  name: null,
  method: null,
  size_b,
  active_b: null,
  published,
  role: "own",
  qualifier: null,
  valueQualifier: null,
  gainQualifier: null,
  baseline: null,
  metricStated: true,
  before: after - points,
  after,
  points,
  relative: null,
  better: true,
});
const pairs = [
  pair("a", 2, 90, 7, "2025-01-01"),
  pair("b", 9, 60, null, "2025-06-01"),
  pair("c", -3, 70, 72, null),
  pair("d", 9, 65, 1.5, "2024-03-01"),
];

describe("sortPairs", () => {
  it.each([
    ["gain", false, false, "bdac"],
    ["gain", true, false, "cabd"],
    ["after", false, false, "acdb"],
    ["size", false, false, "cadb"],
    ["size", true, false, "dacb"],
    ["date", false, false, "badc"],
    ["date", true, false, "dabc"],
    ["gain", false, true, "cabd"],
    ["gain", true, true, "bdac"],
    ["after", false, true, "bdca"],
    ["size", false, true, "cadb"],
    ["date", false, true, "badc"],
  ] as const)("by %s, turned round %s, less is better %s: %s", (order, turned, lowerIsBetter, expected) =>
    expect(
      sortPairs(pairs, { order, lowerIsBetter, reversed: turned })
        .map((p) => p.claim)
        .join(""),
    ).toBe(expected),
  );

  it("leaves its input alone", () => {
    for (const order of PAIR_ORDERS) sortPairs(pairs, { order, lowerIsBetter: false });
    expect(pairs.map((p) => p.claim).join("")).toBe("abcd");
  });
});

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
  it("has an answer for nothing and for what is no number", () => {
    expect(niceScale([], true).ticks).toEqual([0, 25, 50, 75, 100]);
    expect(niceScale([Number.NaN], false).max).toBe(100);
  });
});

describe("placeOn", () => {
  const scale = { min: 50, max: 100, ticks: [50, 100] };
  it.each([
    [50, 0],
    [75, 50],
    [100, 100],
    [20, 0],
    [120, 100],
  ])("%s stands at %s", (value, place) => expect(toScalePercent(scale, value)).toBe(place));
});
