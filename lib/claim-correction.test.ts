import { describe, expect, it } from "vitest";
import { CORRECTION_FIELDS, readCorrectionForm, reviewRequestSchema, toCorrectionForm } from "./claim-correction";
import { testClaim } from "./fixtures/claim";

const claim = testClaim({ before: 66.3, after: 72.9, gain: -0.5, gain_kind: "points", benchmarks: ["A", "B; C"] });
const form = toCorrectionForm(testClaim({ before: 66.3, gain: -0.5 }));

describe("the form of a correction", () => {
  it("changes nothing as long as nothing is changed", () => {
    expect(readCorrectionForm(claim, toCorrectionForm(claim))).toEqual({ values: {}, errors: {} });
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
  ] as const)("reads %s from %j", (slot, text, value) => {
    const from = testClaim({ before: 66.3, gain: -0.5, qualifier: "over" });
    expect(readCorrectionForm(from, { ...toCorrectionForm(from), [slot]: text }).values).toEqual({ [slot]: value });
  });

  it.each([
    ["before", "72,9"],
    ["before", "72.9%"],
    ["after", "many"],
    ["after", "1e9"],
    ["size_b", "0"],
    ["size_b", "-7"],
  ] as const)("says what is wrong with %s as %j", (slot, text) => {
    const { values, errors } = readCorrectionForm(testClaim({ before: 66.3, gain: -0.5 }), { ...form, [slot]: text });
    expect([Object.keys(values), Object.keys(errors)]).toEqual([[], [slot]]);
  });
});

describe("what a person may ask for", () => {
  it.each([
    { action: "verdict", verdict: "accepted" },
    { action: "verdict", verdict: null },
    { action: "note", note: "" },
    { action: "correct", values: { before: 1, model: null, benchmarks: ["x"] } },
    { action: "revert", slot: CORRECTION_FIELDS[0].slot },
  ])("%j", (body) => expect(reviewRequestSchema.safeParse(body).success).toBe(true));

  it.each([
    {},
    { action: "verdict", verdict: "corrected" },
    { action: "note", note: "x".repeat(5000) },
    { action: "correct", values: { sentence: "another" } },
    { action: "correct", values: { model: { $ne: 1 } } },
    { action: "revert", slot: "id" },
    { action: "drop" },
  ])("nothing like %j", (body) => expect(reviewRequestSchema.safeParse(body).success).toBe(false));
});
