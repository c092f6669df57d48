import { describe, expect, it } from "vitest";
import { chooseNumber, formatNumberInContext, isUsed, toNumberFields } from "./add-claim-model";

const numbers = [
  { value: 40, unit: "%", span: [10, 13] },
  { value: 52, unit: "%", span: [20, 23] },
  { value: 3, unit: "times", span: [30, 32] },
] as const;
const claims = [{ spans: { before: [10, 13], model: [18, 25] } }] as const;

describe("the number of a new claim", () => {
  it.each([
    [null, 1],
    [[29, 31], 2],
    [[10, 11], 0],
    [[0, 40], 0],
    [[0, 5], -1],
  ] as const)("with the selection %j is number %i", (selected, index) =>
    expect(chooseNumber(numbers, selected, claims)).toBe(index),
  );

  it("is used if a claim has it as a number", () => {
    expect(numbers.map(({ span }) => isUsed(span, claims))).toEqual([true, false, false]);
  });

  it("is shown with the words around it", () => {
    const abstract = `${"x ".repeat(30)}accuracy of 83.2\\% on GSM8K`;
    const start = abstract.indexOf("83.2");
    expect(formatNumberInContext(abstract, [start, start + 6])).toMatch(/^… .*accuracy of 83\.2% on GSM8K$/);
  });
});

describe("toNumberFields", () => {
  it.each([
    [numbers[0], "after", { after: "40", before: "", gain: "", gain_kind: "", unit: "%" }],
    [numbers[0], "gain", { gain: "40", after: "", before: "", gain_kind: "percent", unit: "%" }],
    [numbers[2], "gain", { gain: "3", after: "", before: "", gain_kind: "times", unit: "" }],
    [{ ...numbers[0], unit: "" }, "before", { before: "40", after: "", gain: "", gain_kind: "", unit: "score" }],
    [{ ...numbers[0], unit: "ms" }, "after", { after: "40", before: "", gain: "", gain_kind: "", unit: "ms" }],
  ] as const)("%j as %s", (number, role, fields) => expect(toNumberFields(number, role)).toEqual(fields));
});
