import { expect, it } from "vitest";
import { escapeMarkup } from "./escape-markup";

it.each([
  [`<a href="x">'&amp;'</a>`, "&lt;a href=&quot;x&quot;&gt;'&amp;amp;'&lt;/a&gt;"],
  ["Owl-7B gains 3%", "Owl-7B gains 3%"],
])("escapes %s", (text, escaped) => expect(escapeMarkup(text)).toBe(escaped));
