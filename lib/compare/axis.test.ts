import { describe, expect, it } from "vitest";
import { buildClaim } from "../claim/fixtures/claim";
import { formatMetricName, toMetricKey } from "../claim/metric-name";
import {
  formatAxisLabel,
  formatAxisScope,
  isComparable,
  toAxis,
  toAxisId,
  toComparisonAxis,
  toComparisonValue,
  toScopeKey,
} from "./axis";

const base = {
  benchmarks: ["MathVista"],
  aggregate: false,
  metric: "accuracy",
  metric_id: "accuracy",
  k: null,
  unit: "%",
} as const;
const claim = (parts: Partial<Parameters<typeof toAxis>[0]> = {}) => ({ ...base, benchmarks: ["MathVista"], ...parts });

describe("isComparable", () => {
  it.each([
    ["the same", {}, true],
    ["another spelling of the benchmark", { benchmarks: ["Mathvista"] }, true],
    ["another spelling of the metric", { metric: "Acc." }, true],
    ["another benchmark", { benchmarks: ["MathVerse"] }, false],
    ["an average over several", { benchmarks: ["MathVista", "MathVerse"], aggregate: true }, false],
    ["an average over the tasks of one", { aggregate: true }, false],
    ["a bound that holds on several", { benchmarks: ["MathVista", "MathVerse"] }, false],
    ["another metric", { metric: "F1", metric_id: "f1" }, false],
    ["no metric", { metric: null, metric_id: null }, false],
    ["another unit", { unit: "score" }, false],
  ])("%s: %s", (_name, parts, expected) => expect(isComparable(claim(), claim(parts))).toBe(expected));

  it("separates pass@1 from pass@8", () => {
    const pass = (k: number) => claim({ metric: `pass@${k}`, metric_id: "pass@k", k });
    expect(isComparable(pass(1), pass(1))).toBe(true);
    expect(isComparable(pass(1), pass(8))).toBe(false);
  });

  it("does not treat a plain score as a metric", () => {
    const none = claim({ metric: null, metric_id: null });
    expect(isComparable(none, claim({ metric: "average score", metric_id: "score" }))).toBe(true);
    expect(isComparable(none, claim({ metric: "Scores", metric_id: null }))).toBe(true);
  });

  it("separates an average from a bound on each of the same benchmarks", () => {
    const benchmarks = ["AIME 2024", "MATH-500"];
    const [bound, average] = [claim({ benchmarks }), claim({ benchmarks, aggregate: true })];
    expect([isComparable(bound, bound), isComparable(bound, average)]).toEqual([true, false]);
    expect([toAxisId(toAxis(bound)), toAxisId(toAxis(average))]).toEqual([
      "together-aime-2024-math-500-accuracy-percent",
      "average-aime-2024-math-500-accuracy-percent",
    ]);
  });

  it("ignores the order of benchmarks", () => {
    const over = (benchmarks: string[]) => claim({ benchmarks, aggregate: true });
    expect(isComparable(over(["AIME 2024", "MATH-500"]), over(["MATH-500", "AIME 2024"]))).toBe(true);
  });

  it("treats a score and a missing unit as the same", () => {
    expect(isComparable(claim({ unit: "score" }), claim({ unit: null }))).toBe(true);
  });
});

describe("names", () => {
  it.each([
    [{ metric: "Pass@1", metric_id: "pass-at-1", k: 1 }, "pass@1"],
    [{ metric: "Maj@64", metric_id: "maj-at-k", k: 64 }, "maj@64"],
    [{ metric: "maj@k", metric_id: "maj-at-k", k: null }, "maj@k"],
    [{ metric: "pass@8", metric_id: null, k: 8 }, "pass@8"],
    [{ metric: "ASR", metric_id: "attack-success-rate", k: null }, "attack success rate"],
    [{ metric: "avg", metric_id: "avg", k: 32 }, "avg@32"],
    [{ metric: "f1 score", metric_id: "f1", k: null }, "F1", "f1"],
    [{ metric: "Fréchet inception distance", metric_id: "fid", k: null }, "FID", "fid"],
    [{ metric: "Rouge-l", metric_id: "rouge-l", k: null }, "ROUGE-L", "rouge l"],
    [{ metric: "C-index", metric_id: "c-index", k: null }, "C-index", "c index"],
    [{ metric: "mAP@50:95", metric_id: "map-at-50-95", k: null }, "mAP@0.5:0.95", "map at 50 95"],
    [{ metric: "mAP@50", metric_id: "map-at-50", k: 50 }, "mAP@0.5", "map@50"],
    [{ metric: "pass^4", metric_id: "pass-hat-k", k: 4 }, "pass^4", "pass hat k@4"],
    [{ metric: "NDCG", metric_id: "ndcg", k: 10 }, "NDCG@10", "ndcg@10"],
    [{ metric: "MAE", metric_id: "mae", k: null }, "mean absolute error", "mae"],
    [{ metric: "Acc.", metric_id: "accuracy", k: null }, "accuracy"],
    [{ metric: " OwlScore ", metric_id: null, k: null }, "OwlScore", "owlscore"],
    [{ metric: "OwlScore", metric_id: null, k: 3 }, "OwlScore@3", "owlscore@3"],
    [{ metric: null, metric_id: null, k: null }, null],
    [{ metric: "", metric_id: null, k: 2 }, null],
  ])("%j is %s", (parts, name, key: string | null = name) =>
    expect([formatMetricName(parts), toMetricKey(parts)]).toEqual([name, key]),
  );

  it.each([
    [{ metric: "FID", metric_id: "fid" }, "FID, score (no unit)", "fid-bare-score"],
    [{ metric: "MAE", metric_id: "mae" }, "mean absolute error, score (no unit)", "mae-bare-score"],
    [{ metric: "OwlScore", metric_id: null }, "OwlScore, score (no unit)", "owlscore-bare-score"],
    [{ metric: "FLOPs", metric_id: "flops", unit: "FLOPs" }, "FLOPs", "flops-flops"],
    [{ metric: "Score", metric_id: null }, "metric not stated, score (no unit)", "unstated-bare-score"],
  ])("prints the axis of %j as %s and keeps its address %s", (parts, label, id) => {
    const axis = toAxis(claim({ unit: null, ...parts }));
    expect([formatAxisLabel(axis), toAxisId(axis)]).toEqual([label, id]);
  });

  it("ignores the case of an unlisted metric", () => {
    const named = (metric: string) => claim({ metric, metric_id: null });
    expect(isComparable(named("OwlScore"), named("Owlscore"))).toBe(true);
  });

  it("formats metric and unit", () => {
    expect(formatAxisLabel(toAxis(claim()))).toBe("accuracy, %");
    expect(formatAxisLabel(toAxis(claim({ metric: null, metric_id: null, unit: "score" })))).toBe(
      "metric not stated, score (no unit)",
    );
  });

  it.each([
    [["MathVista"], false, "MathVista"],
    [["A", "B", "C"], true, "average over A, B and C"],
    [["MMLU"], true, "average over tasks of MMLU"],
    [["A", "B", "C"], false, "A, B and C together"],
  ])("scope of %j, average %s", (benchmarks, aggregate, text) =>
    expect(formatAxisScope({ benchmarks, aggregate })).toBe(text),
  );
});

describe("toComparisonValue", () => {
  it.each([
    [{ before: 40, after: 52 }, "%", 52],
    [{ before: 40 }, "%", 40],
    [{ after: 24, of: 60, unit: "count" }, "%", 40],
    [{ after: 1, of: 3, unit: "count" }, "%", 33.33],
    [{ after: 24, of: 644, unit: "count" }, "%", 3.727],
    [{ after: 24, unit: "count" }, "count", 24],
    [{}, "%", null],
  ])("of %j is on the axis of %s: %d", (parts, unit, value) => {
    const found = buildClaim(parts);
    expect([toComparisonAxis(found).unit, toComparisonValue(found)]).toEqual([unit, value]);
  });

  it("has one scope key for any spelling, order and metric", () => {
    const scope = (...benchmarks: string[]) => toScopeKey({ benchmarks, aggregate: false });
    expect(scope("MATH-500", "AIME 2024", "Math 500")).toBe(scope("AIME 2024", "MATH-500"));
    expect(scope("AIME 2024")).not.toBe(scope("AIME 2025"));
    expect(scope("AIME 2024")).not.toBe(toScopeKey({ benchmarks: ["AIME 2024"], aggregate: true }));
  });
});
