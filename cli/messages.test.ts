import { expect, it } from "vitest";
import { formatCount, formatIssue, removeControlCharacters } from "./messages";

it("formats the message, the location and the record", () => {
  const issue = { source: "a.md", locator: "line 12", message: "no abstract" };
  expect(formatIssue({ severity: "skipped", ...issue, excerpt: "A\ntitle" })).toBe(
    'skipped: a.md, line 12: no abstract ("A title")',
  );
  expect(formatIssue({ severity: "repaired", ...issue })).toBe("note: a.md, line 12: no abstract");
});

it.each([
  ["\u001b[31mred\u001b[0m", "�[31mred�[0m"],
  ["bell\u0007 and\r return", "bell� and� return"],
  ["a tab\tand\na line", "a tab\tand\na line"],
  ["\u009b2J", "�2J"],
])("replaces control characters in %j", (text, replaced) => expect(removeControlCharacters(text)).toBe(replaced));

it.each([
  [0, "0 papers"],
  [1, "1 paper"],
  [2300, "2,300 papers"],
])("counts %i", (n, text) => expect(formatCount(n, "paper")).toBe(text));
