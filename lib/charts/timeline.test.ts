import { describe, expect, it } from "vitest";
import type { BeforeAfterPoint, ScorePoint } from "../compare/points";
import { toTimeline } from "./timeline";

const common = {
  paper: "p",
  title: "A Paper",
  name: "Model",
  method: null,
  size_b: null,
  active_b: null,
  qualifier: null,
  valueQualifier: null,
  gainQualifier: null,
  baseline: null,
  metricStated: true,
} as const;
const pair = (claim: string, published: string | null, before: number, after: number): BeforeAfterPoint => ({
  ...common,
  claim,
  published,
  role: "own",
  before,
  after,
  points: after - before,
  relative: null,
  better: true,
});
const score = (claim: string, published: string, value: number, role: ScorePoint["role"] = "own"): ScorePoint => ({
  ...common,
  claim,
  published,
  role,
  value,
});

describe("toTimeline", () => {
  it("sorts by date and tracks the highest value so far", () => {
    const points = toTimeline({
      pairs: [pair("b", "2025-03-01", 50, 60), pair("no date", null, 1, 2)],
      scores: [score("a", "2025-01-01", 55), score("c", "2025-06-01", 58), score("d", "2025-04-01", 90, "baseline")],
      lowerIsBetter: false,
    });
    expect(points.map((p) => [p.claim, p.kind, p.value, p.before, p.frontier])).toEqual([
      ["a", "score", 55, null, 55],
      ["b", "change", 60, 50, 60],
      ["d", "baseline", 90, null, 60],
      ["c", "score", 58, null, 60],
    ]);
  });
  it("has no frontier before the first proposed result", () => {
    expect(
      toTimeline({ pairs: [], scores: [score("d", "2025-04-01", 90, "baseline")], lowerIsBetter: false })[0]?.frontier,
    ).toBe(null);
  });
  it("tracks the lowest value if lower is better", () => {
    const scores = [score("a", "2025-01-01", 9), score("b", "2025-02-01", 7), score("c", "2025-03-01", 8)];
    expect(toTimeline({ pairs: [], scores, lowerIsBetter: true }).map((p) => p.frontier)).toEqual([9, 7, 7]);
  });
  it("labels a result without a system with its paper and not with its baseline", () => {
    const unnamed = { name: null, baseline: "Rival" };
    const pairs = [{ ...pair("b", "2025-03-01", 50, 60), ...unnamed }];
    const scores = [{ ...score("a", "2025-01-01", 55), ...unnamed }];
    expect(toTimeline({ pairs, scores, lowerIsBetter: false }).map((p) => p.name)).toEqual(["A Paper", "A Paper"]);
  });
  it("is empty without results", () => expect(toTimeline({ pairs: [], scores: [], lowerIsBetter: false })).toEqual([]));
});
