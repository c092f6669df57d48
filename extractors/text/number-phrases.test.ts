import { describe, expect, it } from "vitest";
import { normalizeText, toOriginalSpan } from "./normalize";
import { normalizeNumberPhrases } from "./number-phrases";

describe("normalizeNumberPhrases", () => {
  it.each([
    ["from 816 000 to 934 500 frames", "from 816,000 to 934,500 frames"],
    ["of 1 934 567 rows", "of 1,934,567 rows"],
    ["with 12 000 samples, 3 500 steps", "with 12,000 samples, 3,500 steps"],
    ["succeeds in 1 in 5", "succeeds in 1 out of 5"],
    ["finds 9 in 10 handles", "finds 9 out of 10 handles"],
    ["solves only one in three tasks", "solves only 1 out of 3 tasks"],
    ["passed two of every three tests", "passed 2 out of 3 tests"],
    ["solves 3/4 of the riddles", "solves 3 out of 4 riddles"],
    ["drops by between five and six points", "drops by between 5 and 6 points"],
    ["between two and four percentage points", "between 2 and 4 percentage points"],
  ])("%j is %j", (text, expected) => expect(normalizeNumberPhrases(text).text).toBe(expected));

  it.each([
    "In 2024 100 users met",
    "On MATH 500 and Table 3 200",
    "values 71 482 and 5 200",
    "with 12 000B of 3 500k",
    "gains 3 in 5 tasks",
    "solves 24/7 problems and 1/3 scales",
    "three in four layers",
    "finds 3 in 2023",
    "solves 2 in 1 puzzle",
    "finds 5 in 10 minutes",
    "trained on 1/5 of the images",
    "between one and two layers",
    "wins in 11/15 cases",
  ])("leaves %j", (text) => expect(normalizeNumberPhrases(text)).toEqual({ text, starts: null, ends: null }));

  it.each([
    ["reads 816 000 rows", "816,000", "816 000"],
    ["reads $816\u00a0000$ rows", "816,000", "816\u00a0000"],
    ["solves \\textbf{one} in five tasks", "1 out of 5", "one} in five"],
    ["solves 3/4 of the tasks", "3 out of 4", "3/4"],
  ])("keeps the place of the number in %j", (source, text, original) => {
    const normalized = normalizeText(source);
    const start = normalized.text.indexOf(text);
    expect(start).toBeGreaterThanOrEqual(0);
    const [from, to] = toOriginalSpan(normalized, [start, start + text.length]);
    expect(source.slice(from, to)).toBe(original);
  });
});
