import { expect, it } from "vitest";
import { toPastedSourceName, toReadSourceName } from "./pasted-source";

it.each([
  ["A short one", /^pasted: A short one \([0-9a-f]{6}\)$/],
  ['  "Quoted"\n and   spaced', /^pasted: 'Quoted' and spaced \([0-9a-f]{6}\)$/],
  ["A title that goes on and on and on until it is cut somewhere", /^pasted: A title that goes on and on and on … \(/],
])("names %j by its first words", (text, name) => expect(toPastedSourceName(text)).toMatch(name));

it("names equal texts equally and different texts differently", () => {
  expect(toPastedSourceName("the same ")).toBe(toPastedSourceName("the same"));
  expect(toPastedSourceName(`${"x ".repeat(60)}a`)).not.toBe(toPastedSourceName(`${"x ".repeat(60)}b`));
});

it.each([
  ["pasted: Skip to main content … (1fa617)", ["Owls at Night"], 1, "pasted: Owls at Night (1fa617)"],
  ["pasted: Skip to main content … (1fa617)", ["Owls at Night"], 3, "pasted: Owls at Night and 2 more (1fa617)"],
  ["pasted: Skip to main content … (1fa617)", [], 0, "pasted: Skip to main content … (1fa617)"],
  ["owls.bib", ["Owls at Night"], 1, "owls.bib"],
])("names %j with %j of %d papers", (name, titles, papers, expected) =>
  expect(toReadSourceName(name, titles, papers)).toBe(expected),
);
