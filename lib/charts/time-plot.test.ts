import { describe, expect, test } from "vitest";
import type { Claim } from "../claim/claim";
import { formatMonth } from "../format/months";
import { buildPanel } from "./fixtures/gains";
import { describeTimePoint, listMonthStarts, toTimePlot } from "./time-plot";
import { toTimeline } from "./timeline";

const at = (published: string, after: number, more: Partial<Claim> = {}) => ({ published, after, ...more });
const timeline = (...parts: readonly Partial<Claim>[]) => toTimeline(buildPanel(...parts));

describe("listMonthStarts", () => {
  test("returns a few evenly spaced first days", () => {
    expect(listMonthStarts(timeline(at("2025-01-15", 1), at("2025-04-02", 2)))).toEqual([
      "2025-02-01",
      "2025-03-01",
      "2025-04-01",
    ]);
    const long = listMonthStarts(timeline(at("2020-01-01", 1), at("2025-12-31", 2)));
    expect(long.length).toBeLessThanOrEqual(7);
    expect(new Set(long.map(formatMonth)).size).toBe(long.length);
  });
  test("returns the first day if no month starts in the period", () => {
    expect(listMonthStarts(timeline(at("2025-01-15", 1), at("2025-01-20", 2)))).toEqual(["2025-01-15"]);
    expect(formatMonth("2025-01-15")).toBe("15\u00a0Jan\u00a02025");
    expect(listMonthStarts([])).toEqual([]);
  });
});

describe("toTimePlot", () => {
  const points = timeline(
    at("2025-01-01", 60),
    at("2025-03-01", 72),
    at("2025-05-01", 70),
    at("2025-06-01", 90, { role: "baseline" }),
  );
  const plot = toTimePlot(points, "%");
  test("positions marks by day and value", () => {
    expect(plot.marks.map((mark) => mark.shape)).toEqual(["triangle", "triangle", "triangle", "square"]);
    for (const { x, y } of plot.marks) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThanOrEqual(1);
    }
  });
  test("draws the best value so far as rising steps", () => {
    const heights = plot.lines.flatMap((line) => [line.from[1], line.to[1]]);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(heights.length).toBeGreaterThan(2);
  });
  test("shows the qualifier of a result", () => {
    const [score, change] = timeline(
      at("2025-01-01", 60, { qualifier: "over" }),
      at("2025-03-01", 72, { before: 61, qualifier: "under" }),
    ).map((point) => describeTimePoint(point, "%")[0]);
    expect([score, change]).toEqual(["> 60%", "61 → < 72%"]);
  });
  test("is empty without points", () =>
    expect(toTimePlot([], "%")).toMatchObject({ marks: [], lines: [], xTicks: [] }));
});
