import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { benchmarkId } from "./benchmark-id";

describe("benchmarkId", () => {
  it.each([
    ["MathVista", "mathvista"],
    ["MATH-500", "math-500"],
    ["Math 500", "math-500"],
    ["AIME 2024", "aime-2024"],
    ["LiveCodeBench v5", "livecodebench-v5"],
    ["MS COCO", "coco"],
    ["MSCOCO", "coco"],
    ["CWQ", "complexwebquestions"],
    ["COCO-O", "coco-o"],
    ["HumanEval", "humaneval"],
    ["HumanEval+", "humaneval-plus"],
    ["R²-Bench", "r-2-bench"],
    ["Évaluation, 2", "evaluation-2"],
  ])("maps %j to %j", (name, id) => expect(benchmarkId(name)).toBe(id));

  it("distinguishes names that ASCII cannot represent", () => {
    const ids = ["τ-bench", "∞Bench", "Bench", "评测", "測試"].map(benchmarkId);
    expect(new Set(ids).size).toBe(5);
  });

  it("is idempotent and safe in a URL for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (name) => {
        const id = benchmarkId(name);
        expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(benchmarkId(id)).toBe(id);
      }),
    );
  });
});
