import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../testing/parse-text";

/** Case, text, and the units of its claims. */
type Row = readonly [title: string, text: string, units: readonly (string | null)[]];

const ROWS: readonly Row[] = [
  ["a unit of measurement", "Orion reaches a mean error of 3.2 mm on HarborQA.", ["mm"]],
  ["a unit with a denominator", "Orion reaches a mean error of 3.2 kcal/mol on HarborQA.", ["kcal/mol"]],
  ["a speed", "Orion cuts the velocity error from 0.9 m/s to 0.4 m/s.", ["m/s"]],
  ["an area as the denominator", "Orion lowers the energy consumption from 315 kWh/m2 to 223 kWh/m2.", ["kWh/m2"]],
  ["degrees", "Orion reaches a mean error of 3.2° on HarborQA.", ["°"]],
  ["degrees in LaTeX", "Orion lowers the pose error from 3.2$^\\circ$ to 1.1$^{\\circ}$ on HarborQA.", ["°"]],
  ["degrees of temperature", "Orion lowers the error from 3.2°C to 1.1 °C on HarborQA.", ["°C"]],
  ["degrees of temperature in LaTeX", "Orion lowers the error from 3.2$^\\circ$C to 1.1$^\\circ$C.", ["°C"]],
  ["no denominator: a slash before a name", "Orion reaches a latency of 31 ms/GPT-4o on HarborQA.", ["ms"]],
  ["no denominator: a slash between spaces", "Orion reaches a latency of 31 ms / frame on HarborQA.", ["ms"]],
];

describe("units of measurement", () => {
  it.each(ROWS)("%s", (_, text, units) => {
    expect(extractTestClaims(text, "Orion: a parser for letters").map((c) => c.unit)).toEqual(units);
  });
});
