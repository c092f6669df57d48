import { expect, test } from "vitest";
import type { Claim } from "../claim/claim";
import { buildClaim } from "../claim/fixtures/claim";
import { LEXICON_FACTS } from "../names/comparison-facts";
import { findMeasure, type Gains, toResult } from "./result";

const ALONE = { before: null, after: null, points: null, relative: null, unit: null, error_cut: null } as const;
const NONE: Gains = {
  ...{ points: null, difference: null, relative: null, percent: null, times: null },
  errorRemoved: null,
};
const result = (slots: Partial<Claim>, pointsArePercent = true) =>
  toResult(
    buildClaim({
      ...{ benchmarks: ["MathVista"], metric: "accuracy", metric_id: "accuracy", higher_is_better: true },
      ...{ gain: null, gain_kind: null, relative: null, error_cut: null, unit: "%", of: null },
      ...slots,
    }),
    LEXICON_FACTS,
    { pointsArePercent },
  );

test.each<[string, Partial<Claim>, Partial<Gains>, boolean | null]>([
  [
    "a change in percent",
    { before: 60, after: 66, points: 6, relative: 10, error_cut: 15 },
    { points: 6, relative: 10, errorRemoved: 15 },
    true,
  ],
  ["a decline", { before: 66, after: 60, points: -6 }, { points: -6 }, false],
  ["no change", { before: 60, after: 60, points: 0 }, { points: 0 }, null],
  [
    "a fall where lower is better",
    { before: 9, after: 6, points: -3, higher_is_better: false, metric: "word error rate", metric_id: "wer" },
    { points: 3 },
    true,
  ],
  [
    "an unknown direction",
    { before: 60, after: 66, points: 6, higher_is_better: null, metric: "x", metric_id: null },
    { points: 6 },
    null,
  ],
  [
    "an assumed metric",
    { before: 60, after: 66, points: 6, higher_is_better: null, metric: null, metric_id: null },
    { points: 6 },
    true,
  ],
  ["a change of fractions", { before: 0.6, after: 0.66, points: 0.06, unit: "score" }, { difference: 0.06 }, true],
  [
    "a change in seconds",
    { before: 9, after: 6, points: -3, unit: "s", higher_is_better: false },
    { difference: 3 },
    true,
  ],
  ["points alone", { ...ALONE, gain: 5, gain_kind: "points" }, { points: 5 }, true],
  ["relative percent alone", { ...ALONE, gain: 5, gain_kind: "relative" }, { relative: 5 }, true],
  ["percent of unknown kind", { ...ALONE, gain: 5, gain_kind: "percent" }, { percent: 5 }, true],
  ["a multiple", { ...ALONE, gain: 3, gain_kind: "times" }, { times: 3 }, null],
  ["a count", { before: 3, after: 6, of: 24, unit: "count", points: 3 }, {}, null],
  ["a score", { before: null, after: 60, points: null }, {}, null],
])("the gains of %s", (_, slots, gains, better) => {
  const { gains: found, better: judged } = result(slots);
  expect(found).toEqual({ ...NONE, ...gains });
  expect(judged).toBe(better);
});

test.each<[string, Partial<Claim>, "points" | "difference"]>([
  ["of a metric with percentages are assumed to be percentage points", {}, "points"],
  ["below 1 may be of fractions", { gain: 0.04 }, "difference"],
  ["of another metric are a difference", { metric: "CIDEr", metric_id: "cider" }, "difference"],
])("points of unknown unit %s", (_, slots, measure) => {
  expect(findMeasure(result({ ...ALONE, gain: 5, gain_kind: "points", ...slots }, false))).toBe(measure);
});

test.each<[string, Partial<Claim>, string]>([
  ["a change", { before: 60, after: 66 }, "change"],
  ["a gain alone", { ...ALONE, gain: 5, gain_kind: "points" }, "gain"],
  ["a score with a gain", { before: null, after: 66, gain: 6, gain_kind: "points" }, "score"],
  ["a count", { before: 3, after: 6, of: 24, unit: "count" }, "score"],
])("the form of %s", (_, slots, form) => expect(result(slots).form).toBe(form));

test("the measure of a gain is the requested one if it is known", () => {
  const change = result({ before: 60, after: 66, points: 6, relative: 10 });
  expect([findMeasure(change), findMeasure(change, "relative")]).toEqual(["points", "relative"]);
  expect(findMeasure(result({ before: null, after: 60, points: null }))).toBeNull();
});
