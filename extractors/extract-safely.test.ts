import { describe, expect, it } from "vitest";
import { type AbstractInput, extractClaims, traceAbstract } from "./extract";
import { extractSafely } from "./extract-safely";

const read = (abstract: string) => extractSafely({ title: "On Reading Maps", abstract });
const RESULT = "Fox-7B rises from 31% to 44% on GSM8K.";

describe("extractSafely", () => {
  it("returns the result of the extractor", () => {
    const input = { title: "On Reading Maps", abstract: RESULT };
    expect(extractSafely(input)).toEqual(extractClaims(input));
    expect(extractSafely(input).claims).toHaveLength(1);
  });

  it("returns a note and no claims if the extractor throws", () => {
    const failing = (): never => {
      throw new TypeError("no such token");
    };
    expect(extractSafely({ title: "", abstract: RESULT }, undefined, failing)).toEqual({
      claims: [],
      sentences: [],
      notes: ["the extractor failed, please report it: no such token"],
    });
  });

  it("removes an invalid claim and keeps the others, the sentences and the notes", () => {
    const faulty = (input: AbstractInput) => {
      const { claims, sentences } = extractClaims(input);
      return {
        claims: claims.map((c, i) => (i === 0 ? { ...c, confidence: Number.NaN } : c)),
        sentences,
        notes: ["n"],
      };
    };
    const { claims, sentences, notes } = extractSafely(
      { title: "", abstract: `${RESULT} Elk-3B reaches 58%.` },
      undefined,
      faulty,
    );
    expect(claims.map((c) => c.after)).toEqual([58]);
    expect(sentences).toHaveLength(2);
    expect(notes).toEqual(["n", expect.stringMatching(/^claim 1 was left out: confidence: /)]);
  });
});

describe("abstracts on which the extractor failed before", () => {
  it.each([2, 19, 20, 40, 90])("extracts all gains of a list of %d, each with a confidence", (count) => {
    const gains = Array.from({ length: count }, (_, i) => `${i + 1}.4%`).join(", ");
    const abstract = `For every dialect in turn, Heron lowers the word error rate by ${gains} and 0.7%.`;
    const { claims, notes } = read(abstract);
    expect(notes).toEqual([]);
    expect(claims).toHaveLength(count + 1);
    for (const { confidence } of claims) expect(confidence).toBeGreaterThan(0);
    for (const { ruleTrust } of traceAbstract({ title: "", abstract }).candidates) {
      expect(ruleTrust).toBeGreaterThan(0);
      expect(ruleTrust).toBeLessThan(1);
    }
  });

  it.each(["It solves 9 AMC,", "It leads on Texas and", "It wins 4 of 5 games in Habitat/", "It gains 3% on AIME &"])(
    "keeps the claims of an abstract that is cut off after a name: %s",
    (cut) => {
      const { claims, notes } = read(`${RESULT} ${cut}`);
      expect(notes).toEqual([]);
      expect(claims[0]).toMatchObject({ before: 31, after: 44 });
    },
  );

  it.each([
    ["Fox solves 80%+ of the mazes.", "%+"],
    ["Fox solves 80\\%+ of the mazes.", "%+"],
    ["Fox gives an increase of 2.5%+ over Elk.", "%+"],
    ["Fox is 1,000$\\times$+ faster than Elk.", "$+"],
    ["Fox is reliable (90%+ accuracy).", "%+"],
  ])("uses a plus after the unit as the qualifier: %s", (abstract, context) => {
    const { claims, notes } = read(abstract);
    const [start, end] = claims[0]?.spans.qualifier ?? [0, 0];
    expect(notes).toEqual([]);
    expect(claims[0]?.qualifier).toBe("over");
    expect([abstract.slice(start, end), abstract.slice(start - 1, end)]).toEqual(["+", context]);
  });

  it.each([
    ["over", "Fox solves over 80%+ of the mazes."],
    ["more than", "Fox solves more than 80% of the mazes."],
  ])("prefers a qualifier before the number: %s", (word, abstract) => {
    const [start, end] = read(abstract).claims[0]?.spans.qualifier ?? [0, 0];
    expect(abstract.slice(start, end).trim()).toBe(word);
  });

  it.each([
    `Fox reaches ${"9".repeat(400)}% on GSM8K.`,
    "Fox reaches an accuracy of 1e+308 on GSM8K.",
    "Fox reaches 9e+999 and improves accuracy by 1e+400% on GSM8K.",
    "Fox improves accuracy from 1e-300 to 99% on GSM8K.",
    "Fox lowers it from 900000000000000M tokens to 2 tokens.",
  ])("returns only finite values for an extreme number: %s", (absurd) => {
    const { claims } = extractClaims({ title: "On Reading Maps", abstract: `${absurd} ${RESULT}` });
    expect(claims.some((c) => c.before === 31 && c.after === 44)).toBe(true);
    for (const { before, after, gain, relative, points } of claims)
      for (const value of [before, after, gain, relative, points]) expect(Number.isFinite(value ?? 0)).toBe(true);
  });
});
