import { describe, expect, it } from "vitest";
import { claimsOf, sceneOf } from "../testing/read";
import { SCORE_ROWS, scoreEvidence } from "./score-evidence";

describe("what makes a number a score", () => {
  it.each(SCORE_ROWS.map((row) => [row.example, row] as const))("%s", (example, row) => {
    const scene = sceneOf(example);
    const before = new Set<number>();
    const found = scene.items.flatMap(({ quantity }, at) => {
      const evidence = quantity ? scoreEvidence(scene, at, quantity, before) : null;
      if (quantity) before.add(at);
      return evidence ? [evidence] : [];
    });
    expect(found).toContain(row);
  });

  it.each(SCORE_ROWS.map((row) => [row.example] as const))("%s says nothing without its numbers", (example) => {
    expect(claimsOf(example.replace(/\d+\.\d+%?|\d+%| \d+/g, " some"))).toEqual([]);
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
    expect(claimsOf(sentence)).toEqual([]);
  });
});
