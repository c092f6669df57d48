import { describe, expect, it } from "vitest";
import {
  formatCount,
  formatDate,
  formatGain,
  formatList,
  formatModelSize,
  formatNumber,
  formatPoints,
  formatRelative,
  formatValue,
} from "./numbers";

/** Compares with plain spaces, so that the expectations can be read. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("formatNumber", () => {
  it.each([
    [72.9, "72.9"],
    [5803, "5,803"],
    [-0.42, "−0.42"],
    [0, "0"],
    [-0, "0"],
    [0.12345, "0.1235"],
    [0.00354, "0.00354"],
    [-0.0000988, "−0.0000988"],
    [1e-6, "0.000001"],
    [null, "—"],
    [Number.NaN, "—"],
    [Number.POSITIVE_INFINITY, "—"],
  ])("%s is %s", (value, text) => expect(formatNumber(value)).toBe(text));
});

describe("formatValue", () => {
  it.each([
    [72.9, "%", null, "72.9%"],
    [0.93, "score", null, "0.93"],
    [24, "count", 644, "24/644"],
    [3.9, "GB", null, "3.9 GB"],
    [41, null, null, "41"],
    [null, "%", null, "—"],
    [0, "%", null, "0%"],
  ])("%s %s of %s is %s", (value, unit, of, text) => expect(plain(formatValue(value, unit, of))).toBe(text));
});

describe("formatGain", () => {
  it.each([
    [6.6, null, "points", null, "+6.6 pts"],
    [6.6, null, "points", "%", "+6.6 pts"],
    [-5.9, null, "points", "GB", "−5.9 GB"],
    [15, null, "percent", "GB", "+15%"],
    [15, null, "percent", null, "+15%"],
    [36, null, "relative", null, "+36% rel."],
    [3.5, null, "times", null, "×3.5"],
    [3, 5, "times", null, "×3–5"],
    [-10, -20, "times", null, "÷10–20"],
    [-63, null, "percent", null, "−63%"],
    [10, 30, "percent", null, "+10–30%"],
    [0, null, "points", null, "0 pts"],
    [4, null, null, null, "+4"],
    [null, null, null, null, "—"],
  ] as const)("%s to %s %s of %s is %s", (gain, gain_max, gain_kind, unit, text) =>
    expect(plain(formatGain({ gain, gain_max, gain_kind, unit }))).toBe(text),
  );
});

describe("computed differences", () => {
  it.each([
    [6.6, "%", "+6.6 pts"],
    [-0.5, "score", "−0.5 pts"],
    [-120, "tokens", "−120 tokens"],
    [null, "%", "—"],
  ])("%s in %s is %s", (points, unit, text) => expect(plain(formatPoints(points, unit))).toBe(text));
  it.each([
    [9.9548, "+10%"],
    [-33.3333, "−33.3%"],
    [null, "—"],
  ])("%s is %s", (relative, text) => expect(plain(formatRelative(relative))).toBe(text));
});

describe("formatModelSize", () => {
  it.each([
    [7, null, "7B"],
    [0.5, null, "0.5B"],
    [671, 37, "671B (37B active)"],
    [0.022, null, "22M"],
    [1000, 32, "1T (32B active)"],
    [7, 7, "7B"],
    [null, 3, "3B active"],
    [null, null, "—"],
  ])("%s with %s active is %s", (size, active, text) => expect(formatModelSize(size, active)).toBe(text));
});

describe("dates, counts and lists", () => {
  it.each([
    ["2025-05-28", "28 May 2025"],
    ["2024-01-01", "1 Jan 2024"],
    ["2025-05-28T17:59:03Z", "28 May 2025"],
    ["2025-05", "May 2025"],
    ["2025", "2025"],
    ["20255", "—"],
    [null, "—"],
    ["soon", "—"],
  ])("date %s is %s", (iso, text) => expect(plain(formatDate(iso))).toBe(text));
  it.each([
    [1, "1 claim"],
    [0, "0 claims"],
    [1204, "1,204 claims"],
  ])("%s is %s", (count, text) => expect(plain(formatCount(count, "claim"))).toBe(text));
  it.each([
    [[], ""],
    [["Ada"], "Ada"],
    [["Ada", "Bo"], "Ada and Bo"],
    [["Ada", "Bo", "Cy"], "Ada, Bo and Cy"],
    [["Ada", "Bo", "Cy", "Di", "Ed"], "Ada, Bo, Cy and 2 more"],
    // Without isolation, right-to-left names would reverse the number or date that follows.
    [["דנה", "Bo"], "\u2068דנה\u2069 and Bo"],
    [["أحمد"], "\u2068أحمد\u2069"],
  ])("joins %j as %s", (authors, text) => expect(formatList(authors)).toBe(text));
});
