import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatSize, formatSizeLabel, matchesSize, parseSize, SIZE_BRACKETS } from "./size-range";

const readable: [string, string][] = [
  ["7", "7"],
  ["7B", "7"],
  ["7-9", "7-9"],
  ["7–9", "7-9"],
  ["0.5-1.5", "0.5-1.5"],
  ["70-", "70-"],
  ["-3", "-3"],
  ["6-<10", "6-<10"],
  ["<2", "<2"],
  ["-<2", "<2"],
  ["7-7", "7"],
  [">3", ">3"],
  [">9-<13", ">9-<13"],
  [">9-13", ">9-13"],
  [" Unknown ", "unknown"],
];

describe("parseSize", () => {
  it.each(readable)("reads %j as %j", (text, canonical) => {
    const size = parseSize(text);
    expect(size && formatSize(size)).toBe(canonical);
  });

  it.each([
    "",
    "-",
    "<",
    "9-7",
    "7-<7",
    "7<9",
    "big",
    "7-9-11",
    "-<",
    "7-<",
    "1e3",
    "NaN",
    "7".repeat(5000),
    ">",
    ">-<7",
    ">7-7",
    ">7<9",
    ">-3",
  ])("rejects %j", (text) => expect(parseSize(text)).toBeNull());
});

describe("SIZE_BRACKETS", () => {
  it("assign every size to exactly one bracket", () => {
    const filters = SIZE_BRACKETS.map((b) => parseSize(b.value));
    const homes = (size: number | null) => filters.filter((f) => f !== null && matchesSize(size, f)).length;
    expect(homes(null)).toBe(1);
    fc.assert(fc.property(fc.double({ min: 0, max: 5000, noNaN: true }), (size) => homes(size) === 1));
    for (const edge of [0, 3, 7, 9, 13, 34, 70]) expect(homes(edge)).toBe(1);
  });
});

describe("formatSizeLabel", () => {
  it.each([
    ["-3", "≤ 3B"],
    ["unknown", "unknown"],
    ["7", "7B"],
    ["3-5", "3–5B"],
    ["5-", "5B+"],
    ["-5", "≤ 5B"],
    ["<2", "< 2B"],
    [">5", "> 5B"],
    ["6-<10", "6 to <10B"],
    [">6-<10", ">6 to <10B"],
    [">6-10", ">6 to 10B"],
  ])("formats %j as %j", (value, label) => expect(formatSizeLabel(value)).toBe(label));
});
