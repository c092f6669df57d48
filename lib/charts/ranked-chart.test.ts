import { describe, expect, test } from "vitest";
import type { Claim } from "../claim/claim";
import { buildClaim } from "../claim/fixtures/claim";
import { computeGain } from "../claim/gain";
import { toResults } from "../compare/result";
import { type GroupedResult, groupResults } from "../compare/result-groups";
import { LEXICON_FACTS } from "../names/comparison-facts";
import { type RankedChartOptions, type RankedRow, toRankedChart } from "./ranked-chart";

const PERCENT: RankedChartOptions = { measure: "points", scoreUnit: "%", metric: "accuracy" };

/** Builds a claim on AIME 2024 with computed gains. */
const claimOf = (part: Partial<Claim>, i: number): Claim => {
  const claim = buildClaim({ id: `c${i}`, paper_id: `p${i}`, benchmarks: ["AIME 2024"], metric: "accuracy", ...part });
  const metric = { metric_id: "accuracy", ...computeGain(claim, 100, claim.higher_is_better) };
  return { ...claim, ...metric, ...part };
};

function groupOf(...parts: readonly Partial<Claim>[]): readonly GroupedResult[] {
  const results = toResults(parts.map(claimOf), LEXICON_FACTS);
  const [group] = groupResults(results);
  return group?.results ?? [];
}

const rowOf = (part: Partial<Claim>, options: Partial<RankedChartOptions> = {}): RankedRow => {
  const { rows } = toRankedChart(groupOf(part), { ...PERCENT, ...options });
  if (rows[0] === undefined) throw new Error("no row");
  return rows[0];
};

const UNKNOWN_METRIC = { metric: "x", metric_id: null } as const;
const ERROR_RATE = { metric: "error rate", metric_id: "error-rate", higher_is_better: false } as const;
const GAIN = { unit: null, gain_kind: "points" } as const;

describe("marks", () => {
  test.each<[string, Partial<Claim>, string | null, string | null]>([
    ["a change", { before: 66.3, after: 72.9 }, "66.3 → 72.9 ± 8.1", "+6.6\u00a0pts"],
    ["a score", { after: 72.9 }, "72.9 ± 8.1", null],
    ["a score without a known number of items", { after: 72.9, benchmarks: ["Eggs"] }, "72.9", null],
    ["a score at the end of the scale", { after: 100 }, "100", null],
    ["a qualified score", { after: 72, qualifier: "over", benchmarks: ["Eggs"] }, "> 72", null],
    ["a stated gain", { ...GAIN, gain: 6.6 }, null, "+6.6\u00a0pts"],
    ["a best case", { ...GAIN, gain: 6.6, qualifier: "up to" }, null, "up to +6.6\u00a0pts"],
    ["a range of gains", { ...GAIN, gain: 3, gain_max: 9 }, null, "+3–9\u00a0pts"],
    ["a score with a gain", { after: 60, gain: 4, gain_kind: "points" }, "60 ± 8.9", "+4\u00a0pts"],
    ["a decline", { before: 70, after: 64 }, "70 → 64 ± 8.8", "−6\u00a0pts"],
    ["a falling error rate", { ...ERROR_RATE, before: 9, after: 6 }, "9 → 6", "−3\u00a0pts"],
  ])("%s has its label", (_, part, score, gain) => {
    const row = rowOf(part);
    expect([row.score?.label ?? null, row.gain?.label ?? null]).toEqual([score, gain]);
  });

  test.each<[string, Partial<Claim>, number, boolean]>([
    ["a rise", { before: 60, after: 65 }, 5, false],
    ["a decline", { before: 65, after: 60 }, -5, true],
    ["a fall of an error rate", { ...ERROR_RATE, before: 9, after: 6 }, 3, false],
    ["a rise of an error rate", { ...ERROR_RATE, before: 6, after: 9 }, -3, true],
    ["a fall of unknown direction", { before: 6, after: 4, higher_is_better: null, ...UNKNOWN_METRIC }, -2, false],
  ])("%s is drawn on its side of zero", (_, part, value, worse) => {
    const { gain, style } = rowOf(part);
    expect([gain?.value, style.worse]).toEqual([value, worse]);
  });

  test("a whisker is one standard error and stays within the scale", () => {
    const { score } = rowOf({ after: 98 });
    expect(score?.whisker?.[0]).toBeCloseTo(98 - 2.56, 2);
    expect(score?.whisker?.[1]).toBe(100);
  });

  test.each<[string, Partial<Claim>, Partial<RankedChartOptions>, string]>([
    ["a multiple", { unit: null, gain: 3.5, gain_kind: "times" }, {}, "3.5×"],
    ["a relative gain", { unit: null, gain: 12, gain_kind: "relative" }, {}, "+12% relative"],
    ["a percentage", { unit: null, gain: 12, gain_kind: "percent" }, {}, "+12%"],
    ["points on an axis of multiples", { ...GAIN, gain: 4 }, { measure: "times" }, "+4\u00a0pts"],
  ])("%s in another measure is text and no mark", (_, part, options, text) => {
    const measured = { ...GAIN, gain: 1, gain_kind: options.measure === "times" ? "times" : "points" } as const;
    const [row] = toRankedChart(groupOf(part, measured), { ...PERCENT, ...options }).rows;
    expect([row?.gain, row?.gainText]).toEqual([null, text.replaceAll("% ", "%\u00a0")]);
  });

  test("a score in another unit is no mark, and without a panel its text is a fact", () => {
    const { score, scoreText, facts } = rowOf({ after: 12, unit: "tokens" });
    expect([score, scoreText, facts[0]]).toEqual([null, null, "12 tokens"]);
  });
});

describe("style", () => {
  const others = [{ after: 60 }, { after: 61 }];
  test.each<[string, Partial<Claim>, Partial<RankedRow["style"]>]>([
    ["the same protocol is plain", {}, { average: null, caution: false }],
    ["another edition is plain", { benchmarks: ["AIME 2025"] }, { average: null, caution: false }],
    [
      "an average is outlined",
      { benchmarks: ["AIME 2024", "AIME 2025", "MATH"], aggregate: true },
      { average: "avg of 3", caution: false },
    ],
    ["an average over tasks is outlined", { aggregate: true }, { average: "avg of tasks", caution: false }],
    ["an assumed metric is hatched", { metric: null, metric_id: null }, { caution: true }],
    ["another condition is hatched", { sentence: "With majority voting." }, { caution: true }],
    ["a baseline is muted", { role: "baseline" }, { muted: true }],
    ["a background result is muted", { role: "background" }, { muted: true }],
  ])("%s", (_, part, style) => {
    const results = groupOf(...others, { after: 70, ...part });
    expect(toRankedChart(results, PERCENT).rows.at(-1)?.style).toMatchObject(style);
  });
});

describe("text", () => {
  test("names the system, and the paper without one", () => {
    expect(rowOf({ after: 1, method: "Orion", model: "Qwen3-8B" }).name).toBe("Orion with Qwen3-8B");
    expect(rowOf({ after: 1, method: null, model: null, paper_title: "Eggs" })).toMatchObject({ name: "Eggs" });
  });
  test("states the facts once", () => {
    const row = rowOf({ after: 1, method: "Orion", model: null, size_b: 7, baseline: "GRPO", role: "baseline" });
    expect(row.facts).toEqual(["baseline", "7B", "vs. GRPO", "28\u00a0May\u00a02025", "A Paper"]);
  });
  test("states editions where they differ", () => {
    const { rows } = toRankedChart(groupOf({ after: 1 }, { after: 2, benchmarks: ["AIME 2025"] }), PERCENT);
    expect(rows.map(({ facts }) => facts[0])).toEqual(["AIME 2024", "AIME 2025"]);
  });
  test("explains a difference within the sampling error, and reasons for caution", () => {
    expect(rowOf({ before: 70, after: 72 }).details).toContain("within the sampling error of 30\u00a0problems");
    expect(rowOf({ before: 20, after: 80 }).details).toContain("± one standard error of 30\u00a0problems");
    const results = groupOf({ after: 60 }, { after: 61 }, { after: 62, metric: null, metric_id: null });
    const details = toRankedChart(results, PERCENT).rows.at(-1)?.details ?? [];
    expect(details.some((line) => line.startsWith("caution: metric not stated"))).toBe(true);
  });
});

describe("panels", () => {
  const panels = (...parts: readonly Partial<Claim>[]) => toRankedChart(groupOf(...parts), PERCENT);
  test.each<[string, Partial<Claim>[], string | undefined, string | undefined]>([
    ["both", [{ before: 60, after: 65 }], "accuracy, %", "gain, points"],
    ["scores alone", [{ after: 65 }], "accuracy, %", undefined],
    ["gains alone", [{ ...GAIN, gain: 4 }], undefined, "gain, points"],
    [
      "a lower value is better",
      [{ ...ERROR_RATE, before: 9, after: 6 }],
      "accuracy, %",
      "improvement (lower is better), points",
    ],
    ["nothing", [], undefined, undefined],
  ])("%s", (_, parts, score, gain) => {
    const chart = panels(...parts);
    expect([chart.score?.heading, chart.gain?.heading]).toEqual([score, gain]);
    expect(chart.rows).toHaveLength(parts.length);
  });
  test("the axis of scores fits the data", () => {
    const { score } = panels({ before: 82, after: 85.6, benchmarks: ["Eggs"] });
    expect(score?.scale.min).toBeGreaterThanOrEqual(70);
    expect(score?.scale.max).toBeLessThanOrEqual(100);
    expect(score?.ticks.length).toBeLessThanOrEqual(6);
  });
  test("the axis of gains includes zero and both signs", () => {
    const { gain } = panels({ before: 82, after: 85.6 }, { before: 60, after: 55 });
    expect(gain?.ticks.map(({ label }) => label)).toContain("0");
    expect(gain?.scale.min).toBeLessThanOrEqual(-5);
    expect(gain?.scale.max).toBeGreaterThanOrEqual(3.6);
  });
  test("a gain far beyond the others is cut at the end of the axis", () => {
    const gains = [2, 3, 4, 5, 6, 7, 90].map((gain) => ({ ...GAIN, gain }));
    const { rows, gain } = panels(...gains);
    expect(gain?.scale.max).toBeLessThan(20);
    expect(rows.at(-1)?.gain).toMatchObject({ value: 90, drawn: gain?.scale.max, label: "+90\u00a0pts" });
    expect(rows.slice(0, -1).every((row) => row.gain?.drawn === row.gain?.value)).toBe(true);
  });
  test("an axis of fractions ends at 1", () => {
    const results = groupOf({ after: 0.98, unit: null }, { after: 0.93, unit: null });
    const { score } = toRankedChart(results, { measure: "difference", scoreUnit: "0–1" });
    expect(score?.scale.max).toBe(1);
    expect(score?.scale.min).toBeGreaterThan(0.5);
  });
  test("rows keep the given order", () => {
    const results = [...groupOf({ after: 1 }, { after: 9 }, { after: 5 })].reverse();
    expect(toRankedChart(results, PERCENT).rows.map(({ claim }) => claim)).toEqual(["c2", "c1", "c0"]);
  });
});
