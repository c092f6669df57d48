import { describe, expect, it } from "vitest";
import type { BeforeAfterPoint } from "./points";
import { PAIR_ORDERS, sortPairs } from "./series-order";

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
  ] as const)("by %s, reversed %s, lower is better %s: %s", (order, turned, lowerIsBetter, expected) =>
    expect(
      sortPairs(pairs, { order, lowerIsBetter, reversed: turned })
        .map((p) => p.claim)
        .join(""),
    ).toBe(expected),
  );

  it("does not modify its input", () => {
    for (const order of PAIR_ORDERS) sortPairs(pairs, { order, lowerIsBetter: false });
    expect(pairs.map((p) => p.claim).join("")).toBe("abcd");
  });
});
