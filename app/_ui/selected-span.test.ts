import { expect, it } from "vitest";
import { toReadableText } from "@/lib/format/readable-text";
import { toSourceSpan } from "./selected-span";

const abstract = "It reaches $83.2\\%$ on GSM8K.";

it.each([
  ["83.2%", "83.2\\%"],
  ["GSM8K", "GSM8K"],
])("maps the shown %j to the source %j", (shown, source) => {
  const { text } = toReadableText(abstract);
  const start = text.indexOf(shown);
  const span = toSourceSpan(abstract, [start, start + shown.length], false);
  expect(abstract.slice(...span)).toContain(source);
});

it("leaves offsets of the source, and of plain text, as they are", () => {
  expect(toSourceSpan(abstract, [3, 10], true)).toEqual([3, 10]);
  expect(toSourceSpan("It reaches 5.", [3, 10], false)).toEqual([3, 10]);
});
