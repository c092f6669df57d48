import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tokenize } from "./tokens";

const texts = (text: string): string[] => tokenize(text).map((token) => token.text);

const WORDS: readonly [text: string, tokens: readonly string[]][] = [
  ["It works.", ["It", "works", "."]],
  ["state-of-the-art maps", ["state-of-the-art", "maps"]],
  ["Qwen2.5-VL-7B wins", ["Qwen2.5-VL-7B", "wins"]],
  ["the map's edge", ["the", "map", "'", "s", "edge"]],
  ["pass@1 and Hit@10", ["pass@1", "and", "Hit@10"]],
  ["a data set, Data sets and a data setup", ["a", "data set", ",", "Data sets", "and", "a", "data", "setup"]],
  ["UNet++ and A*", ["UNet++", "and", "A*"]],
  ["R^2 of it", ["R^2", "of", "it"]],
  ["Tide-L/14, Iris XL/2 and S/4", ["Tide-L/14", ",", "Iris", "XL/2", "and", "S/4"]],
  ["Tide-L/M, 3 L/10 and L/2.5", ["Tide-L", "/", "M", ",", "3", "L", "/", "10", "and", "L", "/", "2.5"]],
  ["It is Tide-L/14.", ["It", "is", "Tide-L/14", "."]],
  ["e.g. this", ["e.g.", "this"]],
  ["LiveCodeBench v5.1 now", ["LiveCodeBench", "v5.1", "now"]],
  ["(12.4%)", ["(", "12.4", "%", ")"]],
  ["66.1%→72.4%", ["66.1", "%", "→", "72.4", "%"]],
  ["10-30%", ["10", "-", "30", "%"]],
  ["Δ=-0.53, d=0.31-0.42", ["Δ", "=", "-0.53", ",", "d", "=", "0.31", "-", "0.42"]],
  ["three datasets-Orion and HARB-2-show it", ["three", "datasets", "-", "Orion", "and", "HARB-2", "-", "show", "it"]],
  ["a class-Entropy of HARB-showing", ["a", "class-Entropy", "of", "HARB-showing"]],
  ["Search-and-rescue with Tool-using", ["Search-and-rescue", "with", "Tool-using"]],
  ["2D maps", ["2D", "maps"]],
  ["3x and 7B", ["3x", "and", "7B"]],
  ["café 12", ["café", "12"]],
  ["𝟓 maps", ["𝟓", "maps"]],
];

const NUMBERS: readonly [text: string, value: number, sign: string, suffix: string][] = [
  ["5", 5, "", ""],
  ["5,803", 5803, "", ""],
  ["1,234,567.5", 1234567.5, "", ""],
  ["97,5", 97.5, "", ""],
  ["1.000.000", 1000000, "", ""],
  [".5", 0.5, "", ""],
  ["+6.1", 6.1, "+", ""],
  ["-3.2", -3.2, "-", ""],
  ["+.4", 0.4, "+", ""],
  ["7B", 7, "", "B"],
  ["0.5B", 0.5, "", "B"],
  ["2x", 2, "", "x"],
  ["3.9GB", 3.9, "", "GB"],
  ["250ms", 250, "", "ms"],
  ["1st", 1, "", "st"],
];

describe("readTokens", () => {
  it.each(WORDS)("splits %j", (text, tokens) => {
    expect(texts(text)).toEqual(tokens);
  });

  it.each(NUMBERS)("reads the number %s", (text, value, sign, suffix) => {
    expect(tokenize(text)).toEqual([expect.objectContaining({ kind: "number", value, sign, suffix })]);
  });

  it.each(["1KGP", "2D", "3DGS", "8x7B", "4bitX"])("takes %s for a word", (text) => {
    expect(tokenize(text).map((token) => token.kind)).toEqual(["word"]);
  });

  it("knows a minus from a dash", () => {
    expect(tokenize("5-3").map((token) => token.value)).toEqual([5, Number.NaN, 3]);
    expect(tokenize("by -3").at(-1)?.value).toBe(-3);
    expect(tokenize("(-3)").at(1)?.value).toBe(-3);
  });

  it("marks tokens that no space parts", () => {
    expect(tokenize("a 12-fold").map((token) => token.noSpaceBefore)).toEqual([false, false, true, true]);
  });

  it("keeps inside its range", () => {
    expect(tokenize("alpha beta gamma", 6, 10).map((token) => token.text)).toEqual(["beta"]);
  });

  it("covers all but the spaces, in order, whatever the text", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary", maxLength: 4 }),
      fc.constantFrom("1", "1.5", ",", ".", "-", "+", " ", "%", "7B", "Qwen2.5", "'s", "@", "e.g.", "\ud83d", "(", "×"),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join("");
        let end = 0;
        for (const token of tokenize(text)) {
          if (token.start < end || token.end <= token.start || token.text !== text.slice(token.start, token.end))
            return false;
          if (/[^ ]/.test(text.slice(end, token.start))) return false;
          end = token.end;
        }
        return !/[^ ]/.test(text.slice(end));
      }),
      { numRuns: 600 },
    );
  });
});
