import { describe, expect, it } from "vitest";
import type { ExtractedClaim } from "./claim";
import { buildExtractedClaim } from "./fixtures/claim";
import { checkClaims } from "./validate-claims";

const ABSTRACT = "Owl-7B reaches 52% on MathVista.";
const good = buildExtractedClaim({
  sentence: ABSTRACT,
  after: 52,
  unit: "%",
  spans: { model: [0, 6], after: [15, 18] },
});

/** Builds an invalid claim. */
const broken = (parts: object): ExtractedClaim => ({ ...good, ...parts });

describe("checkClaims", () => {
  it.each([
    [good],
    [broken({ spans: {} })],
    [broken({ spans: { model: [0, ABSTRACT.length] } })],
    [broken({ confidence: 0 })],
    [broken({ confidence: 1 })],
    [broken({ before: -999_999_999_999_999 })],
    [broken({ relative: 1e20 })],
  ])("keeps %#", (claim) => expect(checkClaims([claim], ABSTRACT)).toEqual({ claims: [claim], faults: [] }));

  it.each<[string, object]>([
    ["confidence", { confidence: Number.NaN }],
    ["confidence", { confidence: 1.01 }],
    ["confidence", { confidence: -0.01 }],
    ["after", { after: Number.POSITIVE_INFINITY }],
    ["after", { after: 1e308 }],
    ["gain", { gain: -1e15 }],
    ["relative", { relative: Number.NaN }],
    ["role", { role: "theirs" }],
    ["benchmarks", { benchmarks: null }],
    ["spans.qualifier", { spans: { qualifier: [15, 14] } }],
    ["spans.qualifier", { spans: { qualifier: [15, 15] } }],
    ["spans.after", { spans: { after: [15, ABSTRACT.length + 1] } }],
    ["spans.model.0", { spans: { model: [-1, 4] } }],
    ["spans.model.0", { spans: { model: [0.5, 4] } }],
  ])("rejects a claim with an invalid %s: %j", (path, parts) => {
    const { claims, faults } = checkClaims([good, broken(parts), good], ABSTRACT);
    expect(claims).toEqual([good, good]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(
      new RegExp(`^claim 2 was left out: ${path.replaceAll(".", "\\.")}: .+; please report it$`),
    );
  });
});
