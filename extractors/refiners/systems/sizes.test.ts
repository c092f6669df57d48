import { type ClaimTestRow, describeClaims, INTRODUCED_PAPER } from "../../testing/claim-rows";

const ROWS: readonly ClaimTestRow[] = [
  [
    "what stands between a size and its noun belongs to the name",
    INTRODUCED_PAPER,
    "An 8B distilled reader reaches 81.0% recall. An 8B distilled detector reaches 82.0% recall.",
    [
      { model: "8B model", size_b: 8, after: 81 },
      { model: "8B distilled detector", size_b: 8, after: 82 },
    ],
  ],
  [
    "behind a preposition, and without the plural",
    INTRODUCED_PAPER,
    "Orion reaches 81.0% recall with a 32B open-source MLLM. It improves recall by 4.0% for 7B models.",
    [
      { method: "Orion", model: "32B open-source MLLM", size_b: 32 },
      { method: "Orion", model: "7B model", size_b: 7 },
    ],
  ],
  [
    "not a noun that another word of the sentence is said of",
    INTRODUCED_PAPER,
    "Orion reaches 81.0% recall at 7B in a small model. The 7B outperforms models without letters by 4.0%.",
    [{ model: "7B model" }, { model: "7B model" }],
  ],
  [
    "before the name of a known model it is the size of that one",
    INTRODUCED_PAPER,
    "When applied to a 7B Llama 2 model, Orion improves recall by 4.0%.",
    [{ method: "Orion", model: "7B Llama 2", size_b: 7 }],
  ],
  [
    "but not where several sizes stand there",
    INTRODUCED_PAPER,
    "On 2B/7B Llama 2 models, Orion improves recall by 4.0%.",
    [{ method: "Orion", model: "Llama 2", size_b: null }],
  ],
];

describeClaims("a model that is named by its size", ROWS);
