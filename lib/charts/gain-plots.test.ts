import { describe, expect, it } from "vitest";
import { toBins, toDistributionPlot } from "./distribution-plot";
import { buildMeasuredGains } from "./fixtures/gains";
import { toGainSizePlot } from "./gain-size-plot";

const gain = (points: number, size_b: number | null, more: object = {}) => ({
  before: 50,
  after: 50 + points,
  size_b,
  ...more,
});
const SETTING = { measure: "points", sizeOf: "total", unit: "%", directionKnown: true } as const;

describe("gainSizePlot", () => {
  it("puts equal ratios of size at equal distances", () => {
    const { marks } = toGainSizePlot(buildMeasuredGains([gain(1, 1), gain(2, 10), gain(3, 100)]), SETTING);
    const [a = 0, b = 0, c = 0] = marks.map((mark) => mark.x);
    expect(b - a).toBeCloseTo(c - b, 6);
    expect(c).toBeGreaterThan(b);
  });
  it("draws unknown sizes in a separate lane", () => {
    const { marks, lane } = toGainSizePlot(buildMeasuredGains([gain(1, 7), gain(2, 70), gain(3, null)]), SETTING);
    expect(lane?.label).toBe("size unknown");
    const inLane = marks.filter((mark) => mark.x >= (lane?.x ?? 1));
    expect(inLane.map((mark) => mark.claim)).toEqual(["c2"]);
    expect(toGainSizePlot(buildMeasuredGains([gain(1, 7)]), SETTING).lane).toBe(null);
  });
  it("draws a line at nothing, and a middle where three models are of one size", () => {
    const kinds = (gains: Parameters<typeof buildMeasuredGains>[0]) =>
      toGainSizePlot(buildMeasuredGains(gains), SETTING).lines.map((line) => line.kind);
    expect(kinds([gain(1, 7), gain(2, 7)])).toEqual(["zero"]);
    expect(kinds([gain(1, 7), gain(2, 7), gain(6, 7)])).toEqual(["zero", "median"]);
    expect(kinds([gain(1, 7), gain(2, 7), gain(6, 7, { qualifier: "up to" })])).toEqual(["zero"]);
  });
  it("moves marks that would hide each other aside and keeps their heights", () => {
    const { marks } = toGainSizePlot(buildMeasuredGains([gain(5, 7), gain(5, 7), gain(5, 7), gain(5, 70)]), SETTING);
    expect(new Set(marks.map((mark) => mark.x)).size).toBe(4);
    expect(new Set(marks.map((mark) => mark.y)).size).toBe(1);
  });
  it("has shapes for a loss, a best case and a gain without values", () => {
    const stated = { gain: 4, gain_kind: "points", unit: null, size_b: 3 } as const;
    const gains = [gain(5, 7), gain(-5, 7), stated, { ...stated, qualifier: "up to" as const }];
    const { marks, legend: key } = toGainSizePlot(buildMeasuredGains(gains), SETTING);
    const shapes = Object.fromEntries(marks.map((mark) => [mark.claim, mark.shape]));
    expect(shapes).toEqual({ c0: "dot", c1: "diamond", c2: "ring", c3: "triangle" });
    expect(key.map(({ label }) => label)).toContain("worse");
    const unknown = toGainSizePlot(buildMeasuredGains(gains), { ...SETTING, directionKnown: false }).legend.map(
      ({ label }) => label,
    );
    expect(unknown).toContain("decrease");
    expect(unknown).toHaveLength(4);
  });
  it("has a shape for points without a unit", () => {
    const gains = buildMeasuredGains([gain(5, 7), { gain: 4, gain_kind: "points", unit: null, size_b: 3 }]);
    const { marks, legend: key } = toGainSizePlot(
      gains.map((one) => ({ ...one, unitStated: one.claim === "c0" })),
      SETTING,
    );
    expect(marks.map(({ claim, shape }) => [claim, shape])).toEqual([
      ["c1", "square"],
      ["c0", "dot"],
    ]);
    expect(key.map(({ label }) => label)).toContain("gain only, unit of points not stated *");
  });
  it.each([[[]], [[gain(0, null)]], [[gain(1, 0)]], [[gain(1e9, 1e6), gain(-1e9, 1e-3)]]])(
    "stays on its plane with %j",
    (gains) => {
      const plot = toGainSizePlot(buildMeasuredGains(gains), SETTING);
      const places = [...plot.marks.flatMap(({ x, y }) => [x, y]), ...plot.xTicks.map((tick) => tick.at)];
      for (const place of places) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(1);
      }
    },
  );
});

describe("toBins", () => {
  const bins = (...points: number[]) => toBins(buildMeasuredGains(points.map((p) => gain(p, 7))));
  it("has zero as an edge and keeps empty bins", () => {
    const made = bins(-1, 0, 5);
    expect(made.some((bin) => bin.from === 0)).toBe(true);
    expect(made.map((bin) => bin.gains.length).reduce((a, b) => a + b)).toBe(3);
    expect(made.some((bin) => bin.gains.length === 0)).toBe(true);
  });
  it("takes the lower edge in, whatever decimals come to", () => {
    for (const bin of bins(0.1, 0.3, 0.7, 1.1))
      for (const { gain: value } of bin.gains) {
        expect(value).toBeGreaterThanOrEqual(bin.from - 1e-9);
        expect(value).toBeLessThan(bin.to);
      }
  });
  it("makes one bin of one value and none of nothing", () => {
    expect(bins(3)).toHaveLength(1);
    expect(toBins([])).toEqual([]);
  });
});

describe("distributionPlot", () => {
  it("piles marks up", () => {
    const { marks, bars } = toDistributionPlot(buildMeasuredGains([gain(1, 7), gain(1, 3), gain(9, 7)]), SETTING);
    expect(bars).toEqual([]);
    const [low = 0, high = 0] = marks.filter((mark) => mark.x < 0.5).map((mark) => mark.y);
    expect(high).toBeGreaterThan(low);
  });
  it("draws bars where piles are high", () => {
    const many = Array.from({ length: 40 }, (_, i) => gain(i % 2, 7));
    const { marks, bars, yTicks } = toDistributionPlot(buildMeasuredGains(many), SETTING);
    expect(marks).toEqual([]);
    expect(bars.map((bar) => bar.height)).toContain(1);
    expect(yTicks.length).toBeGreaterThan(1);
  });
  it.each([
    [
      [-1, 8],
      ["−1", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
    ],
    [
      [0.2, 2.7],
      ["0", "0.5", "1", "1.5", "2", "2.5", "3"],
    ],
    [
      [-79, -3],
      ["−80", "−60", "−40", "−20", "0"],
    ],
  ])("labels as many edges of %j as fit, including zero", (points, labels) => {
    const { xTicks } = toDistributionPlot(buildMeasuredGains(points.map((p) => gain(p, 7))), SETTING);
    expect(xTicks.map(({ label }) => label)).toEqual(labels);
  });
  it("is empty without gains", () =>
    expect(toDistributionPlot([], SETTING)).toMatchObject({ marks: [], bars: [], lines: [] }));
});
