import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findSearchHits } from "./find-hits";
import { parseSearchTerms } from "./search-terms";

const marked = (text: string, search: string): string[] =>
  findSearchHits(text, parseSearchTerms(search)).map(([start, end]) => text.slice(start, end));

describe("findSearchHits", () => {
  it.each([
    ["MathVista and We-Math", "math", ["MathVista", "Math"]],
    ["MathVista and We-Math", "we-math", ["We-Math"]],
    ["Bézier curves", "bezier", ["Bézier"]],
    ["chain of thought, thought of chains", '"chain of thought"', ["chain of thought"]],
    ["chains of thought", '"chain of"', []],
    ["owl and hen", "owl -hen", ["owl"]],
    ["no such word", "owl", []],
    ["7.5 points", "7.5", ["7.5"]],
    ["多模态 推理", "多模态", ["多模态"]],
    ["WER of words that were read", "WER", ["WER"]],
    ["LLMs and VQAv2, no VQ", "LLM VQA", ["LLMs", "VQAv2"]],
    ["an $F_1$ and F₁ of 3", "F1", ["F_1", "F₁"]],
    ["κ and \\kappa", "kappa", ["κ", "\\kappa"]],
    ["1.7B and 7B", "7B", ["7B"]],
    ["a drop of 3.2%, 13.2 and 3.25", "-3.2", ["3.2"]],
    ["10³ owls", "10 3", ["10³"]],
    ["owl", "", []],
    ["", "owl", []],
  ])("in %j %j marks %j", (text, search, expected) => expect(marked(text, search)).toEqual(expected));

  it("returns ordered spans that do not overlap", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (text, search) => {
        let last = 0;
        for (const [start, end] of findSearchHits(text, parseSearchTerms(search))) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
