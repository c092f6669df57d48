import { describe, expect, it } from "vitest";
import { claimsOf, like, type Slots } from "../testing/read";

const ROWS: readonly [why: string, title: string, abstract: string, claims: readonly Slots[]][] = [
  [
    "a size of the paper's own series",
    "Skyline: Reasoning models at scale",
    "We introduce Skyline, a series of reasoning models. Our 32B model reaches 77.1% on AIME 2024.",
    [{ model: "Skyline-32B", size_b: 32, method: null, after: 77.1 }],
  ],
  [
    "it is the paper's own system",
    "Orion: a parser for letters",
    "We propose Orion, a framework for letters. It gains 3.2 points on MMLU.",
    [{ method: "Orion", model: null, gain: 3.2 }],
  ],
  [
    "our method is the paper's own system",
    "Orion: a parser for letters",
    "We propose Orion, a framework for letters. Our method gains 3.2 points on MMLU.",
    [{ method: "Orion", model: null, gain: 3.2 }],
  ],
  [
    "the method on the model that it changes",
    "Orion: a parser for letters",
    "We propose Orion, a framework for letters. Orion improves Qwen2.5-7B by 3.2 points on MMLU.",
    [{ method: "Orion", model: "Qwen2.5-7B", size_b: 7, model_id: "qwen2.5-7b", gain: 3.2 }],
  ],
  [
    "a subject without a name",
    "Learning to read",
    "We find that prompt rewriting raises accuracy on MMLU from 41.0% to 44.0%.",
    [{ method: "prompt rewriting", model: null, before: 41 }],
  ],
  [
    "a finding is no subject",
    "Learning to read",
    "Extensive experiments improve accuracy on MMLU from 41.0% to 44.0%.",
    [{ method: null, model: null, before: 41 }],
  ],
  [
    "a benchmark achieves nothing",
    "Orion: a parser for letters",
    "On HarborSet, Orion cuts errors by 12%.",
    [{ method: "Orion", gain: -12 }],
  ],
  [
    "nor does a metric with its value",
    "Orion: a parser for letters",
    "Orion reaches an ETTR of 80.5%.",
    [{ method: "Orion", after: 80.5 }],
  ],
  [
    "sizes in brackets behind their numbers",
    "Orion: a parser for letters",
    "Orion reaches 65.4% (3B) and 67.2% (7B) on MMLU.",
    [
      { model: "3B model", size_b: 3, method: "Orion", after: 65.4 },
      { model: "7B model", size_b: 7, method: "Orion", after: 67.2 },
    ],
  ],
  [
    "systems in a list, one for each number",
    "Learning to read",
    "GPT-4o and Qwen2.5-7B reach 71.0% and 62.5% on MMLU, respectively.",
    [
      { model: "GPT-4o", after: 71 },
      { model: "Qwen2.5-7B", after: 62.5 },
    ],
  ],
  [
    "rivals in a list, each with its numbers",
    "Orion: a parser for letters",
    "Orion reaches an AUC of 0.91 on MMLU, surpassing Atlas (0.62) and Vega (0.41).",
    [
      { method: "Orion", after: 0.91 },
      { model: "Atlas", role: "baseline", after: 0.62 },
      { model: "Vega", role: "baseline", after: 0.41 },
    ],
  ],
  [
    "a size without a name stays as the text has it",
    "Learning to read",
    "On SWE-bench Verified, the 32B model resolves 41.0% of the issues.",
    [{ method: null, model: "32B model", size_b: 32, after: 41 }],
  ],
  [
    "another's result",
    "Learning to read",
    "GPT-4o reaches 61.0% accuracy on MathVista.",
    [{ method: null, model: "GPT-4o", size_b: null, after: 61 }],
  ],
  ["nobody", "Learning to read", "Accuracy on MMLU rises by 3.2 points.", [{ method: null, model: null, gain: 3.2 }]],
];

describe("whose result it is", () => {
  it.each(ROWS)("%s", (_, title, abstract, claims) => {
    expect(like(claimsOf(abstract, title), claims)).toEqual(claims);
  });
});
