import { describe, expect, it } from "vitest";
import { buildGoldClaim } from "./fixtures/scored-claims";
import { formatScore } from "./format-score";
import { parseGoldLine, type ScoredSlots } from "./gold";
import { scoreClaims } from "./score";

const BASE = {
  model: "Climb-7B",
  size_b: 7,
  benchmarks: ["GSM8K"],
  metric: "accuracy",
  before: 50,
  after: 60,
  unit: "%",
};
const score = (gold: object[], found: object[]) =>
  scoreClaims(
    [{ title: "Climb", claims: gold.map(buildGoldClaim) }],
    [{ title: "CLIMB!", claims: found.map(buildGoldClaim) as ScoredSlots[] }],
    () => true,
  );
const f1 = (result: ReturnType<typeof score>) => Object.values(result.levels).map((level) => level.f1);

describe("scoreClaims", () => {
  it.each<[string, object, number[]]>([
    ["all right", {}, [1, 1, 1, 1]],
    ["a gain that follows from both ends", { gain: 10, gain_kind: "points" }, [1, 1, 1, 1]],
    ["a gain that does not", { gain: 12, gain_kind: "points" }, [0, 0, 0, 0]],
    ["another number", { after: 61 }, [0, 0, 0, 0]],
    ["another benchmark", { benchmarks: ["MATH-500"] }, [1, 0, 0, 0]],
    ["another model", { model: "Crawl-7B" }, [1, 1, 0, 0]],
    ["another metric", { metric: "F1" }, [1, 1, 1, 0]],
    ["a qualifier too many", { qualifier: "over" }, [1, 1, 1, 0]],
  ])("with %s", (_, over, expected) => {
    expect(f1(score([BASE], [{ ...BASE, ...over }]))).toEqual(expected);
  });

  it("accepts alternative models and ignores the sign of a gain", () => {
    const gold = { ...BASE, model_alt: [null], before: null, after: null, gain: -3, gain_kind: "points" };
    expect(f1(score([gold], [{ ...gold, model: null, gain: 3 }]))).toEqual([1, 1, 1, 0]);
  });

  it("counts and lists missed and extra claims", () => {
    const result = score([BASE, { ...BASE, after: 70 }], [BASE, { ...BASE, after: 80 }, { ...BASE, after: 90 }]);
    expect(result.levels.numbers).toMatchObject({ tp: 1, fp: 2, fn: 1, precision: 1 / 3, recall: 1 / 2 });
    expect(result.errors.map((error) => error.error)).toEqual(["missed", "extra", "extra"]);
  });

  it("ignores optional claims", () => {
    const optional = { ...BASE, after: 70, optional: true };
    expect(score([BASE, optional], [BASE]).levels.numbers).toMatchObject({ tp: 1, fp: 0, fn: 0 });
    expect(score([BASE, optional], [BASE, { ...optional, model: "Crawl" }]).levels.claim).toMatchObject({
      tp: 1,
      fp: 0,
    });
  });

  it("pairs each claim once with the most similar one", () => {
    const other = { ...BASE, benchmarks: ["MATH-500"] };
    const result = score([BASE, other], [other, BASE, BASE]);
    expect(result.levels["+bench"]).toMatchObject({ tp: 2, fp: 1, fn: 0 });
    expect(result.slots.benchmarks).toBe(1);
  });

  it("counts claims extracted from papers without claims", () => {
    const gold = [
      { title: "Climb", claims: [buildGoldClaim(BASE)] },
      { title: "Rest", claims: [] },
      { title: "Sleep", claims: [] },
    ];
    const found = gold.map(({ title }) => ({ title, claims: title === "Sleep" ? [] : [buildGoldClaim(BASE)] }));
    expect(scoreClaims(gold, found, () => true).bare).toEqual({ papers: 2, extracted: 1 });
  });

  it("counts by kind", () => {
    const none = { before: null, after: null };
    const gold = [
      BASE,
      { ...BASE, before: null },
      { ...BASE, ...none, gain: 2, gain_kind: "times" },
      { ...BASE, ...none, gain: 2 },
    ];
    expect(score(gold, []).kinds).toEqual({
      change: { gold: 1, found: 0 },
      score: { gold: 1, found: 0 },
      times: { gold: 1, found: 0 },
      gain: { gold: 1, found: 0 },
      "score+gain": { gold: 0, found: 0 },
    });
  });

  it("ignores unannotated papers and avoids division by zero", () => {
    const result = scoreClaims(
      [{ title: "Empty", claims: [] }],
      [{ title: "Other", claims: [buildGoldClaim(BASE)] }],
      () => true,
    );
    expect(result).toMatchObject({ papers: 1, gold: 0, extracted: 0 });
    expect(result.levels.claim).toMatchObject({ precision: 0, recall: 0, f1: 0 });
    expect(result.bare).toEqual({ papers: 1, extracted: 0 });
    expect(formatScore(result)).toContain("1 papers, 0 claims");
  });
});

describe("parseGoldLine", () => {
  it.each<[string, unknown]>([
    ['{"title": "A", "none": true}', { title: "A", claim: null }],
    ["{", "not JSON"],
    ['{"sentence": "x"}', expect.stringContaining("title")],
    ['{"title": "A", "after": "7"}', expect.stringContaining("after")],
    ['{"title": "A", "abstract": "It climbs."}', "no annotated claim: neither before nor after nor gain"],
  ])("%s", (line, expected) => expect(parseGoldLine(line)).toEqual(expected));
});
