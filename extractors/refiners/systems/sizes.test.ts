import { type ClaimTestRow, describeClaims, INTRODUCED_PAPER } from "../../testing/claim-rows";

const ROWS: readonly ClaimTestRow[] = [
  [
    "includes the words between a size and its noun",
    INTRODUCED_PAPER,
    "An 8B distilled reader reaches 81.0% recall. An 8B distilled detector reaches 82.0% recall.",
    [
      { model: "8B model", size_b: 8, after: 81 },
      { model: "8B distilled detector", size_b: 8, after: 82 },
    ],
  ],
  [
    "removes the plural after a preposition",
    INTRODUCED_PAPER,
    "Orion reaches 81.0% recall with a 32B open-source MLLM. It improves recall by 4.0% for 7B models.",
    [
      { method: "Orion", model: "32B open-source MLLM", size_b: 32 },
      { method: "Orion", model: "7B model", size_b: 7 },
    ],
  ],
  [
    "ignores a noun outside the phrase",
    INTRODUCED_PAPER,
    "Orion reaches 81.0% recall at 7B in a small model. The 7B outperforms models without letters by 4.0%.",
    [{ model: "7B model" }, { model: "7B model" }],
  ],
  [
    "joins a size with the known model after it",
    INTRODUCED_PAPER,
    "When applied to a 7B Llama 2 model, Orion improves recall by 4.0%.",
    [{ method: "Orion", model: "7B Llama 2", size_b: 7 }],
  ],
  [
    "does not join several sizes",
    INTRODUCED_PAPER,
    "On 2B/7B Llama 2 models, Orion improves recall by 4.0%.",
    [{ method: "Orion", model: "Llama 2", size_b: null }],
  ],
];

describeClaims("model that is named by its size", ROWS);
