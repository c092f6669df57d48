import { describe, expect, it } from "vitest";
import { CLAIM_COLUMNS, type ColumnKey } from "../claim/columns";
import { clampWidth, getDefaultWidth, MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from "./column-widths";

describe("getDefaultWidth", () => {
  it.each<[ColumnKey, number]>([
    ["system", 118],
    ["paper_title", 108],
    ["model", 114],
    ["size_b", 66],
    ["benchmarks", 156],
    ["metric", 80],
    ["before", 58],
    ["after", 98],
    ["gain", 116],
    ["published", 96],
    ["confidence", 104],
    ["grade", 80],
    ["scope", 180],
    ["sentence", 420],
    ["authors", 220],
    ["method", 150],
    ["benchmark_text", 180],
    ["baseline", 180],
    ["source", 180],
    ["check_note", 220],
    ["relative", 104],
    ["doi", 132],
  ])("%s has %i pixels", (key, width) => expect(getDefaultWidth(key)).toBe(width));

  it("is within the allowed range for every column", () => {
    for (const { key } of CLAIM_COLUMNS) expect(clampWidth(getDefaultWidth(key)), key).toBe(getDefaultWidth(key));
  });
});

it.each([
  [99.4, 99],
  [99.6, 100],
  [MIN_COLUMN_WIDTH, 48],
  [47, 48],
  [-5, 48],
  [MAX_COLUMN_WIDTH, 1200],
  [1201, 1200],
  [Number.NaN, 48],
  [Number.POSITIVE_INFINITY, 48],
])("clampWidth(%s) is %i", (width, expected) => expect(clampWidth(width)).toBe(expected));
