import { type ClaimTestRow, describeClaims, INTRODUCED_PAPER } from "../../testing/claim-rows";

/** The system of a number among several named ones, and the base model of the proposed method. */
const ROWS: readonly ClaimTestRow[] = [
  [
    "takes a participle between article and name as an adjective",
    INTRODUCED_PAPER,
    "An enhanced Orion+ reaches 81.0% accuracy.",
    [{ method: "Orion+", model: null, after: 81 }],
  ],
  [
    "takes a known model after a participle as the base model",
    INTRODUCED_PAPER,
    "The fine-tuned Qwen3-4B reaches 81.0% accuracy.",
    [{ method: "Orion", model: "Qwen3-4B", after: 81 }],
  ],
  [
    "takes a name after a verb without an article as the object",
    INTRODUCED_PAPER,
    "It enhanced HarborXL and reached 81.0% accuracy.",
    [{ method: "Orion", model: null, after: 81 }],
  ],
  [
    "does not take an unknown object as a base model",
    INTRODUCED_PAPER,
    "Orion reduces WXPE by 32% on HarborBench.",
    [{ method: "Orion", model: null, gain: -32 }],
  ],
  [
    "takes a known object as the base model",
    INTRODUCED_PAPER,
    "Orion improves Qwen3-4B by 5% on HarborBench.",
    [{ method: "Orion", model: "Qwen3-4B", gain: 5 }],
  ],
  [
    "continues a list of changed models without its verb",
    INTRODUCED_PAPER,
    "Orion lifts the accuracy of Qwen3-4B from 40% to 45%, Llama-3-8B from 38% to 47%, and GPT-4o from 60% to 62%.",
    [
      { method: "Orion", model: "Qwen3-4B", before: 40 },
      { method: "Orion", model: "Llama-3-8B", before: 38 },
      { method: "Orion", model: "GPT-4o", before: 60 },
    ],
  ],
  [
    "continues a list of models and scores without its verb",
    INTRODUCED_PAPER,
    "On HarborBench, Orion lifts Qwen3-4B to 45.1%, Llama-3-8B to 47.2%, and Gemma-3-4B to 62.3%.",
    [
      { method: "Orion", model: "Qwen3-4B", after: 45.1 },
      { method: "Orion", model: "Llama-3-8B", after: 47.2 },
      { method: "Orion", model: "Gemma-3-4B", after: 62.3 },
    ],
  ],
  [
    "includes the noun of a component or an activity",
    { title: "Reading letters" },
    "The HarborXL encoder reaches 81.0% accuracy. HarborXL augmentation raises recall by 4%.",
    [
      { model: "HarborXL encoder", method: null, after: 81 },
      { method: "HarborXL augmentation", gain: 4 },
    ],
  ],
  [
    "includes it in the name of a baseline",
    INTRODUCED_PAPER,
    "Orion reaches 81.0% accuracy, outperforming HarborXL reasoning (77.0%).",
    [
      { method: "Orion", after: 81 },
      { method: "HarborXL reasoning", after: 77 },
    ],
  ],
  [
    "excludes a noun of systems",
    { title: "Reading letters" },
    "The HarborXL framework reaches 81.0% accuracy.",
    [{ method: "HarborXL", after: 81 }],
  ],
  [
    'does not take a "-based" adjective as the model',
    INTRODUCED_PAPER,
    "Orion integrates a high-precision ResNet-based routine, reaching 81.0% accuracy.",
    [{ method: "Orion", model: null, after: 81 }],
  ],
  [
    'takes a "-based" model',
    { title: "Reading letters" },
    "The ResNet-based model reaches 81.0% accuracy.",
    [{ model: "ResNet-based", method: null, after: 81 }],
  ],
  [
    "takes a known model at the start of a clause with an unknown verb",
    { title: "Reading letters with language models" },
    "GPT-4o sorts 41.0% of the letters correctly, while Llama-3-8B misplaces 36.1% of them.",
    [
      { model: "GPT-4o", after: 41 },
      { model: "Llama-3-8B", after: 36.1 },
    ],
  ],
  [
    "adds the proposed method to a model with only a size",
    { title: "Orion: a training method for letters" },
    "We propose Orion, a framework for training readers. Trained in this way, a 9B model reaches 71.0% accuracy.",
    [{ method: "Orion", model: "9B model", size_b: 9, after: 71 }],
  ],
  [
    "adds the proposed method to a known model that changes",
    INTRODUCED_PAPER,
    "For example, Qwen3-4B rises from 40.0% to 52.0% on HarborBench.",
    [{ method: "Orion", model: "Qwen3-4B", before: 40 }],
  ],
  [
    "does not add it to a known model that beats another",
    INTRODUCED_PAPER,
    "On HarborBench, Qwen3-4B outperforms Llama-3-8B by 4.0%.",
    [{ method: null, model: "Qwen3-4B", gain: 4 }],
  ],
  [
    "takes the only model of the sentence as the base model",
    INTRODUCED_PAPER,
    "On forty letters, Orion attains an accuracy of 81.0% when backed by GPT-4.1.",
    [{ method: "Orion", model: "GPT-4.1", after: 81 }],
  ],
  [
    'takes "the original" model as the base model',
    INTRODUCED_PAPER,
    "Orion cuts memory by 42% compared to the original Llama-3-8B.",
    [{ method: "Orion", model: "Llama-3-8B", gain: -42 }],
  ],
  [
    "does not take another compared model",
    INTRODUCED_PAPER,
    "Orion cuts memory by 42% compared to the larger Llama-3-8B.",
    [{ method: "Orion", model: null, gain: -42 }],
  ],
  [
    "does not take an architecture or one of several models",
    INTRODUCED_PAPER,
    "Orion attains an accuracy of 81.0% and sets DiT, GPT-4.1 and Harbours aside.",
    [{ method: "Orion", model: null, after: 81 }],
  ],
  [
    "takes the last of a list if a participle follows it",
    { title: "Reading letters with learners" },
    "Random Forest, Logistic Regression and SVM are compared on letters, with the SVM model achieving an accuracy of 81.2%.",
    [{ model: "SVM", after: 81.2 }],
  ],
  [
    "takes a single model in brackets after a benchmark",
    INTRODUCED_PAPER,
    "On GSM8K (GPT-4o), Orion reaches 61.0% accuracy.",
    [{ method: "Orion", model: "GPT-4o", after: 61 }],
  ],
  [
    "ignores a model in brackets after another system",
    INTRODUCED_PAPER,
    "Unlike LetterMate (GPT-4o), Orion reaches 61.0% accuracy.",
    [{ method: "Orion", model: null, after: 61 }],
  ],
  [
    "keeps a model in brackets to its clause",
    INTRODUCED_PAPER,
    "Orion reaches 61% on HarborBench; its parser takes 12% fewer tokens on GSM8K (GPT-4o).",
    [
      { method: "Orion", model: null, after: 61 },
      { method: "Orion", model: "GPT-4o", gain: -12 },
    ],
  ],
  [
    "includes an adjective of manner in a technique",
    { title: "Reading letters with care" },
    "Applying replay-free GRPO to readers raises accuracy from 61.0% to 64.0% on HarborBench.",
    [{ method: "replay-free GRPO", after: 64 }],
  ],
  [
    "excludes praise, and adjectives of a known model",
    { title: "Reading letters with care" },
    "The popular GRPO reaches 61.0% accuracy on HarborBench, while prompt-free GPT-4o reaches 64.0%.",
    [
      { method: "GRPO", after: 61 },
      { model: "GPT-4o", after: 64 },
    ],
  ],
  [
    "ignores a bracketed list of unknown names",
    INTRODUCED_PAPER,
    "It holds on graphs made by many tools (Harbora, Tidalo, OpenTide), improving accuracy by 5%.",
    [{ method: "Orion", gain: 5 }],
  ],
  [
    'takes the size after "at" for each number',
    { title: "Orion: faster readers" },
    "We propose Orion, a framework for readers. Orion speeds up inference by 1.9x at 1B and 4.7x at 9B.",
    [
      { method: "Orion", size_b: 1, gain: 1.9 },
      { method: "Orion", size_b: 9, gain: 4.7 },
    ],
  ],
  [
    "does not fill the only model of the abstract in a sentence about several models",
    INTRODUCED_PAPER,
    "We fine-tune Llama-3.1-8B with it. Orion reaches 71.0% accuracy. Across five readers and models, Orion reaches 65.0% accuracy.",
    [
      { method: "Orion", model: "Llama-3.1-8B", after: 71 },
      { method: "Orion", model: null, after: 65 },
    ],
  ],
  [
    "fills the only model of the abstract if the several models are baselines",
    INTRODUCED_PAPER,
    "We fine-tune Llama-3.1-8B with it. Orion reaches 71.0% accuracy, outperforming four larger models.",
    [{ method: "Orion", model: "Llama-3.1-8B", after: 71 }],
  ],
  [
    "does not fill it before its first mention, nor if its sentence has a number",
    INTRODUCED_PAPER,
    "Orion raises recall by 4.1%. On Llama-3.1-8B, Orion reaches 71.0% accuracy. Orion also cuts latency by 9%.",
    [
      { method: "Orion", model: null, gain: 4.1 },
      { method: "Orion", model: "Llama-3.1-8B", after: 71 },
      { method: "Orion", model: null, gain: -9 },
    ],
  ],
  [
    "ignores an unknown name in brackets",
    INTRODUCED_PAPER,
    "In order to write down harbour levels (HarbX) for old maps, Orion replaces the search with a rule, cutting this step by 32%.",
    [{ method: "Orion", model: null, gain: -32 }],
  ],
  [
    "ignores a baseline in brackets as the later subject",
    INTRODUCED_PAPER,
    "Orion reads letters with an error of 18.5% (compared to 43.9% for the next parser, HarbX) and reduces the error on maps to 63.9%.",
    [
      { method: "Orion", after: 18.5 },
      { method: "HarbX", after: 43.9 },
      { method: "Orion", after: 63.9 },
    ],
  ],
  [
    "takes an unknown name in brackets after a noun of systems",
    { title: "Reading letters with rules" },
    "On letters, a careful baseline (HarbX) that sorts them first achieves 71.0% accuracy.",
    [{ method: "HarbX", after: 71 }],
  ],
  [
    "takes an unknown name in a list of metrics as a metric",
    INTRODUCED_PAPER,
    "This search improves recall from 0.61 to 0.68 and HarbX from 0.71 to 0.78.",
    [
      { method: "Orion", after: 0.68 },
      { method: "Orion", after: 0.78 },
    ],
  ],
  [
    "takes an unknown name after a verb as the object",
    INTRODUCED_PAPER,
    "It nearly solves HarbX without a search and so comes to 71.0% accuracy.",
    [{ method: "Orion", after: 71 }],
  ],
  [
    'takes an unknown name after "applying" as the method',
    { title: "Reading letters with rules" },
    "Applying HarbX to old letters improves accuracy by 3.2%.",
    [{ method: "HarbX", gain: 3.2 }],
  ],
  [
    "takes a model at the start of a clause with any verb",
    { title: "Reading letters with large models" },
    "GPT-4o invents senders in 41% of the letters, whereas Llama-3-8B wrongly omitted 12% of them.",
    [
      { model: "GPT-4o", after: 41 },
      { model: "Llama-3-8B", after: 12 },
    ],
  ],
  [
    "takes a model between commas",
    { title: "Reading letters with large models" },
    "We read letters with Qwen3-4B. The most careful model, GPT-4o, invented senders in 41% of the letters.",
    [{ model: "GPT-4o", after: 41 }],
  ],
  [
    "excludes the last of a list, and a name before a plural noun",
    INTRODUCED_PAPER,
    "Across Llama-3-8B, Qwen3-4B, and Gemma families, errors are 12% fewer.",
    [{ method: "Orion", model: null, gain: -12 }],
  ],
  [
    "distinguishes names that differ in a plus sign",
    { title: "Orion++: a parser for letters" },
    "Our method reads letters 3 times faster than Orion.",
    [{ method: "Orion++", gain: 3, baseline: "Orion" }],
  ],
  [
    "does not distinguish names that differ in other signs",
    { title: "Orion-X: a parser for letters" },
    "Our method reads letters 3 times faster than Orion X.",
    [{ method: null, gain: 3, baseline: "Orion X" }],
  ],
  [
    "joins two proposed methods",
    { title: "Tide: sorting before reading" },
    "We propose Tide, a sorting method. We introduce Iris, a reading method. Using Tide and Iris raises recall by 3.2 points.",
    [{ method: "Tide and Iris", model: null, gain: 3.2 }],
  ],
  [
    "does not join a proposed method with another",
    { title: "Tide: sorting before reading" },
    "We propose Tide, a sorting method. Using Tide and HarbX raises recall by 3.2 points.",
    [{ method: "Tide", gain: 3.2 }],
  ],
];

describeClaims("system of a number among several named systems", ROWS);
