import { describe, expect, it } from "vitest";
import type { Claim } from "../claim/claim";
import { buildClaim } from "../claim/fixtures/claim";
import { toFamilyResults } from "../compare/family-results";
import { DEFAULT_FAMILY_VIEW, FAMILY_CHARTS } from "../compare/family-view";
import { toResults } from "../compare/result";
import { LEXICON_FACTS } from "../names/comparison-facts";
import { renderFamilyChartSvg, toFamilyPlot } from "./family-charts";
import { findUnbalancedTags } from "./fixtures/xml";

const resultsOf = (...parts: readonly Partial<Claim>[]) => {
  const claims = parts.map((part, i) => buildClaim({ id: `c${i}`, paper_id: `p${i}`, ...part }));
  return toFamilyResults(
    { allResults: toResults(claims, LEXICON_FACTS), benchmarkIds: ["mathvista"] },
    DEFAULT_FAMILY_VIEW,
    { id: "gain", desc: true },
  );
};

const CHANGES: readonly Partial<Claim>[] = [60, 62, 65].map((after, i) => ({
  before: 50,
  after,
  published: `2025-0${i + 1}-01`,
}));

describe("renderFamilyChartSvg", () => {
  it.each(FAMILY_CHARTS)("renders %s as a well-formed document", (chart) => {
    const svg = renderFamilyChartSvg(chart, "MathVista <x>", resultsOf(...CHANGES), DEFAULT_FAMILY_VIEW) ?? "";
    expect(svg).toContain("MathVista &lt;x&gt;");
    expect(findUnbalancedTags(svg)).toEqual([]);
  });
  it.each(FAMILY_CHARTS)("is null for %s without results", (chart) => {
    expect(renderFamilyChartSvg(chart, "MathVista", resultsOf(), DEFAULT_FAMILY_VIEW)).toBe(null);
  });
});

describe("toFamilyPlot", () => {
  it.each(["size", "time"] as const)("of %s has all results, and needs at least three", (chart) => {
    expect(toFamilyPlot(chart, resultsOf(...CHANGES), DEFAULT_FAMILY_VIEW)?.marks).toHaveLength(3);
    expect(toFamilyPlot(chart, resultsOf(...CHANGES.slice(1)), DEFAULT_FAMILY_VIEW)).toBe(null);
  });
});
