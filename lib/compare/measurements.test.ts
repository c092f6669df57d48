import { describe, expect, test } from "vitest";
import type { Claim } from "../claim/claim";
import { buildClaim } from "../claim/fixtures/claim";
import { filterByMeasurement, listMeasurementOptions, toMeasurement } from "./measurements";

const value = (id: string, parts: Partial<Claim> = {}) => buildClaim({ id, after: 70, unit: "%", ...parts });
const gain = (id: string, parts: Partial<Claim> = {}) =>
  buildClaim({ id, after: null, unit: "%", gain: 3, gain_kind: "points", ...parts });
const accuracy = { metric: "accuracy", metric_id: "accuracy" };

describe("toMeasurement", () => {
  test.each<[string, Claim, string, string]>([
    ["a value", value("a", accuracy), "accuracy-percent", "accuracy, %"],
    ["on another benchmark", value("a", { ...accuracy, benchmarks: ["Eggs"] }), "accuracy-percent", "accuracy, %"],
    ["an average", value("a", { ...accuracy, aggregate: true }), "accuracy-percent", "accuracy, %"],
    ["no metric, no unit", value("a", { unit: null }), "unstated-bare-score", "metric not stated, score (no unit)"],
    ["a count as its share", value("a", { unit: "count", of: 90 }), "unstated-percent", "metric not stated, %"],
    ["k of pass@k", value("a", { metric: "pass@k", metric_id: "pass-at-k", k: 8 }), "pass-at-8-percent", "pass@8, %"],
    ["a gain", gain("a"), "unstated-gain-in-percentage-points", "metric not stated, gain in percentage points"],
    [
      "a relative gain",
      gain("a", { ...accuracy, gain_kind: "relative" }),
      "accuracy-relative-gain",
      "accuracy, relative gain",
    ],
    [
      "a gain in percent",
      gain("a", { gain_kind: "percent" }),
      "unstated-gain-in-percent",
      "metric not stated, gain in % (absolute or relative not stated)",
    ],
    ["a gain of no kind", gain("a", { gain_kind: null }), "unstated-gain", "metric not stated, gain"],
  ])("%s", (_, claim, id, label) => expect(toMeasurement(claim)).toEqual({ id, label }));
});

test("counts claims by measurement, the most frequent first", () => {
  const claims = [value("a"), value("b", accuracy), gain("c"), value("d", { ...accuracy, benchmarks: ["Eggs"] })];
  expect(listMeasurementOptions(claims).map(({ id, claimCount: count }) => [id, count])).toEqual([
    ["accuracy-percent", 2],
    ["unstated-percent", 1],
    ["unstated-gain-in-percentage-points", 1],
  ]);
  expect(listMeasurementOptions([])).toEqual([]);
});

test.each<[readonly string[], string]>([
  [[], "abc"],
  [["accuracy-percent"], "b"],
  [["unstated-percent", "unstated-gain-in-percentage-points"], "ac"],
  [["colour"], ""],
])("measured in %j", (ways, ids) => {
  const claims = [value("a"), value("b", accuracy), gain("c")];
  expect(
    filterByMeasurement(claims, ways)
      .map(({ id }) => id)
      .join(""),
  ).toBe(ids);
});
