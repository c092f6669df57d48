import { type ClaimRow, describeClaims, FRAMEWORK } from "../testing/claim-rows";

const ROWS: readonly ClaimRow[] = [
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
    FRAMEWORK,
    "The novel LoRA reaches 81.0% accuracy. The sparse Orion reaches 82.0% accuracy.",
    [
      { method: "LoRA", after: 81 },
      { method: "Orion", after: 82 },
    ],
  ],
];

describeClaims("a variant of a named system", ROWS);
