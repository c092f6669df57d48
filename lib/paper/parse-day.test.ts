import { describe, expect, it } from "vitest";
import { parseDate, parseMonthDay } from "./parse-day";

describe("parseDate", () => {
  it.each([
    ["2025-05-28 17:59:03", "2025-05-28"],
    ["2025-05-28T17:59:03Z", "2025-05-28"],
    ["2025/5/3", "2025-05-03"],
    ["May 28, 2025", "2025-05-28"],
    ["20250528", "2025-05-28"],
    ["20251328", null],
    ["18250528", null],
    ["202505281", null],
    ["Sept. 3rd, 2024", "2024-09-03"],
    ["Thu, 7 Nov 2024 02:49:53 GMT", "2024-11-07"],
    ["28 February 2025", "2025-02-28"],
    ["2025-02-30", null],
    ["2025-13-01", null],
    ["03/04/2025", null],
    ["2025", null],
    ["2025-05", null],
    ["Apr 16", null],
    ["yesterday", null],
    ["", null],
  ])("%j is %j", (text, day) => expect(parseDate(text)).toBe(day));
});

describe("parseMonthDay", () => {
  it.each([
    ["Apr 16", { month: 4, day: 16 }],
    ["Feb 29", { month: 2, day: 29 }],
    ["February 3", { month: 2, day: 3 }],
    ["Apr 31", null],
    ["Apr 16, 2025", null],
    ["March of progress", null],
    ["Mayor 5", null],
  ])("%j is %j", (text, day) => expect(parseMonthDay(text)).toEqual(day));
});
