import { expect, it } from "vitest";
import { toPastedSourceName } from "./pasted-source";

it.each([
  ["A short one", /^pasted: A short one \([0-9a-f]{6}\)$/],
  ['  "Quoted"\n and   spaced', /^pasted: 'Quoted' and spaced \([0-9a-f]{6}\)$/],
  ["A title that goes on and on and on until it is cut somewhere", /^pasted: A title that goes on and on and on … \(/],
])("names %j by its first words", (text, name) => expect(toPastedSourceName(text)).toMatch(name));

it("names equal texts equally and different texts differently", () => {
  expect(toPastedSourceName("the same ")).toBe(toPastedSourceName("the same"));
  expect(toPastedSourceName(`${"x ".repeat(60)}a`)).not.toBe(toPastedSourceName(`${"x ".repeat(60)}b`));
});
