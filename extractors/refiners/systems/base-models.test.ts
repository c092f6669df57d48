import { type ClaimTestRow, describeClaims, INTRODUCED_PAPER } from "../../testing/claim-rows";

const ROWS: readonly ClaimTestRow[] = [
  [
    "takes the model before the number, not the one after a connector",
    INTRODUCED_PAPER,
    "Orion raises recall on GPT-4o from 41.3% to 62.7%, and on Qwen3-8B from 38.3% to 58.3%.",
    [
      { method: "Orion", model: "GPT-4o", before: 41.3 },
      { method: "Orion", model: "Qwen3-8B", before: 38.3 },
    ],
  ],
  [
    "takes the model at the start of each clause",
    INTRODUCED_PAPER,
    "On GPT-4o, Orion raises recall by 9.5%, and on Qwen3-8B, it lowers errors by 4.5%.",
    [
      { method: "Orion", model: "GPT-4o", gain: 9.5 },
      { method: "Orion", model: "Qwen3-8B", gain: -4.5 },
    ],
  ],
  [
    "takes the model after each pair of numbers",
    INTRODUCED_PAPER,
    "Orion gains +18.6% recall and +13.1% precision on GPT-4o and +10.3% recall and +8.7% precision on Qwen3-8B.",
    [
      { model: "GPT-4o", metric: "recall", gain: 18.6 },
      { model: "GPT-4o", metric: "precision", gain: 13.1 },
      { model: "Qwen3-8B", metric: "recall", gain: 10.3 },
      { model: "Qwen3-8B", metric: "precision", gain: 8.7 },
    ],
  ],
  [
    "ignores the models of the numbers that detail the first",
    INTRODUCED_PAPER,
    "Orion reaches a high recall of 88.8%, specifically 96.5% on Llama-3-8B and 82.3% on Qwen3-8B.",
    [
      { model: null, after: 88.8 },
      { model: "Llama-3-8B", after: 96.5 },
      { model: "Qwen3-8B", after: 82.3 },
    ],
  ],
  [
    "takes the model between the two numbers of a claim",
    INTRODUCED_PAPER,
    "Orion reaches 0.71 recall on Qwen3-8B (4% improvement) and 0.62 recall on Llama-3-8B (5% improvement).",
    [
      { method: "Orion", model: "Qwen3-8B", after: 0.71, gain: 4 },
      { method: "Orion", model: "Llama-3-8B", after: 0.62, gain: 5 },
    ],
  ],
  [
    'takes the object of the second verb of change, with a modifier in "-based"',
    INTRODUCED_PAPER,
    "Orion raises the score on Qwen3-8B to 0.72 (+4%) and lifts the encoder-based Gemma-2-9B to 0.55 (+7%).",
    [
      { method: "Orion", model: "Qwen3-8B", after: 0.72 },
      { method: "Orion", model: "Gemma-2-9B", after: 0.55 },
    ],
  ],
  [
    "takes the model after the number, not the object before a semicolon",
    INTRODUCED_PAPER,
    "Orion lifts Llama-3-8B; recall rises from 62.0% to 64.6% for Qwen3-8B.",
    [{ method: "Orion", model: "Qwen3-8B", after: 64.6 }],
  ],
  [
    "ignores a baseline between the numbers",
    INTRODUCED_PAPER,
    "Orion reaches 0.71 recall over Qwen3-8B (4% improvement).",
    [{ method: "Orion", model: null, baseline: "Qwen3-8B" }],
  ],
  [
    "takes the owner of the metric after a verb of decrease",
    INTRODUCED_PAPER,
    "Orion cuts Qwen3-8B's latency by 18%. It reduces Llama-3-8B memory by 21%.",
    [
      { method: "Orion", model: "Qwen3-8B", gain: -18 },
      { method: "Orion", model: "Llama-3-8B", gain: -21 },
    ],
  ],
  [
    "takes an object that is named by its size",
    INTRODUCED_PAPER,
    "Orion raises a 9B policy from 41% to 52% recall, beyond Llama-3-70B and Qwen3-32B.",
    [{ method: "Orion", model: "9B policy", size_b: 9, before: 41, after: 52 }],
  ],
  [
    "takes an unknown name before a noun of models",
    INTRODUCED_PAPER,
    "Orion cuts errors by 9% for the TideX network. Orion cuts latency by 18% across six TideX models.",
    [
      { method: "Orion", model: "TideX", gain: -9 },
      { method: "Orion", model: null, gain: -18 },
    ],
  ],
  [
    "takes an unknown name that the method was applied to",
    INTRODUCED_PAPER,
    "When integrated with TideX, Orion cuts errors by 9%. Applied to TideX letters, it cuts latency by 18%.",
    [
      { method: "Orion", model: "TideX", gain: -9 },
      { method: "Orion", model: null, gain: -18 },
    ],
  ],
  [
    "ignores an unknown name that may be a metric",
    INTRODUCED_PAPER,
    "Orion cuts TideX latency by 18%.",
    [{ method: "Orion", model: null, gain: -18 }],
  ],
];

describeClaims("base model of a number", ROWS);
