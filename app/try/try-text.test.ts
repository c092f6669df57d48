import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { formatTryFragment, parseTryFile, parseTryFragment } from "./try-text";

const text = fc.string({ unit: "grapheme", maxLength: 300 }).filter((s) => s.trim() !== "");

test("reads back a text that fits into a link", () => {
  fc.assert(
    fc.property(text, text, (title, abstract) => {
      const fragment = formatTryFragment({ title, abstract });
      expect(fragment).toMatch(/^#title=/);
      if (fragment) expect(parseTryFragment(fragment)).toEqual({ title, abstract });
    }),
    { numRuns: 200 },
  );
});

describe("formatTryFragment", () => {
  test.each([
    ["empty text", { title: "", abstract: "  " }, ""],
    ["an abstract without a title", { title: "", abstract: "up 5% & more" }, "#abstract=up+5%25+%26+more"],
    ["line breaks", { title: "A", abstract: "b\nc" }, "#title=A&abstract=b%0Ac"],
    ["an unpaired surrogate", { title: "", abstract: "\ud83d" }, "#abstract=%EF%BF%BD"],
  ])("formats %s", (_, value, fragment) => expect(formatTryFragment(value)).toBe(fragment));

  test("returns null for a text that is too long", () =>
    expect(formatTryFragment({ title: "", abstract: "a".repeat(8000) })).toBeNull());
});

describe("parseTryFragment", () => {
  test.each(["", "#", "#content", "#title=&abstract=", `#abstract=${"a".repeat(9000)}`])("rejects %s", (fragment) =>
    expect(parseTryFragment(fragment)).toBeNull(),
  );
  test("keeps invalid escapes as text", () =>
    expect(parseTryFragment("#abstract=100%&title=%zz")).toEqual({ title: "%zz", abstract: "100%" }));
});

describe("parseTryFile", () => {
  it.each([
    ["A Title\r\nin two lines\r\n\r\nWe gain 3%.", { title: "A Title in two lines", abstract: "We gain 3%." }],
    ["A Title?\n\nWe gain 3%.", { title: "", abstract: "A Title?\n\nWe gain 3%." }],
    ["We gain 3%.\nAnd more.", { title: "", abstract: "We gain 3%.\nAnd more." }],
    [`${"long ".repeat(60)}\n\nx`, { title: "", abstract: `${"long ".repeat(60)}\n\nx` }],
    ["  ", { title: "", abstract: "" }],
  ])("parses %j", (text, expected) => expect(parseTryFile(text)).toEqual(expected));
});
