import { type ClaimTestRow, describeClaims, TITLE_ONLY_PAPER } from "../../testing/claim-rows";

const ROWS: readonly ClaimTestRow[] = [
  [
    "does not assign the proposed system to a claim before its name",
    TITLE_ONLY_PAPER,
    "The latency of readers grows by 40.0% with letters. We propose Orion, a framework for letters. Recall rises by 4.0%.",
    [
      { method: null, model: null, gain: 40 },
      { method: "Orion", gain: 4 },
    ],
  ],
  [
    "assigns the proposed system to 'our method' before its name",
    TITLE_ONLY_PAPER,
    "Our method raises recall by 4.0%. We call it Orion.",
    [{ method: "Orion", gain: 4 }],
  ],
  [
    "assigns a system that is named only in the title",
    TITLE_ONLY_PAPER,
    "We read letters twice. Recall rises by 4.0%.",
    [{ method: "Orion", gain: 4 }],
  ],
];

describeClaims("a system that is named later", ROWS);
