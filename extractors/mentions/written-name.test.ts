import { describe, expect, it } from "vitest";
import { lookUp } from "./match-lexicon";
import { writtenName } from "./written-name";

describe("writtenName", () => {
  it.each([
    ["Math Vista", "MathVista"],
    ["AIME'24", "AIME 2024"],
    ["HMMT Feb 25", "HMMT February 2025"],
    ["WMT 2014", "WMT14"],
    ["MS COCO", "MS COCO"],
    ["CWQ", "CWQ"],
    ["ImageNet 2012", "ImageNet 2012"],
    ["VOC 2012", "VOC 2012"],
    ["Android in the Wild", "AITW"],
  ])("tells %s as %s", (surface, name) => {
    const row = lookUp(surface)?.benchmark;
    expect(row).toBeDefined();
    expect(row && writtenName(row, surface)).toBe(name);
  });
});
