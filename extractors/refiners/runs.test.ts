import { describe, expect, it } from "vitest";
import { claimsOf } from "../testing/read";

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
    expect(claimsOf(sentence).map((c) => c.benchmarks)).toEqual([benchmarks]);
  });
});
