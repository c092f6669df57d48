import { describe, expect, it } from "vitest";
import { type ExpectedSlots, extractTestClaims, pickExpectedSlots } from "../../testing/parse-text";

const ROWS: readonly [sentence: string, claims: readonly ExpectedSlots[]][] = [
  [
    "Errors fall from 5.0% to 3.9% on GSM8K, 7.1% to 6.0% on MMLU, and 9.0% to 8.0% on SciQ.",
    [
      { before: 5, after: 3.9, benchmarks: ["GSM8K"] },
      { before: 7.1, after: 6, benchmarks: ["MMLU"] },
      { before: 9, after: 8, benchmarks: ["SciQ"] },
    ],
  ],
  [
    "It raises recall and F1 by up to 5.3% and 19.4%, respectively.",
    [
      { gain: 5.3, metric: "recall", qualifier: "up to" },
      { gain: 19.4, metric: "F1", qualifier: "up to" },
    ],
  ],
  [
    "It attains accuracy, precision, and recall of 91.2%, 90.1%, and 89.5%.",
    [
      { after: 91.2, metric: "accuracy" },
      { after: 90.1, metric: "precision" },
      { after: 89.5, metric: "recall" },
    ],
  ],
  [
    "It reaches recall of 68.2% on MMLU and 73.3% on GSM8K, with gains of 5.6 and 8.2 points over the best rival.",
    [
      { after: 68.2, gain: 5.6, benchmarks: ["MMLU"] },
      { after: 73.3, gain: 8.2, benchmarks: ["GSM8K"] },
    ],
  ],
  [
    "It reaches recall of 68.2% on MMLU and 73.3% on GSM8K, while cutting latency by 25.6% and 18.2%.",
    [
      { after: 68.2, gain: null },
      { after: 73.3, gain: null },
      { after: null, gain: -25.6 },
      { after: null, gain: -18.2 },
    ],
  ],
  [
    "It gains 2.1, 3.4 and 5.6 points on MMLU, GSM8K and HumanEval, respectively.",
    [
      { gain: 2.1, gain_kind: "points", benchmarks: ["MMLU"] },
      { gain: 3.4, gain_kind: "points", benchmarks: ["GSM8K"] },
      { gain: 5.6, gain_kind: "points", benchmarks: ["HumanEval"] },
    ],
  ],
  [
    "On MMLU, GSM8K and HumanEval, it gains 2.1, 3.4 and 5.6 points.",
    [
      { gain: 2.1, benchmarks: ["MMLU"] },
      { gain: 3.4, benchmarks: ["GSM8K"] },
      { gain: 5.6, benchmarks: ["HumanEval"] },
    ],
  ],
  [
    "Gains of 3.1% on GSM8K, 4.0% on MMLU and 5.2% on HumanEval are seen.",
    [
      { gain: 3.1, benchmarks: ["GSM8K"] },
      { gain: 4, benchmarks: ["MMLU"] },
      { gain: 5.2, benchmarks: ["HumanEval"] },
    ],
  ],
  [
    "It reaches 64.1% and 58.3% on SciQ and ARC with Llama-3.1-8B.",
    [
      { after: 64.1, benchmarks: ["SciQ"], model: "Llama-3.1-8B", size_b: 8 },
      { after: 58.3, benchmarks: ["ARC"], model: "Llama-3.1-8B", size_b: 8 },
    ],
  ],
  [
    "The 7B and 14B models reach 51.0% and 58.5% on GPQA Diamond, respectively.",
    [
      { after: 51, model: "7B model", size_b: 7, benchmarks: ["GPQA Diamond"] },
      { after: 58.5, model: "14B model", size_b: 14, benchmarks: ["GPQA Diamond"] },
    ],
  ],
  [
    "Gains reach +11.2% / +13.9% for the 7B / 14B models on AIME 2024.",
    [
      { gain: 11.2, size_b: 7, benchmarks: ["AIME 2024"] },
      { gain: 13.9, size_b: 14, benchmarks: ["AIME 2024"] },
    ],
  ],
  [
    "AIME24/25 accuracy rises by 5.5 and 4.1 points.",
    [
      { gain: 5.5, benchmarks: ["AIME 2024"], metric: "accuracy" },
      { gain: 4.1, benchmarks: ["AIME 2025"], metric: "accuracy" },
    ],
  ],
  [
    "It improves over GRPO, PPO and DPO by 3.1%, 4.0% and 5.2% on GSM8K.",
    [
      { gain: 3.1, baseline: "GRPO", benchmarks: ["GSM8K"] },
      { gain: 4, baseline: "PPO", benchmarks: ["GSM8K"] },
      { gain: 5.2, baseline: "DPO", benchmarks: ["GSM8K"] },
    ],
  ],
  [
    "It surpasses BERT and T5 by 11.2% and 7.3% on SQuAD.",
    [
      { gain: 11.2, baseline: "BERT", benchmarks: ["SQuAD"] },
      { gain: 7.3, baseline: "T5", benchmarks: ["SQuAD"] },
    ],
  ],
  [
    "Accuracy drops by 12% and recall by 7%.",
    [
      { gain: -12, metric: "accuracy" },
      { gain: -7, metric: "recall" },
    ],
  ],
  [
    "It outperforms GPT-4o by 8.2% and Claude 3.5 Sonnet by 5.1% on MathVista.",
    [
      { gain: 8.2, baseline: "GPT-4o", model: null },
      { gain: 5.1, baseline: "Claude 3.5 Sonnet", model: null },
    ],
  ],
  [
    "Compared with GRPO, it cuts training time by 35% and memory by 20%.",
    [
      { gain: -35, metric: "training time", baseline: "GRPO" },
      { gain: -20, metric: "memory", baseline: "GRPO" },
    ],
  ],
  [
    "It is 3x faster and 20% cheaper than GPT-4o.",
    [
      { gain: 3, gain_kind: "times", baseline: "GPT-4o" },
      { gain: -20, gain_kind: "percent", baseline: "GPT-4o" },
    ],
  ],
];

describe("lists of equal length", () => {
  it.each(ROWS)("%s", (sentence, claims) => {
    expect(pickExpectedSlots(extractTestClaims(sentence), claims)).toEqual(claims);
  });
});

describe("one number for several names", () => {
  it.each<[sentence: string, claim: ExpectedSlots]>([
    [
      "It gains at least 10% on both GSM8K and MMLU.",
      { gain: 10, qualifier: "over", benchmarks: ["GSM8K", "MMLU"], aggregate: false },
    ],
    ["It cuts tokens by 22% with Qwen3-4B, Qwen3-8B and Llama-3.1-8B.", { gain: -22, model: null, metric: "tokens" }],
    [
      "It gains 12% on two datasets, GSM8K and MMLU.",
      { gain: 12, benchmarks: ["GSM8K", "MMLU"], benchmark_text: null },
    ],
    [
      "It outperforms both GPT-4o and Gemini 1.5 Pro by 8.2% on MathVista.",
      { gain: 8.2, baseline: "GPT-4o and Gemini 1.5 Pro" },
    ],
  ])("%s", (sentence, claim) => {
    expect(pickExpectedSlots(extractTestClaims(sentence), [claim])).toEqual([claim]);
  });
});
