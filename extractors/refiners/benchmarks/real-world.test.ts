import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../../testing/parse-text";

describe("values measured in the real world", () => {
  it.each<[why: string, abstract: string, names: readonly string[]]>([
    ["take no benchmark from the sentence", "It reaches 97.1% on LIBERO, and improves real-world success by 6.0%.", []],
    [
      "take no benchmark from another clause",
      "It reaches 97.1% on LIBERO, while in real-world kitchen trials, it raises success by 40%.",
      [],
    ],
    [
      "take no benchmark from an earlier sentence",
      "It reaches 97.1% on LIBERO. With a physical Gull robot, it gains 6.0%.",
      [],
    ],
    [
      "take no benchmark for trials in the real world",
      "It reaches 97.1% on LIBERO. In real world trials, it gains 6.0%.",
      [],
    ],
    [
      "take no benchmark for trials on a real robot",
      "It reaches 97.1% on LIBERO. In real robot trials, it gains 6.0%.",
      [],
    ],
    [
      "carry a benchmark to other real trials",
      "It reaches 97.1% on LIBERO. In real kitchen trials, it gains 6.0%.",
      ["LIBERO"],
    ],
    [
      "take no benchmark for a user study",
      "It reaches 97.1% on MMLU. In a user study, it reaches an accuracy of 59.0%.",
      [],
    ],
    ["take no benchmark for field tests", "It reaches 97.1% on MMLU. Field validation shows a recall of 96.0%.", []],
    [
      "carry a benchmark to scores of baselines",
      "It reaches 97.1% on MMLU. Old parsers beside human experts reach 98.0% accuracy.",
      ["MMLU"],
    ],
    [
      "take no benchmark if 'real-robot' follows the number",
      "It reaches 97.1% on LIBERO. It has a 27% real-robot success rate.",
      [],
    ],
    [
      "take a benchmark coordinated with real-world tasks",
      "It reaches 97.1% on MMLU. On LIBERO and real-world tasks, it gains 6.0%.",
      ["LIBERO"],
    ],
    ["keep the benchmark of 'real kitchen tasks'", "On LIBERO, it solves 30% of real kitchen tasks.", ["LIBERO"]],
    ["accept a real-world dataset", "On the real-world dataset HarborSet, it gains 6.0%.", ["HarborSet"]],
    [
      "accept a benchmark described as real-world",
      "It reaches 97.1% on MMLU, and gains 6.0% on the real-world LIBERO suite.",
      ["LIBERO"],
    ],
  ])("%s", (_, abstract, names) => {
    expect(extractTestClaims(abstract).at(-1)?.benchmarks).toEqual(names);
  });
});
