import { type ClaimTestRow, describeClaims, TITLE_ONLY_PAPER } from "../../testing/claim-rows";

const ROWS: readonly ClaimTestRow[] = [
  [
    "what is told before the paper's own system is named is not of it",
    TITLE_ONLY_PAPER,
    "The latency of readers grows by 40.0% with letters. We propose Orion, a framework for letters. Recall rises by 4.0%.",
    [
      { method: null, model: null, gain: 40 },
      { method: "Orion", gain: 4 },
    ],
  ],
  [
    "but what is said to be the paper's own is, before its name as well",
    TITLE_ONLY_PAPER,
    "Our method raises recall by 4.0%. We call it Orion.",
    [{ method: "Orion", gain: 4 }],
  ],
  [
    "a name that only the title has is told before all",
    TITLE_ONLY_PAPER,
    "We read letters twice. Recall rises by 4.0%.",
    [{ method: "Orion", gain: 4 }],
  ],
];

describeClaims("a system that is named later", ROWS);
