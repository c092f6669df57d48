import { describe, expect, it } from "vitest";
import type { Claim } from "../claim/claim";
import { buildGroupedResults } from "./fixtures/results";
import { toResultSizePlot } from "./gain-size-plot";
import { toResultTimePlot } from "./result-time-plot";
import { listMonthStarts } from "./time-plot";

const gain = (points: number, size_b: number | null, more: Partial<Claim> = {}): Partial<Claim> => ({
  before: 50,
  after: 50 + points,
  size_b,
  ...more,
});
const STATED = { gain: 4, gain_kind: "points", unit: null } as const;

describe("toResultSizePlot", () => {
  const plot = (...parts: readonly Partial<Claim>[]) =>
    toResultSizePlot(buildGroupedResults(...parts), { measure: "points" });

  it("has round ticks at equal ratios, and a lane for unknown sizes", () => {
    const { marks, xTicks, lane } = plot(gain(1, 1.5), gain(2, 7), gain(3, 72), gain(4, null));
    expect(xTicks.map(({ label }) => label)).toEqual(["3B", "7B", "14B", "32B", "70B"]);
    expect(marks.filter(({ x }) => x >= (lane?.x ?? 1)).map(({ claim }) => claim)).toEqual(["c3"]);
    expect(plot(gain(1, 7)).lane).toBe(null);
  });

  it.each<[string, Partial<Claim>, string]>([
    ["computed", gain(5, 7), "dot"],
    ["stated", { ...STATED, size_b: 7 }, "ring"],
    ["a best case", { ...STATED, qualifier: "up to" }, "triangle"],
    ["an average", gain(5, 7, { aggregate: true }), "square"],
    ["a decline", gain(-5, 7), "diamond"],
    ["a rising error rate", gain(5, 7, { higher_is_better: false }), "diamond"],
  ])("a gain that is %s has its shape", (_, part, shape) => {
    expect(plot(part).marks.map((mark) => mark.shape)).toEqual([shape]);
  });

  it("places improvements above zero, also where lower is better", () => {
    const { marks, lines } = plot(gain(-5, 7, { higher_is_better: false }));
    expect(marks[0]?.y).toBeGreaterThan(lines[0]?.from[1] ?? 1);
  });

  it("leaves out baselines and gains in other measures", () => {
    expect(plot(gain(5, 7, { role: "baseline" }), { after: 60 }).marks).toEqual([]);
    expect(plot().marks).toEqual([]);
  });

  it("takes active parameters on request", () => {
    const results = buildGroupedResults(gain(1, 7), gain(2, 30, { active_b: 3 }), gain(3, 70));
    const order = (sizeOf: "total" | "active") =>
      toResultSizePlot(results, { measure: "points", sizeOf }).marks.map(({ claim }) => claim);
    expect([order("total"), order("active")]).toEqual([
      ["c0", "c1", "c2"],
      ["c1", "c0", "c2"],
    ]);
  });
});

describe("geometry of toResultSizePlot", () => {
  const plot = (...parts: readonly Partial<Claim>[]) =>
    toResultSizePlot(buildGroupedResults(...parts), { measure: "points" });

  it("puts equal ratios of size at equal distances", () => {
    const [a = 0, b = 0, c = 0] = plot(gain(1, 1), gain(2, 10), gain(3, 100)).marks.map(({ x }) => x);
    expect(b - a).toBeCloseTo(c - b, 6);
    expect(c).toBeGreaterThan(b);
  });

  it.each<[Partial<Claim>[], string[]]>([
    [[gain(1, 7), gain(2, 7)], ["zero"]],
    [
      [gain(1, 7), gain(2, 7), gain(6, 7)],
      ["zero", "median"],
    ],
    [[gain(1, 7), gain(2, 7), gain(6, 7, { qualifier: "up to" })], ["zero"]],
  ])("draws zero, and medians of at least three typical gains", (parts, kinds) => {
    expect(plot(...parts).lines.map(({ kind }) => kind)).toEqual(kinds);
  });

  it("moves overlapping marks horizontally and keeps their heights", () => {
    const { marks } = plot(gain(5, 7), gain(5, 7), gain(5, 7), gain(5, 70));
    expect(new Set(marks.map(({ x }) => x)).size).toBe(4);
    expect(new Set(marks.map(({ y }) => y)).size).toBe(1);
  });

  it.each([[[]], [[gain(0, null)]], [[gain(1, 0)]], [[gain(1e9, 1e6), gain(-1e9, 1e-3)]]])(
    "stays on its plane with %j",
    (parts) => {
      const { marks, xTicks } = plot(...parts);
      for (const place of [...marks.flatMap(({ x, y }) => [x, y]), ...xTicks.map(({ at }) => at)]) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(1);
      }
    },
  );
});

describe("listMonthStarts", () => {
  const days = (...published: readonly string[]) => published.map((day) => ({ published: day }));
  it.each<[string[], string[]]>([
    [
      ["2025-01-15", "2025-04-02"],
      ["2025-02-01", "2025-03-01", "2025-04-01"],
    ],
    [["2025-01-15", "2025-01-20"], ["2025-01-15"]],
    [[], []],
  ])("of %j are %j", (given, starts) => {
    expect(listMonthStarts(days(...given))).toEqual(starts);
  });
  it("are a few for a long period", () => {
    expect(listMonthStarts(days("2020-01-01", "2025-12-31")).length).toBeLessThanOrEqual(7);
  });
});

describe("toResultTimePlot", () => {
  const on = (published: string | null, after: number, more: Partial<Claim> = {}) => ({ published, after, ...more });
  const plot = (lowerIsBetter: boolean, ...parts: readonly Partial<Claim>[]) =>
    toResultTimePlot(buildGroupedResults(...parts), { scoreUnit: "%", lowerIsBetter });

  it("orders results by date and draws the best value so far", () => {
    const { marks, lines } = plot(
      false,
      on("2025-03-01", 60),
      on("2025-01-01", 50),
      on("2025-05-01", 55),
      on(null, 99),
      on("2025", 98),
      on("2025-02", 97),
    );
    expect(marks.map(({ claim }) => claim)).toEqual(["c1", "c0", "c2"]);
    const heights = lines.map(({ to }) => to[1]);
    expect(heights.at(-1)).toBe(marks[1]?.y);
  });

  it("starts the line at the best value of the first day", () => {
    const { marks, lines } = plot(false, on("2025-01-01", 40), on("2025-01-01", 80), on("2025-03-01", 60));
    expect(lines.map(({ from, to }) => [from[1], to[1]])).toEqual([[marks[1]?.y, marks[1]?.y]]);
  });

  it("takes the lowest value where lower is better", () => {
    const { marks, lines } = plot(true, on("2025-01-01", 50), on("2025-03-01", 40), on("2025-05-01", 60));
    expect(lines.at(-1)?.to[1]).toBe(marks[1]?.y);
  });

  it.each<[string, Partial<Claim>, string]>([
    ["a baseline", { role: "baseline" }, "square"],
    ["another edition", { benchmarks: ["AIME 2025"] }, "ring"],
    ["an average", { aggregate: true }, "ring"],
  ])("%s is not part of the line", (_, part, shape) => {
    const { marks, lines } = plot(false, on("2025-01-01", 50), on("2025-02-01", 50), on("2025-03-01", 90, part));
    expect(marks.at(-1)?.shape).toBe(shape);
    expect(lines.at(-1)?.to[1]).toBe(marks[0]?.y);
  });

  it("leaves out values in another unit, and is empty without values", () => {
    const results = buildGroupedResults(on("2025-01-01", 50));
    expect(toResultTimePlot(results, { scoreUnit: "tokens", lowerIsBetter: false }).marks).toEqual([]);
    expect(plot(false)).toMatchObject({ marks: [], lines: [], xTicks: [] });
  });
});
