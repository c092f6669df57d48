import { type ClaimTestRow, describeClaims, INTRODUCED_PAPER } from "../../testing/claim-rows";

const ROWS: readonly ClaimTestRow[] = [
  [
    "includes the adjective of a variant",
    { title: "Reading letters" },
    "Our letter-aware LoRA reaches 81.0% accuracy. The sparse KAN reaches 82.0% accuracy, and a modified UKF reaches 83.0%.",
    [
      { method: "letter-aware LoRA", after: 81 },
      { method: "sparse KAN", after: 82 },
      { method: "modified UKF", after: 83 },
    ],
  ],
  [
    "excludes praise, and adjectives of the proposed name",
    INTRODUCED_PAPER,
    "The novel LoRA reaches 81.0% accuracy. The sparse Orion reaches 82.0% accuracy.",
    [
      { method: "LoRA", after: 81 },
      { method: "Orion", after: 82 },
    ],
  ],
  [
    "joins a model series with an unknown name, but not a model with a size",
    { title: "Reading letters" },
    "Gemini Harbour reaches 81.0% accuracy. With Llama-3-8B HarborX reaches 82.0% accuracy.",
    [
      { model: "Gemini Harbour", method: null, after: 81 },
      { method: "HarborX", after: 82 },
    ],
  ],
];

/** Names that are not in the lexicon. */
const NEW_NAMES: readonly ClaimTestRow[] = [
  [
    "recognizes a model by its ending, also before a suffix",
    { title: "Reading letters" },
    "TideNet-X reaches 81.0% accuracy. The enhanced HarborGAN reaches 82.0% accuracy.",
    [
      { model: "TideNet-X", method: null, after: 81 },
      { model: "HarborGAN", method: null, after: 82 },
    ],
  ],
  [
    'does not recognize a model before "-RL"',
    { title: "Reading letters" },
    "TideNet-RL reaches 81.0% accuracy.",
    [{ model: null, method: "TideNet-RL", after: 81 }],
  ],
];

describeClaims("kind of an unknown name", NEW_NAMES);
describeClaims("variant of a named system", ROWS);
