import { describe, expect, it } from "vitest";
import { buildTestSentence, extractTestClaims } from "../testing/parse-text";
import { findScoreEvidence, SCORE_ROWS } from "./score-evidence";

describe("what makes a number a score", () => {
  it.each(SCORE_ROWS.map((row) => [row.example, row] as const))("%s", (example, row) => {
    const sentence = buildTestSentence(example);
    const before = new Set<number>();
    const found = sentence.items.flatMap(({ quantity }, index) => {
      const evidence = quantity ? findScoreEvidence(sentence, index, quantity, before) : null;
      if (quantity) before.add(index);
      return evidence ? [evidence] : [];
    });
    expect(found).toContain(row);
  });

  it.each(SCORE_ROWS.map((row) => [row.example, row.trust] as const))(
    "%s has a trust of %d, between 0 and 1",
    (_, trust) => {
      expect(trust).toBeGreaterThan(0);
      expect(trust).toBeLessThan(1);
    },
  );

  it.each(SCORE_ROWS.map((row) => [row.example] as const))("%s says nothing without its numbers", (example) => {
    expect(extractTestClaims(example.replace(/\d+\.\d+%?|\d+%| \d+/g, " some"))).toEqual([]);
  });

  it.each([
    "It was found in 17 of the rooms.",
    "It was within 5% of the best one.",
    "It saw 1.5 suns.",
    "It takes 30 steps.",
    "The votes are then joined by a plain 50% rule.",
    "With only 1% street data it learns to read.",
    "Of the 52 rooms, ten (19.2%) were lit.",
  ])("%s has none", (sentence) => {
    expect(extractTestClaims(sentence)).toEqual([]);
  });
});
