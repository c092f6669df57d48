import { describe, expect, it } from "vitest";
import { findLexiconEntry } from "../lexicon/match-lexicon";
import { toBenchmarkName } from "./benchmark-name";

describe("toBenchmarkName", () => {
  it.each([
    ["Math Vista", "MathVista"],
    ["AIME'24", "AIME 2024"],
    ["HMMT Feb 25", "HMMT February 2025"],
    ["WMT 2014", "WMT14"],
    ["MS COCO", "MS COCO"],
    ["CWQ", "CWQ"],
    ["ImageNet 2012", "ImageNet 2012"],
    ["VOC 2012", "VOC 2012"],
    ["Android in the Wild", "Android in the Wild"],
    ["RACE-middle", "RACE-middle"],
    ["Open Graph Benchmark", "Open Graph Benchmark"],
  ])("shows %s as %s", (surface, name) => {
    const row = findLexiconEntry(surface)?.benchmark;
    expect(row).toBeDefined();
    expect(row && toBenchmarkName(row, surface)).toBe(name);
  });
});
