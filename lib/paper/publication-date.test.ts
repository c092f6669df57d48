import { describe, expect, it } from "vitest";
import { findEarliestDate, isFullDate, isPublishedWithin, toFirstDay, toLastDay } from "./publication-date";

describe("isPublishedWithin", () => {
  it.each([
    ["2024", "2024-01-01", "2024-12-31", true],
    ["2024", "2024-06-01", null, true],
    ["2024", null, "2024-02-01", true],
    ["2024", "2025-01-01", null, false],
    ["2024", null, "2023-12-31", false],
    ["2024-03", "2024-03-31", null, true],
    ["2024-03", null, "2024-03-01", true],
    ["2024-03", "2024-04-01", null, false],
    ["2024-03", null, "2024-02-29", false],
    ["2024-03-05", "2024-03-05", "2024-03-05", true],
    ["2024-03-05", "2024-03-06", null, false],
    ["2024-03-05", null, "2024-03-04", false],
    ["2024", null, null, true],
  ])("%s from %s to %s: %s", (date, from, to, within) => expect(isPublishedWithin(date, from, to)).toBe(within));
});

describe("first and last days", () => {
  it.each([
    ["2024", "2024-01-01", "2024-12-31"],
    ["2024-02", "2024-02-01", "2024-02-29"],
    ["2023-11", "2023-11-01", "2023-11-30"],
    ["2024-03-05", "2024-03-05", "2024-03-05"],
  ])("%s is %s to %s", (date, first, last) => expect([toFirstDay(date), toLastDay(date)]).toEqual([first, last]));
});

describe("findEarliestDate", () => {
  it.each([
    [[], null],
    [["2024", "2024-05-01"], "2024-05-01"],
    [["2024-05-01", "2024"], "2024-05-01"],
    [["2024-05", "2024"], "2024-05"],
    [["2024-05", "2024-05-20", "2024"], "2024-05-20"],
    [["2023", "2024-05-01"], "2023"],
    [["2024-05-02", "2024-05-01"], "2024-05-01"],
  ])("of %j is %s", (dates, earliest) => expect(findEarliestDate(dates)).toBe(earliest));
});

it("only a date with a day is complete", () => {
  expect(["2024", "2024-05", "2024-05-01"].map(isFullDate)).toEqual([false, false, true]);
});
