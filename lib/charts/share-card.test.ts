import { describe, expect, it } from "vitest";
import { benchmarkId } from "../claim/benchmark-id";
import type { Claim } from "../claim/claim";
import { buildClaim } from "../claim/fixtures/claim";
import { toFamilyResults } from "../compare/family-results";
import { DEFAULT_FAMILY_VIEW } from "../compare/family-view";
import { toResults } from "../compare/result";
import { LEXICON_FACTS } from "../names/comparison-facts";
import { toCompareChart } from "./compare-chart";
import { toFamilyChart } from "./family-charts";
import { toBenchmarkCard, toBoardCard, toClaimCard, toCompareCard, toDrawableText, toPaperCard } from "./share-card";

describe("toDrawableText", () => {
  it.each([
    ["MathVista", "MathVista"],
    ["66.3 → 72.9 %, −4 ≤ x", "66.3 → 72.9 %, −4 ≤ x"],
    ["Bézier über Łódź", "Bézier über Łódź"],
    ["Исследование", "Исследование"],
    ["e\u0301tude", "étude"],
    ["two\n lines\tof text", "two lines of text"],
    ["Owls 🦉 at night", "Owls at night"],
    ["Owl™ and Hen©", "Owl and Hen"],
    ["数学推理的研究", null],
    ["A study of 数学", null],
    ["دراسة في الاستدلال", null],
    ["τ-bench", null],
    ["४२ results", null],
    ["🦉", null],
    ["", null],
    ["  ", null],
    ["\ud800 lone", "lone"],
  ])("%j is %j", (text, expected) => expect(toDrawableText(text, 100)).toBe(expected));

  it("truncates long text", () => expect(toDrawableText("x".repeat(200), 20)).toBe(`${"x".repeat(19)}…`));
});

const claims = (parts: readonly Partial<Claim>[]): Claim[] =>
  parts.map((part, i) => buildClaim({ id: `c${i}`, paper_id: `p${i}`, points: null, ...part }));
const SORT = { id: "gain", desc: true };

function benchmark(name: string, all: readonly Claim[]) {
  const benchmarkIds = [benchmarkId(name)];
  const { rows, main } = toFamilyResults(
    { allResults: toResults(all, LEXICON_FACTS), benchmarkIds },
    DEFAULT_FAMILY_VIEW,
    SORT,
  );
  const chart = main && toFamilyChart(rows, main, DEFAULT_FAMILY_VIEW);
  return toBenchmarkCard({ name, claims: all.length, papers: all.length }, chart, main);
}

describe("share cards", () => {
  it("cut titles, names and values at their lengths", () => {
    const long = buildClaim({
      paper_title: "t".repeat(200),
      benchmarks: ["b".repeat(200)],
      model: "m".repeat(200),
      after: 70,
      unit: "u".repeat(200),
    });
    const paper = toPaperCard(long.paper_title, [long]);
    expect(paper.title).toHaveLength(130);
    const [row] = paper.rows;
    expect(row?.name).toHaveLength(68);
    expect(row?.values).toHaveLength(60);
    const [point] = benchmark("MathVista", [{ ...long, before: 60, unit: "%" }]).rows;
    expect(point?.name).toHaveLength(34);
  });

  it("omits a unit with characters that the font lacks", () => {
    const [row] = benchmark("MathVista", claims([{ before: 60, after: 70, points: 10, unit: "μs" }])).rows;
    expect(row?.values).toBe("");
  });

  it("of a benchmark where lower is better show the best changes", () => {
    const ends = [25, 19, 5, 18, 10, 17, 16];
    const { rows } = benchmark("Eggs", claims(ends.map((after) => ({ before: 20, after, higher_is_better: false }))));
    const expected = [5, 10, 16, 17, 18].map((after) => `20 → ${after}`);
    expect(rows.map(({ values }) => values.split(",")[0])).toEqual(expected);
  });

  it("of a benchmark show the first rows with before and after", () => {
    const { title, facts, rows } = benchmark(
      "MathVista",
      claims([
        { before: 60, after: 70, model: "Owl-7B", metric: "accuracy", metric_id: "accuracy" },
        { before: 80, after: 75, model: "猫头鹰", metric: "accuracy", metric_id: "accuracy" },
      ]),
    );
    expect(title).toBe("MathVista");
    expect(facts).toBe("2\u00a0claims from 2\u00a0papers · accuracy, %");
    expect(rows.map(({ name, values }) => `${name}: ${values}`)).toEqual([
      "Owl-7B: 60 → 70, +10\u00a0pts",
      ": 80 → 75, −5\u00a0pts",
    ]);
    expect(rows.map(({ track }) => track && track.to > (track.from ?? 0))).toEqual([true, false]);
    expect(rows.map(({ track }) => track?.worse)).toEqual([false, true]);
  });

  it("qualify the after value and not the computed difference", () => {
    const qualified = claims([
      { before: 95, after: 30, qualifier: "under" },
      { before: 60, after: 72, gain: 12, gain_kind: "points", qualifier: "up to" },
    ]);
    expect(benchmark("MathVista", qualified).rows.map(({ values }) => values)).toEqual([
      "60 → 72, up to +12\u00a0pts",
      "95 → < 30, −65\u00a0pts",
    ]);
    expect(benchmark("MathVista", claims([{ after: 72, gain: 3, qualifier: "over" }])).rows[0]?.values).toBe("72%");
  });

  it("of a benchmark without changes show scores, and without values only counts", () => {
    expect(benchmark("MathVista", claims([{ after: 70 }])).rows).toMatchObject([
      { values: "70%", track: { from: null } },
    ]);
    expect(benchmark("MathVista", []).rows).toEqual([]);
  });

  it("have a maximum number of rows", () => {
    const many = claims(Array.from({ length: 12 }, (_, i) => ({ before: 10, after: 20 + i })));
    expect(benchmark("MathVista", many).rows).toHaveLength(5);
    expect(
      toCompareCard("MathVista", 12, toCompareChart(toResults(many, LEXICON_FACTS), { benchmark: [], size: [] })).rows,
    ).toHaveLength(5);
    expect(toPaperCard("Owls", many).rows).toHaveLength(5);
  });

  it("of a comparison state the benchmark of each row", () => {
    const two = claims([
      { before: 1, after: 2, benchmarks: ["AIME 2024"] },
      { before: 3, after: 4, benchmarks: ["AIME 2025"] },
    ]);
    const card = toCompareCard(
      "AIME 2024 vs. AIME 2025",
      2,
      toCompareChart(toResults(two, LEXICON_FACTS), { benchmark: [], size: [] }),
    );
    expect(card.rows.map(({ name }) => name)).toEqual(["AIME 2024: Model-7B", "AIME 2025: Model-7B"]);
    expect(toCompareCard(null, 0, null)).toMatchObject({ title: null, rows: [] });
  });

  it("of a paper show proposed results only and omit a title that cannot be drawn", () => {
    const all = claims([
      { gain: 4, gain_kind: "points" },
      { role: "background", after: 9 },
      { after: 3, benchmarks: [], benchmark_text: "六个任务" },
    ]);
    expect(toPaperCard("数学推理的研究", all)).toEqual({
      kind: "Paper",
      title: null,
      facts: "3\u00a0reported results",
      rows: [
        { name: "MathVista", values: "+4\u00a0pts", track: null },
        { name: "", values: "3%", track: null },
      ],
    });
    expect(toPaperCard("Owls", []).facts).toBe("No reported result");
  });

  it("of a claim show its values, system, benchmark and paper", () => {
    const claim = buildClaim({ before: 60, after: 70, paper_title: "Owls" });
    expect(toClaimCard(claim)).toEqual({
      kind: "Claim",
      title: "60 → 70%",
      facts: "Model-7B on MathVista",
      rows: [{ name: "Owls", values: "2025-05-28", track: null }],
    });
    expect(toClaimCard({ ...claim, model: null, benchmarks: ["数学"], paper_title: "研究" })).toMatchObject({
      facts: "",
      rows: [],
    });
  });

  it("of the board show its counts, none if it is empty", () => {
    expect(toBoardCard({ claims: 3, papers: 1 }).facts).toBe("3\u00a0claims from 1\u00a0paper");
    expect(toBoardCard({ claims: 0, papers: 0 }).facts).toBe("");
  });
});
