import { describe, expect, it } from "vitest";
import { joinDate, parseDate, parseMonthDay, parsePartialDate, parsePublicationDate, selectDate } from "./parse-day";

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
    ["22/03/2025", "2025-03-22"],
    ["03/22/2025", "2025-03-22"],
    ["33/04/2025", null],
    ["3.4.2025", "2025-04-03"],
    ["2024 Mar 22", "2024-03-22"],
    ["2024 March 22nd", "2024-03-22"],
    ["2024 Mar 222", null],
    ["2024年3月22日", "2024-03-22"],
    ["May-04-2025", "2025-05-04"],
    ["22/Mar/2025", "2025-03-22"],
    ["13-15 May 2025", "2025-05-13"],
    ["JUL 14 2023", "2023-07-14"],
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

describe("parsePartialDate", () => {
  it.each([
    ["2024", "2024"],
    ["2025.0", "2025"],
    ["2024///", "2024"],
    ["2024年", "2024"],
    ["Spring 2024", "2024"],
    ["SPR 2024", "2024"],
    ["2024 Summer", "2024"],
    ["Q3 2024", "2024"],
    ["2024 Q1", "2024"],
    ["2024-03", "2024-03"],
    ["2024/03", "2024-03"],
    ["2024.3", "2024-03"],
    ["03/2024", "2024-03"],
    ["12/2024", "2024-12"],
    ["2024 Mar", "2024-03"],
    ["Mar 2024", "2024-03"],
    ["March, 2024", "2024-03"],
    ["2024 Mar-Apr", "2024-03"],
    ["Nov.-Dec. 2024", "2024-11"],
    ["2024年11月", "2024-11"],
  ])("%j is %j", (text, date) => expect(parsePartialDate(text)).toBe(date));

  it.each([
    ...["", "soon", "24", "2024.55", "2024-13", "2024 owls", "20240", "in press 2024", "2024-03-99", "0000", "1234"],
  ])("%j is no date", (text) => expect(parsePartialDate(text)).toBeNull());
});

describe("parsePublicationDate", () => {
  it.each([
    ["2024-05-28T10:00:00Z", "2024-05-28"],
    ["2024", "2024"],
    ["May 2024", "2024-05"],
    ["03/04/2024", null],
  ])("%j is %j", (text, date) => expect(parsePublicationDate(text)).toBe(date));
});

describe("joinDate", () => {
  it.each([
    ["2023", "JUL 14", "2023-07-14"],
    ["2025", "jun~3", "2025-06-03"],
    ["2025", "3 June", "2025-06-03"],
    ["2025", "JUL 14 2023", "2023-07-14"],
    ["2025", "6", null],
    ["", "JUL 14", null],
  ])("joins %j and %j", (year, rest, day) => expect(parseDate(joinDate(year, rest))).toBe(day));
});

describe("selectDate", () => {
  it.each<[string[], string | null]>([
    [["JUL 14", "2023"], "JUL 14 2023"],
    [["2024/03", "2024/03/05/"], "2024/03/05"],
    [["2024"], "2024"],
    [["", "SPR", "2024"], "SPR 2024"],
    [["soon"], "soon"],
    [[], null],
  ])("selects of %j the date %j", (texts, date) => expect(selectDate(texts)).toBe(date));
});
