import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../../testing/parse-text";

const benchmarksOf = (abstract: string): (readonly string[])[] => extractTestClaims(abstract).map((c) => c.benchmarks);

describe("splits of a benchmark", () => {
  it.each<[why: string, abstract: string, name: string]>([
    ["development set", "It reaches 71.2% accuracy on the BIRD development set.", "BIRD dev"],
    ["split after a genitive", "It reaches 71.2% accuracy on the BIRD leaderboard's development set.", "BIRD dev"],
    ["validation set", "It gains 3.1% accuracy on the GSM8K hold-out validation data.", "GSM8K validation"],
    ["size", "It gains 3.1% accuracy on MathVista Small at best.", "MathVista Small"],
    ["version", "It gains 3.1% accuracy on GSM8K v2 at best.", "GSM8K v2"],
    ["version of two digits", "It gains 3.1% accuracy on GSM8K V12 at best.", "GSM8K V12"],
    ["split in brackets", "It scores 71.2% on GSM8K (val) as well.", "GSM8K val"],
    ["ignores a remark in brackets", "It scores 71.2% on GSM8K (greedy) as well.", "GSM8K"],
    ["ignores a hidden test set", "It gains 3.1% accuracy on the GSM8K hidden test.", "GSM8K"],
    ["hyphenated subset", "It gains 3.1% accuracy on the MMLU law-subset.", "MMLU law-subset"],
    ["named track", "On the GSM8K Main Track, it scores 71.2% at best.", "GSM8K Main Track"],
    ["ignores a statistic after the name", "On GAIA P95, it gains 18.2% at best.", "GAIA"],
    ["ignores the test set, which is the benchmark itself", "It gains 3.1% accuracy on the GSM8K test split.", "GSM8K"],
  ])("%s", (_, abstract, name) => {
    expect(benchmarksOf(abstract)).toEqual([[name]]);
  });

  it.each<[why: string, abstract: string, names: readonly string[]]>([
    [
      "two splits before the name",
      "It gains 3.1% and 4.2% on the tidal and calm splits of HarborBench, respectively.",
      ["HarborBench tidal", "HarborBench calm"],
    ],
    [
      "two splits after the name",
      "On the GSM8K dataset, it reaches 71.2% and 69.4% accuracy on their development and test sets.",
      ["GSM8K dev", "GSM8K test"],
    ],
    [
      "ignores settings of a system",
      "It gains 3.1% and 4.2% on GSM8K under the trained and frozen scenarios.",
      ["GSM8K", "GSM8K"],
    ],
    [
      "ignores sizes of a system",
      "It gains 3.1% and 4.2% on GSM8K for the small and large variants.",
      ["GSM8K", "GSM8K"],
    ],
    [
      "ignores splits of two benchmarks",
      "It gains 3.1% and 4.2% on the test and train sets of GSM8K and MMLU.",
      ["GSM8K", "MMLU"],
    ],
  ])("%s", (_, abstract, names) => {
    expect(benchmarksOf(abstract)).toEqual(names.map((n) => [n]));
  });

  it.each<[why: string, abstract: string, names: readonly (readonly string[])[]]>([
    [
      "tasks described for another result",
      "Tests on GSM8K show that it leads on tidal tasks, with a 1.7x better score than old readers.",
      [["GSM8K"]],
    ],
    [
      "subsets of the benchmark at the sentence start",
      "On GSM8K, it gains 3.6% across different subsets.",
      [["GSM8K"]],
    ],
    [
      "tasks of the benchmark at the sentence start",
      "Tests on GSM8K show that it leads on six tasks, cutting tokens by 3.1%.",
      [["GSM8K"]],
    ],
  ])("%s", (_, abstract, names) => {
    expect(benchmarksOf(abstract)).toEqual(names);
  });
});
