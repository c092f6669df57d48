import { describe, expect, test } from "vitest";
import { buildClaim } from "../claim/fixtures/claim";
import { toPanels } from "../compare/panels";
import { type ChartDescription, formatChartCaption } from "./chart-description";
import { type DumbbellPanel, renderDumbbellSvg } from "./dumbbell-svg";
import { findUnbalancedTags } from "./fixtures/xml";
import { niceScale } from "./value-scale";

const FIGURE: ChartDescription = {
  title: "Two results",
  label: "accuracy, %",
  notes: ["One is a guess."],
  unnamed: null,
  source: "Source: two.",
};

function panel(...parts: Parameters<typeof buildClaim>[0][]): DumbbellPanel {
  const [drawn] = toPanels(parts.map((part, i) => buildClaim({ id: `c${i}`, ...part })));
  const points = [...(drawn?.pairs ?? []), ...(drawn?.scores ?? [])];
  const values = points.flatMap((point) => ("after" in point ? [point.before, point.after] : [point.value]));
  return { heading: null, unit: "%", points, scale: niceScale(values, true) };
}

const TWO = panel(
  { before: 66.3, after: 72.9, paper_id: "a", paper_title: "One" },
  { before: 70, after: 64, paper_id: "b", paper_title: "Two" },
);

describe("dumbbellSvg", () => {
  test("is whole XML with every row, its shapes, its title and its caption", () => {
    const svg = renderDumbbellSvg([TWO], FIGURE);
    expect(svg).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(findUnbalancedTags(svg)).toEqual([]);
    expect(svg.replace(/<[^>]*>/g, "")).not.toMatch(/[<>]/);
    for (const words of ["66.3 → 72.9", "+6.6\u00a0pts", FIGURE.title, FIGURE.source, formatChartCaption(FIGURE)])
      expect(svg).toContain(words);
    expect(svg.match(/<g>/g)).toHaveLength(2);
  });

  test.each([
    [{ before: 95, after: 30, qualifier: "under" }, ["95 → &lt; 30", "−65\u00a0pts"]],
    [{ before: 60, after: 67, gain: 7, qualifier: "over" }, ["60 → 67", "+7\u00a0pts"]],
    [{ before: 60, after: 72, gain: 12, qualifier: "up to" }, ["60 → 72", "up to +12\u00a0pts"]],
    [{ after: 72, qualifier: "over" }, ["&gt; 72%"]],
    [{ after: 72, gain: 3, qualifier: "over" }, ["72%"]],
  ] as const)("%j qualifies what the text qualifies: %j", (parts, figures) => {
    const [, row = ""] = renderDumbbellSvg([panel(parts)], FIGURE).split("<g>");
    expect(
      [...row.matchAll(/text-anchor="end"[^>]*>([^<]*)</g)].map(([, figure]) => figure).slice(0, figures.length),
    ).toEqual(figures);
  });

  test("uses a separate shape for a decline", () => {
    expect(renderDumbbellSvg([TWO], FIGURE)).toContain("after (worse)");
    expect(renderDumbbellSvg([panel({ before: 1, after: 2 })], FIGURE)).not.toContain("worse");
  });

  test("the model size sets the marker size, and an unknown size is stated", () => {
    const sizes = renderDumbbellSvg(
      [panel({ after: 60, size_b: 3 }, { after: 61, size_b: 72 }, { after: 62, size_b: null })],
      FIGURE,
    );
    for (const words of ["≤ 3B", "70B+", "size unknown"]) expect(sizes).toContain(words);
    expect(sizes).not.toContain("10–34B");
    expect(sizes).toContain("scale(0.7)");
    expect(sizes).toContain("scale(1.9)");
  });

  test("points are at the positions of their values", () => {
    const [, from] =
      /translate\(([\d.]+) [\d.]+\)"[^>]*stroke="#6b6861"/.exec(
        renderDumbbellSvg([TWO], FIGURE).split("<g>")[1] ?? "",
      ) ?? [];
    const { min, max } = TWO.scale;
    expect(Number(from)).toBeCloseTo(320 + ((66.3 - min) / (max - min)) * (672 - 320), 0);
  });

  test("several panels have their headings", () => {
    const two = [
      { ...TWO, heading: "AIME 2024, %" },
      { ...TWO, heading: "AIME 2025, %" },
    ];
    const svg = renderDumbbellSvg(two, FIGURE);
    expect(findUnbalancedTags(svg)).toEqual([]);
    expect(svg.indexOf("AIME 2024, %")).toBeLessThan(svg.indexOf("AIME 2025, %"));
    expect(svg.match(/<g>/g)).toHaveLength(4);
  });

  test.each([
    ["signs of XML", { model: `<b>&"x"</b>`, paper_title: "a < b" }],
    ["a name of 200 characters", { model: "M".repeat(200) }],
    ["another script", { model: "模型", paper_title: "نموذج" }],
    ["what XML has no place for", { model: "a\u0000\u001fb\ud800" }],
  ])("stays whole with %s", (_, part) => {
    const svg = renderDumbbellSvg([panel({ before: 1, after: 2, ...part })], FIGURE);
    expect(findUnbalancedTags(svg)).toEqual([]);
    expect(svg).not.toContain(`${"M".repeat(100)}</text>`);
    expect(svg.isWellFormed()).toBe(true);
  });

  test("stays whole without a row", () => expect(findUnbalancedTags(renderDumbbellSvg([panel()], FIGURE))).toEqual([]));
});
