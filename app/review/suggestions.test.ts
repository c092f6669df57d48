import { describe, expect, it } from "vitest";
import type { Contents } from "@/app/_ui/use-abstract-contents";
import { applySuggestion, getSearchedPart, listSuggestions } from "./suggestions";

const contents: Contents = {
  names: [
    { kind: "method", name: "OwlNet" },
    { kind: "name", name: "Nests" },
    { kind: "model", name: "Lark-7B" },
    { kind: "benchmark", name: "GSM8K" },
    { kind: "metric", name: "accuracy" },
  ],
  numbers: [
    { value: 83, unit: "%", span: [20, 23] },
    { value: 7, unit: "", span: [90, 91] },
  ],
};
const suggested = { contents, board: ["gsm8k", "MATH"], sentence: [0, 50] as const };

describe("listSuggestions", () => {
  it.each([
    ["benchmarks", "", ["GSM8K", "Nests", "MATH"]],
    ["benchmarks", "es", ["Nests", "gsm8k", "MATH"]],
    ["model", "", ["Lark-7B", "OwlNet", "Nests", "gsm8k", "MATH"]],
    ["metric", "ACC", ["accuracy", "gsm8k", "MATH"]],
    ["role", "", ["own", "baseline", "background"]],
    ["role", "base", ["baseline"]],
    ["gain_kind", "re", ["relative", "percent"].slice(0, 1)],
    ["aggregate", "yes", ["yes"]],
  ] as const)("for %s with %j", (slot, search, texts) =>
    expect(listSuggestions(slot, search, suggested).map(({ text }) => text)).toEqual(texts),
  );

  it("offers the numbers of the sentence, and none of others", () => {
    const numbers = listSuggestions("after", "", { ...suggested, board: [] });
    expect(numbers).toEqual([{ text: "83", from: "abstract" }]);
  });

  it("names of the abstract come first, and the board alone serves until they are known", () => {
    expect(listSuggestions("benchmarks", "", suggested).map(({ from }) => from)).toEqual([
      "abstract",
      "abstract",
      "board",
    ]);
    expect(listSuggestions("benchmarks", "", { ...suggested, contents: null })).toHaveLength(2);
  });
});

describe("a list of names", () => {
  it.each([
    ["benchmarks", "GSM8K; MA", "MA", "GSM8K; MATH"],
    ["benchmarks", "MA", "MA", "MATH"],
    ["benchmarks", "", "", "MATH"],
    ["model", "a; b", "a; b", "MATH"],
  ] as const)("%s %j is completed in its last name", (slot, text, part, applied) => {
    expect(getSearchedPart(slot, text)).toBe(part);
    expect(applySuggestion(slot, text, "MATH")).toBe(applied);
  });
});
