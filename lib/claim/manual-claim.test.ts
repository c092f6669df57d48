import { describe, expect, it } from "vitest";
import type { ExtractedClaim } from "./claim";
import { buildManualClaim, placeManualClaim } from "./manual-claim";
import type { Span } from "./span";

const FIRST = "We study owls.";
const SECOND = "Owl-7B reaches 52.5% on MathVista, up from 40%.";
const abstract = `${FIRST} ${SECOND}`;
const sentences: Span[] = [
  [0, FIRST.length],
  [FIRST.length + 1, abstract.length],
];
const spanOf = (text: string): Span => [abstract.indexOf(text), abstract.indexOf(text) + text.length];
const text = { abstract, sentences };

const build = (values: Record<string, unknown>, spans: ExtractedClaim["spans"] = { after: spanOf("52.5%") }) =>
  buildManualClaim({ values, spans }, text);

describe("buildManualClaim", () => {
  it("has the sentence of the number, spans within it, and computed values", () => {
    const made = build(
      { before: 40, after: 52.5, unit: "%", benchmarks: ["MathVista"], higher_is_better: true },
      { after: spanOf("52.5%"), before: spanOf("40%"), benchmarks: spanOf("MathVista"), method: spanOf("owls") },
    );
    expect(made).toMatchObject({
      claim: { sentence: SECOND, sentence_index: 1, rule: "manual", points: 12.5, relative: 31.25, confidence: 1 },
    });
    // The name is in another sentence.
    expect("claim" in made && made.claim.spans).toEqual({ after: [15, 20], before: [43, 46], benchmarks: [24, 33] });
  });

  it("finds the places of names and further numbers in the sentence", () => {
    const numbers = [
      { value: 40, span: spanOf("40%") },
      { value: 52.5, span: spanOf("52.5%") },
    ];
    const values = { before: 40, after: 52.5, unit: "%", benchmarks: ["mathvista"], model: "Lark", metric: "" };
    const made = buildManualClaim({ values, spans: { after: spanOf("52.5%") }, numbers }, text);
    expect(made).toMatchObject({ claim: { spans: { after: [15, 20], before: [43, 46], benchmarks: [24, 33] } } });
    expect("claim" in made && Object.keys(made.claim.spans)).toEqual(["benchmarks", "before", "after"]);
  });

  it.each<[string, Span | undefined]>([
    ["mathvista", [24, 33]],
    ["Owl-7B", [0, 6]],
    ["Owl", [0, 3]],
    ["vista", undefined],
    ["Math", undefined],
    ["owls", undefined],
  ])("finds the name %j as whole words of the sentence", (name, expected) => {
    const made = build({ after: 52.5, unit: "%", benchmarks: [name] });
    expect("claim" in made && made.claim.spans.benchmarks).toEqual(expected);
  });

  it("counts characters as the abstract does where lower case has more of them", () => {
    const sentence = "On İstanbul, Owl-7B has 52.5%.";
    const span: Span = [sentence.indexOf("52.5"), sentence.indexOf("%") + 1];
    const values = { after: 52.5, unit: "%", model: "owl-7b" };
    const made = buildManualClaim(
      { values, spans: { after: span } },
      { abstract: sentence, sentences: [[0, sentence.length]] },
    );
    const found = "claim" in made ? made.claim.spans.model : undefined;
    expect(found && sentence.slice(...found)).toBe("Owl-7B");
  });

  it.each([
    ["accuracy", 50],
    ["perplexity", null],
    [null, null],
  ])("computes the error reduction of %s as %j", (metric_id, error_cut) => {
    const values = { before: 0.5, after: 0.75, unit: "score", metric_id };
    expect(build(values)).toMatchObject({ claim: { error_cut } });
  });

  it.each<[string, Record<string, unknown>, ExtractedClaim["spans"] | undefined, RegExp]>([
    ["no number", { benchmarks: ["MathVista"] }, undefined, /needs a value/],
    ["no place of a number", { after: 52.5 }, { benchmarks: spanOf("MathVista") }, /not in a sentence/],
    ["a place outside of the abstract", { after: 52.5 }, { after: [900, 905] }, /not in a sentence/],
    ["a place across sentences", { after: 52.5 }, { after: [10, 20] }, /not in a sentence/],
    ["a gain without a type", { gain: 3 }, undefined, /gain needs its type/],
    ["a total alone", { of: 30, gain: 3, gain_kind: "points" }, undefined, /total needs/],
    ["a text as number", { after: "52.5" }, undefined, /after cannot hold/],
    ["an infinite number", { after: Number.POSITIVE_INFINITY }, undefined, /After must be a number/],
    ["a negative size", { after: 1, size_b: -7 }, undefined, /Size must be/],
    ["an empty place", { after: 52.5 }, { after: [20, 20] }, /not in the sentence/],
  ])("refuses %s", (_name, values, spans, fault) =>
    expect(build(values, spans)).toEqual({ fault: expect.stringMatching(fault) }),
  );
});

describe("placeManualClaim", () => {
  const made = build({ after: 52.5, unit: "%" });
  const claim = "claim" in made ? made.claim : null;
  if (claim === null) throw new Error("the claim is valid");

  it("follows its sentence", () => {
    const longer = `A new start. ${SECOND}`;
    const placed = placeManualClaim(claim, {
      abstract: longer,
      sentences: [
        [0, 12],
        [13, longer.length],
      ],
    });
    expect(placed).toMatchObject({ sentence_index: 1, spans: { after: [28, 33] } });
    expect(longer.slice(28, 33)).toBe("52.5%");
  });

  it("takes the nearest of equal sentences, and one that is part of another", () => {
    const twice = `${SECOND} ${SECOND}`;
    const halves: Span[] = [
      [0, SECOND.length],
      [SECOND.length + 1, twice.length],
    ];
    expect(placeManualClaim(claim, { abstract: twice, sentences: halves })?.sentence_index).toBe(1);
    expect(placeManualClaim(claim, { abstract: twice, sentences: [[0, twice.length]] })?.sentence_index).toBe(0);
  });

  it("is null if the sentence is gone", () =>
    expect(placeManualClaim(claim, { abstract: FIRST, sentences: [[0, FIRST.length]] })).toBeNull());
});
