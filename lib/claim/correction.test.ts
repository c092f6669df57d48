import { describe, expect, it } from "vitest";
import type { ExtractedClaim } from "./claim";
import {
  CORRECTION_FIELDS,
  correctionFault,
  isShareableSlot,
  parseCorrectionForm,
  toCorrectionForm,
} from "./correction";
import { buildClaim, buildExtractedClaim } from "./fixtures/claim";
import { toSlotChanges } from "./history";

const EVERY_SLOT = {
  method: "Owl",
  model: "Owl-7B",
  size_b: 7,
  benchmarks: ["MathVista"],
  benchmark_text: "maths",
  aggregate: true,
  metric: "accuracy",
  before: 1,
  after: 2,
  of: 3,
  unit: "%",
  gain: 1,
  gain_max: 2,
  gain_kind: "points",
  qualifier: "over",
  baseline: "Lark",
  role: "own",
} satisfies Partial<ExtractedClaim>;

const claim = buildClaim({ before: 66.3, after: 72.9, gain: -0.5, gain_kind: "points", benchmarks: ["A", "B; C"] });
const form = toCorrectionForm(buildClaim({ before: 66.3, gain: -0.5 }));

describe("parseCorrectionForm", () => {
  it("returns no changes for an unchanged form", () => {
    expect(parseCorrectionForm(claim, toCorrectionForm(claim))).toEqual({ values: {}, errors: {} });
  });

  it.each([
    ["before", "66.4", 66.4],
    ["before", "", null],
    ["gain", "+3", 3],
    ["gain", "\u22123.5", -3.5],
    ["size_b", ".5", 0.5],
    ["model", "  Owl-7B ", "Owl-7B"],
    ["model", " ", null],
    ["benchmarks", "MathVista; We-Math; ; MathVista", ["MathVista", "We-Math"]],
    ["benchmarks", "", []],
    ["gain_kind", "points", "points"],
    ["qualifier", "", null],
    ["aggregate", "yes", true],
    ["role", "baseline", "baseline"],
  ] as const)("reads %s from %j", (slot, text, value) => {
    const from = buildClaim({ before: 66.3, gain: -0.5, qualifier: "over" });
    expect(parseCorrectionForm(from, { ...toCorrectionForm(from), [slot]: text }).values).toEqual({ [slot]: value });
  });

  it("reads a withdrawn average", () => {
    const average = buildClaim({ aggregate: true });
    expect(parseCorrectionForm(average, { ...toCorrectionForm(average), aggregate: "no" }).values).toEqual({
      aggregate: false,
    });
  });

  it("has a field for every slot whose changes the history records", () => {
    const changes = toSlotChanges(buildExtractedClaim(EVERY_SLOT), "to").map(({ slot }) => slot);
    expect(CORRECTION_FIELDS.map(({ slot }) => slot).sort()).toEqual(changes.sort());
  });

  it.each([
    ["before", "72,9"],
    ["before", "72.9%"],
    ["after", "many"],
    ["after", "1e9"],
    ["size_b", "0"],
    ["size_b", "-7"],
    ["of", "0"],
  ] as const)("reports an error for %s as %j", (slot, text) => {
    const { values, errors } = parseCorrectionForm(buildClaim({ before: 66.3, gain: -0.5 }), { ...form, [slot]: text });
    expect([Object.keys(values), Object.keys(errors)]).toEqual([[], [slot]]);
  });
});

describe("correctionFault", () => {
  it.each([
    ["before", 1e308, "Before must be a number between -10^15 and 10^15"],
    ["gain", -1e15, "Gain must be a number between -10^15 and 10^15"],
    ["after", Number.POSITIVE_INFINITY, "After must be a number between -10^15 and 10^15"],
    ["gain_max", Number.NaN, "Gain to must be a number between -10^15 and 10^15"],
    ["size_b", 0, "Size must be a number above 0"],
    ["of", -3, "Out of must be a number above 0"],
  ])("refuses %s = %d", (slot, value, fault) => expect(correctionFault(slot, value)).toBe(fault));

  it.each([
    ["before", 72.9],
    ["before", -999_999_999_999_999],
    ["before", null],
    ["size_b", 0.5],
    ["model", "Owl-7B"],
    ["benchmarks", ["MathVista"]],
    ["sentence", 1e308],
  ])("accepts %s = %j", (slot, value) => expect(correctionFault(slot, value)).toBeNull());
});

describe("isShareableSlot", () => {
  it.each(["method", "benchmarks", "aggregate", "role", "unit"])("is true for %s", (slot) =>
    expect(isShareableSlot(slot)).toBe(true),
  );
  it.each(["before", "after", "of", "gain", "gain_max"])("is false for %s", (slot) =>
    expect(isShareableSlot(slot)).toBe(false),
  );
});
