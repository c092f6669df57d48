import { expect, test } from "vitest";
import type { Claim } from "../claim/claim";
import { buildClaim } from "../claim/fixtures/claim";
import { toResults } from "../compare/result";
import { LEXICON_FACTS } from "../names/comparison-facts";
import { formatChartCaption } from "./chart-description";
import { renderCompareSvg, toCompareChart } from "./compare-chart";
import { findUnbalancedTags } from "./fixtures/xml";

const claims = (...parts: Partial<Claim>[]) =>
  parts.map((part, i) => buildClaim({ id: `c${i}`, paper_id: `p${i}`, ...part }));
const on = (name: string, before: number, after: number, more: Partial<Claim> = {}) => ({
  benchmarks: [name],
  before,
  after,
  ...more,
});
const AIMES = claims(on("AIME 2025", 20, 30), on("AIME 2024", 40, 55), on("AIME 2024", 30, 60), on("Eggs", 1, 2));

test("benchmarks are in the requested order, on one scale per unit", () => {
  const chart = toCompareChart(toResults(AIMES, LEXICON_FACTS), { benchmark: ["aime-2024", "aime-2025"], size: ["7"] });
  expect(chart?.panels.map(({ heading }) => heading)).toEqual([
    "AIME 2024: pass@1 (assumed), %",
    "AIME 2025: pass@1 (assumed), %",
  ]);
  expect(chart?.panels[0]?.chart.score?.scale).toEqual(chart?.panels[1]?.chart.score?.scale);
  expect(chart?.panels[0]?.chart.rows.map(({ score }) => score?.after)).toEqual([60, 55]);
  expect(chart?.description.title).toBe("AIME 2024 vs. AIME 2025: 3\u00a0results of 7B models, 3\u00a0papers");
  expect(chart?.description.notes.join(" ")).toContain("not comparable");
});

test("it is a whole file with its caption", () => {
  const chart = toCompareChart(toResults(AIMES, LEXICON_FACTS), { benchmark: [], size: [] });
  if (!chart) throw new Error("no chart");
  const svg = renderCompareSvg(chart);
  expect(findUnbalancedTags(svg)).toEqual([]);
  expect(svg).toContain(formatChartCaption(chart.description));
  expect(svg.match(/<g>/g)).toHaveLength(4);
});

test.each([
  ["nothing", []],
  ["one score alone", claims({ after: 60 })],
  ["one gain alone", claims({ gain: 3, gain_kind: "points", unit: null })],
  ["benchmarks without a name", claims({ before: 1, after: 2, benchmarks: [] })],
])("%s is no chart", (_, given) =>
  expect(toCompareChart(toResults(given, LEXICON_FACTS), { benchmark: [], size: [] })).toBe(null),
);

test("metrics and units are panels of their own, and where less is better the least comes first", () => {
  const error = { metric: "error rate", metric_id: "error-rate", higher_is_better: false };
  const chart = toCompareChart(
    toResults(
      claims(on("Eggs", 9, 7, error), on("Eggs", 9, 5, error), on("Eggs", 1, 2, { metric: "accuracy" })),
      LEXICON_FACTS,
    ),
    {
      benchmark: ["eggs"],
      size: [],
    },
  );
  expect(
    chart?.panels.map(({ heading, chart: { rows } }) => [heading, ...rows.map(({ score }) => score?.after)]),
  ).toEqual([
    ["Eggs: error rate, %", 5, 7],
    ["Eggs: accuracy, %", 2],
  ]);
});

test("scores are listed with the changes, and values without metric with caution", () => {
  const parts = claims(
    on("Eggs", 1, 5, { metric: "accuracy" }),
    { benchmarks: ["Eggs"], after: 9, metric: "accuracy" },
    on("Eggs", 1, 2),
  );
  const chart = toCompareChart(toResults(parts, LEXICON_FACTS), { benchmark: [], size: [] });
  expect(
    chart?.panels.map(({ heading, chart: { rows } }) => [
      heading,
      ...rows.map(({ claim, style }) => [claim, style.caution]),
    ]),
  ).toEqual([["Eggs: accuracy, %", ["c1", false], ["c0", false], ["c2", true]]]);
});

test("gains alone are bars, the largest first", () => {
  const gain: Partial<Claim> = { benchmarks: ["Eggs"], gain_kind: "points", unit: null };
  const chart = toCompareChart(toResults(claims({ ...gain, gain: 3 }, { ...gain, gain: 4 }), LEXICON_FACTS), {
    benchmark: [],
    size: [],
  });
  expect(chart?.panels.map(({ chart: { rows, score } }) => [score, ...rows.map((row) => row.gain?.value)])).toEqual([
    [null, 4, 3],
  ]);
});
