import { expect, it } from "vitest";
import { compileCharacterClass, isCapitalAt, isDigitAt, isLetterOrDigitAt, isWordCharacterAt } from "./character-class";
import { getCodeUnits } from "./code-units";

it.each([
  ["a", true, true, false, false],
  ["É", true, true, false, true],
  ["_", false, true, false, false],
  ["7", true, true, true, false],
  ["７", false, false, false, false],
  ["-", false, false, false, false],
  ["", false, false, false, false],
])("classifies %j", (text, isLetterOrDigit, isWordCharacter, isDigit, isCapital) => {
  expect(isLetterOrDigitAt(getCodeUnits(text), 0)).toBe(isLetterOrDigit);
  expect(isWordCharacterAt(getCodeUnits(text), 0)).toBe(isWordCharacter);
  expect(isDigitAt(getCodeUnits(text), 0)).toBe(isDigit);
  expect(isCapitalAt(getCodeUnits(text), 0)).toBe(isCapital);
});

it("is false outside the text and for half a surrogate pair", () => {
  expect([
    isLetterOrDigitAt(getCodeUnits("a"), -1),
    isLetterOrDigitAt(getCodeUnits("a"), 1),
    isDigitAt(getCodeUnits("1"), 1),
  ]).toEqual([false, false, false]);
  expect(isLetterOrDigitAt(getCodeUnits("𝐀"), 0)).toBe(false);
  expect(isCapitalAt(getCodeUnits("𝐀"), 0)).toBe(true);
});

it("matches a character only once", () => {
  const isVowelAt = compileCharacterClass(/[aeiou]/);
  expect(["a", "b", "a", "b"].map((c) => isVowelAt(getCodeUnits(c), 0))).toEqual([true, false, true, false]);
});
