import { type ClaimRow, describeClaims, FRAMEWORK } from "../testing/claim-rows";

const ROWS: readonly ClaimRow[] = [
  [
    "the next best is behind 'followed by'",
    FRAMEWORK,
    "Orion reaches 81.0% accuracy, followed by GPT-4o with 77.0% and TideX with 71.0%.",
    [
      { method: "Orion", after: 81 },
      { model: "GPT-4o", after: 77 },
      { method: "TideX", after: 71 },
    ],
  ],
  [
    "but not behind what follows in time",
    FRAMEWORK,
    "Sorting followed by GPT-4o reading helps: Orion reaches 81.0% accuracy.",
    [{ method: "Orion", after: 81 }],
  ],
];

describeClaims("the subject of a number", ROWS);
