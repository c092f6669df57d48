import { describe, expect, it } from "vitest";
import type { Claim, Qualifier } from "./claim";
import {
  formatQualifiedGain,
  formatSpokenGain,
  getChangeQualifierSign,
  getGainQualifier,
  getQualifierSign,
  getValueQualifier,
} from "./qualifier";

const QUALIFIERS: readonly (Qualifier | null)[] = [null, "up to", "over", "about", "under"];
const plain = (text: string): string => text.replaceAll("\u00a0", " ");

describe("getQualifierSign", () => {
  it("precedes a value, except for “up to”", () =>
    expect(QUALIFIERS.map(getQualifierSign)).toEqual(["", "up to", ">", "≈", "<"]));

  it.each([
    [7, ["", "up to", ">", "≈", "<"]],
    [0, ["", "up to", ">", "≈", "<"]],
    [-7, ["", "up to", "<", "≈", ">"]],
  ])("before a change of %d", (change, signs) =>
    expect(QUALIFIERS.map((qualifier) => getChangeQualifierSign(qualifier, change))).toEqual(signs),
  );
});

describe("a stated gain", () => {
  const gain = (parts: Partial<Claim>) => ({
    gain: null,
    gain_max: null,
    gain_kind: null,
    unit: null,
    qualifier: null,
    ...parts,
  });
  it.each<[Parameters<typeof gain>[0], string, string]>([
    [{ gain: 80, gain_kind: "percent", qualifier: "over" }, "> +80%", "over +80%"],
    [{ gain: -80, gain_kind: "percent", qualifier: "over" }, "< −80%", "a fall of over 80%"],
    [{ gain: -0.5, gain_kind: "points", qualifier: "under" }, "> −0.5 pts", "a fall of under 0.5 pts"],
    [{ gain: -5.9, gain_kind: "points", unit: "GB", qualifier: "over" }, "< −5.9 GB", "a fall of over 5.9 GB"],
    [{ gain: -80, gain_kind: "relative", qualifier: "about" }, "≈ −80% rel.", "about −80% rel."],
    [{ gain: -80, gain_kind: "percent", qualifier: "up to" }, "up to −80%", "up to −80%"],
    [{ gain: -20, gain_max: -30, gain_kind: "percent", qualifier: "over" }, "< −20–30%", "a fall of over 20–30%"],
    [{ gain: -10, gain_kind: "times", qualifier: "over" }, "> ÷10", "over ÷10"],
    [{ gain: 3.5, gain_kind: "times", qualifier: "under" }, "< ×3.5", "under ×3.5"],
    [{ gain: -80, gain_kind: "percent" }, "−80%", "−80%"],
  ])("%j is %s, and in words %s", (parts, shown, spoken) =>
    expect([formatQualifiedGain(gain(parts)), formatSpokenGain(gain(parts))].map(plain)).toEqual([shown, spoken]),
  );
});

describe("getValueQualifier", () => {
  it.each([
    [null, "under", "under"],
    [5, "under", null],
    [0, "up to", null],
    [null, null, null],
  ] as const)("beside a gain of %s %s is %s", (gain, qualifier, expected) =>
    expect(getValueQualifier({ gain, qualifier })).toBe(expected),
  );
});

describe("getGainQualifier", () => {
  it.each([
    ["computed of a value that is qualified", { before: 95, after: 30, qualifier: "under" }, null],
    ["computed beside a stated gain", { before: 60, after: 67.2, gain: 7, qualifier: "over" }, null],
    ["computed, and stated as the best case", { before: 60, after: 72, gain: 12, qualifier: "up to" }, "up to"],
    ["computed of a value that is the best case", { before: 60, after: 72, qualifier: "up to" }, null],
    ["stated alone", { gain: 7, qualifier: "over" }, "over"],
    ["stated beside its end", { after: 72, gain: 7, qualifier: "about" }, "about"],
    ["none", { after: 72, qualifier: "over" }, null],
  ] as const)("%s", (_, parts, expected) =>
    expect(getGainQualifier({ before: null, after: null, gain: null, ...parts })).toBe(expected),
  );
});
