import { describe, expect, test } from "vitest";
import { escapeXml, truncateText, wrapText } from "./svg-text";

test.each([
  ['a < b & "c" > d', "a &lt; b &amp; &quot;c&quot; &gt; d"],
  ["bell\u0007 and null\u0000", "bell and null"],
  ["half \ud83d", "half \ufffd"],
  ["→ τ 中文", "→ τ 中文"],
])("escapeXml %j", (text, xml) => expect(escapeXml(text)).toBe(xml));

test.each([
  ["short", 5, "short"],
  ["a bit longer", 6, "a bit…"],
  ["😀😀😀", 3, "😀😀😀"],
  ["😀😀😀", 2, "😀…"],
  ["", 3, ""],
])("truncateText %j to %i", (text, most, clipped) => expect(truncateText(text, most)).toBe(clipped));

describe("wrapText", () => {
  test.each([
    ["one two three", 8, ["one two", "three"]],
    ["  spaced \n out ", 20, ["spaced out"]],
    ["unbreakable", 5, ["unbr…"]],
    ["", 5, []],
  ])("%j", (text, most, lines) => expect(wrapText(text, most)).toEqual(lines));
});
