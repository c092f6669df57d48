import { expect, test } from "vitest";
import { isUnsearchable, searchTerms } from "./search-terms";

test.each([
  ["math", ['"math"*']],
  ['"chain of thought" owl', ['"chain of thought"', '"owl"*']],
  ["C++", ['"C++"']],
  ["c# owl", ['"c#"', '"owl"*']],
  ["6.3%", ['"6.3%"']],
  ["GPT-", ['"GPT-"*']],
  ['"', []],
])("%s looks for %j", (text, matches) => expect(searchTerms(text).map(({ match }) => match)).toEqual(matches));

test.each([
  ["all words of a long one", Array.from({ length: 60 }, (_, i) => `word${i}`).join(" "), 60],
  ["a word that is repeated once", "owls and owls and -owls", 3],
])("%s", (_, text, count) => expect(searchTerms(text)).toHaveLength(count));

test("a minus asks for what must not occur", () =>
  expect(searchTerms("-owl")).toEqual([{ match: '"owl"*', wanted: false }]));

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
