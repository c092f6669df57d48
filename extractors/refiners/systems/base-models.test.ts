import { type ClaimTestRow, describeClaims, INTRODUCED_PAPER } from "../../testing/claim-rows";

const ROWS: readonly ClaimTestRow[] = [
  [
    "ahead of its number, not the one that a joint leads to behind it",
    INTRODUCED_PAPER,
    "Orion raises recall on GPT-4o from 41.3% to 62.7%, and on Qwen3-8B from 38.3% to 58.3%.",
    [
      { method: "Orion", model: "GPT-4o", before: 41.3 },
      { method: "Orion", model: "Qwen3-8B", before: 38.3 },
    ],
  ],
  [
    "what two clauses open with",
    INTRODUCED_PAPER,
    "On GPT-4o, Orion raises recall by 9.5%, and on Qwen3-8B, it lowers errors by 4.5%.",
    [
      { method: "Orion", model: "GPT-4o", gain: 9.5 },
      { method: "Orion", model: "Qwen3-8B", gain: -4.5 },
    ],
  ],
  [
    "behind two numbers of one list, and behind the next two",
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
    "not that of a number that only explains it",
    INTRODUCED_PAPER,
    "Orion reaches a high recall of 88.8%, specifically 96.5% on Llama-3-8B and 82.3% on Qwen3-8B.",
    [
      { model: null, after: 88.8 },
      { model: "Llama-3-8B", after: 96.5 },
      { model: "Qwen3-8B", after: 82.3 },
    ],
  ],
  [
    "between the numbers of one claim, each has its own",
    INTRODUCED_PAPER,
    "Orion reaches 0.71 recall on Qwen3-8B (4% improvement) and 0.62 recall on Llama-3-8B (5% improvement).",
    [
      { method: "Orion", model: "Qwen3-8B", after: 0.71, gain: 4 },
      { method: "Orion", model: "Llama-3-8B", after: 0.62, gain: 5 },
    ],
  ],
  [
    "the object of the second verb of change, with what it is based on before it",
    INTRODUCED_PAPER,
    "Orion raises the score on Qwen3-8B to 0.72 (+4%) and lifts the encoder-based Gemma-2-9B to 0.55 (+7%).",
    [
      { method: "Orion", model: "Qwen3-8B", after: 0.72 },
      { method: "Orion", model: "Gemma-2-9B", after: 0.55 },
    ],
  ],
  [
    "behind the number, not the object of what a semicolon ends",
    INTRODUCED_PAPER,
    "Orion lifts Llama-3-8B; recall rises from 62.0% to 64.6% for Qwen3-8B.",
    [{ method: "Orion", model: "Qwen3-8B", after: 64.6 }],
  ],
  [
    "not a rival between them",
    INTRODUCED_PAPER,
    "Orion reaches 0.71 recall over Qwen3-8B (4% improvement).",
    [{ method: "Orion", model: null, baseline: "Qwen3-8B" }],
  ],
  [
    "the object of a verb of decrease, with a measure of it behind",
    INTRODUCED_PAPER,
    "Orion cuts Qwen3-8B's latency by 18%. It reduces Llama-3-8B memory by 21%.",
    [
      { method: "Orion", model: "Qwen3-8B", gain: -18 },
      { method: "Orion", model: "Llama-3-8B", gain: -21 },
    ],
  ],
  [
    "the object, where it is one of a size",
    INTRODUCED_PAPER,
    "Orion raises a 9B policy from 41% to 52% recall, beyond Llama-3-70B and Qwen3-32B.",
    [{ method: "Orion", model: "9B policy", size_b: 9, before: 41, after: 52 }],
  ],
  [
    "a new name that is called a model",
    INTRODUCED_PAPER,
    "Orion cuts errors by 9% for the TideX network. Orion cuts latency by 18% across six TideX models.",
    [
      { method: "Orion", model: "TideX", gain: -9 },
      { method: "Orion", model: null, gain: -18 },
    ],
  ],
  [
    "a new name that it was put on",
    INTRODUCED_PAPER,
    "When integrated with TideX, Orion cuts errors by 9%. Applied to TideX letters, it cuts latency by 18%.",
    [
      { method: "Orion", model: "TideX", gain: -9 },
      { method: "Orion", model: null, gain: -18 },
    ],
  ],
  [
    "not a new name there, which may be a measure",
    INTRODUCED_PAPER,
    "Orion cuts TideX latency by 18%.",
    [{ method: "Orion", model: null, gain: -18 }],
  ],
];

describeClaims("the model that something was run on", ROWS);
