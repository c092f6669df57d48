import { expect, test } from "vitest";
import type { Claim } from "../claim/claim";
import { buildClaim } from "../claim/fixtures/claim";
import { LEXICON_FACTS } from "../names/comparison-facts";
import { toResult } from "./result";

const result = (slots: Partial<Claim>) =>
  toResult(
    buildClaim({
      benchmarks: ["AIME 2024"],
      metric: "pass@1",
      metric_id: "pass-at-1",
      k: null,
      before: null,
      after: 50,
      unit: "%",
      points: null,
      sentence: "",
      ...slots,
    }),
    LEXICON_FACTS,
  );

test.each<[string, Partial<Claim>, number | null]>([
  ["half of 30 problems", {}, 9.129],
  ["a fraction of them", { after: 0.5, unit: "score" }, 0.0913],
  ["none of them", { after: 0 }, 0],
  ["half of 198 questions", { benchmarks: ["GPQA Diamond"] }, 3.553],
  ["the mean over 32 attempts", { metric: "avg@32", metric_id: "avg-at-32" }, 1.614],
  ["the mean over 32 attempts that the sentence states", { sentence: "We report avg@32." }, 1.614],
  ["a metric that is assumed", { metric: null, metric_id: null }, 9.129],
  ["an unknown number of items", { benchmarks: ["Eggs"] }, null],
  ["an average of benchmarks", { benchmarks: ["AIME 2024", "AIME 2025"], aggregate: true }, null],
  ["a metric that is no share of items", { metric: "F1", metric_id: "f1" }, null],
  ["seconds", { unit: "s" }, null],
  ["more than all", { after: 130 }, null],
])("of %s", (_, slots, expected) => {
  const { error } = result(slots);
  if (expected === null) expect(error).toBeNull();
  else expect(error?.standardError).toBeCloseTo(expected, 3);
});

test.each<[number, number, boolean]>([
  [46.7, 50, true],
  [50, 46.7, true],
  [26.7, 43.3, false],
  [50, 50, true],
])("a change from %d to %d on 30 problems is within the error: %s", (before, after, expected) => {
  expect(result({ before, after, points: after - before }).withinError).toBe(expected);
});

test("a change on an unknown number of items is not within the error", () => {
  expect(result({ benchmarks: ["Eggs"], before: 50, after: 50.1 }).withinError).toBe(false);
});
