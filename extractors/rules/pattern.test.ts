import { describe, expect, it } from "vitest";
import { buildTestItems } from "../testing/parse-text";
import { compilePattern, indexByFirstItem, matchPattern, type PatternMatch } from "./pattern";

/** First match of a pattern in a text, from the left. */
function find(pattern: string, text: string): PatternMatch | null {
  const compiled = compilePattern(pattern);
  const items = buildTestItems(text);
  for (let index = 0; index < items.length; index++) {
    const match = matchPattern(compiled, items, index);
    if (match) return match;
  }
  return null;
}

/** Pattern, a text that it matches with the numbers captured, a text that it does not match. */
const ROWS: readonly [pattern: string, text: string, numbers: Record<string, number>, not: string][] = [
  ["from b:Q to a:Q", "it goes from 5% to 9% now", { b: 5, a: 9 }, "it goes from 5% on to 9% now"],
  ["from b:Q *{0,3} to a:Q", "from 5% of it to 9%", { b: 5, a: 9 }, "from 5% of what it was to 9%"],
  ["by|of g:Q", "a rise of 3.5 points", { g: 3.5 }, "a rise to 3.5 points"],
  ["by _{0,2} g:Q", "by a good 3.5 points", { g: 3.5 }, "by on 3.5 points"],
  ["c:<up-noun> of g:Q", "an improvement of 4%", { g: 4 }, "an opinion of 4%"],
  ["g:Q ,? c:<more>", "4% , higher", { g: 4 }, "4% and higher"],
  ["g:Q X", "81.2% accuracy is seen", { g: 81.2 }, "81.2% apples are seen"],
  ["gain ~{0,4} of g:Q", "a gain in all of 4%", { g: 4 }, "a gain in all, some of 4%"],
  ["gain *{0,6} of g:Q", "a gain in all, some of 4%", { g: 4 }, "a gain in all; some of 4%"],
];

describe("matchPattern", () => {
  it.each(ROWS)("%s matches %j", (pattern, text, numbers) => {
    const match = find(pattern, text);
    const items = buildTestItems(text);
    for (const [capture, value] of Object.entries(numbers)) {
      expect(items[match?.captures[capture] ?? -1]?.quantity?.value).toBe(value);
    }
  });

  it.each(ROWS)("%s does not match the counterexample", (pattern, _text, _numbers, counterexample) => {
    expect(find(pattern, counterexample)).toBeNull();
  });

  it("takes the shortest match", () => {
    expect(find("by *{0,9} g:Q", "by 2 points or 3 points")?.last).toBe(1);
  });

  it("never crosses another number", () => {
    expect(find("from *{0,9} to g:Q", "from 5 apples to 7 pears")?.captures.g).toBeUndefined();
  });

  it("matches nothing at the end of a text", () => {
    expect(find("by g:Q", "by")).toBeNull();
  });
});

describe("compilePattern", () => {
  it.each(["by *{0,} g:Q", "by *{2} g:Q", "by  g:Q"])("has no repeat without bounds: %j", (pattern) => {
    const bounded = (): boolean => compilePattern(pattern).every((e) => Number.isFinite(e.max) && e.max < 100);
    let isSafe = true;
    try {
      isSafe = bounded();
    } catch {
      isSafe = true;
    }
    expect(isSafe).toBe(true);
  });
});

describe("indexByFirstItem", () => {
  const PATTERNS = ["from|of b:Q", "g:Q X", "X g:Q", "<gain-noun> of", "_ by", "just? g:Q"];
  const find = indexByFirstItem(PATTERNS, compilePattern);
  it.each<[text: string, expected: readonly string[]]>([
    ["from", ["from|of b:Q", "just? g:Q"]],
    ["gain", ["<gain-noun> of", "_ by", "just? g:Q"]],
    ["4%", ["g:Q X", "just? g:Q"]],
    ["accuracy", ["X g:Q", "_ by", "just? g:Q"]],
    ["letters", ["_ by", "just? g:Q"]],
  ])("returns the patterns that may begin with %s, each time", (text, expected) => {
    const [item] = buildTestItems(text);
    for (const _ of [1, 2]) expect(item && find(item)).toEqual(expected);
  });
});
