import { describe, expect, it } from "vitest";
import { getCodeUnits } from "./code-units";
import { internUnits, internWord, NO_WORD } from "./word";
import { createWordTest, lowerTest, memoizeByWord, oneOf, textTest } from "./word-test";

const token = (text: string) => ({ word: internWord(text) });

describe("internWord", () => {
  it("shares the record of a spelling, not of another case", () => {
    expect(internWord("Harbor")).toBe(internWord("Harbor"));
    expect(internWord("Harbor")).not.toBe(internWord("harbor"));
    expect(internWord("Data set").lower).toBe("dataset");
  });
  it("keeps no long texts", () => {
    const long = "a".repeat(50);
    expect(internWord(long)).not.toBe(internWord(long));
    expect(internWord(long).text).toBe(long);
  });
  it("finds the record of a part of a text", () => {
    expect(internUnits(getCodeUnits("the harbor end"), 4, 10)).toBe(internWord("harbor"));
    expect(internUnits(getCodeUnits("the harbors end"), 4, 10)).toBe(internWord("harbor"));
    expect(internUnits(getCodeUnits("the harbors end"), 4, 11)).not.toBe(internWord("harbor"));
  });
  it("keeps recent words in a bounded table, and creates others again", () => {
    const rare = internWord("rare");
    for (let i = 0; i < 100_000; i++) internWord(`w${i}`);
    expect(internWord("w99999")).toBe(internWord("w99999"));
    expect(internWord("rare")).not.toBe(rare);
    expect(internWord("rare").lower).toBe("rare");
  });
});

describe("word tests", () => {
  it("keeps the results of many tests separate", () => {
    const tests = Array.from({ length: 40 }, (_, k) => createWordTest(({ text }) => text.length === k));
    for (const _ of [1, 2]) expect(tests.findIndex((test) => test(token("a".repeat(33))))).toBe(33);
    expect(tests.filter((test) => test(token("four"))).length).toBe(1);
  });
  it.each([
    ["Orion", true, false],
    ["orion", false, true],
    ["ORION", true, true],
    ["", false, false],
  ])("%j", (text, isCapital, isLower) => {
    const startsWithCapital = textTest(/^\p{Lu}/u);
    const isName = lowerTest(/^orion$/);
    for (const _ of [1, 2]) {
      expect(startsWithCapital(token(text))).toBe(isCapital);
      expect(isName(token(text))).toBe(isLower || text === "Orion");
    }
  });
  it("tests a position outside the sentence as an empty word", () => {
    expect(lowerTest(/^$/)(undefined)).toBe(true);
    expect(lowerTest(/./)(undefined)).toBe(false);
  });
  it("looks a word up in a set", () => {
    const isVerb = oneOf(new Set(["beats"]));
    expect([isVerb(token("Beats")), isVerb(token("beat")), isVerb(undefined)]).toEqual([true, false, false]);
  });
  it("evaluates once for each spelling", () => {
    let calls = 0;
    const isLong = createWordTest(({ text }) => ++calls > 0 && text.length > 4);
    expect([isLong(token("short")), isLong(token("short")), isLong(token("no")), isLong(token("no"))]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(calls).toBe(2);
  });
});

it("computes a value once for each spelling", () => {
  let calls = 0;
  const length = memoizeByWord(({ text }) => {
    calls++;
    return text.length;
  });
  expect([length(internWord("four")), length(internWord("four")), length(NO_WORD)]).toEqual([4, 4, 0]);
  expect(calls).toBe(2);
});
