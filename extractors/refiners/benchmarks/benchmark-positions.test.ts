import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../../testing/parse-text";

describe("names and benchmarks", () => {
  it.each<[why: string, abstract: string, benchmarks: readonly string[]]>([
    [
      "keeps the benchmark of a part described later",
      "On the HarborQA dataset, Orion gains 3.1% on the hardest tasks.",
      ["HarborQA"],
    ],
    [
      "separates the proposed name after a comma",
      "We present Orion, a model of maps. On the open Harbour Depth Dataset (HDD), Orion, tuned by hand, gains 3.1%.",
      ["HDD"],
    ],
    ["short form in brackets", "On the Harbour Depth Study (HDS), Orion gains 3.1%.", ["HDS"]],
    [
      "full name with a later short form",
      "On the HarborQA Maps dataset, Orion gains, by 3.1% on HarborQA.",
      ["HarborQA Maps"],
    ],
    [
      "short and full name in one list",
      "Orion gains 3.1% on HarborQA Maps and HarborQA datasets.",
      ["HarborQA Maps", "HarborQA"],
    ],
    ["another split", "Better than on MathVista Small, Orion gains 3.1% on MathVista Large.", ["MathVista Large"]],
    ["different benchmark with a similar name", "Better than on GPQA Diamond, Orion gains 3.1% on GPQA.", ["GPQA"]],
    [
      "known benchmark by its short form",
      "Orion gains 3.1% on the Massive Multitask Language Understanding (MMLU) benchmark.",
      ["MMLU"],
    ],
    [
      "keeps the name if the short form is another benchmark",
      "Orion gains 3.1% on Massive Multitask Language Understanding (GSM8K).",
      ["Massive Multitask Language Understanding"],
    ],
    ["name with a version", "Orion reaches 92.0% on HarborBench v2.", ["HarborBench v2"]],
    ["name recognized by its spelling", "On 94 local Harbor-Eval tasks, Orion gains 3.1%.", ["Harbor-Eval"]],
    ["rejects hardware", "Orion gains 3.1% on an NVIDIA H100.", []],
    ["rejects a deployment platform", "In A/B tests on Harbora, Orion gains 3.1%.", []],
    ["name with a level", "Orion gains 3.1% on MATH Level 5 problems.", ["MATH Level 5"]],
    ["rejects a model name", "On HarborLLM, Orion gains 3.1%.", []],
    [
      "rejects benchmarks of a technique",
      "We scan by mobile laser scanning (MLS). On MLS benchmarks, Orion gains 3.1%.",
      [],
    ],
    ["rejects a domain term", "We scan by mobile laser scanning (MLS). On MLS data, Orion gains 3.1%.", []],
    [
      "rejects a domain term spelled out in brackets",
      "We study MLS (mobile laser scanning). On MLS data, Orion gains 3.1%.",
      [],
    ],
    [
      "full name of a challenge",
      "Orion gains 3.1%, first place in the Harbora Challenge 2025.",
      ["Harbora Challenge 2025"],
    ],
    ["rejects a task name with 'to'", "Orion gains 3.1% on the Text-to-Map benchmark.", []],
    ["rejects an architecture", "Orion gains 3.1% on Mixture-of-Experts.", []],
    ["rejects an evaluation method", "Orion gains 3.1% on LLM-as-a-Judge.", []],
    [
      "ignores an apposition after the name",
      "Orion gains on HumanEval, a benchmark of small tasks, by 3.1%.",
      ["HumanEval"],
    ],
    ["name with a year", "On Harbora 2024, Orion gains 3.1%.", ["Harbora 2024"]],
    ["rejects the providers of the data", "On three datasets from Harbora and Mapola, Orion gains 3.1%.", []],
    ["source of described tasks", "On the hardest tasks in the HarborQA suite, Orion gains 3.1%.", ["HarborQA"]],
    ["name with a count", "On 100 HarborMaps scenarios, Orion gains 3.1%.", ["HarborMaps"]],
    ["rejects a kind of counted items", "On 100 HMQ scenarios, Orion gains 3.1%.", []],
    ["rejects counted models", "Orion gains 3.1% on 2 HarborMaps models.", []],
    ["rejects a name that modifies another noun", "Orion gains 3.1% on Raman spectra.", []],
    ["rejects a short acronym without a benchmark noun", "Orion gains 3.1% on RFQ.", []],
    ["accepts a short acronym with a benchmark noun", "Orion gains 3.1% on the RFQ dataset.", ["RFQ"]],
    [
      "rejects names after 'across' without a benchmark noun",
      "Across Harbor Boats and Tide Maps, Orion gains 3.1%.",
      [],
    ],
    ["rejects a board", "Orion gains 3.1% on an HX7 board.", []],
    ["rejects a network architecture", "Orion gains 3.1% on ResNets.", []],
    ["rejects the acronym of a task", "We study Harbour Map Recognition (HMR). On HMR, Orion gains 3.1%.", []],
    ["rejects a language", "Orion gains 3.1% on Swahili.", []],
    ["rejects parts of an image", "Orion reaches a Dice of 0.93 for LV/MYO.", []],
    ["rejects baselines", "Orion gains 3.1% compared to ZetaPO and QuorPO.", []],
  ])("%s", (_, abstract, benchmarks) => {
    expect(extractTestClaims(abstract, "Orion: a parser for letters").map((c) => c.benchmarks)).toEqual([benchmarks]);
  });
});
