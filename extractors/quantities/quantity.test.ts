import { describe, expect, it } from "vitest";
import { parseTestQuantities } from "../testing/parse-text";
import type { Quantity } from "./quantity";

const PLAIN = { max: null, sign: "", qualifier: null, total: null } as const;
type Row = readonly [text: string, expected: Partial<Quantity>];

const UNITS: readonly Row[] = [
  ["0.55", { value: 0.55, unit: "", decimal: true }],
  ["5,803", { value: 5803, unit: "", decimal: false }],
  ["7.6%", { value: 7.6, unit: "%" }],
  ["7.6 %", { value: 7.6, unit: "%" }],
  ["4.2 percent", { value: 4.2, unit: "%" }],
  ["4.2 per cent", { value: 4.2, unit: "%" }],
  ["42 percentage of letters", { value: 42, unit: "%" }],
  ["4.2 points", { value: 4.2, unit: "points" }],
  ["4.2 percentage points", { value: 4.2, unit: "points" }],
  ["4.2% points", { value: 4.2, unit: "points" }],
  ["4.2 percentage points (pp)", { value: 4.2, unit: "points" }],
  ["4.2 pp", { value: 4.2, unit: "points" }],
  ["4.2 absolute points", { value: 4.2, unit: "points" }],
  ["2x", { value: 2, unit: "times" }],
  ["3.1×", { value: 3.1, unit: "times" }],
  ["x2.7", { value: 2.7, unit: "times" }],
  ["3 times", { value: 3, unit: "times" }],
  ["10-fold", { value: 10, unit: "times" }],
  ["3.9GB", { value: 3.9, unit: "GB" }],
  ["3.9 GB", { value: 3.9, unit: "GB" }],
  ["250ms", { value: 250, unit: "ms" }],
  ["7B", { value: 7, unit: "B" }],
  ["4 per second", { value: 4, unit: "" }],
  ["4 constructor", { value: 4, unit: "" }],
  ["4-constructor", { value: 4, unit: "" }],
  ["+6.1", { value: 6.1, sign: "+", unit: "" }],
  ["-3.2%", { value: -3.2, sign: "-", unit: "%" }],
  ["80%+ of letters", { value: 80, unit: "%", qualifier: "over" }],
  ["71.2 ± 0.4%", { value: 71.2, unit: "%" }],
  ["71.2% ± 0.4%", { value: 71.2, unit: "%" }],
];

const RANGES: readonly Row[] = [
  ["10-30%", { value: 10, max: 30, unit: "%" }],
  ["7–9 %", { value: 7, max: 9, unit: "%" }],
  ["39%-66%", { value: 39, max: 66, unit: "%" }],
  ["(+1.8 to +15.0 pp)", { value: 1.8, max: 15, unit: "points", sign: "+" }],
  ["40% to 60%", { value: 40, max: 60, unit: "%" }],
  ["between 3 and 5 points", { value: 3, max: 5, unit: "points" }],
  ["3-5 times", { value: 3, max: 5, unit: "times" }],
  ["1.5-5x", { value: 1.5, max: 5, unit: "times" }],
  ["improvements from 6 to 18 points", { value: 6, max: 18, unit: "points" }],
  ["gains from +2.9 to +3.6 points", { value: 2.9, max: 3.6, unit: "points", sign: "+" }],
];

const COUNTS: readonly Row[] = [
  ["31 out of 420", { value: 31, total: 420 }],
  ["31 out of the 420", { value: 31, total: 420 }],
  ["41/128", { value: 41, total: 128 }],
  ["30 of 34", { value: 30, total: 34 }],
  ["30 of the 34", { value: 30, total: 34 }],
];

const QUALIFIED: readonly Row[] = [
  ["over 7.6%", { value: 7.6, qualifier: "over" }],
  ["more than 5%", { value: 5, qualifier: "over" }],
  ["at least 5", { value: 5, qualifier: "over" }],
  ["> 8%", { value: 8, qualifier: "over" }],
  ["≥ 95%", { value: 95, qualifier: "over" }],
  ["up to 40%", { value: 40, qualifier: "up to" }],
  ["as much as 12%", { value: 12, qualifier: "up to" }],
  ["as low as 12%", { value: 12, qualifier: "up to" }],
  ["a peak of 91%", { value: 91, qualifier: "up to" }],
  ["approximately 12%", { value: 12, qualifier: "about" }],
  ["nearly 3x", { value: 3, qualifier: "about", unit: "times" }],
  ["~12%", { value: 12, qualifier: "about" }],
  ["≈ 30", { value: 30, qualifier: "about" }],
  ["less than 1%", { value: 1, qualifier: "under" }],
  ["within 2%", { value: 2, qualifier: "under" }],
];

describe("findQuantities", () => {
  it.each([...UNITS, ...RANGES, ...COUNTS, ...QUALIFIED])("parses %s", (text, expected) => {
    expect(parseTestQuantities(text)).toEqual([expect.objectContaining({ ...PLAIN, ...expected })]);
  });

  it("parses the two ends of a change as two numbers", () => {
    expect(parseTestQuantities("from 40% to 60%").map((quantity) => [quantity.value, quantity.max])).toEqual([
      [40, null],
      [60, null],
    ]);
  });

  it("parses no range after 'from', despite words in between", () => {
    expect(parseTestQuantities("from an absolute recall of 41% to 52%").map((quantity) => quantity.max)).toEqual([
      null,
      null,
    ]);
    expect(parseTestQuantities("ranging from a mere recall of 41% to 52%").map((quantity) => quantity.max)).toEqual([
      52,
    ]);
  });

  it.each([
    ["11 and 52 percent", ["%", "%"]],
    ["by 3, 5, and 7 points", ["points", "points", "points"]],
    ["0.9, 0.8 and 93.7%", ["%", "%", "%"]],
    ["at level 1, and 90% at level 2", ["", "%", ""]],
    ["in 2021 and 90%", ["", "%"]],
    ["a 90/10% split", ["", "%"]],
    ["in Part 3 and 90%", ["", "%"]],
  ])("applies the last unit of a list to its numbers: %s", (text, units) => {
    expect(parseTestQuantities(text).map((quantity) => quantity.unit)).toEqual(units);
  });

  it("rejects a falling pair as a range", () => {
    expect(parseTestQuantities("5-3").map((quantity) => quantity.value)).toEqual([5, 3]);
  });

  it("rejects a count above its total", () => {
    expect(parseTestQuantities("30 of 12").map((quantity) => quantity.total)).toEqual([null, null]);
  });

  it("rejects dimensions as multiples", () => {
    expect(parseTestQuantities("2 x 3").map((quantity) => quantity.unit)).toEqual(["", ""]);
  });

  it("finds no quantity without a number", () => {
    expect(parseTestQuantities("a 2D map and a Qwen2.5 of old")).toEqual([]);
  });

  it("never returns overlapping quantities", () => {
    const text = "from 3.1 to 4 of 7, 5-9%, between 3 and 5 points, 12/40, over 3x and +2.4% (8 ± 1)";
    const spans = parseTestQuantities(text).map((quantity) => [quantity.phraseStart, quantity.last] as const);
    expect(spans.length).toBeGreaterThan(7);
    spans.slice(1).forEach(([from], i) => {
      expect(from).toBeGreaterThan(spans[i]?.[1] ?? -1);
    });
  });
});
