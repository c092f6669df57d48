import { expect, test } from "vitest";
import { isUnsearchable, parseSearchTerms } from "./search-terms";

test.each([
  ["math", [["math", "begins"]]],
  [
    '"chain of thought" owl',
    [
      ["chain of thought", "whole"],
      ["owl", "begins"],
    ],
  ],
  ["C++", [["c", "whole"]]],
  [
    "c# owl",
    [
      ["c", "whole"],
      ["owl", "begins"],
    ],
  ],
  ["63%", [["63", "whole"]]],
  ["-63", [["63", "heads"]]],
  ["-63%", [["63", "heads"]]],
  ["−63", [["63", "heads"]]],
  ["+63", [["63", "heads"]]],
  ["63", [["63", "begins"]]],
  ["WER", [["wer", "heads"]]],
  ["(WER)", [["wer", "heads"]]],
  ['"WER"', [["wer", "whole"]]],
  ["7B", [["7b", "heads"]]],
  ["R²", [["r2", "heads"]]],
  ["R^2", [["r2", "heads"]]],
  ["κ", [["kappa", "heads"]]],
  ["SWE-QA", [["swe qa", "whole"]]],
  ["GPT-4", [["gpt 4", "begins"]]],
  ["GPT-4o", [["gpt 4o", "begins"]]],
  ["wer", [["wer", "begins"]]],
  ["Wer", [["wer", "begins"]]],
  ["MATHVISTA", [["mathvista", "begins"]]],
  ["多模态", [["多模态", "begins"]]],
  ['"', []],
  ["\uE000", []],
])("parses %s as %j", (text, expected) =>
  expect(parseSearchTerms(text).map(({ words, lastWordMatch: last }) => [words.join(" "), last])).toEqual(expected),
);

test.each([
  ["math", '"math"*'],
  ["WER", '("wer" OR "wer\uE000")'],
  ['"so it is"', '"so it is"'],
  ["near(owl)*", '"near owl"*'],
])("%s has the FTS5 expression %s", (text, match) => expect(parseSearchTerms(text)[0]?.match).toBe(match));

test.each([
  ["all words of a long one", Array.from({ length: 60 }, (_, i) => `word${i}`).join(" "), 60],
  ["a word that is repeated once", "owls and owls and -owls", 3],
])("%s", (_, text, count) => expect(parseSearchTerms(text)).toHaveLength(count));

test.each([
  ["-owl", false],
  ["-WER", false],
  ["-7B", false],
  ["-GPT-4", false],
  ['-"so it is"', false],
  ['-"3.2"', false],
  ["-3.2", true],
  ["-.5", true],
  ["-12,000", true],
  ["owl", true],
])("%s is an included term: %s", (text, included) =>
  expect(parseSearchTerms(text)).toEqual([expect.objectContaining({ included })]),
);

test.each([
  ["++", true],
  ["*", true],
  ["'", true],
  ['"', true],
  ['" "', true],
  ["-", true],
  ["", false],
  [" \t", false],
  ["C++", false],
  ['"owl', false],
  ["-owl", false],
])("%s is unsearchable: %s", (text, expected) => expect(isUnsearchable(text)).toBe(expected));
