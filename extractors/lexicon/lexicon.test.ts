import { describe, expect, it } from "vitest";
import { getMetricDisplayName } from "@/lib/claim/metric-names";
import { BENCHMARKS } from "./benchmarks";
import { foldKeepingCase, foldName } from "./fold";
import { METRICS } from "./metrics";
import { MODELS } from "./models";
import type { BenchmarkRow, MetricRow, ModelRow } from "./types";

type Row = BenchmarkRow | MetricRow | ModelRow;

interface Surface {
  readonly text: string;
  readonly exact: boolean;
  readonly owner: string;
}

/** Every surface of a row, and whether its case counts. */
function surfacesOf(table: string, row: Row): Surface[] {
  const owner = `${table} ${row.name}`;
  const exact = row.exact ?? false;
  return [
    ...[row.name, ...(row.aliases ?? [])].map((text) => ({ text, exact, owner })),
    ...(row.exactAliases ?? []).map((text) => ({ text, exact: true, owner })),
  ];
}

/**
 * Two surfaces collide if some writing of a name means both: folded ones when they fold alike, exact
 * ones when they are the same. An exact surface beside a folded one is decided by its case.
 */
function collisions(surfaces: readonly Surface[]): string[] {
  const owners = new Map<string, Surface>();
  const found: string[] = [];
  for (const surface of surfaces) {
    const key = surface.exact ? `= ${foldKeepingCase(surface.text)}` : `~ ${foldName(surface.text)}`;
    const other = owners.get(key);
    if (other) found.push(`${surface.owner}: "${surface.text}" is also ${other.owner}: "${other.text}"`);
    else owners.set(key, surface);
  }
  for (const surface of surfaces) {
    if (!surface.exact) continue;
    const other = owners.get(`~ ${foldName(surface.text)}`);
    if (other && foldKeepingCase(other.text) === foldKeepingCase(surface.text)) {
      found.push(`${surface.owner}: "${surface.text}" has the case of ${other.owner}: "${other.text}"`);
    }
  }
  return found;
}

const all: Surface[] = [
  ...BENCHMARKS.flatMap((row) => surfacesOf("benchmark", row)),
  ...METRICS.flatMap((row) => surfacesOf("metric", row)),
  ...MODELS.flatMap((row) => surfacesOf("model", row)),
];

describe("foldName", () => {
  it.each([
    ["AIME'24", "AIME 24"],
    ["MATH-500", "Math500"],
    ["SWE-bench Verified", "SWE-Bench-verified"],
    ["Qwen 2.5-VL", "Qwen2.5-VL"],
    ["Acc.", "acc"],
    ["R²", "R^2"],
    ["τ²-bench", "τ2-Bench"],
    ["ImageNet 256×256", "ImageNet-256x256"],
    ["Humanity’s Last Exam", "humanity's last exam"],
    ["LLaVA‑1.5", "LLaVA_1.5"],
  ])("%s is %s", (a, b) => expect(foldName(a)).toBe(foldName(b)));

  it.each([
    ["GPT-4", "GPT-4.1"],
    ["HumanEval", "HumanEval+"],
    ["Qwen2.5", "Qwen25"],
    ["pass@1", "pass@10"],
  ])("%s is not %s", (a, b) => expect(foldName(a)).not.toBe(foldName(b)));

  it("changes nothing twice", () => {
    for (const { text } of all) expect(foldName(foldName(text))).toBe(foldName(text));
  });
});

describe("the lexicon", () => {
  it("is large enough to start from", () => {
    expect(BENCHMARKS.length).toBeGreaterThanOrEqual(7000);
    expect(METRICS.length).toBeGreaterThanOrEqual(100);
    expect(MODELS.length).toBeGreaterThanOrEqual(2000);
  });

  it("has no surface that means two things", () => expect(collisions(all)).toEqual([]));

  it("has no surface that is empty, padded or folds to nothing", () => {
    expect(all.filter(({ text }) => text.trim() !== text || foldName(text) === "")).toEqual([]);
  });

  it("has no line, family, organisation or unit that is empty or padded", () => {
    const labels = [
      ...BENCHMARKS.map((row) => row.family),
      ...METRICS.map((row) => row.unit),
      ...MODELS.flatMap((row) => [row.line, row.org]),
    ];
    expect(labels.filter((label) => label !== undefined && (label === "" || label.trim() !== label))).toEqual([]);
  });
});

describe("benchmarks", () => {
  it("name metrics that exist", () => {
    const ids = new Set(METRICS.map((row) => row.id));
    expect(BENCHMARKS.filter((row) => row.metric !== undefined && !ids.has(row.metric))).toEqual([]);
  });

  it("keep years, versions and splits apart", () => {
    const names = new Set(BENCHMARKS.map((row) => row.name));
    for (const name of ["AIME 2024", "AIME 2025", "SWE-bench", "SWE-bench Verified", "SWE-bench Lite", "GPQA Diamond"])
      expect(names).toContain(name);
  });
});

describe("metrics", () => {
  it("have ids of their own", () => {
    const ids = METRICS.map((row) => row.id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at || !/^[a-z0-9.+]+(-[a-z0-9.+]+)*$/.test(id))).toEqual([]);
  });

  it("are printed under their names", () => {
    expect(
      METRICS.filter(({ id, name }) => getMetricDisplayName(id) !== name).map(({ id, name }) => `${id}: ${name}`),
    ).toEqual([]);
  });

  it("have a positive bound or none", () => {
    expect(METRICS.filter((row) => row.bound !== null && row.bound <= 0)).toEqual([]);
  });
});

describe("models", () => {
  it("have well-formed dates", () => {
    const dated = MODELS.flatMap((row) => (row.released === undefined ? [] : [row.released]));
    expect(dated.filter((date) => !/^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(date))).toEqual([]);
  });

  it("have positive, ascending sizes", () => {
    const wrong = MODELS.filter((row) => row.sizes?.some((size, at, sizes) => size <= (sizes[at - 1] ?? 0)));
    expect(wrong).toEqual([]);
  });

  it("have fewer active parameters than parameters", () => {
    const wrong = MODELS.filter((row) => (row.active_b ?? 0) < 0 || (row.active_b ?? 0) > (row.total_b ?? Infinity));
    expect(wrong).toEqual([]);
    expect(MODELS.filter((row) => row.total_b !== undefined && row.total_b <= 0)).toEqual([]);
  });
});
