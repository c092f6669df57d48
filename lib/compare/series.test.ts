import { describe, expect, it } from "vitest";
import type { Claim } from "../claim/claim";
import { buildClaim } from "../claim/fixtures/claim";
import { toPanels, withNamedMetricOnly } from "./panels";
import { toBenchmarkSeries } from "./series";

const blank = buildClaim({ model_id: null });
let count = 0;
const claim = (parts: Partial<Claim>): Claim => ({ ...blank, id: `c${++count}`, ...parts });
const accuracy = { metric: "accuracy", metric_id: "accuracy" };

describe("toBenchmarkSeries", () => {
  it("creates pairs, scores and gains from claims", () => {
    const series = toBenchmarkSeries([
      claim({ before: 66.3, after: 72.9, points: 6.6, relative: 9.9548 }),
      claim({ after: 64 }),
      claim({ before: 50, gain: 4, gain_kind: "points" }),
      claim({ gain: 15, gain_kind: "percent" }),
      claim({ gain: 9, gain_kind: "percent" }),
      claim({ gain: -60, gain_kind: "percent", metric: "tokens", metric_id: "tokens" }),
      claim({ gain: 3, gain_kind: "times" }),
    ]);
    expect(series.benchmarkPanels.map((panel) => panel.label)).toEqual(["metric not stated, %", "tokens, gain only"]);
    expect(series.benchmarkPanels[0]?.pairs.map((p) => [p.before, p.after, p.points, p.better])).toEqual([
      [66.3, 72.9, 6.6, true],
    ]);
    expect(series.benchmarkPanels[0]?.scores.map((s) => s.value)).toEqual([64, 50]);
    expect(series.gainGroups.map((g) => [g.metric, g.kind, g.gains.length])).toEqual([
      [null, "percent", 2],
      ["tokens", "percent", 1],
      [null, "times", 1],
    ]);
  });

  it("separates averages from the benchmark itself", () => {
    const series = toBenchmarkSeries([
      claim({ before: 50, after: 60 }),
      claim({ before: 57.8, after: 72.8, benchmarks: ["MathVista", "We-Math"], aggregate: true }),
    ]);
    expect([series.benchmarkPanels.length, series.multiBenchmarkPanels.length]).toEqual([1, 1]);
    expect(series.multiBenchmarkPanels[0]?.pairs[0]?.after).toBe(72.8);
  });

  it("groups gains over several benchmarks or tasks separately", () => {
    const percent = { gain: 3, gain_kind: "percent" } as const;
    const both = ["MathVista", "We-Math"];
    const series = toBenchmarkSeries([
      claim({ ...percent, benchmarks: both, aggregate: true }),
      claim({ ...percent, benchmarks: both }),
      claim({ ...percent, benchmarks: ["MathVista"], aggregate: true }),
      claim({ ...percent, benchmarks: ["MathVista"] }),
    ]);
    expect(series.gainGroups.map((g) => [g.scope, g.gains.length])).toEqual([
      [null, 1],
      ["average over MathVista and We-Math", 1],
      ["MathVista and We-Math together", 1],
      ["average over tasks of MathVista", 1],
    ]);
  });

  it("separates units", () => {
    const panels = toPanels([claim({ after: 60 }), claim({ after: 0.6, unit: "score" })]);
    expect(panels.map((p) => p.axis.unit)).toEqual(["%", null]);
  });

  it("states whether a change is an improvement", () => {
    const better = (parts: Partial<Claim>) => toBenchmarkSeries([claim(parts)]).benchmarkPanels[0]?.pairs[0]?.better;
    expect(better({ before: 9, after: 7, higher_is_better: false })).toBe(true);
    expect(better({ before: 9, after: 7, higher_is_better: true })).toBe(false);
    expect(better({ before: 9, after: 7, higher_is_better: null })).toBe(null);
  });

  it("lists gains without values, the best first", () => {
    const less = { higher_is_better: false, gain_kind: "percent", sentence: "It lowers the error." } as const;
    const improved = { ...less, sentence: "It improves the error." };
    const open = { ...less, sentence: "The error changes." };
    const listed = (...parts: Partial<Claim>[]) =>
      toBenchmarkSeries(parts.map((part) => claim(part))).gainGroups[0]?.gains.map(({ gain }) => gain);
    expect(
      listed({ ...less, gain: -10 }, { ...open, gain: 90 }, { ...less, gain: -60 }, { ...improved, gain: 30 }),
    ).toEqual([-60, 30, -10, 90]);
    expect(listed({ gain: 3, gain_kind: "times" }, { gain: -10, gain_kind: "times" })).toEqual([-10, 3]);
  });

  it("converts a count to a percentage", () => {
    const panels = toPanels([claim({ after: 24, of: 60, unit: "count" })]);
    expect(panels[0]?.scores[0]?.value).toBe(40);
    expect(panels[0]?.axis.unit).toBe("%");
  });

  it("is empty without values", () => {
    expect(toBenchmarkSeries([])).toEqual({ benchmarkPanels: [], multiBenchmarkPanels: [], gainGroups: [] });
    expect(toBenchmarkSeries([claim({})])).toEqual({ benchmarkPanels: [], multiBenchmarkPanels: [], gainGroups: [] });
  });
});

describe("claims that name no metric", () => {
  it("join the only named metric and are marked", () => {
    const panels = toPanels([claim({ after: 60, ...accuracy }), claim({ after: 61 })]);
    expect(panels).toHaveLength(1);
    expect(panels[0]?.axis.metric).toBe("accuracy");
    expect(panels[0]?.scores.map((s) => s.metricStated)).toEqual([true, false]);
  });

  it("stay separate if several metrics are named", () => {
    const pass = (k: number) => ({ metric: `pass@${k}`, metric_id: "pass@k", k });
    const panels = toPanels([claim({ after: 60, ...pass(1) }), claim({ after: 70, ...pass(8) }), claim({ after: 61 })]);
    expect(panels.map((p) => p.axis.metric)).toEqual(["pass@1", "pass@8", null]);
    expect(panels.flatMap((p) => p.scores.map((s) => s.metricStated))).toEqual([true, true, false]);
  });

  it("are excluded by withNamedMetricOnly", () => {
    const [panel] = toPanels([claim({ after: 60, ...accuracy }), claim({ before: 50, after: 61 })]);
    expect(panel && withNamedMetricOnly(panel)).toMatchObject({ pairs: [], gains: [], scores: [{ value: 60 }] });
  });

  it("do not join another unit", () => {
    const panels = toPanels([claim({ after: 0.6, unit: "score", ...accuracy }), claim({ after: 61 })]);
    expect(panels).toHaveLength(2);
  });
});

describe("gains of a panel", () => {
  const gain = (parts: Partial<Claim>) => claim({ gain: 4, gain_kind: "points", unit: null, ...parts });
  const where = (claims: Claim[]) =>
    toPanels(claims).map((p) => [p.label, p.gains.length, p.pairs.length + p.scores.length]);

  it("join the values of their metric", () =>
    expect(
      where([
        claim({ before: 50, after: 60, ...accuracy }),
        gain(accuracy),
        gain({ ...accuracy, gain_kind: "percent" }),
      ]),
    ).toEqual([["accuracy, %", 3, 1]]));
  it("of another metric have their own panel", () =>
    expect(where([claim({ after: 60, ...accuracy }), gain({ metric: "recall", metric_id: "recall" })])).toEqual([
      ["accuracy, %", 0, 1],
      ["recall, gain only", 1, 0],
    ]));
  it("without a metric join the only percentage metric", () =>
    expect(where([claim({ after: 60, ...accuracy }), gain({})])).toEqual([["accuracy, %", 1, 1]]));
  it("in points do not join scores without a unit", () =>
    expect(where([claim({ after: 0.6, unit: "score", ...accuracy }), gain(accuracy)])).toEqual([
      ["accuracy, score (no unit)", 0, 1],
      ["accuracy, gain only", 1, 0],
    ]));
  it("exclude multiples and baselines", () =>
    expect(toPanels([gain({ gain_kind: "times" }), gain({ role: "baseline" })])).toEqual([]));
  it("of an average do not join the benchmark itself", () =>
    expect(where([claim({ after: 60 }), gain({ benchmarks: ["MathVista", "Eggs"], aggregate: true })])).toHaveLength(
      2,
    ));
});
