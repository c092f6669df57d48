import { describe, expect, it } from "vitest";
import { extractClaims } from "@/extractors/extract";
import { compareClaims, type ExpectedClaim, parseCase } from "./case-claims";
import { readCases } from "./cases";

const { claims } = extractClaims({ title: "", abstract: "We introduce Finch. Finch reaches 61.5% accuracy on GSM8K." });
const EXPECTED: ExpectedClaim = { method: "Finch", benchmarks: ["GSM8K"], metric: "accuracy", after: 61.5 };

describe("compareClaims", () => {
  it.each<[string, ExpectedClaim, boolean]>([
    ["every stated slot agrees", EXPECTED, true],
    ["the name may be in either slot", { system: "Finch", after: 61.5 }, true],
    ["slots that are not stated are free", { after: 61.5 }, true],
    ["another system", { ...EXPECTED, method: "Wren" }, false],
    ["another benchmark", { ...EXPECTED, benchmarks: [] }, false],
    ["a slot that should be empty", { ...EXPECTED, metric: null }, false],
    ["another number", { ...EXPECTED, after: 61.6 }, false],
  ])("%s", (_, expected, isFound) => {
    const { missed, extra } = compareClaims([expected], claims);
    expect([missed.length, extra.length]).toEqual(isFound ? [0, 0] : [1, 1]);
  });

  it("uses each claim once", () => {
    expect(compareClaims([EXPECTED, EXPECTED], claims).missed).toEqual([EXPECTED]);
  });
});

describe("the cases", () => {
  it("are valid and have different ids", () => {
    const ids = readCases().map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(50);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("rejects a slot that claims do not have", () => {
    expect(parseCase('{"id":"x","kind":"","title":"","abstract":"","claims":[{"score":3}]}')).toContain("score");
  });
});
