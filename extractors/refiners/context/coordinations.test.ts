import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../../testing/parse-text";

describe("names of one list", () => {
  it.each<[why: string, sentence: string, benchmarks: readonly string[]]>([
    [
      "with words that tell one from another",
      "On HarborBench and the newly collected TideBench, it gains 3.1%.",
      ["HarborBench", "TideBench"],
    ],
    [
      "of which one is known and one called data",
      "On the public GSM8K and private HDSX datasets, it gains 3.1%.",
      ["GSM8K", "HDSX"],
    ],
    [
      "with the noun of data before each",
      "On the synthetic dataset GSM8K and real-world clinical dataset HarborA, it gains 3.1%.",
      ["GSM8K", "HarborA"],
    ],
    [
      "not a system behind what was measured on",
      "On the GSM8K dataset and the Orion reader, it gains 3.1%.",
      ["GSM8K"],
    ],
  ])("%s", (_, sentence, benchmarks) => {
    expect(extractTestClaims(sentence).map((c) => c.benchmarks)).toEqual([benchmarks]);
  });
});

describe("a new name that moves from one figure to another", () => {
  it.each<[why: string, sentence: string, benchmarks: readonly (readonly string[])[]]>([
    [
      "beside a known benchmark that does",
      "It lifts HDS-SymPy from 57.1% to 75.9% and GSM8K from 1.6% to 27.3%.",
      [["HDS-SymPy"], ["GSM8K"]],
    ],
    ["not alone", "It lifts Zephyra from 57.1% to 75.9%.", [[]]],
  ])("%s", (_, sentence, benchmarks) => {
    expect(extractTestClaims(sentence).map((c) => c.benchmarks)).toEqual(benchmarks);
  });
});
