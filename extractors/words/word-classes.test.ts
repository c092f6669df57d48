import { expect, it } from "vitest";
import { internWord } from "../text/word";
import { getWordClassTest, hasWordClass, isInWordClass } from "./word-classes";

it.each([
  ["preposition", "on", true],
  ["preposition", "On", true],
  ["preposition", "onto", false],
  ["up-noun", "speed-up", true],
  ["up-noun", "speeds", false],
  ["adjective", "token-level", true],
  ["unknown-class", "on", false],
])("%s: %s", (name, text, isMember) => {
  expect(hasWordClass(name, { word: internWord(text) })).toBe(isMember);
  expect(isInWordClass(name, text.toLowerCase())).toBe(isMember);
});

it("has no words outside the sentence, and rejects unknown classes of patterns", () => {
  expect(hasWordClass("preposition", undefined)).toBe(false);
  expect(() => getWordClassTest("unknown-class")).toThrow("unknown word class: unknown-class");
});
