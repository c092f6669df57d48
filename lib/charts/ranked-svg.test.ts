import { describe, expect, test } from "vitest";
import type { Claim } from "../claim/claim";
import { buildClaim } from "../claim/fixtures/claim";
import { toResults } from "../compare/result";
import { groupResults } from "../compare/result-groups";
import { LEXICON_FACTS } from "../names/comparison-facts";
import { type ChartDescription, formatChartCaption } from "./chart-description";
import { findUnbalancedTags } from "./fixtures/xml";
import { type RankedChart, toRankedChart } from "./ranked-chart";
import { listRankedLegend } from "./ranked-shapes";
import { renderRankedSvg } from "./ranked-svg";

const DESCRIPTION: ChartDescription = {
  title: "Two results",
  label: "accuracy, %",
  notes: ["One is a guess."],
  source: "Source: two.",
};

function chartOf(...parts: readonly Partial<Claim>[]): RankedChart {
  const claims = parts.map((part, i) => buildClaim({ id: `c${i}`, paper_id: `p${i}`, metric: "accuracy", ...part }));
  const [group] = groupResults(toResults(claims, LEXICON_FACTS));
  return toRankedChart(group?.results ?? [], { measure: "points", scoreUnit: "%" });
}

const render = (...parts: readonly Partial<Claim>[]): string =>
  renderRankedSvg([{ heading: null, chart: chartOf(...parts) }], DESCRIPTION);

const STATED = { gain: 4, gain_kind: "points", unit: null } as const;

describe("renderRankedSvg", () => {
  test("is a complete document with all rows, title, caption and source", () => {
    const svg = render({ before: 66.3, after: 72.9 }, { before: 70, after: 64 }, STATED, { after: 50 });
    expect(svg).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(findUnbalancedTags(svg)).toEqual([]);
    expect(svg.replace(/<[^>]*>/g, "")).not.toMatch(/[<>]/);
    for (const text of [
      "66.3 → 72.9",
      "+6.6\u00a0pts",
      "−6\u00a0pts",
      DESCRIPTION.source,
      formatChartCaption(DESCRIPTION),
    ])
      expect(svg).toContain(text);
    expect(svg.match(/<g>/g)).toHaveLength(4);
  });

  test.each<[string, Partial<Claim>]>([
    ["markup", { model: `<b>&"x"</b>`, paper_title: "a < b" }],
    ["a name of 200 characters", { model: "M".repeat(200) }],
    ["other scripts", { model: "模型", paper_title: "نموذج" }],
    ["characters that are invalid in XML", { model: "a\u0000\u001fb\ud800" }],
  ])("stays well-formed with %s", (_, part) => {
    const svg = render({ before: 1, after: 2, ...part });
    expect(findUnbalancedTags(svg)).toEqual([]);
    expect(svg).not.toContain(`${"M".repeat(100)}</text>`);
    expect(svg.isWellFormed()).toBe(true);
  });

  test("draws several charts with their headings, and no row without results", () => {
    const chart = chartOf({ before: 1, after: 2 });
    const sections = ["AIME 2024", "AIME 2025"].map((heading) => ({ heading, chart }));
    const svg = renderRankedSvg(sections, DESCRIPTION);
    expect(findUnbalancedTags(svg)).toEqual([]);
    expect(svg.indexOf(">AIME 2024<")).toBeLessThan(svg.indexOf(">AIME 2025<"));
    expect(svg.match(/<g>/g)).toHaveLength(2);
    expect(findUnbalancedTags(render())).toEqual([]);
  });

  test("places bars from zero to the right for improvements and as arrows to the left for declines", () => {
    const [rise = "", decline = ""] = [
      ...render({ before: 60, after: 65 }, { before: 65, after: 60 }).split("<g>"),
    ].slice(1);
    const [, from, to] = /d="M([\d.]+) -6H([\d.]+)V6/.exec(rise) ?? [];
    expect(Number(to)).toBeGreaterThan(Number(from));
    const [, zero, tip] = /d="M([\d.]+) -6H[\d.]+L([\d.]+) 0/.exec(decline) ?? [];
    expect(zero).toBe(from);
    expect(Number(tip)).toBeLessThan(Number(zero));
  });
});

describe("listRankedLegend", () => {
  test.each<[string, Partial<Claim>[], string[]]>([
    ["changes", [{ before: 1, after: 2 }], ["before → after"]],
    ["a score", [{ after: 2 }], ["score alone"]],
    ["a decline", [{ before: 2, after: 1 }], ["before → after", "decline"]],
    ["a decline without values", [{ ...STATED, gain: -4 }], ["decline"]],
    ["a baseline", [{ after: 2, role: "baseline" }], ["score alone", "baseline or background"]],
    [
      "a sampling error",
      [{ after: 50, benchmarks: ["AIME 2024"], metric_id: "accuracy" }],
      ["score alone", "± one standard error"],
    ],
    ["an average", [{ after: 2, aggregate: true }], ["score alone", "average"]],
    ["nothing", [], []],
  ])("%s", (_, parts, labels) => {
    expect(listRankedLegend(chartOf(...parts)).map(({ label }) => label)).toEqual(labels);
  });
});
