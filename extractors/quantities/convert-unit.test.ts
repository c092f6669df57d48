import { describe, expect, it } from "vitest";
import { convertUnit } from "./convert-unit";

describe("convertUnit", () => {
  it.each([
    [2, "hours", "minutes", 120],
    [200, "ms", "s", 0.2],
    [24, "GB", "MB", 24_000],
    [11.8, "seconds", "ms", 11_800],
    [2.3, "days", "seconds", 198_720],
    [5, "minutes", "min", 5],
    [7, "seconds", "s", 7],
    [45, "", "%", 45],
    [45, "%", "points", 45],
    [3, "K", "k", 3],
    [5, "GB", "gb", 5],
  ])("converts %s %s to %s: %s", (value, from, to, expected) => expect(convertUnit(value, from, to)).toBe(expected));

  it.each([
    [5, "hours", "MB"],
    [5, "dollars", "cents"],
    [5, "mW", "W"],
    [5, "constructor", "s"],
  ])("cannot convert %s %s to %s", (value, from, to) => expect(convertUnit(value, from, to)).toBeNull());
});
