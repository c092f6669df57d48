import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../../testing/parse-text";

describe("coordinated names", () => {
  it.each<[why: string, sentence: string, benchmarks: readonly string[]]>([
    [
      "accepts dataset modifiers between the names",
      "On HarborBench and the newly collected TideBench, it gains 3.1%.",
      ["HarborBench", "TideBench"],
    ],
    [
      "accepts a known benchmark and a name before a data noun",
      "On the public GSM8K and private HDSX datasets, it gains 3.1%.",
      ["GSM8K", "HDSX"],
    ],
    [
      "accepts a data noun before each name",
      "On the synthetic dataset GSM8K and real-world clinical dataset HarborA, it gains 3.1%.",
      ["GSM8K", "HarborA"],
    ],
    ["rejects a system after a benchmark", "On the GSM8K dataset and the Orion reader, it gains 3.1%.", ["GSM8K"]],
  ])("%s", (_, sentence, benchmarks) => {
    expect(extractTestClaims(sentence).map((c) => c.benchmarks)).toEqual([benchmarks]);
  });
});

describe("a new name with a change of its value", () => {
  it.each<[why: string, sentence: string, benchmarks: readonly (readonly string[])[]]>([
    [
      "is a benchmark beside a known benchmark with a change",
      "It lifts HDS-SymPy from 57.1% to 75.9% and GSM8K from 1.6% to 27.3%.",
      [["HDS-SymPy"], ["GSM8K"]],
    ],
    ["is no benchmark on its own", "It lifts Zephyra from 57.1% to 75.9%.", [[]]],
  ])("%s", (_, sentence, benchmarks) => {
    expect(extractTestClaims(sentence).map((c) => c.benchmarks)).toEqual(benchmarks);
  });
});
