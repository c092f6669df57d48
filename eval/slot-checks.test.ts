import { describe, expect, it } from "vitest";
import type { GoldClaim, ScoredSlots } from "./gold";
import {
  isCorrect,
  LEVEL_NAMES,
  type LevelName,
  SCORED_SLOT_NAMES,
  type ScoredSlotName,
  SLOT_CHECKS,
} from "./slot-checks";

const FOUND: ScoredSlots = {
  sentence: "",
  method: "Owl",
  model: "Heron-7B",
  size_b: 7,
  benchmarks: ["MathVista"],
  aggregate: false,
  metric: "accuracy",
  before: 60,
  after: 65,
  gain: 5,
  gain_max: null,
  gain_kind: "points",
  unit: "%",
  qualifier: "up to",
  baseline: "the base model",
};
const GOLD: GoldClaim = { ...FOUND, title: "Owl", optional: false, model_alt: [] };

/** A change of the extracted claim, the slots that it makes wrong, and the highest level that still holds. */
const CHANGES: readonly [string, Partial<ScoredSlots>, readonly ScoredSlotName[], LevelName | null][] = [
  ["nothing", {}, [], "strict"],
  ["another benchmark", { benchmarks: ["GSM8K"] }, ["benchmarks"], "numbers"],
  ["no benchmark", { benchmarks: [] }, ["benchmarks"], "numbers"],
  ["another model", { model: "Lark-3B" }, ["model", "system"], "+bench"],
  ["no model", { model: null }, ["model", "system"], "+bench"],
  ["another method", { method: "Bittern" }, ["method"], "claim"],
  ["no method", { method: null }, ["method"], "claim"],
  ["another size", { size_b: 8 }, ["size_b"], "claim"],
  ["no size", { size_b: null }, ["size_b"], "claim"],
  ["another metric", { metric: "recall" }, ["metric"], "claim"],
  ["no metric", { metric: null }, ["metric"], "claim"],
  ["a metric with more words", { metric: "overall accuracy" }, [], "strict"],
  ["another gain kind", { gain_kind: "percent" }, ["gain_kind"], "claim"],
  ["another sign", { gain: -5 }, ["sign"], "claim"],
  ["another unit", { unit: "score" }, ["unit"], "strict"],
  ["another qualifier", { qualifier: "over" }, ["qualifier"], "claim"],
  ["no qualifier", { qualifier: null }, ["qualifier"], "claim"],
  ["another baseline", { baseline: "a linear probe" }, ["baseline"], "claim"],
  ["no baseline", { baseline: null }, ["baseline"], "claim"],
  ["an average", { aggregate: true }, ["aggregate"], "strict"],
  ["another value before", { before: 61 }, [], null],
  ["another value after", { after: 66 }, [], null],
  ["another gain", { gain: 6 }, [], null],
  ["a range of gains", { gain_max: 9 }, [], null],
];

describe("SLOT_CHECKS", () => {
  it.each(CHANGES)("with %s", (_, change, wrong) => {
    const found = { ...FOUND, ...change };
    expect(SCORED_SLOT_NAMES.filter((slot) => !SLOT_CHECKS[slot](GOLD, found))).toEqual(wrong);
  });

  it("ignores the kind and the sign of a gain that is not annotated, and the unit without values", () => {
    const gold = { ...GOLD, gain: null, before: null, after: null };
    const found = { ...FOUND, gain_kind: "times", gain: -5, unit: "score" };
    for (const slot of ["gain_kind", "sign", "unit"] as const) expect(SLOT_CHECKS[slot](gold, found), slot).toBe(true);
  });

  it("accepts alternative names of the model", () => {
    const gold = { ...GOLD, model_alt: ["Lark-3B", null] };
    expect(SLOT_CHECKS.model(gold, { ...FOUND, model: "Lark-3B" })).toBe(true);
    expect(SLOT_CHECKS.model(gold, { ...FOUND, model: null })).toBe(true);
    expect(SLOT_CHECKS.model(gold, { ...FOUND, model: "Tern-1B" })).toBe(false);
  });
});

describe("isCorrect", () => {
  it.each(CHANGES)("with %s", (_, change, _wrong, highest) => {
    const found = { ...FOUND, ...change };
    const holds = LEVEL_NAMES.filter((level) => isCorrect(level, GOLD, found));
    expect(holds).toEqual(LEVEL_NAMES.slice(0, highest === null ? 0 : LEVEL_NAMES.indexOf(highest) + 1));
  });

  it.each([
    [5, true],
    [5.05, true],
    [5.06, false],
    [-5, true],
  ])("accepts a gain that follows from before and after: %s is %s", (gain, expected) =>
    expect(isCorrect("numbers", { ...GOLD, gain: null }, { ...FOUND, gain })).toBe(expected),
  );

  it("rejects a gain that nothing annotated explains", () => {
    expect(isCorrect("numbers", { ...GOLD, gain: null, before: null }, { ...FOUND, before: null })).toBe(false);
  });
});
