import { type ClaimTestRow, describeClaims, INTRODUCED_PAPER } from "../../testing/claim-rows";

/** The only model size of an abstract that names no model. */
const ROWS: readonly ClaimTestRow[] = [
  [
    "takes a size without a name from the previous sentence",
    INTRODUCED_PAPER,
    "We test it by training a 1.4B-parameter model on maps. Orion reaches 71.0% accuracy.",
    [{ method: "Orion", model: "1.4B model", size_b: 1.4, after: 71 }],
  ],
  [
    "takes a size after the number, not the baseline's size",
    INTRODUCED_PAPER,
    "Orion reaches 71.0% accuracy, enabling our 7B model to read letters as well as a model comparable to 72B readers.",
    [{ method: "Orion", model: "7B model", after: 71 }],
  ],
  [
    "ignores two sizes",
    INTRODUCED_PAPER,
    "We train a 3B model and a 7B model on maps. Orion reaches 71.0% accuracy.",
    [{ method: "Orion", model: null, after: 71 }],
  ],
  [
    "ignores a size two sentences before",
    INTRODUCED_PAPER,
    "We train a 3B model on maps. It reads slowly. Orion reaches 71.0% accuracy.",
    [{ method: "Orion", model: null, after: 71 }],
  ],
  [
    "requires a method",
    { title: "Reading letters with rules" },
    "A 3B model drew the maps. Accuracy reaches 71.0%.",
    [{ method: null, model: null, after: 71 }],
  ],
  [
    "ignores a count with the same unit",
    INTRODUCED_PAPER,
    "We sort 3B letters by date. Orion reaches 71.0% accuracy.",
    [{ method: "Orion", model: null, after: 71 }],
  ],
  [
    "shares the base model with the next number",
    { title: "Orion: a model of letters", opening: "We propose Orion, a model of letters." },
    "We compare GPT-5 and GPT-4o. Orion improves Qwen3-4B by 11.7 points, beating Tidal by 1.8 points.",
    [
      { method: "Orion", model: "Qwen3-4B", gain: 11.7 },
      { method: "Orion", model: "Qwen3-4B", gain: 1.8 },
    ],
  ],
  [
    "shares nothing without a base model",
    { title: "Orion: a model of letters", opening: "We propose Orion, a model of letters." },
    "Orion gains 11.7 points, beating Tidal by 1.8 points.",
    [
      { method: null, model: "Orion", gain: 11.7 },
      { method: null, model: "Orion", gain: 1.8 },
    ],
  ],
];

describeClaims("model that is only named by its size", ROWS);

/** Several numbers in one sentence. */
const SHARED: readonly ClaimTestRow[] = [
  [
    "does not share a system with several other subjects",
    { title: "A study of letters" },
    "GPT-4o reaches 93.0% accuracy, while Llama-3-8B, Qwen2.5-7B and Gemma-2-9B reach 91.0%.",
    [
      { model: "GPT-4o", after: 93 },
      { model: null, after: 91 },
    ],
  ],
  [
    "shares it if the others precede the number",
    { title: "A study of letters" },
    "Llama-3-8B and Gemma-2-9B reach 93.0% and 92.0%, with the 9B model scoring 91.0% on MMLU.",
    [
      { model: "Llama-3-8B", after: 93 },
      { model: "Gemma-2-9B", after: 92 },
      { model: "Gemma-2-9B", after: 91 },
    ],
  ],
  [
    "shares it with a continued list",
    { title: "A study of letters" },
    "GPT-4o reaches 93.0% accuracy and 91.0% recall.",
    [
      { model: "GPT-4o", after: 93 },
      { model: "GPT-4o", after: 91 },
    ],
  ],
];

describeClaims("system shared with later numbers", SHARED);
