import { describe, expect, it } from "vitest";
import { openingKey, textSimilarity } from "./text-similarity";

const TEXT =
  "We teach owls to count mice in the dark and ask how far they get. The owls learn fast, forget slowly, and report what they saw by hooting as often as there were mice in the barn.";
const OTHER =
  "Trees that grow near rivers take up more water than trees on hills. Our sensors follow the flow of sap through a whole year and show when roots, stems and leaves compete with each other.";

describe("textSimilarity", () => {
  it.each<[string, string, string, (share: number | null) => boolean]>([
    ["the same", TEXT, TEXT, (share) => share === 1],
    ["the same in other signs", TEXT, TEXT.toUpperCase().replaceAll(" ", "\n  "), (share) => share === 1],
    ["a part", TEXT, TEXT.slice(0, 110), (share) => (share ?? 0) > 0.9],
    ["another text", TEXT, OTHER, (share) => share !== null && share < 0.1],
    ["too short to say", "We count owls.", "We count owls.", (share) => share === null],
    ["another script", TEXT, "我们教猫头鹰在黑暗中数老鼠。".repeat(20), (share) => share === null],
  ])("%s", (_, a, b, isRight) => {
    expect(textSimilarity(a, b)).toSatisfy(isRight);
    expect(textSimilarity(b, a)).toSatisfy(isRight);
  });
});

describe("openingKey", () => {
  it("is the same for copies that differ in punctuation", () => {
    expect(openingKey(TEXT)).toBe(openingKey(TEXT.toUpperCase().replaceAll(" ", "\n")));
  });
  it("is empty for short text", () => expect(openingKey("We count owls.")).toBe(""));
});
