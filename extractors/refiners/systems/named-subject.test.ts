import { type ClaimTestRow, describeClaims, INTRODUCED_PAPER } from "../../testing/claim-rows";

const ROWS: readonly ClaimTestRow[] = [
  [
    "what tells one variant of a technique from the plain one belongs to its name",
    { title: "Reading letters" },
    "Our letter-aware LoRA reaches 81.0% accuracy. The sparse KAN reaches 82.0% accuracy, and a modified UKF reaches 83.0%.",
    [
      { method: "letter-aware LoRA", after: 81 },
      { method: "sparse KAN", after: 82 },
      { method: "modified UKF", after: 83 },
    ],
  ],
  [
    "but praise does not, nor what is said of the paper's own name",
    INTRODUCED_PAPER,
    "The novel LoRA reaches 81.0% accuracy. The sparse Orion reaches 82.0% accuracy.",
    [
      { method: "LoRA", after: 81 },
      { method: "Orion", after: 82 },
    ],
  ],
  [
    "a line of models ahead of a new name is a part of it, one model with a size is not",
    { title: "Reading letters" },
    "Gemini Harbour reaches 81.0% accuracy. With Llama-3-8B HarborX reaches 82.0% accuracy.",
    [
      { model: "Gemini Harbour", method: null, after: 81 },
      { method: "HarborX", after: 82 },
    ],
  ],
];

/** Names that no list holds. */
const NEW_NAMES: readonly ClaimTestRow[] = [
  [
    "an ending of models says that it is one, also before a suffix",
    { title: "Reading letters" },
    "TideNet-X reaches 81.0% accuracy. The enhanced HarborGAN reaches 82.0% accuracy.",
    [
      { model: "TideNet-X", method: null, after: 81 },
      { model: "HarborGAN", method: null, after: 82 },
    ],
  ],
  [
    "not before the letters of a way of learning",
    { title: "Reading letters" },
    "TideNet-RL reaches 81.0% accuracy.",
    [{ model: null, method: "TideNet-RL", after: 81 }],
  ],
];

describeClaims("whether a new name is a model", NEW_NAMES);
describeClaims("a variant of a named system", ROWS);
