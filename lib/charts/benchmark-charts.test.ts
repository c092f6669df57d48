import { describe, expect, it, test } from "vitest";
import type { Claim } from "../claim/claim";
import { buildClaim } from "../claim/fixtures/claim";
import { toAxisId } from "../compare/axis";
import { toBenchmarkSeries } from "../compare/series";
import {
  describeChart,
  hasEnoughData,
  INITIAL_ROWS,
  MAX_CHART_ROWS,
  MAX_MARKS,
  renderChartSvg,
  selectPanel,
  toBenchmarkCharts,
  toPlot,
} from "./benchmark-charts";
import { CHART_KINDS, DEFAULT_VIEW } from "./benchmark-view";
import { formatChartCaption } from "./chart-description";
import { findUnbalancedTags } from "./fixtures/xml";

const series = (parts: readonly Partial<Claim>[]) =>
  toBenchmarkSeries(parts.map((part, i) => buildClaim({ id: `c${i}`, paper_id: `p${i}`, ...part })));
const accuracy = { metric: "accuracy", metric_id: "accuracy" };
const RICH: readonly Partial<Claim>[] = [
  { before: 60, after: 66, relative: 10, published: "2025-01-05", ...accuracy },
  { before: 60, after: 63, relative: 5, published: "2025-02-05", size_b: 32 },
  { before: 60, after: 59, published: "2025-03-05", size_b: null, ...accuracy },
  { before: 60, after: 71, published: "2025-04-05", size_b: 72, qualifier: "up to", ...accuracy },
  { after: 75, published: "2025-05-05", ...accuracy },
  { after: 0.7, unit: "score", ...accuracy },
];
const draw = (parts: readonly Partial<Claim>[], view = DEFAULT_VIEW) => {
  const charts = toBenchmarkCharts(series(parts), "MathVista", view);
  if (charts === null) throw new Error("nothing to draw");
  return charts;
};

describe("an axis", () => {
  it("is the requested one if it exists, otherwise the largest", () => {
    const all = series(RICH);
    expect(selectPanel(all, null)?.label).toBe("accuracy, %");
    expect(selectPanel(all, "accuracy-bare-score")?.label).toBe("accuracy, score (no unit)");
    expect(selectPanel(all, "no-such-axis")?.label).toBe("accuracy, %");
    expect(selectPanel(series([]), null)).toBe(null);
  });
  it("has a unique id", () => {
    const ids = [
      ...series(RICH).benchmarkPanels,
      ...series([{ after: 1, benchmarks: ["A", "B"] }]).multiBenchmarkPanels,
    ].map((p) => toAxisId(p.axis));
    expect(ids).toEqual(["accuracy-percent", "accuracy-bare-score", "together-a-b-unstated-percent"]);
  });
});

test("renders every chart as a complete file with title, caption and source", () => {
  const charts = draw(RICH);
  for (const chart of CHART_KINDS) {
    const svg = renderChartSvg(charts, chart, DEFAULT_VIEW) ?? "";
    const figure = describeChart(charts, chart);
    expect(findUnbalancedTags(svg)).toEqual([]);
    expect(svg).toContain(figure.title);
    expect(svg).toContain(formatChartCaption(figure));
    expect(svg).toContain("extracted with Claimboard");
    expect(svg.match(/<g>/g)?.length).toBeGreaterThan(0);
  }
});

test("the caption explains why values are separate", () => {
  const { notes, unnamed } = describeChart(draw(RICH), "size");
  expect(notes.join(" ")).toContain("1\u00a0gain is “up to”");
  expect(unnamed).toContain("1\u00a0value names no metric");
  const strict = draw(RICH, { ...DEFAULT_VIEW, unnamed: "without" });
  expect(strict.pairs).toHaveLength(3);
  expect(describeChart(strict, "size").unnamed).toBe(null);
});

test("titles of changes use points in every measure", () => {
  const { title } = describeChart(draw(RICH, { ...DEFAULT_VIEW, measure: "relative" }), "changes");
  expect(title).toMatch(/median gain \+3\spts/);
});

test("offers only measures with enough gains", () => {
  const open = { gain: 3, gain_kind: "percent", unit: null, ...accuracy } as const;
  const charts = draw([...RICH, open], { ...DEFAULT_VIEW, measure: "percent" });
  expect(charts.measures).toEqual(["points", "relative"]);
  expect(charts.measure).toBe("points");
  expect(draw([...RICH, open, open], { ...DEFAULT_VIEW, measure: "percent" }).measure).toBe("percent");
});

test("draws no chart without enough data", () => {
  const charts = draw([{ after: 60 }]);
  expect(CHART_KINDS.filter((chart) => hasEnoughData(charts, chart))).toEqual(["scores"]);
  expect(renderChartSvg(charts, "time", DEFAULT_VIEW)).toBe(null);
  expect(toBenchmarkCharts(series([{ gain: 3, gain_kind: "times" }]), "MathVista", DEFAULT_VIEW)).toBe(null);
});

test("truncates many rows with a note unless all are requested", () => {
  const many = Array.from({ length: 900 }, (_, i) => ({
    before: 50,
    after: 51 + (i % 30),
    size_b: 1 + (i % 70),
    ...accuracy,
  }));
  const charts = draw(many);
  const rows = (view: typeof DEFAULT_VIEW) => renderChartSvg(charts, "changes", view)?.match(/<g>/g)?.length;
  expect(rows(DEFAULT_VIEW)).toBe(INITIAL_ROWS);
  expect(rows({ ...DEFAULT_VIEW, rows: "all" })).toBe(MAX_CHART_ROWS);
  expect(renderChartSvg(charts, "changes", DEFAULT_VIEW)).toContain("Only the first 40 of 900\u00a0values are shown.");
  expect(toPlot(charts, "size", DEFAULT_VIEW).marks).toHaveLength(MAX_MARKS);
  expect(toPlot(charts, "distribution", DEFAULT_VIEW).bars.length).toBeGreaterThan(0);
});

test.each([
  ["200 characters", "B".repeat(200)],
  ["Chinese", "数学推理基准"],
  ["Arabic", "معيار الاستدلال"],
  ["markup", "<b>&</b>"],
])("renders well-formed files for a name of %s", (_, name) => {
  const parts = RICH.map((part) => ({ ...part, benchmarks: [name], paper_title: name, model: name }));
  const charts = toBenchmarkCharts(series(parts), name, DEFAULT_VIEW);
  for (const chart of CHART_KINDS)
    expect(findUnbalancedTags((charts && renderChartSvg(charts, chart, DEFAULT_VIEW)) ?? "")).toEqual([]);
});
