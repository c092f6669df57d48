import { describe, expect, it } from "vitest";
import { type ExpectedSlots, extractTestClaims, pickExpectedSlots } from "../../testing/parse-text";

it("the bracket behind a number says where that number was measured", () => {
  const found = extractTestClaims(
    "On MNIST and GSM8K, it saves bits; Orion attains 89.0% (MNIST) and 66.9% (GSM8K) accuracy.",
  );
  expect(found.map((c) => c.benchmarks)).toEqual([["MNIST"], ["GSM8K"]]);
});

it("a new name behind on is what the known one before it is", () => {
  const found = extractTestClaims("Tested on Phi-3, it gains 2.1% on GSM8K and 3.1% on HDS.");
  expect(found.map((c) => c.benchmarks)).toEqual([["GSM8K"], ["HDS"]]);
});

describe("a new name behind on, and a known model in another clause", () => {
  it.each<[why: string, sentence: string, benchmarks: readonly (readonly string[])[]]>([
    ["before it", "On Phi-3, it lowers the cost, improving recall on HDS-20 from 38.2% to 39.9%.", [["HDS-20"]]],
    ["behind it", "On HDS-20, it reaches a recall of 71.3% on Phi-3.", [["HDS-20"]]],
    ["that something is based on", "It reaches 71.3% on HDS-20, ahead of a reader based on Phi-3.", [["HDS-20"]]],
    ["in no other clause", "It gains 3.1 points on Phi-3 and improves recall by 2.1 points on Zephyra.", [[], []]],
  ])("%s", (_, sentence, benchmarks) => {
    expect(extractTestClaims(sentence).map((c) => c.benchmarks)).toEqual(benchmarks);
  });
});

describe("lists of numbers and lists of names", () => {
  it.each<[why: string, sentence: string, benchmarks: readonly (readonly string[])[]]>([
    ["each its own", "Orion reaches 80.0% on MMLU and 65.7% on the advanced GSM8K.", [["MMLU"], ["GSM8K"]]],
    [
      "each its own, also expanded",
      "Orion reaches 80.0% on expanded MMLU and 65.7% on leading GSM8K.",
      [["MMLU"], ["GSM8K"]],
    ],
    ["pair in order", "On GSM8K and MMLU, Orion reaches 71.0% and 69.0%.", [["GSM8K"], ["MMLU"]]],
    [
      "also where a metric stands before them and another behind",
      "On GSM8K and MMLU, it is best in accuracy, reaching 71.0 and 69.0 F1.",
      [["GSM8K"], ["MMLU"]],
    ],
    [
      "but not numbers of two metrics",
      "On GSM8K and MMLU, it reaches 71.0 accuracy and 69.0 F1.",
      [
        ["GSM8K", "MMLU"],
        ["GSM8K", "MMLU"],
      ],
    ],
    [
      "nor where one name stands behind the numbers",
      "On GSM8K and MMLU it leads, with errors of 7.1/8.2 on MMLU.",
      [["MMLU"], ["MMLU"]],
    ],
    [
      "nor where a list of models does",
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
      "a model behind a name and its noun is no list with it",
      "On the Harbora dataset, the LSTM model reaches 93.0%, while on the Orcana dataset, GPT-4o reaches 82.0%.",
      [["Harbora"], ["Orcana"]],
    ],
    [
      "a list again, in the order of the names before it",
      "It reaches 91.0% on GSM8K and 82.0% on MMLU, compared to 87.0% and 78.0% for Iris-7B.",
      [["GSM8K"], ["MMLU"], ["GSM8K"], ["MMLU"]],
    ],
    [
      "not of another length",
      "It reaches 91.0% on GSM8K and 82.0% on MMLU, compared to 78.0% for Iris-7B.",
      [["GSM8K"], ["MMLU"], ["MMLU"]],
    ],
    [
      "new names that stand as a known one does",
      "It cuts accuracy from 95.0% to 59.0% for GSM8K and from 99.0% to 38.0% for Harbora.",
      [["GSM8K"], ["Harbora"]],
    ],
    ["not what stands for something else", "It gains 3.1% in GSM8K and works for Harbora.", [["GSM8K"]]],
  ])("%s", (_, sentence, benchmarks) => {
    expect(extractTestClaims(sentence).map((c) => c.benchmarks)).toEqual(benchmarks);
  });
});

describe("data that something learns from", () => {
  it.each<[why: string, abstract: string, benchmarks: readonly string[]]>([
    ["a cause", "Fine-tuning on HarborSet improves accuracy by 3.1%.", []],
    [
      "a cause, past the network and its bracket",
      "While training large networks (e.g., BERT) on HarborSet improves accuracy by 3.1%, it is slow.",
      [],
    ],
    ["a share of them", "When training on 40% of the HarborSet dataset, it reaches 80.2% accuracy.", []],
    ["not where another is measured on", "Trained on HarborSet, it reaches 80.2% accuracy on GSM8K.", ["GSM8K"]],
    [
      "but a test may be on a part of them",
      "Trained on the HarborSet dataset, it reaches 80.2% accuracy.",
      ["HarborSet"],
    ],
    ["where several are measured on", "Trained on HarborSet, it gains 3.1% accuracy across five benchmarks.", []],
    [
      "but where those train",
      "Trained on HarborSet, unlike others trained on five benchmarks, it gains 3.1%.",
      ["HarborSet"],
    ],
    [
      "a model that learned from it",
      "With a frozen MNIST BERT encoder, it reaches 80.2% accuracy on GSM8K.",
      ["GSM8K"],
    ],
    ["only its name before", "With MNIST pretraining, it reaches 80.2% accuracy.", []],
    ["what it is tested with", "With the MNIST benchmark, it reaches 80.2% accuracy.", ["MNIST"]],
    ["trained and tested", "By training and evaluating on HarborSet, it reaches 80.2% accuracy.", ["HarborSet"]],
    ["another's word of training", "Beating fine-tuned networks by 2.4% on HarborSet, it is fast.", ["HarborSet"]],
  ])("%s", (_, abstract, benchmarks) => {
    expect(extractTestClaims(abstract)[0]?.benchmarks).toEqual(benchmarks);
  });
});

describe("names beside benchmarks", () => {
  it.each<[why: string, abstract: string, benchmarks: readonly string[]]>([
    ["a part described later", "On the HarborQA dataset, Orion gains 3.1% on the hardest tasks.", ["HarborQA"]],
    [
      "not one list with the paper's own name behind a comma",
      "We present Orion, a model of maps. On the open Harbour Depth Dataset (HDD), Orion, tuned by hand, gains 3.1%.",
      ["HDD"],
    ],
    ["a short form in brackets", "On the Harbour Depth Study (HDS), Orion gains 3.1%.", ["HDS"]],
    [
      "a name in full, behind which its short form stands",
      "On the HarborQA Maps dataset, Orion gains, by 3.1% on HarborQA.",
      ["HarborQA Maps"],
    ],
    [
      "a name of the same list",
      "Orion gains 3.1% on HarborQA Maps and HarborQA datasets.",
      ["HarborQA Maps", "HarborQA"],
    ],
    ["another part", "Better than on MathVista Small, Orion gains 3.1% on MathVista Large.", ["MathVista Large"]],
    ["another benchmark", "Better than on GPQA Diamond, Orion gains 3.1% on GPQA.", ["GPQA"]],
    [
      "a known one by its short form",
      "Orion gains 3.1% on the Massive Multitask Language Understanding (MMLU) benchmark.",
      ["MMLU"],
    ],
    [
      "not by that of another",
      "Orion gains 3.1% on Massive Multitask Language Understanding (GSM8K).",
      ["Massive Multitask Language Understanding"],
    ],
    ["a version", "Orion reaches 92.0% on HarborBench v2.", ["HarborBench v2"]],
    ["the shape of a name", "On 94 local Harbor-Eval tasks, Orion gains 3.1%.", ["Harbor-Eval"]],
    ["not a machine", "Orion gains 3.1% on an NVIDIA H100.", []],
    ["not where it was deployed", "In A/B tests on Harbora, Orion gains 3.1%.", []],
    ["a level", "Orion gains 3.1% on MATH Level 5 problems.", ["MATH Level 5"]],
    ["not a model by its name", "On HarborLLM, Orion gains 3.1%.", []],
    ["not benchmarks of a kind", "We scan by mobile laser scanning (MLS). On MLS benchmarks, Orion gains 3.1%.", []],
    ["not a term of the trade", "We scan by mobile laser scanning (MLS). On MLS data, Orion gains 3.1%.", []],
    [
      "nor where its words stand in the bracket",
      "We study MLS (mobile laser scanning). On MLS data, Orion gains 3.1%.",
      [],
    ],
    [
      "a challenge in its own words",
      "Orion gains 3.1%, first place in the Harbora Challenge 2025.",
      ["Harbora Challenge 2025"],
    ],
    ["not from what to what", "Orion gains 3.1% on the Text-to-Map benchmark.", []],
    ["not a way of building", "Orion gains 3.1% on Mixture-of-Experts.", []],
    ["not a way of judging", "Orion gains 3.1% on LLM-as-a-Judge.", []],
    [
      "not what an aside says of the name",
      "Orion gains on HumanEval, a benchmark of small tasks, by 3.1%.",
      ["HumanEval"],
    ],
    ["a year", "On Harbora 2024, Orion gains 3.1%.", ["Harbora 2024"]],
    ["not whom data come from", "On three datasets from Harbora and Mapola, Orion gains 3.1%.", []],
    ["what a task is of", "On the hardest tasks in the HarborQA suite, Orion gains 3.1%.", ["HarborQA"]],
    ["what is counted of it", "On 100 HarborMaps scenarios, Orion gains 3.1%.", ["HarborMaps"]],
    ["not a kind of what is counted", "On 100 HMQ scenarios, Orion gains 3.1%.", []],
    ["nor counted models", "Orion gains 3.1% on 2 HarborMaps models.", []],
    ["not what a noun behind it describes", "Orion gains 3.1% on Raman spectra.", []],
    ["not a short acronym that nothing calls data", "Orion gains 3.1% on RFQ.", []],
    ["but one that is called so", "Orion gains 3.1% on the RFQ dataset.", ["RFQ"]],
    ["not what several things are run across", "Across Harbor Boats and Tide Maps, Orion gains 3.1%.", []],
    ["not what it runs on", "Orion gains 3.1% on an HX7 board.", []],
    ["not an architecture", "Orion gains 3.1% on ResNets.", []],
    ["not a task by its letters", "We study Harbour Map Recognition (HMR). On HMR, Orion gains 3.1%.", []],
    ["not a language", "Orion gains 3.1% on Swahili.", []],
    ["not parts of a picture", "Orion reaches a Dice of 0.93 for LV/MYO.", []],
    ["not a rival", "Orion gains 3.1% compared to ZetaPO and QuorPO.", []],
  ])("%s", (_, abstract, benchmarks) => {
    expect(extractTestClaims(abstract, "Orion: a parser for letters").map((c) => c.benchmarks)).toEqual([benchmarks]);
  });
});

describe("numbers in brackets and beside them", () => {
  it.each<[why: string, sentence: string, benchmarks: readonly (readonly string[])[]]>([
    ["a chain", "Orion gains on GSM8K (+1.5%) and Harbora (+2.5%).", [["GSM8K"], ["Harbora"]]],
    [
      "a chain that a known one interrupts",
      "Orion leads on HarborA (56.4), GSM8K (80.6), TideB (46.4).",
      [["HarborA"], ["GSM8K"], ["TideB"]],
    ],
    [
      "all that a bracket holds",
      "Orion gains on HarborA (+0.8 mAP and 1.7x faster) and GSM8K (+0.5 mAP and 1.6x faster).",
      [["HarborA"], ["HarborA"], ["GSM8K"], ["GSM8K"]],
    ],
    [
      "behind the name of a split",
      "Orion scores well on GSM8K (test) (71.3%), MMLU (65.2%).",
      [["GSM8K test"], ["MMLU"]],
    ],
    [
      "not of the next one that is beaten",
      "Orion beats ZetaPO by 6.6 points on GSM8K and QuorPO by 10.9 points on MMLU.",
      [["GSM8K"], ["MMLU"]],
    ],
    ["but not where it names another", "Orion reaches 71.2% on GSM8K (65.1% on MMLU).", [["GSM8K"], ["MMLU"]]],
    ["a list behind a count", "Orion beats 12 baselines on GSM8K and MMLU by 12.1%.", [["GSM8K", "MMLU"]]],
    ["twins behind in", "Errors drop by 4.3% in MMLU and by 2.1% in Harb-90.", [["MMLU"], ["Harb-90"]]],
    ["an average too", "On GSM8K, it gains 3.1 points on old maps and 2.1 points overall.", [["GSM8K"], ["GSM8K"]]],
    ["behind a comma", "Orion reaches 0.5% ASR on GSM8K, 0.6% ASR on MMLU.", [["GSM8K"], ["MMLU"]]],
    [
      "a benchmark in a bracket behind the task",
      "It gains 3.1% on letter repair (GSM8K) and 2.2% in law (MMLU dataset).",
      [["GSM8K"], ["MMLU"]],
    ],
    ["but not any name in one", "It gains 3.1% in letter repair (Harbora).", [[]]],
    ["spent", "Orion is better (3.3x on GSM8K) while using 57% fewer samples.", [["GSM8K"], []]],
    ["not spent", "Across two tasks (GSM8K, MMLU), Orion gains 5%.", [["GSM8K", "MMLU"]]],
  ])("%s", (_, sentence, benchmarks) => {
    expect(extractTestClaims(sentence, "Orion: a parser for letters").map((c) => c.benchmarks)).toEqual(benchmarks);
  });

  it("are not said of the data that make a model better", () => {
    const abstract = "We curate HarborSet, a dataset of maps. HarborSet improves models by 1.7% on nine tasks.";
    expect(extractTestClaims(abstract).map((c) => c.benchmarks)).toEqual([[]]);
  });
});

describe("descriptions where no name is given", () => {
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
    ["a new one inside the clause does not win", "On MMLU, a Mapola head on top of Tirvo scores 81.0%.", ["MMLU"]],
    [
      "nor one that something is built on",
      "On HarborSet, a head built on Tirvo is small and scores 81.0%.",
      ["HarborSet"],
    ],
    ["one that is called a dataset does", "On the MMLU part of the Mapola dataset, Orion scores 81.0%.", ["Mapola"]],
    ["one that opens a clause does", "On MMLU it is slow, and on Mapola it scores 81.0%.", ["Mapola"]],
    ["words that describe nothing do not", "On MMLU, Orion gains 3.1% across different test sets.", ["MMLU"]],
    ["nor ones that count its parts", "On MMLU, across 261 scenarios, Orion gains 3.1%.", ["MMLU"]],
    ["an acronym of a kind of data names none", "On standard QoT benchmark datasets, Orion gains 3.1%.", []],
    ["nor of a kind of work", "On NL2KQ workflows, Orion gains 3.1%.", []],
    ["but of one data set it may", "On the QoT dataset, Orion gains 3.1%.", ["QoT"]],
    ["words that describe something do", "On MMLU, Orion gains 3.1% on six real-world tasks.", []],
  ])("%s", (_, abstract, benchmarks) => {
    expect(extractTestClaims(abstract, "Orion: a parser for letters").map((c) => c.benchmarks)).toEqual([benchmarks]);
  });
});

describe("a description beside names", () => {
  it.each<[why: string, abstract: string, benchmarks: readonly (readonly string[])[]]>([
    [
      "ahead of every number",
      "Tests on hard maps show that Orion lifts accuracy from 70.6% to 79.8% on MMLU.",
      [["MMLU"]],
    ],
    [
      "in a list of them",
      "Orion gains 4.7% on HarborQA, 6.3% on planning tasks, and 4.0% on MMLU.",
      [["HarborQA"], [], ["MMLU"]],
    ],
  ])("%s", (_, abstract, benchmarks) => {
    expect(extractTestClaims(abstract, "Orion: a parser for letters").map((c) => c.benchmarks)).toEqual(benchmarks);
  });
});

describe("the only benchmark of a sentence", () => {
  it.each<[why: string, abstract: string, benchmarks: readonly (readonly string[])[]]>([
    ["stands far behind", "Orion gains 3.1% for readers of all ages in MMLU.", [["MMLU"]]],
    ["not behind another number", "Orion gains 3.1% for readers and reaches 81.0% on MMLU.", [[], ["MMLU"]]],
  ])("%s", (_, abstract, benchmarks) => {
    expect(extractTestClaims(abstract, "Orion: a parser for letters").map((c) => c.benchmarks)).toEqual(benchmarks);
  });
});

it("numbers behind as many metrics do not pair with benchmarks before these, whatever the metrics are called", () => {
  const found = extractTestClaims(
    "On MMLU and GSM8K, it lifts AUC and ACC over the best map for each metric by 3.1 and 1.4 points.",
  );
  expect(found.map((c) => c.benchmarks)).toEqual([
    ["MMLU", "GSM8K"],
    ["MMLU", "GSM8K"],
  ]);
});

it("numbers that pair with metrics do not pair with benchmarks", () => {
  const found = extractTestClaims("On MMLU and GSM8K, it improves recall and F1 by 5.3% and 9.4%, respectively.");
  expect(found.map((c) => c.benchmarks)).toEqual([
    ["MMLU", "GSM8K"],
    ["MMLU", "GSM8K"],
  ]);
});

describe("an average over the tasks of one benchmark, or of an abstract", () => {
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

it("a share of cases describes nothing that was measured on", () => {
  const found = extractTestClaims("It is better in 96% of cases and gains 3.9%.");
  expect(found.map((c) => c.benchmark_text)).toEqual([null, null]);
});

describe("the average of several", () => {
  it("is one figure over all that the sentence names", () => {
    const claims = [{ benchmarks: ["MMLU", "GSM8K", "HumanEval"], aggregate: true, metric: "score", after: 71.5 }];
    expect(
      pickExpectedSlots(extractTestClaims("The average score over MMLU, GSM8K and HumanEval is 71.5."), claims),
    ).toEqual(claims);
  });
});

describe("the paper's own benchmark", () => {
  it.each<[why: string, abstract: string, benchmarks: readonly string[]]>([
    [
      "what it describes is a part of it",
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

  it("is meant by our benchmark", () => {
    const abstract =
      "We introduce LetterBench, a benchmark of 500 letters. The best model reaches only 38.2% accuracy on our benchmark.";
    const claims = [{ benchmarks: ["LetterBench"], benchmark_text: null, after: 38.2, metric: "accuracy" }];
    expect(pickExpectedSlots(extractTestClaims(abstract, "LetterBench: A Benchmark for Letters"), claims)).toEqual(
      claims,
    );
  });
});
