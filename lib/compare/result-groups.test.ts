import { describe, expect, it } from "vitest";
import type { Claim } from "../claim/claim";
import { buildClaim } from "../claim/fixtures/claim";
import { LEXICON_FACTS } from "../names/comparison-facts";
import { toResults } from "./result";
import { groupResults } from "./result-groups";
import { summarizeResults } from "./result-summary";

const PASS = { metric: "pass@1", metric_id: "pass-at-1" } as const;
const F1 = { metric: "F1", metric_id: "f1" } as const;
const UNSTATED = { metric: null, metric_id: null } as const;
const ALONE = { before: null, after: null, points: null, unit: null, gain_kind: "points" } as const;

const results = (...all: readonly Partial<Claim>[]) =>
  toResults(
    all.map((slots, i) =>
      buildClaim({
        ...{ id: `c${i}`, paper_id: `p${i}`, benchmarks: ["AIME 2024"], before: null, points: null, unit: "%" },
        ...{ gain: null, gain_kind: null, of: null, k: null, sentence: "", ...PASS, ...slots },
      }),
    ),
    LEXICON_FACTS,
  );

const summarize = (all: ReturnType<typeof results>, ...ids: readonly string[]) =>
  summarizeResults(all, new Set(ids.length > 0 ? ids : ["aime-2024"]));

describe("groupResults", () => {
  it("separates metrics and scales, the largest group first", () => {
    const groups = groupResults(
      results({ after: 50 }, { after: 60 }, { after: 0.5, unit: "score" }, { ...F1, after: 70 }),
    );
    expect(groups.map(({ label, results: members }) => [label, members.length])).toEqual([
      ["pass@1, %", 2],
      ["F1, %", 1],
      ["pass@1, 0–1", 1],
    ]);
  });

  it("joins metrics of one attempt, and results that state no metric, with the reason", () => {
    const [group, ...others] = groupResults(
      results(
        { after: 50 },
        { after: 51 },
        { after: 60, metric: "accuracy", metric_id: "accuracy" },
        { ...UNSTATED, after: 70 },
      ),
    );
    expect(others).toEqual([]);
    expect(group?.results.map(({ reasons }) => reasons.map(({ code }) => code))).toEqual([
      [],
      [],
      ["related metric"],
      ["metric assumed"],
    ]);
  });

  it("adds results of unknown metric to the largest group that agrees", () => {
    const on = { benchmarks: ["Eggs"] };
    const groups = groupResults(
      results(
        { ...on, ...F1, after: 50 },
        { ...on, ...F1, after: 60 },
        { ...on, ...UNSTATED, after: 70 },
        { ...on, ...UNSTATED, after: 7, unit: "s" },
      ),
    );
    expect(groups.map(({ label, results: members }) => [label, members.length])).toEqual([
      ["F1, %", 3],
      ["metric not stated, s", 1],
    ]);
  });

  it("adds gains without values to the group of their metric", () => {
    const groups = groupResults(
      results({ after: 50 }, { ...ALONE, gain: 5, gain_kind: "relative" }, { ...ALONE, gain: 6, gain_kind: "points" }),
    );
    expect(groups.map(({ results: members }) => members.length)).toEqual([3]);
  });

  it("is empty without results", () => expect(groupResults([])).toEqual([]));
});

describe("best values", () => {
  it.each<[string, Partial<Claim>[], number | null, string[]]>([
    ["the highest", [{ after: 50 }, { after: 60 }], 60, ["c1"]],
    [
      "the lowest where lower is better",
      [
        { after: 50, higher_is_better: false },
        { after: 60, higher_is_better: false },
      ],
      50,
      ["c0"],
    ],
    ["all of equal ones", [{ after: 60 }, { after: 60 }], 60, ["c0", "c1"]],
    ["none of an average", [{ after: 60, aggregate: true, benchmarks: ["AIME 2024", "GPQA"] }], null, []],
    ["none of several benchmarks", [{ after: 60, benchmarks: ["AIME 2024", "GPQA"] }], null, []],
    ["none of a gain", [{ ...ALONE, gain: 6 }], null, []],
    ["not a share of a baseline", [{ after: 50 }, { after: 97, unit: "% of baseline" }], 50, ["c0"]],
    [
      "of the protocol with most values",
      [{ after: 50 }, { after: 51 }, { after: 90, metric: "accuracy", metric_id: "accuracy" }],
      51,
      ["c1"],
    ],
    ["not of another edition", [{ after: 50 }, { after: 51 }, { after: 90, benchmarks: ["AIME 2025"] }], 51, ["c1"]],
    [
      "no unit without a direction",
      [{ after: 5, unit: "s", metric: "x", metric_id: null, higher_is_better: null }],
      null,
      [],
    ],
  ])("%s", (_, slots, value, claims) => {
    const best = summarize(results(...slots))?.best ?? null;
    expect([best?.value ?? null, best?.claims ?? []]).toEqual([value, claims]);
  });
});

describe("the median gain", () => {
  const change = (points: number, slots: Partial<Claim> = {}) => ({ before: 50, after: 50 + points, points, ...slots });
  it.each<[string, Partial<Claim>[], [number, number] | null]>([
    ["of changes and gains in points", [change(2), change(4), { ...ALONE, gain: 9 }], [4, 3]],
    ["of two", [change(0.68), change(2.26)], [1.47, 2]],
    ["without best cases", [change(2), { ...ALONE, gain: 30, qualifier: "up to" }], [2, 1]],
    ["without baselines", [change(2), change(40, { role: "baseline" })], [2, 1]],
    ["without averages", [change(2), change(40, { aggregate: true, benchmarks: ["AIME 2024", "GPQA"] })], [2, 1]],
    ["without relative percent", [change(2), { ...ALONE, gain: 40, gain_kind: "relative" }], [2, 1]],
    ["without fractions", [change(2), { before: 0.1, after: 0.5, points: 0.4, unit: "score" }], [2, 1]],
    ["without scores", [{ after: 60 }], null],
  ])("%s", (_, slots, expected) => {
    const median = summarize(results(...slots))?.medianGain ?? null;
    expect(median && [median.value, median.count]).toEqual(expected);
  });

  it("counts the editions", () => {
    const all = results(change(2), change(4, { benchmarks: ["AIME 2025"] }));
    expect(summarize(all, "aime-2024", "aime-2025")?.medianGain).toEqual({ value: 3, count: 2, benchmarks: 2 });
  });
});

it("summarizes the group with most results on the benchmark alone", () => {
  const average = { ...F1, after: 80, aggregate: true, benchmarks: ["AIME 2024", "GPQA"] };
  const summary = summarize(results(average, average, { after: 50 }));
  expect([summary?.label, summary?.results, summary?.papers]).toEqual(["pass@1, %", 3, 3]);
  expect(summarize([])).toBeNull();
});
