import { describe, expect, it } from "vitest";
import { type ExpectedSlots, extractTestClaims, pickExpectedSlots } from "../../testing/parse-text";

it("assigns the benchmark in the bracket after a number", () => {
  const found = extractTestClaims(
    "On MNIST and GSM8K, it saves bits; Orion attains 89.0% (MNIST) and 66.9% (GSM8K) accuracy.",
  );
  expect(found.map((c) => c.benchmarks)).toEqual([["MNIST"], ["GSM8K"]]);
});

it("treats an unknown name after 'on' like the known model before it", () => {
  const found = extractTestClaims("Tested on Phi-3, it gains 2.1% on GSM8K and 3.1% on HDS.");
  expect(found.map((c) => c.benchmarks)).toEqual([["GSM8K"], ["HDS"]]);
});

describe("an unknown name after 'on' and a known model in another clause", () => {
  it.each<[why: string, sentence: string, benchmarks: readonly (readonly string[])[]]>([
    [
      "model in an earlier clause",
      "On Phi-3, it lowers the cost, improving recall on HDS-20 from 38.2% to 39.9%.",
      [["HDS-20"]],
    ],
    ["model later in the sentence", "On HDS-20, it reaches a recall of 71.3% on Phi-3.", [["HDS-20"]]],
    ["model that a system is based on", "It reaches 71.3% on HDS-20, ahead of a reader based on Phi-3.", [["HDS-20"]]],
    [
      "model in the same construction",
      "It gains 3.1 points on Phi-3 and improves recall by 2.1 points on Zephyra.",
      [[], []],
    ],
  ])("%s", (_, sentence, benchmarks) => {
    expect(extractTestClaims(sentence).map((c) => c.benchmarks)).toEqual(benchmarks);
  });
});

describe("lists of numbers and lists of names", () => {
  it.each<[why: string, sentence: string, benchmarks: readonly (readonly string[])[]]>([
    ["one benchmark per number", "Orion reaches 80.0% on MMLU and 65.7% on the advanced GSM8K.", [["MMLU"], ["GSM8K"]]],
    [
      "one benchmark per number, with modifiers",
      "Orion reaches 80.0% on expanded MMLU and 65.7% on leading GSM8K.",
      [["MMLU"], ["GSM8K"]],
    ],
    ["pairs numbers and names in order", "On GSM8K and MMLU, Orion reaches 71.0% and 69.0%.", [["GSM8K"], ["MMLU"]]],
    [
      "pairs them although metrics precede and follow the numbers",
      "On GSM8K and MMLU, it is best in accuracy, reaching 71.0 and 69.0 F1.",
      [["GSM8K"], ["MMLU"]],
    ],
    [
      "does not pair numbers of two metrics",
      "On GSM8K and MMLU, it reaches 71.0 accuracy and 69.0 F1.",
      [
        ["GSM8K", "MMLU"],
        ["GSM8K", "MMLU"],
      ],
    ],
    [
      "does not pair if one name follows the numbers",
      "On GSM8K and MMLU it leads, with errors of 7.1/8.2 on MMLU.",
      [["MMLU"], ["MMLU"]],
    ],
    [
      "does not pair if a list of models follows",
      "Across GSM8K and MMLU, Orion reaches 71.0% and 69.0% with Qwen3-8B and Llama-3.1-8B.",
      [
        ["GSM8K", "MMLU"],
        ["GSM8K", "MMLU"],
      ],
    ],
    [
      "two metrics for each name",
      "Orion gains 3.1% F1 / 2.2% EM on GSM8K and 4.1% F1 / 5.2% EM on MMLU.",
      [["GSM8K"], ["GSM8K"], ["MMLU"], ["MMLU"]],
    ],
    [
      "model after a benchmark and its noun is not coordinated with it",
      "On the Harbora dataset, the LSTM model reaches 93.0%, while on the Orcana dataset, GPT-4o reaches 82.0%.",
      [["Harbora"], ["Orcana"]],
    ],
    [
      "second list repeats the order of the names",
      "It reaches 91.0% on GSM8K and 82.0% on MMLU, compared to 87.0% and 78.0% for Iris-7B.",
      [["GSM8K"], ["MMLU"], ["GSM8K"], ["MMLU"]],
    ],
    [
      "does not repeat the order for a list of another length",
      "It reaches 91.0% on GSM8K and 82.0% on MMLU, compared to 78.0% for Iris-7B.",
      [["GSM8K"], ["MMLU"], ["MMLU"]],
    ],
    [
      "unknown name in the position of a known one",
      "It cuts accuracy from 95.0% to 59.0% for GSM8K and from 99.0% to 38.0% for Harbora.",
      [["GSM8K"], ["Harbora"]],
    ],
    ["rejects a name after 'works for'", "It gains 3.1% in GSM8K and works for Harbora.", [["GSM8K"]]],
  ])("%s", (_, sentence, benchmarks) => {
    expect(extractTestClaims(sentence).map((c) => c.benchmarks)).toEqual(benchmarks);
  });
});

describe("numbers inside and outside brackets", () => {
  it.each<[why: string, sentence: string, benchmarks: readonly (readonly string[])[]]>([
    [
      "list of names with bracketed values",
      "Orion gains on GSM8K (+1.5%) and Harbora (+2.5%).",
      [["GSM8K"], ["Harbora"]],
    ],
    [
      "list with known and unknown names",
      "Orion leads on HarborA (56.4), GSM8K (80.6), TideB (46.4).",
      [["HarborA"], ["GSM8K"], ["TideB"]],
    ],
    [
      "all values of a bracket",
      "Orion gains on HarborA (+0.8 mAP and 1.7x faster) and GSM8K (+0.5 mAP and 1.6x faster).",
      [["HarborA"], ["HarborA"], ["GSM8K"], ["GSM8K"]],
    ],
    [
      "bracketed value after a bracketed split",
      "Orion scores well on GSM8K (test) (71.3%), MMLU (65.2%).",
      [["GSM8K test"], ["MMLU"]],
    ],
    [
      "does not assign the benchmark to the next baseline",
      "Orion beats ZetaPO by 6.6 points on GSM8K and QuorPO by 10.9 points on MMLU.",
      [["GSM8K"], ["MMLU"]],
    ],
    ["bracket that names another benchmark", "Orion reaches 71.2% on GSM8K (65.1% on MMLU).", [["GSM8K"], ["MMLU"]]],
    ["list of names with a count", "Orion beats 12 baselines on GSM8K and MMLU by 12.1%.", [["GSM8K", "MMLU"]]],
    ["names after 'in'", "Errors drop by 4.3% in MMLU and by 2.1% in Harb-90.", [["MMLU"], ["Harb-90"]]],
    ["overall average", "On GSM8K, it gains 3.1 points on old maps and 2.1 points overall.", [["GSM8K"], ["GSM8K"]]],
    ["numbers separated by a comma", "Orion reaches 0.5% ASR on GSM8K, 0.6% ASR on MMLU.", [["GSM8K"], ["MMLU"]]],
    [
      "benchmark in the bracket after a task",
      "It gains 3.1% on letter repair (GSM8K) and 2.2% in law (MMLU dataset).",
      [["GSM8K"], ["MMLU"]],
    ],
    ["rejects an unknown name in the bracket after a task", "It gains 3.1% in letter repair (Harbora).", [[]]],
    [
      "benchmark limited to an earlier bracket",
      "Orion is better (3.3x on GSM8K) while using 57% fewer samples.",
      [["GSM8K"], []],
    ],
    ["benchmark in a bracket without a number", "Across two tasks (GSM8K, MMLU), Orion gains 5%.", [["GSM8K", "MMLU"]]],
  ])("%s", (_, sentence, benchmarks) => {
    expect(extractTestClaims(sentence, "Orion: a parser for letters").map((c) => c.benchmarks)).toEqual(benchmarks);
  });

  it("rejects data that improve a model", () => {
    const abstract = "We curate HarborSet, a dataset of maps. HarborSet improves models by 1.7% on nine tasks.";
    expect(extractTestClaims(abstract).map((c) => c.benchmarks)).toEqual([[]]);
  });
});

describe("descriptions without a name", () => {
  it.each<[sentence: string, claim: ExpectedSlots]>([
    [
      "Across six math benchmarks, it improves accuracy by 4.1 points on average.",
      { benchmark_text: "six math benchmarks", aggregate: true },
    ],
    ["It improves the average over six tasks by 2.3%.", { benchmark_text: "six tasks", aggregate: true }],
    [
      "Average accuracy on eight benchmarks improves by 3.9 points.",
      { benchmark_text: "eight benchmarks", aggregate: true, metric: "accuracy" },
    ],
    [
      "It reaches an accuracy of 71.0% on hard tasks where readers know no task.",
      { benchmark_text: "hard tasks", after: 71 },
    ],
    ["In this work, we solve new tasks and reach an accuracy of 71.0%.", { benchmark_text: null, after: 71 }],
    ["It gains 3.9% on hard tasks.", { benchmark_text: "hard tasks", aggregate: false }],
    ["It gains up to 3.9% across six tasks.", { benchmark_text: "six tasks", aggregate: false }],
    ["It improves accuracy on MMLU by 3.9 points.", { benchmarks: ["MMLU"], benchmark_text: null, aggregate: false }],
  ])("%s", (sentence, claim) => {
    expect(pickExpectedSlots(extractTestClaims(sentence), [claim])).toEqual([claim]);
  });
});

describe("a name before the number", () => {
  it.each<[why: string, abstract: string, benchmarks: readonly string[]]>([
    ["keeps the known name before an unknown one", "On MMLU, a Mapola head on top of Tirvo scores 81.0%.", ["MMLU"]],
    [
      "keeps the first name before a base system",
      "On HarborSet, a head built on Tirvo is small and scores 81.0%.",
      ["HarborSet"],
    ],
    [
      "prefers a later name with a benchmark noun",
      "On the MMLU part of the Mapola dataset, Orion scores 81.0%.",
      ["Mapola"],
    ],
    ["prefers a later name that starts a clause", "On MMLU it is slow, and on Mapola it scores 81.0%.", ["Mapola"]],
    ["keeps the name before a vague description", "On MMLU, Orion gains 3.1% across different test sets.", ["MMLU"]],
    ["keeps the name before a counted part", "On MMLU, across 261 scenarios, Orion gains 3.1%.", ["MMLU"]],
    ["rejects the acronym of a kind of data", "On standard QoT benchmark datasets, Orion gains 3.1%.", []],
    ["rejects the acronym of a kind of task", "On NL2KQ workflows, Orion gains 3.1%.", []],
    ["accepts the acronym of a single dataset", "On the QoT dataset, Orion gains 3.1%.", ["QoT"]],
    ["prefers a specific description", "On MMLU, Orion gains 3.1% on six real-world tasks.", []],
  ])("%s", (_, abstract, benchmarks) => {
    expect(extractTestClaims(abstract, "Orion: a parser for letters").map((c) => c.benchmarks)).toEqual([benchmarks]);
  });
});

describe("descriptions and names", () => {
  it.each<[why: string, abstract: string, benchmarks: readonly (readonly string[])[]]>([
    [
      "name after the numbers replaces an earlier description",
      "Tests on hard maps show that Orion lifts accuracy from 70.6% to 79.8% on MMLU.",
      [["MMLU"]],
    ],
    [
      "description in a list of names",
      "Orion gains 4.7% on HarborQA, 6.3% on planning tasks, and 4.0% on MMLU.",
      [["HarborQA"], [], ["MMLU"]],
    ],
  ])("%s", (_, abstract, benchmarks) => {
    expect(extractTestClaims(abstract, "Orion: a parser for letters").map((c) => c.benchmarks)).toEqual(benchmarks);
  });
});

describe("the only benchmark of a sentence", () => {
  it.each<[why: string, abstract: string, benchmarks: readonly (readonly string[])[]]>([
    ["far after the number", "Orion gains 3.1% for readers of all ages in MMLU.", [["MMLU"]]],
    ["not after another number", "Orion gains 3.1% for readers and reaches 81.0% on MMLU.", [[], ["MMLU"]]],
  ])("%s", (_, abstract, benchmarks) => {
    expect(extractTestClaims(abstract, "Orion: a parser for letters").map((c) => c.benchmarks)).toEqual(benchmarks);
  });
});

it("does not pair numbers with benchmarks if as many metrics precede the numbers", () => {
  const found = extractTestClaims(
    "On MMLU and GSM8K, it lifts AUC and ACC over the best map for each metric by 3.1 and 1.4 points.",
  );
  expect(found.map((c) => c.benchmarks)).toEqual([
    ["MMLU", "GSM8K"],
    ["MMLU", "GSM8K"],
  ]);
});

it("does not pair numbers with both metrics and benchmarks", () => {
  const found = extractTestClaims("On MMLU and GSM8K, it improves recall and F1 by 5.3% and 9.4%, respectively.");
  expect(found.map((c) => c.benchmarks)).toEqual([
    ["MMLU", "GSM8K"],
    ["MMLU", "GSM8K"],
  ]);
});

describe("averages over tasks", () => {
  it.each<[sentence: string, aggregate: boolean]>([
    ["It reaches an average accuracy of 62.0% on MMLU.", true],
    ["On MMLU, it scores 62.0% on average.", true],
    ["It reaches an accuracy of 62.0% on MMLU.", false],
    ["It reaches an average precision of 62.0% on MMLU.", false],
    ["It cuts the average latency by 30% on MMLU.", false],
    ["It gains 3.1% in six-task training.", false],
    ["It has a macro-average F1 of 0.88.", false],
    ["Text and picture together reach a combined accuracy of 71%.", false],
  ])("%s", (sentence, aggregate) => {
    expect(extractTestClaims(sentence).map((c) => c.aggregate)).toEqual([aggregate]);
  });
});

it("does not read a share of cases as evaluation data", () => {
  const found = extractTestClaims("It is better in 96% of cases and gains 3.9%.");
  expect(found.map((c) => c.benchmark_text)).toEqual([null, null]);
});

describe("averages over several benchmarks", () => {
  it("assigns all benchmarks to one average", () => {
    const claims = [{ benchmarks: ["MMLU", "GSM8K", "HumanEval"], aggregate: true, metric: "score", after: 71.5 }];
    expect(
      pickExpectedSlots(extractTestClaims("The average score over MMLU, GSM8K and HumanEval is 71.5."), claims),
    ).toEqual(claims);
  });
});

describe("the proposed benchmark", () => {
  it.each<[why: string, abstract: string, benchmarks: readonly string[]]>([
    [
      "includes described parts",
      "We introduce HarborBench, a benchmark of maps. GPT-4o reaches only 43.8% accuracy in hard cases.",
      ["HarborBench"],
    ],
    [
      "others are not",
      "We introduce HarborBench, a benchmark of maps. GPT-4o reaches only 43.8% accuracy on existing benchmarks.",
      [],
    ],
    [
      "nor where models learn from it",
      "We introduce HarborBench, a benchmark of maps. We train BERT on HarborBench. It gains 4.3% in hard cases.",
      [],
    ],
  ])("%s", (_, abstract, benchmarks) => {
    expect(extractTestClaims(abstract, "How well are maps read?")[0]?.benchmarks).toEqual(benchmarks);
  });

  it("resolves 'our benchmark'", () => {
    const abstract =
      "We introduce LetterBench, a benchmark of 500 letters. The best model reaches only 38.2% accuracy on our benchmark.";
    const claims = [{ benchmarks: ["LetterBench"], benchmark_text: null, after: 38.2, metric: "accuracy" }];
    expect(pickExpectedSlots(extractTestClaims(abstract, "LetterBench: A Benchmark for Letters"), claims)).toEqual(
      claims,
    );
  });
});
