import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../../testing/parse-text";

type Row = readonly [why: string, sentence: string, benchmarks: readonly (readonly string[])[]];

const check = (_: string, sentence: string, benchmarks: readonly (readonly string[])[]): void => {
  expect(extractTestClaims(sentence).map((c) => c.benchmarks)).toEqual(benchmarks);
};

describe("a name after its number", () => {
  it.each<Row>([
    [
      "does not apply to the next number, even after a closing bracket",
      "It reaches 3.1% error rate (ER) on GSM8K, 2.4% ER on MMLU.",
      [["GSM8K"], ["MMLU"]],
    ],
    ["belongs to the number inside the bracket", "It reaches 71.2% on GSM8K (on MMLU 64.1%).", [["GSM8K"], ["MMLU"]]],
  ])("%s", check);
});

describe("a name as the subject", () => {
  it.each<Row>([
    [
      "is not the benchmark after a comma",
      "In a study on 150 queries, Skills raise full-text recall from 44% to 83%.",
      [[]],
    ],
    [
      "is not the benchmark before a verb of beating",
      "GSM8K clearly outperforms older data, raising the test recall of readers by 3.1%.",
      [[]],
    ],
    ["keeps the benchmark after 'on'", "On GSM8K, Phi-3 outperforms older readers by 3.1%.", [["GSM8K"]]],
  ])("%s", check);
});

describe("names that a verb changes by a number", () => {
  it.each<Row>([
    [
      "are metrics if the sentence states a benchmark",
      "On GSM8K, it boosts MMLU and SciQ by 9.2 and 4.7 points.",
      [["GSM8K"], ["GSM8K"]],
    ],
    [
      "are benchmarks if another number has the benchmark before",
      "It boosts GSM8K accuracy on MATH by 7.9 points, while it boosts MMLU by 2.6 points.",
      [["MATH"], ["MMLU"]],
    ],
    ["are benchmarks otherwise", "It boosts MMLU and SciQ by 9.2 and 4.7 points.", [["MMLU"], ["SciQ"]]],
  ])("%s", check);
});

describe("the only benchmark after a number", () => {
  it.each<Row>([
    ["may have a count", "It reaches 36% success against 200 GSM8K prompts.", [["GSM8K"]]],
    ["may be in a participle clause", "It raises recall by 45%, reaching the best results on GSM8K.", [["GSM8K"]]],
    ["is not shared from an 'even' clause", "It raises recall by 45%, even reaching the best results on GSM8K.", [[]]],
    ["is not shared from a clause with another verb", "It raises recall by 45%, and beats old readers on GSM8K.", [[]]],
    [
      "is not shared with a score before another number",
      "It gains 3.1% in recall while it solves 36% of GSM8K.",
      [[], ["GSM8K"]],
    ],
  ])("%s", check);
});

describe("benchmarks before a semicolon", () => {
  it.each<Row>([
    [
      "apply if the sentence names no others",
      "We test Phi-3 on GSM8K and MMLU; it gains 3.1% over BERT.",
      [["GSM8K", "MMLU"]],
    ],
    [
      "do not apply if the sentence names more",
      "We test Phi-3 on GSM8K and BERT on MMLU; a third reader is 3.1x faster.",
      [[]],
    ],
  ])("%s", check);
});

describe("an accompanying value", () => {
  it.each<Row>([
    [
      "has no benchmark after several",
      "It reaches 71.2% on GSM8K and 64.1% on MMLU, with 18% less overhead.",
      [["GSM8K"], ["MMLU"], []],
    ],
    ["shares the only benchmark", "It reaches 71.2% on GSM8K, with 18% less overhead.", [["GSM8K"], ["GSM8K"]]],
    [
      "keeps a stated benchmark",
      "It reaches 71.2% on GSM8K and 64.1% on MMLU, with 18% less overhead on SciQ.",
      [["GSM8K"], ["MMLU"], ["SciQ"]],
    ],
  ])("%s", check);
});

describe("a benchmark after a connector", () => {
  it.each<Row>([
    [
      "applies to each number of a list with 'respectively'",
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

describe("a value before the one with the benchmark", () => {
  it.each<Row>([
    [
      "shares the benchmark if both are of one kind",
      "It raises the recall of readers by 3.1% and improves their precision by 2.4% on the Harbora dataset.",
      [["Harbora"], ["Harbora"]],
    ],
    [
      "does not share it if one is a cost",
      "It cuts the latency of readers by 3.1% and improves their precision by 2.4% on GSM8K.",
      [[], ["GSM8K"]],
    ],
    [
      "does not share it between a score and a gain",
      "Readers reach a recall of 81.0% at night and improve their precision by 2.4% on GSM8K.",
      [[], ["GSM8K"]],
    ],
    [
      "does not share it from an accompanying value",
      "It raises the recall of all readers by 3.1% in letters, with a gain of 2.4% on GSM8K.",
      [[], ["GSM8K"]],
    ],
    [
      "does not share it if another setting is stated",
      "It raises the recall of readers by 3.1% under rain and improves their precision by 2.4% on GSM8K.",
      [[], ["GSM8K"]],
    ],
  ])("%s", check);
});
