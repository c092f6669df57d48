import { describe, expect, it } from "vitest";
import { benchmarkId } from "@/lib/benchmark-id";
import { BENCHMARKS } from "../lexicon/benchmarks";
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
    ["Android in the Wild", "Android in the Wild"],
    ["RACE-middle", "RACE"],
  ])("tells %s as %s", (surface, name) => {
    const row = lookUp(surface)?.benchmark;
    expect(row).toBeDefined();
    expect(row && writtenName(row, surface)).toBe(name);
  });

  it("keeps the results of a benchmark together under every name of it", () => {
    const apart = BENCHMARKS.flatMap((row) =>
      [...(row.aliases ?? []), ...(row.exactAliases ?? [])].filter(
        (alias) => benchmarkId(writtenName(row, alias)) !== benchmarkId(row.name),
      ),
    );
    expect(BENCHMARKS.length).toBeGreaterThan(1000);
    expect(apart).toEqual([]);
  });
});
