import { describe, expect, it } from "vitest";
import type { Claim } from "@/lib/claim/claim";
import type { ClaimEvent } from "@/lib/claim/history";
import { getSlotOrigin, selectNewerEvidence, toEvidence, toSlotMarks } from "./evidence-model";
import { formatSlot } from "./format-slot";

const abstract = "We tune a model. It goes from 5.1% to 7.4%. It goes from 5.1% to 7.4%.";
const sentences = [
  [0, 16],
  [17, 43],
  [44, 70],
] as const;
const claim = (parts: Partial<Claim>): Claim =>
  ({
    sentence: "It goes from 5.1% to 7.4%.",
    sentence_index: 2,
    spans: { before: [57, 61], after: [65, 69] },
    inferred: { model: "paper" },
    benchmarks: [],
    ...parts,
  }) as Claim;

describe("toEvidence", () => {
  it("takes the stored sentence and its neighbours", () => {
    const evidence = toEvidence(claim({}), abstract, sentences);
    expect(evidence.sentence).toEqual([44, 70]);
    expect(evidence.shown).toEqual([
      { span: [17, 43], afterGap: false },
      { span: [44, 70], afterGap: false },
    ]);
    expect(evidence.marks.map((m) => [m.label, abstract.slice(...m.span)])).toEqual([
      ["before", "5.1%"],
      ["after", "7.4%"],
    ]);
  });
  it("adds distant sentences that contain a slot, and flags the gap", () => {
    const longer = `We tune Orion. Much is known. More is not. ${claim({}).sentence}`;
    const spans = [
      [0, 14],
      [15, 29],
      [30, 42],
      [43, 69],
    ] as const;
    const statedSpans: Claim["spans"] = { model: [8, 13], before: [56, 60], after: [64, 68] };
    expect(toEvidence(claim({ sentence_index: 3, spans: statedSpans }), longer, spans).shown).toEqual([
      { span: [0, 14], afterGap: false },
      { span: [30, 42], afterGap: true },
      { span: [43, 69], afterGap: false },
    ]);
  });
  it.each([
    ["finds the text nearest to the slots where sentences are unknown", {}, [], [44, 70]],
    ["finds the first where nothing else is known", { spans: {} }, [], [17, 43]],
    ["falls back to the slots where the sentence is not in the abstract", { sentence: "Other." }, [], [57, 69]],
    ["is empty where nothing can be found", { sentence: "Other.", spans: {} }, [], [0, 0]],
  ])("%s", (_name, parts, known, span) => {
    expect(toEvidence(claim(parts as Partial<Claim>), abstract, known).sentence).toEqual(span);
  });
});

describe("slots", () => {
  it("returns the origin of each slot", () => {
    const c = claim({});
    expect([getSlotOrigin(c, "before"), getSlotOrigin(c, "model"), getSlotOrigin(c, "size_b")]).toEqual([
      "stated",
      "inferred",
      "implied",
    ]);
    expect(toSlotMarks(claim({ spans: {} }))).toEqual([]);
  });
  it.each([
    ["before", { before: 5.1, unit: "%" }, "5.1%"],
    ["before", { before: null }, null],
    ["size_b", { size_b: 7, active_b: null }, "7B"],
    ["benchmarks", { benchmarks: ["A", "B"] }, "A, B"],
    ["benchmarks", { benchmarks: [] }, null],
    ["gain", { gain: 6, gain_kind: "points", unit: null }, "+6 points"],
    ["gain", { gain: -3, gain_kind: "times" }, "−3 times"],
    ["gain_max", { gain_max: 30, gain_kind: "percent" }, "+30%"],
    ["of", { of: 644 }, "644"],
    ["metric", { metric: "pass@1" }, "pass@1"],
  ] as const)("%s of %j is %s", (slot, parts, text) =>
    expect(formatSlot(claim(parts as unknown as Partial<Claim>), slot)?.replaceAll("\u00a0", " ") ?? null).toBe(text),
  );
});

describe("selectNewerEvidence", () => {
  const withHistory = (events: number) => ({
    review: { verdict: null, note: null, corrections: [], history: Array<ClaimEvent>(events) },
  });
  it.each([
    ["keeps the response to a change until the page has it", 2, 1, "one"],
    ["takes a page that is newer than the last response", 1, 2, "other"],
    ["takes the second of two equally new states", 1, 1, "other"],
  ])("%s", (_name, one, other, later) => {
    const states = { one: withHistory(one), other: withHistory(other) };
    expect(selectNewerEvidence(states.one, states.other)).toBe(states[later as keyof typeof states]);
  });
});
