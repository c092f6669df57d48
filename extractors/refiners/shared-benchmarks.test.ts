import { describe, expect, it } from "vitest";
import { claimsOf } from "../testing/read";

type Row = readonly [why: string, sentence: string, benchmarks: readonly (readonly string[])[]];

const check = (_: string, sentence: string, benchmarks: readonly (readonly string[])[]): void => {
  expect(claimsOf(sentence).map((c) => c.benchmarks)).toEqual(benchmarks);
};

describe("what stands behind a joint", () => {
  it.each<Row>([
    [
      "is meant by each of a list that is said respectively",
      "It gains 3.1% and 2.4% over Phi-3/4 and Qwen2/7 on GSM8K, respectively.",
      [["GSM8K"], ["GSM8K"]],
    ],
    [
      "belongs to the next number",
      "It cuts memory on MMLU by 3.1%, and accuracy on GSM8K rises by 2.4%.",
      [["MMLU"], ["GSM8K"]],
    ],
  ])("%s", check);
});
