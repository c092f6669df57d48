import { type ClaimTestRow, describeClaims, INTRODUCED_PAPER, TITLE_ONLY_PAPER } from "../../testing/claim-rows";

const ROWS: readonly ClaimTestRow[] = [
  [
    "fills the model of the clause for a baseline that is a method",
    INTRODUCED_PAPER,
    "On Qwen2.5-7B, Orion reaches 71.0%, compared to 56.7% for naive prompting.",
    [
      { method: "Orion", model: "Qwen2.5-7B", after: 71, baseline: "naive prompting" },
      { method: "naive prompting", model: "Qwen2.5-7B", role: "baseline", after: 56.7 },
    ],
  ],
  [
    "takes an unknown baseline of a framework as a method",
    INTRODUCED_PAPER,
    "Orion reaches 71.0%, compared to 56.7% for TideX. It outscores GPT-4o (50.1%).",
    [
      { method: "Orion", after: 71 },
      { method: "TideX", model: null, role: "baseline", after: 56.7 },
      { model: "GPT-4o", method: null, role: "baseline", after: 50.1 },
    ],
  ],
  [
    'takes a subject after "and" and shares the benchmark',
    INTRODUCED_PAPER,
    "GPT-4o achieves 74.3% on SciQ, and Orion achieves 81.2%.",
    [
      { model: "GPT-4o", method: null, after: 74.3, benchmarks: ["SciQ"] },
      { model: null, method: "Orion", after: 81.2, benchmarks: ["SciQ"] },
    ],
  ],
  [
    "does not take a model with its own number as a base model",
    INTRODUCED_PAPER,
    "GPT-4o achieves 74.3% accuracy, and Orion achieves 81.2%.",
    [
      { model: "GPT-4o", method: null, after: 74.3 },
      { model: null, method: "Orion", after: 81.2 },
    ],
  ],
  [
    "pairs several subjects after an opening phrase",
    INTRODUCED_PAPER,
    "On SciQ, GPT-4o and Qwen2.5-7B attain 88.0% and 92.6%.",
    [
      { model: "GPT-4o", after: 88, benchmarks: ["SciQ"] },
      { model: "Qwen2.5-7B", after: 92.6, benchmarks: ["SciQ"] },
    ],
  ],
  [
    'shares the benchmark between both numbers of "outperforms"',
    INTRODUCED_PAPER,
    "Orion (71.2%) outperforms GPT-4o (68.3%) on SciQ.",
    [
      { method: "Orion", after: 71.2, benchmarks: ["SciQ"], baseline: "GPT-4o" },
      { model: "GPT-4o", after: 68.3, benchmarks: ["SciQ"] },
    ],
  ],
  [
    "takes people and learning algorithms as models",
    INTRODUCED_PAPER,
    "Orion reaches 71.0%, surpassing a human expert (65.0%) and random forests (60.2%).",
    [
      { method: "Orion", after: 71 },
      { model: "human expert", method: null, role: "baseline", after: 65 },
      { model: "random forests", method: null, role: "baseline", after: 60.2 },
    ],
  ],
  [
    "takes the proposed data as the method after training",
    { title: "HarborSet: a dataset of letters" },
    "We introduce HarborSet, a dataset of letters. Fine-tuning on HarborSet improves accuracy by 7.8% (Llama-3-8B).",
    [{ method: "HarborSet", model: "Llama-3-8B", gain: 7.8 }],
  ],
  [
    "does not take the proposed data as the method of an evaluation",
    { title: "HarborSet: a dataset of letters" },
    "We introduce HarborSet, a dataset of letters. GPT-4o reaches 71.0% on HarborSet.",
    [{ method: null, model: "GPT-4o", after: 71 }],
  ],
  [
    "takes a baseline with a possessive metric",
    INTRODUCED_PAPER,
    "Orion reaches an accuracy of 71.0%, surpassing GPT-4o's accuracy of 65.0%.",
    [
      { method: "Orion", after: 71 },
      { model: "GPT-4o", method: null, role: "baseline", after: 65 },
    ],
  ],
  [
    'takes a known model after "in"',
    INTRODUCED_PAPER,
    "Orion lowers the error by 12% in Qwen3-8B and 14% in Llama-3-8B.",
    [
      { method: "Orion", model: "Qwen3-8B", gain: -12 },
      { method: "Orion", model: "Llama-3-8B", gain: -14 },
    ],
  ],
  [
    "takes the targets of an attack as models",
    INTRODUCED_PAPER,
    "Orion attains a 71.5% attack success rate against GPT-4o and a 52.0% attack success rate against Qwen2.5-7B.",
    [
      { model: "GPT-4o", method: "Orion", after: 71.5, baseline: null },
      { model: "Qwen2.5-7B", method: "Orion", after: 52, baseline: null },
    ],
  ],
  [
    'ignores a system after "in" if another model is the object',
    INTRODUCED_PAPER,
    "Orion lifts Qwen3-8B by 5% in OpenCode and by 6% in Claude Code.",
    [
      { method: "Orion", model: "Qwen3-8B", gain: 5 },
      { method: "Orion", model: "Qwen3-8B", gain: 6 },
    ],
  ],
  [
    "shares a model at the end of a list",
    INTRODUCED_PAPER,
    "Orion reaches an accuracy of 71.0% on SciQ, and a recall of 65.2% on IrisBench on Qwen3-8B.",
    [
      { model: "Qwen3-8B", after: 71 },
      { model: "Qwen3-8B", after: 65.2 },
    ],
  ],
  [
    "ignores the model of the next clause",
    INTRODUCED_PAPER,
    "Orion reaches an accuracy of 71.0%, and improves recall by 5.2% on ResNet-50.",
    [
      { model: null, after: 71 },
      { model: "ResNet-50", gain: 5.2 },
    ],
  ],
  [
    "takes a variant of a known model",
    { title: "Learning to read" },
    "The pruned ResNet-50 reaches 71.0% accuracy.",
    [{ model: "pruned ResNet-50", after: 71 }],
  ],
  [
    "takes a fine-tuned model far before the number",
    { title: "Learning to read" },
    "We fine-tune RoBERTa-large to tell forged letters from all the true ones in it, achieving an accuracy of 71.0%.",
    [{ model: "RoBERTa-large", after: 71 }],
  ],
  [
    "names a size after the proposed series",
    { title: "Skyline: Reasoning models at scale" },
    "We introduce Skyline, a series of reasoning models. Our 32B model reaches 77.1% on AIME 2024.",
    [{ model: "Skyline-32B", size_b: 32, method: null, after: 77.1 }],
  ],
  [
    'takes the object of "improves" as the model',
    INTRODUCED_PAPER,
    "Orion improves Qwen2.5-7B by 3.2 points on MMLU.",
    [{ method: "Orion", model: "Qwen2.5-7B", size_b: 7, model_id: "qwen2.5-7b", gain: 3.2 }],
  ],
  [
    "takes sizes in brackets after their numbers",
    TITLE_ONLY_PAPER,
    "Orion reaches 65.4% (3B) and 67.2% (7B) on MMLU.",
    [
      { model: "3B model", size_b: 3, method: "Orion", after: 65.4 },
      { model: "7B model", size_b: 7, method: "Orion", after: 67.2 },
    ],
  ],
  [
    "pairs a list of systems with a list of numbers",
    { title: "Learning to read" },
    "GPT-4o and Qwen2.5-7B reach 71.0% and 62.5% on MMLU, respectively.",
    [
      { model: "GPT-4o", after: 71 },
      { model: "Qwen2.5-7B", after: 62.5 },
    ],
  ],
  [
    "keeps the text of a size without a name",
    { title: "Learning to read" },
    "On SWE-bench Verified, the 32B model resolves 41.0% of the issues.",
    [{ method: null, model: "32B model", size_b: 32, after: 41 }],
  ],
  [
    "takes a known model in a paper that proposes no system",
    { title: "Learning to read" },
    "GPT-4o reaches 61.0% accuracy on MathVista.",
    [{ method: null, model: "GPT-4o", size_b: null, after: 61 }],
  ],
  [
    "assigns a bracketed number to the name before it",
    { title: "A study of reading" },
    "In counting, GPT-4o (63.2%) and DeepSeek-R1 (64.0%) lead, while smaller models like Qwen2.5-VL-3B (15.9%) lag.",
    [{ model: "GPT-4o" }, { model: "DeepSeek-R1" }, { model: "Qwen2.5-VL-3B" }],
  ],
  [
    "assigns a number to the single name in brackets after it",
    { title: "A study of reading" },
    "Accuracy on MMLU is 51.5% (Mistral-7B) at worst.",
    [{ model: "Mistral-7B", after: 51.5 }],
  ],
  [
    'takes a name after "on" as the base model of a bracketed number',
    TITLE_ONLY_PAPER,
    "Orion improves accuracy on both Llama-3.1-8B (+4.9) and Mistral-7B (+2.8).",
    [
      { method: "Orion", model: "Llama-3.1-8B", gain: 4.9 },
      { method: "Orion", model: "Mistral-7B", gain: 2.8 },
    ],
  ],
  [
    'pairs examples after "such as" with numbers',
    { title: "A study of reading" },
    "Models such as GPT-4o, Llama-3.3-70B and Qwen2.5-72B achieved accuracies of 56.4%, 26.9% and 33.6%.",
    [{ model: "GPT-4o" }, { model: "Llama-3.3-70B" }, { model: "Qwen2.5-72B" }],
  ],
];

describeClaims("model of a claim", ROWS);
