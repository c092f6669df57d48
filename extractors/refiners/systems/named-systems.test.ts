import { type ClaimTestRow, describeClaims, INTRODUCED_PAPER } from "../../testing/claim-rows";

/** Which of several named systems a number is of, and what the paper's method was run on. */
const ROWS: readonly ClaimTestRow[] = [
  [
    "a participle behind its article describes who acts",
    INTRODUCED_PAPER,
    "An enhanced Orion+ reaches 81.0% accuracy.",
    [{ method: "Orion+", model: null, after: 81 }],
  ],
  [
    "a known model that is described so is what something was run on",
    INTRODUCED_PAPER,
    "The fine-tuned Qwen3-4B reaches 81.0% accuracy.",
    [{ method: "Orion", model: "Qwen3-4B", after: 81 }],
  ],
  [
    "the verb without an article has an object",
    INTRODUCED_PAPER,
    "It enhanced HarborXL and reached 81.0% accuracy.",
    [{ method: "Orion", model: null, after: 81 }],
  ],
  [
    "a new name behind a verb of change is no model that something was run on",
    INTRODUCED_PAPER,
    "Orion reduces WXPE by 32% on HarborBench.",
    [{ method: "Orion", model: null, gain: -32 }],
  ],
  [
    "a known model behind a verb of change is",
    INTRODUCED_PAPER,
    "Orion improves Qwen3-4B by 5% on HarborBench.",
    [{ method: "Orion", model: "Qwen3-4B", gain: 5 }],
  ],
  [
    "a list of changed models goes on without its verb",
    INTRODUCED_PAPER,
    "Orion lifts the accuracy of Qwen3-4B from 40% to 45%, Llama-3-8B from 38% to 47%, and GPT-4o from 60% to 62%.",
    [
      { method: "Orion", model: "Qwen3-4B", before: 40 },
      { method: "Orion", model: "Llama-3-8B", before: 38 },
      { method: "Orion", model: "GPT-4o", before: 60 },
    ],
  ],
  [
    "a list of scores that models were lifted to goes on without its verb",
    INTRODUCED_PAPER,
    "On HarborBench, Orion lifts Qwen3-4B to 45.1%, Llama-3-8B to 47.2%, and Gemma-3-4B to 62.3%.",
    [
      { method: "Orion", model: "Qwen3-4B", after: 45.1 },
      { method: "Orion", model: "Llama-3-8B", after: 47.2 },
      { method: "Orion", model: "Gemma-3-4B", after: 62.3 },
    ],
  ],
  [
    "the noun of a part, or of something done, belongs to the name before it",
    { title: "Reading letters" },
    "The HarborXL encoder reaches 81.0% accuracy. HarborXL augmentation raises recall by 4%.",
    [
      { model: "HarborXL encoder", method: null, after: 81 },
      { method: "HarborXL augmentation", gain: 4 },
    ],
  ],
  [
    "so it does in the name of a rival",
    INTRODUCED_PAPER,
    "Orion reaches 81.0% accuracy, outperforming HarborXL reasoning (77.0%).",
    [
      { method: "Orion", after: 81 },
      { method: "HarborXL reasoning", after: 77 },
    ],
  ],
  [
    "but neither a noun of systems nor what is only checked with it",
    { title: "Reading letters" },
    "The HarborXL framework reaches 81.0% accuracy.",
    [{ method: "HarborXL", after: 81 }],
  ],
  [
    "what a known model only stands behind is not that model",
    INTRODUCED_PAPER,
    "Orion integrates a high-precision ResNet-based routine, reaching 81.0% accuracy.",
    [{ method: "Orion", model: null, after: 81 }],
  ],
  [
    "but a model that is built on another goes by it",
    { title: "Reading letters" },
    "The ResNet-based model reaches 81.0% accuracy.",
    [{ model: "ResNet-based", method: null, after: 81 }],
  ],
  [
    "a known model that opens its clause did what its verb says, though no list of verbs holds it",
    { title: "Reading letters with language models" },
    "GPT-4o sorts 41.0% of the letters correctly, while Llama-3-8B misplaces 36.1% of them.",
    [
      { model: "GPT-4o", after: 41 },
      { model: "Llama-3-8B", after: 36.1 },
    ],
  ],
  [
    "a model that is named by its size alone was made with the paper's method",
    { title: "Orion: a training method for letters" },
    "We propose Orion, a framework for training readers. Trained in this way, a 9B model reaches 71.0% accuracy.",
    [{ method: "Orion", model: "9B model", size_b: 9, after: 71 }],
  ],
  [
    "a known model that changes was changed by the paper's method",
    INTRODUCED_PAPER,
    "For example, Qwen3-4B rises from 40.0% to 52.0% on HarborBench.",
    [{ method: "Orion", model: "Qwen3-4B", before: 40 }],
  ],
  [
    "a known model that beats another may stand for itself",
    INTRODUCED_PAPER,
    "On HarborBench, Qwen3-4B outperforms Llama-3-8B by 4.0%.",
    [{ method: null, model: "Qwen3-4B", gain: 4 }],
  ],
  [
    "the one model that a sentence names is what the method ran on",
    INTRODUCED_PAPER,
    "On forty letters, Orion attains an accuracy of 81.0% when backed by GPT-4.1.",
    [{ method: "Orion", model: "GPT-4.1", after: 81 }],
  ],
  [
    "the original of it is what the method was put on",
    INTRODUCED_PAPER,
    "Orion cuts memory by 42% compared to the original Llama-3-8B.",
    [{ method: "Orion", model: "Llama-3-8B", gain: -42 }],
  ],
  [
    "another that it is compared to is not",
    INTRODUCED_PAPER,
    "Orion cuts memory by 42% compared to the larger Llama-3-8B.",
    [{ method: "Orion", model: null, gain: -42 }],
  ],
  [
    "a rival, an architecture and one of a row are not",
    INTRODUCED_PAPER,
    "Orion attains an accuracy of 81.0% and sets DiT, GPT-4.1 and Harbours aside.",
    [{ method: "Orion", model: null, after: 81 }],
  ],
  [
    "the last of a list, which does something itself",
    { title: "Reading letters with learners" },
    "Random Forest, Logistic Regression and SVM are compared on letters, with the SVM model achieving an accuracy of 81.2%.",
    [{ model: "SVM", after: 81.2 }],
  ],
  [
    "a lone model in brackets behind what was evaluated on",
    INTRODUCED_PAPER,
    "On GSM8K (GPT-4o), Orion reaches 61.0% accuracy.",
    [{ method: "Orion", model: "GPT-4o", after: 61 }],
  ],
  [
    "a model in brackets behind another system, or behind a number, says nothing of the paper's own",
    INTRODUCED_PAPER,
    "Unlike LetterMate (GPT-4o), Orion reaches 61.0% accuracy.",
    [{ method: "Orion", model: null, after: 61 }],
  ],
  [
    "a model in brackets in the clause of another number",
    INTRODUCED_PAPER,
    "Orion reaches 61% on HarborBench; its parser takes 12% fewer tokens on GSM8K (GPT-4o).",
    [
      { method: "Orion", model: null, after: 61 },
      { method: "Orion", model: "GPT-4o", gain: -12 },
    ],
  ],
  [
    "the way in which a technique with a name is done is part of it",
    { title: "Reading letters with care" },
    "Applying replay-free GRPO to readers raises accuracy from 61.0% to 64.0% on HarborBench.",
    [{ method: "replay-free GRPO", after: 64 }],
  ],
  [
    "praise in front of a name, and what is said of a known model, are not",
    { title: "Reading letters with care" },
    "The popular GRPO reaches 61.0% accuracy on HarborBench, while prompt-free GPT-4o reaches 64.0%.",
    [
      { method: "GRPO", after: 61 },
      { model: "GPT-4o", after: 64 },
    ],
  ],
  [
    "new names in a bracket that closes before the number",
    INTRODUCED_PAPER,
    "It holds on graphs made by many tools (Harbora, Tidalo, OpenTide), improving accuracy by 5%.",
    [{ method: "Orion", gain: 5 }],
  ],
  [
    "sizes that each number was reached at",
    { title: "Orion: faster readers" },
    "We propose Orion, a framework for readers. Orion speeds up inference by 1.9x at 1B and 4.7x at 9B.",
    [
      { method: "Orion", size_b: 1, gain: 1.9 },
      { method: "Orion", size_b: 9, gain: 4.7 },
    ],
  ],
  [
    "the one model of the abstract is not that of a sentence about several",
    INTRODUCED_PAPER,
    "We fine-tune Llama-3.1-8B with it. Orion reaches 71.0% accuracy. Across five readers and models, Orion reaches 65.0% accuracy.",
    [
      { method: "Orion", model: "Llama-3.1-8B", after: 71 },
      { method: "Orion", model: null, after: 65 },
    ],
  ],
  [
    "the one model of the abstract stays where several models are its rivals",
    INTRODUCED_PAPER,
    "We fine-tune Llama-3.1-8B with it. Orion reaches 71.0% accuracy, outperforming four larger models.",
    [{ method: "Orion", model: "Llama-3.1-8B", after: 71 }],
  ],
  [
    "the one model of the abstract is not that of what was told before it, nor of what follows its own number",
    INTRODUCED_PAPER,
    "Orion raises recall by 4.1%. On Llama-3.1-8B, Orion reaches 71.0% accuracy. Orion also cuts latency by 9%.",
    [
      { method: "Orion", model: null, gain: 4.1 },
      { method: "Orion", model: "Llama-3.1-8B", after: 71 },
      { method: "Orion", model: null, gain: -9 },
    ],
  ],
  [
    "a new name in a bracket that something else follows is no subject",
    INTRODUCED_PAPER,
    "In order to write down harbour levels (HarbX) for old maps, Orion replaces the search with a rule, cutting this step by 32%.",
    [{ method: "Orion", model: null, gain: -32 }],
  ],
  [
    "nor is a rival's there",
    INTRODUCED_PAPER,
    "Orion reads letters with an error of 18.5% (compared to 43.9% for the next parser, HarbX) and reduces the error on maps to 63.9%.",
    [
      { method: "Orion", after: 18.5 },
      { method: "HarbX", after: 43.9 },
      { method: "Orion", after: 63.9 },
    ],
  ],
  [
    "a new name in brackets behind the noun of a system, or that acts, is one",
    { title: "Reading letters with rules" },
    "On letters, a careful baseline (HarbX) that sorts them first achieves 71.0% accuracy.",
    [{ method: "HarbX", after: 71 }],
  ],
  [
    "a new name in a list of measures is one of them",
    INTRODUCED_PAPER,
    "This search improves recall from 0.61 to 0.68 and HarbX from 0.71 to 0.78.",
    [
      { method: "Orion", after: 0.68 },
      { method: "Orion", after: 0.78 },
    ],
  ],
  [
    "a new name behind a verb is worked on, where it does nothing itself",
    INTRODUCED_PAPER,
    "It nearly solves HarbX without a search and so comes to 71.0% accuracy.",
    [{ method: "Orion", after: 71 }],
  ],
  [
    "but not where it is said to be used",
    { title: "Reading letters with rules" },
    "Applying HarbX to old letters improves accuracy by 3.2%.",
    [{ method: "HarbX", gain: 3.2 }],
  ],
  [
    "a model that begins a clause does what its verb says, whatever verb that is",
    { title: "Reading letters with large models" },
    "GPT-4o invents senders in 41% of the letters, whereas Llama-3-8B wrongly omitted 12% of them.",
    [
      { model: "GPT-4o", after: 41 },
      { model: "Llama-3-8B", after: 12 },
    ],
  ],
  [
    "also between commas",
    { title: "Reading letters with large models" },
    "We read letters with Qwen3-4B. The most careful model, GPT-4o, invented senders in 41% of the letters.",
    [{ model: "GPT-4o", after: 41 }],
  ],
  [
    "but not the last of a list, nor before a noun in the plural",
    INTRODUCED_PAPER,
    "Across Llama-3-8B, Qwen3-4B, and Gemma families, errors are 12% fewer.",
    [{ method: "Orion", model: null, gain: -12 }],
  ],
  [
    "a system whose name adds a plus sign to its rival's is another than that one",
    { title: "Orion++: a parser for letters" },
    "Our method reads letters 3 times faster than Orion.",
    [{ method: "Orion++", gain: 3, baseline: "Orion" }],
  ],
  [
    "a name that differs from its rival's in signs alone is the same",
    { title: "Orion-X: a parser for letters" },
    "Our method reads letters 3 times faster than Orion X.",
    [{ method: null, gain: 3, baseline: "Orion X" }],
  ],
  [
    "two methods of the paper that are named together are used together",
    { title: "Tide: sorting before reading" },
    "We propose Tide, a sorting method. We introduce Iris, a reading method. Using Tide and Iris raises recall by 3.2 points.",
    [{ method: "Tide and Iris", model: null, gain: 3.2 }],
  ],
  [
    "not one of the paper's and another's",
    { title: "Tide: sorting before reading" },
    "We propose Tide, a sorting method. Using Tide and HarbX raises recall by 3.2 points.",
    [{ method: "Tide", gain: 3.2 }],
  ],
];

describeClaims("whose a number is, among named systems", ROWS);
