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
    'takes names after "for" if one is the proposed system',
    INTRODUCED_PAPER,
    "Accuracy is 71.2% for Orion and 60.1% for TideX.",
    [
      { method: "Orion", after: 71.2 },
      { method: "TideX", after: 60.1 },
    ],
  ],
  [
    'ignores names after "for" otherwise',
    INTRODUCED_PAPER,
    "Orion reaches a recall of 88% for LAX and 71% for SPAX.",
    [
      { method: "Orion", after: 88 },
      { method: "Orion", after: 71 },
    ],
  ],
  [
    "takes an acronym in the position of a metric",
    INTRODUCED_PAPER,
    "Orion cuts RATE_S from 48.6 to 31.2 and RATE_I from 13.9 to 8.4.",
    [
      { method: "Orion", after: 31.2, metric: "RATE_S" },
      { method: "Orion", after: 8.4, metric: "RATE_I" },
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
    'does not resolve "our method" to a name that is a subject once',
    { title: "Reading letters" },
    "Letters fade; with much work, TideR3 improves them. Our method reaches 71.0%.",
    [{ method: null, model: null, after: 71 }],
  ],
  [
    'resolves "it" to the name at the start of the previous sentence',
    { title: "Reading letters" },
    "Letters fade. TideR3 watches them and mends the worst. It reaches 71.0%.",
    [{ method: "TideR3", after: 71 }],
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
    'takes a model after "against" as the baseline otherwise',
    INTRODUCED_PAPER,
    "Orion attains a win rate of 71.5% against GPT-4o.",
    [{ model: null, method: "Orion", after: 71.5, baseline: "GPT-4o" }],
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
    'ignores a size after "in"',
    INTRODUCED_PAPER,
    "We swap in two 8B agents, which raises recall by 10.4%.",
    [{ method: "Orion", model: null, gain: 10.4 }],
  ],
  [
    'ignores an unknown name after "in"',
    INTRODUCED_PAPER,
    "Orion lowers the error by 12% in TideBay.",
    [{ method: "Orion", model: null, gain: -12 }],
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
    "does not take an adjective of the proposed name as a variant",
    INTRODUCED_PAPER,
    "Our lightweight Orion reaches 71.0% accuracy.",
    [{ method: "Orion", after: 71 }],
  ],
  [
    'ignores the object of "leverages"',
    INTRODUCED_PAPER,
    "Our method leverages TideX embeddings, reducing the cost by 40%.",
    [{ method: "Orion", model: null, gain: -40 }],
  ],
  [
    "takes a fine-tuned model far before the number",
    { title: "Learning to read" },
    "We fine-tune RoBERTa-large to tell forged letters from all the true ones in it, achieving an accuracy of 71.0%.",
    [{ model: "RoBERTa-large", after: 71 }],
  ],
  [
    'prefers "our encoder" to a list of names',
    TITLE_ONLY_PAPER,
    "We propose Orion, an encoder for letters. Across tasks with TideX, TideY and TideZ, our encoder improves accuracy by 8.2 points.",
    [{ gain: 8.2 }],
  ],
  [
    "names a size after the proposed series",
    { title: "Skyline: Reasoning models at scale" },
    "We introduce Skyline, a series of reasoning models. Our 32B model reaches 77.1% on AIME 2024.",
    [{ model: "Skyline-32B", size_b: 32, method: null, after: 77.1 }],
  ],
  [
    'resolves "it" to the proposed system',
    INTRODUCED_PAPER,
    "It gains 3.2 points on MMLU.",
    [{ method: "Orion", model: null, gain: 3.2 }],
  ],
  [
    'resolves "our method" to the proposed system',
    INTRODUCED_PAPER,
    "Our method gains 3.2 points on MMLU.",
    [{ method: "Orion", model: null, gain: 3.2 }],
  ],
  [
    'takes the object of "improves" as the model',
    INTRODUCED_PAPER,
    "Orion improves Qwen2.5-7B by 3.2 points on MMLU.",
    [{ method: "Orion", model: "Qwen2.5-7B", size_b: 7, model_id: "qwen2.5-7b", gain: 3.2 }],
  ],
  [
    "takes a described subject",
    { title: "Learning to read" },
    "We find that prompt rewriting raises accuracy on MMLU from 41.0% to 44.0%.",
    [{ method: "prompt rewriting", model: null, before: 41 }],
  ],
  [
    "ignores a finding",
    { title: "Learning to read" },
    "Extensive experiments improve accuracy on MMLU from 41.0% to 44.0%.",
    [{ method: null, model: null, before: 41 }],
  ],
  [
    "ignores a benchmark",
    TITLE_ONLY_PAPER,
    "On HarborSet, Orion cuts errors by 12%.",
    [{ method: "Orion", gain: -12 }],
  ],
  [
    "ignores a metric with its value",
    TITLE_ONLY_PAPER,
    "Orion reaches an ETTR of 80.5%.",
    [{ method: "Orion", after: 80.5 }],
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
    "pairs a list of baselines with their numbers",
    TITLE_ONLY_PAPER,
    "Orion reaches an AUC of 0.91 on MMLU, surpassing Atlas (0.62) and Vega (0.41).",
    [
      { method: "Orion", after: 0.91 },
      { method: "Atlas", role: "baseline", after: 0.62 },
      { method: "Vega", role: "baseline", after: 0.41 },
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
    "does not take a defined metric as a system",
    TITLE_ONLY_PAPER,
    "We use the Parallel Harbour Error (PHE). Orion cuts PHE by 12.0 points.",
    [{ method: "Orion", model: null, metric: "Parallel Harbour Error (PHE)", gain: -12 }],
  ],
  [
    "prefers the proposed system to an example",
    TITLE_ONLY_PAPER,
    "Orion helps robots (e.g., Kestrel) with letters, reaching 88.0% accuracy.",
    [{ method: "Orion", after: 88 }],
  ],
  [
    "takes the name of a variant",
    TITLE_ONLY_PAPER,
    "Our light Orion-XS variant reaches 88.0% accuracy.",
    [{ method: "Orion-XS", after: 88 }],
  ],
  [
    "leaves both slots empty without a system",
    { title: "Learning to read" },
    "Accuracy on MMLU rises by 3.2 points.",
    [{ method: null, model: null, gain: 3.2 }],
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
    "ignores benchmarks with bracketed numbers",
    TITLE_ONLY_PAPER,
    "Orion leads on MMLU (56.4%), HarborQA (80.6%) and TideBench (46.4%).",
    [{ method: "Orion" }, { method: "Orion" }, { method: "Orion" }],
  ],
  [
    'pairs examples after "such as" with numbers',
    { title: "A study of reading" },
    "Models such as GPT-4o, Llama-3.3-70B and Qwen2.5-72B achieved accuracies of 56.4%, 26.9% and 33.6%.",
    [{ model: "GPT-4o" }, { model: "Llama-3.3-70B" }, { model: "Qwen2.5-72B" }],
  ],
  [
    "ignores an example in brackets",
    TITLE_ONLY_PAPER,
    "Orion lets robots (e.g., Tide Go1) read, achieving 98.5% accuracy.",
    [{ method: "Orion", model: null }],
  ],
  [
    "ignores the task of a score",
    TITLE_ONLY_PAPER,
    "In all cases reminder recognition reached 89.1%.",
    [{ method: "Orion" }],
  ],
];

describeClaims("model and method of a claim", ROWS);
