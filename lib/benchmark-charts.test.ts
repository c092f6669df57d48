import { describe, expect, it, test } from "vitest";
import {
  chartSvg,
  chooseAxis,
  FIRST_ROWS,
  figureOf,
  isDrawn,
  MOST_MARKS,
  MOST_ROWS,
  plotOf,
  toBenchmarkCharts,
} from "./benchmark-charts";
import { CHARTS, USUAL_VIEW } from "./benchmark-view";
import type { Claim } from "./claim";
import { axisId } from "./comparable";
import { captionOf } from "./figure";
import { testClaim } from "./fixtures/claim";
import { unbalanced } from "./fixtures/xml";
import { toBenchmarkSeries } from "./series";

const series = (parts: readonly Partial<Claim>[]) =>
  toBenchmarkSeries(parts.map((part, i) => testClaim({ id: `c${i}`, paper_id: `p${i}`, ...part })));
const accuracy = { metric: "accuracy", metric_id: "accuracy" };
const RICH: readonly Partial<Claim>[] = [
  { before: 60, after: 66, relative: 10, published: "2025-01-05", ...accuracy },
  { before: 60, after: 63, relative: 5, published: "2025-02-05", size_b: 32 },
  { before: 60, after: 59, published: "2025-03-05", size_b: null, ...accuracy },
  { before: 60, after: 71, published: "2025-04-05", size_b: 72, qualifier: "up to", ...accuracy },
  { after: 75, published: "2025-05-05", ...accuracy },
  { after: 0.7, unit: "score", ...accuracy },
];
const draw = (parts: readonly Partial<Claim>[], view = USUAL_VIEW) => {
  const charts = toBenchmarkCharts(series(parts), "MathVista", view);
  if (charts === null) throw new Error("nothing to draw");
  return charts;
};

describe("an axis", () => {
  it("is the fullest, or the one of the address where it is there", () => {
    const all = series(RICH);
    expect(chooseAxis(all, null)?.label).toBe("accuracy, %");
    expect(chooseAxis(all, "accuracy-bare-score")?.label).toBe("accuracy, bare score");
    expect(chooseAxis(all, "no-such-axis")?.label).toBe("accuracy, %");
    expect(chooseAxis(series([]), null)).toBe(null);
  });
  it("has an id of its own", () => {
    const ids = [...series(RICH).own, ...series([{ after: 1, benchmarks: ["A", "B"] }]).shared].map((p) =>
      axisId(p.axis),
    );
    expect(ids).toEqual(["accuracy-percent", "accuracy-bare-score", "together-a-b-unstated-percent"]);
  });
});

test("every chart of a full benchmark is a whole file with its title, its caption and its source", () => {
  const charts = draw(RICH);
  for (const chart of CHARTS) {
    const svg = chartSvg(charts, chart, USUAL_VIEW) ?? "";
    const figure = figureOf(charts, chart);
    expect(unbalanced(svg)).toEqual([]);
    expect(svg).toContain(figure.title);
    expect(svg).toContain(captionOf(figure));
    expect(svg).toContain("read with Claimboard");
    expect(svg.match(/<g>/g)?.length).toBeGreaterThan(0);
  }
});

test("a caption says what keeps values apart", () => {
  const { notes, unnamed } = figureOf(draw(RICH), "size");
  expect(notes.join(" ")).toContain("1\u00a0gain is “up to”");
  expect(unnamed).toContain("1\u00a0value names no metric");
  const strict = draw(RICH, { ...USUAL_VIEW, unnamed: "without" });
  expect(strict.pairs).toHaveLength(3);
  expect(figureOf(strict, "size").unnamed).toBe(null);
});

test("changes are told in points, whatever gains are measured in", () => {
  const { title } = figureOf(draw(RICH, { ...USUAL_VIEW, measure: "relative" }), "changes");
  expect(title).toMatch(/gain 3\spts in the median/);
});

test("gains are drawn in a measure that has enough of them, and others are not to choose", () => {
  const open = { gain: 3, gain_kind: "percent", unit: null, ...accuracy } as const;
  const charts = draw([...RICH, open], { ...USUAL_VIEW, measure: "percent" });
  expect(charts.measures).toEqual(["points", "relative"]);
  expect(charts.measure).toBe("points");
  expect(draw([...RICH, open, open], { ...USUAL_VIEW, measure: "percent" }).measure).toBe("percent");
});

test("little is no chart, and no file", () => {
  const charts = draw([{ after: 60 }]);
  expect(CHARTS.filter((chart) => isDrawn(charts, chart))).toEqual(["scores"]);
  expect(chartSvg(charts, "time", USUAL_VIEW)).toBe(null);
  expect(toBenchmarkCharts(series([{ gain: 3, gain_kind: "times" }]), "MathVista", USUAL_VIEW)).toBe(null);
});

test("many rows are cut, which is said, until all are asked for", () => {
  const many = Array.from({ length: 900 }, (_, i) => ({
    before: 50,
    after: 51 + (i % 30),
    size_b: 1 + (i % 70),
    ...accuracy,
  }));
  const charts = draw(many);
  const rows = (view: typeof USUAL_VIEW) => chartSvg(charts, "changes", view)?.match(/<g>/g)?.length;
  expect(rows(USUAL_VIEW)).toBe(FIRST_ROWS);
  expect(rows({ ...USUAL_VIEW, rows: "all" })).toBe(MOST_ROWS);
  expect(chartSvg(charts, "changes", USUAL_VIEW)).toContain(
    "Only the first 40\u00a0values of 900\u00a0values are drawn.",
  );
  expect(plotOf(charts, "size", USUAL_VIEW).marks).toHaveLength(MOST_MARKS);
  expect(plotOf(charts, "distribution", USUAL_VIEW).bars.length).toBeGreaterThan(0);
});

test.each([
  ["200 characters", "B".repeat(200)],
  ["Chinese", "数学推理基准"],
  ["Arabic", "معيار الاستدلال"],
  ["markup", "<b>&</b>"],
])("a name of %s leaves every file whole", (_, name) => {
  const parts = RICH.map((part) => ({ ...part, benchmarks: [name], paper_title: name, model: name }));
  const charts = toBenchmarkCharts(series(parts), name, USUAL_VIEW);
  for (const chart of CHARTS) expect(unbalanced((charts && chartSvg(charts, chart, USUAL_VIEW)) ?? "")).toEqual([]);
});
