import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../../testing/parse-text";

type Row = readonly [why: string, sentence: string, benchmarks: readonly (readonly string[])[]];

const check = (_: string, sentence: string, benchmarks: readonly (readonly string[])[]): void => {
  expect(extractTestClaims(sentence).map((c) => c.benchmarks)).toEqual(benchmarks);
};

describe("a name behind its number", () => {
  it.each<Row>([
    [
      "is not said of the next one, also where a bracket is closed before it",
      "It reaches 3.1% error rate (ER) on GSM8K, 2.4% ER on MMLU.",
      [["GSM8K"], ["MMLU"]],
    ],
    ["is where a bracket opens before it", "It reaches 71.2% on GSM8K (on MMLU 64.1%).", [["GSM8K"], ["MMLU"]]],
  ])("%s", check);
});

describe("a name that is the subject", () => {
  it.each<Row>([
    [
      "is not measured on behind a comma",
      "In a study on 150 queries, Skills raise full-text recall from 44% to 83%.",
      [[]],
    ],
    [
      "nor where it beats others",
      "GSM8K clearly outperforms older data, raising the test recall of readers by 3.1%.",
      [[]],
    ],
    ["while what it is beaten on is", "On GSM8K, Phi-3 outperforms older readers by 3.1%.", [["GSM8K"]]],
  ])("%s", check);
});

describe("names that a verb moves by a number", () => {
  it.each<Row>([
    [
      "are measures where something else is measured on",
      "On GSM8K, it boosts MMLU and SciQ by 9.2 and 4.7 points.",
      [["GSM8K"], ["GSM8K"]],
    ],
    ["are benchmarks elsewhere", "It boosts MMLU and SciQ by 9.2 and 4.7 points.", [["MMLU"], ["SciQ"]]],
  ])("%s", check);
});

describe("the one benchmark behind a number", () => {
  it.each<Row>([
    ["may be counted", "It reaches 36% success against 200 GSM8K prompts.", [["GSM8K"]]],
    ["also where a participle goes on", "It raises recall by 45%, reaching the best results on GSM8K.", [["GSM8K"]]],
    ["not where it adds more", "It raises recall by 45%, even reaching the best results on GSM8K.", [[]]],
    ["not where a verb of its own does", "It raises recall by 45%, and beats old readers on GSM8K.", [[]]],
    ["but has no score before it", "It gains 3.1% in recall while it solves 36% of GSM8K.", [[], ["GSM8K"]]],
  ])("%s", check);
});

describe("what is named before a semicolon", () => {
  it.each<Row>([
    [
      "holds where it is all there is",
      "We test Phi-3 on GSM8K and MMLU; it gains 3.1% over BERT.",
      [["GSM8K", "MMLU"]],
    ],
    ["not where more is named", "We test Phi-3 on GSM8K and BERT on MMLU; a third reader is 3.1x faster.", [[]]],
  ])("%s", check);
});

describe("a figure that comes along", () => {
  it.each<Row>([
    [
      "is of none in particular of several benchmarks",
      "It reaches 71.2% on GSM8K and 64.1% on MMLU, with 18% less overhead.",
      [["GSM8K"], ["MMLU"], []],
    ],
    ["is of the only one", "It reaches 71.2% on GSM8K, with 18% less overhead.", [["GSM8K"], ["GSM8K"]]],
    [
      "is of its own where that is said",
      "It reaches 71.2% on GSM8K and 64.1% on MMLU, with 18% less overhead on SciQ.",
      [["GSM8K"], ["MMLU"], ["SciQ"]],
    ],
  ])("%s", check);
});

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

describe("a figure before the one that names the benchmark", () => {
  it.each<Row>([
    [
      "is of it where both are of one kind",
      "It raises the recall of readers by 3.1% and improves their precision by 2.4% on the Harbora dataset.",
      [["Harbora"], ["Harbora"]],
    ],
    [
      "not where one is what it costs",
      "It cuts the latency of readers by 3.1% and improves their precision by 2.4% on GSM8K.",
      [[], ["GSM8K"]],
    ],
    [
      "nor a score beside a gain",
      "Readers reach a recall of 81.0% at night and improve their precision by 2.4% on GSM8K.",
      [[], ["GSM8K"]],
    ],
    [
      "nor where it comes along",
      "It raises the recall of all readers by 3.1% in letters, with a gain of 2.4% on GSM8K.",
      [[], ["GSM8K"]],
    ],
    [
      "nor where it leads elsewhere",
      "It raises the recall of readers by 3.1% under rain and improves their precision by 2.4% on GSM8K.",
      [[], ["GSM8K"]],
    ],
  ])("%s", check);
});
