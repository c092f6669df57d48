import { describe, expect, it } from "vitest";
import { findStatedSize } from "./proposed-name-size";

describe("findStatedSize", () => {
  it.each<[abstract: string, size: number | null]>([
    ["Orion, a 1.5B reasoning model, reads letters.", 1.5],
    ["Orion is a 7B-parameter network.", 7],
    ["Orion reads old letters with only 3.1M parameters.", 0.0031],
    ["Orion, using just 420K trainable parameters, reads letters.", 0.00042],
    ["Orion has 2 million parameters.", 0.002],
    ["Orion works with 3B activated parameters and 48B total parameters.", 48],
    ["A 2-million-parameter Orion reads letters.", 0.002],
    ["Orion comes with 7B, 14B and 32B parameters.", null],
    ["Orion reads letters better than BM25 (7B parameters).", null],
    ["Orion reads letters. BM25 does so with 7B parameters.", null],
    ["Orion reads letters with 7B tokens.", null],
    ["Orion reads letters.", null],
  ])("%s", (abstract, size) => {
    expect(findStatedSize("Orion", "model", abstract)).toBe(size);
  });

  it("returns no size for a method or a benchmark", () => {
    expect(findStatedSize("Orion", "method", "Orion reads letters with only 3.1M parameters.")).toBe(null);
    expect(findStatedSize("Orion", "benchmark", "Orion, a 7B benchmark, holds letters.")).toBe(null);
  });
});
