import { type ClaimTestRow, describeClaims, INTRODUCED_PAPER } from "../../testing/claim-rows";

const ROWS: readonly ClaimTestRow[] = [
  [
    'takes the system after "followed by"',
    INTRODUCED_PAPER,
    "Orion reaches 81.0% accuracy, followed by GPT-4o with 77.0% and TideX with 71.0%.",
    [
      { method: "Orion", after: 81 },
      { model: "GPT-4o", after: 77 },
      { method: "TideX", after: 71 },
    ],
  ],
  [
    'takes every system of a list after "followed by"',
    INTRODUCED_PAPER,
    "Orion reaches 81.0% accuracy, followed by TideX (77.0%), IrisNet (71.0%) and TideSort (70.0%).",
    [{ after: 81 }, { method: "TideX" }, { model: "IrisNet" }, { method: "TideSort" }],
  ],
  [
    'ignores "followed by" for steps of a process',
    INTRODUCED_PAPER,
    "Sorting followed by GPT-4o reading helps: Orion reaches 81.0% accuracy.",
    [{ method: "Orion", after: 81 }],
  ],
  [
    "takes the owner of a falling metric as the base model",
    INTRODUCED_PAPER,
    "We compare GPT-5 and GPT-4o. Orion cuts GPT-4o's latency on letters by 18%, reducing GPT-5 GSM8K latency by 12%.",
    [
      { method: "Orion", model: "GPT-4o", gain: -18 },
      { method: "Orion", model: "GPT-5", gain: -12, benchmarks: ["GSM8K"] },
    ],
  ],
  [
    "ignores a removed model",
    INTRODUCED_PAPER,
    "Orion drops GPT-5 and GPT-4o readers, improving recall by 18%.",
    [{ method: "Orion", model: null, gain: 18 }],
  ],
];

describeClaims("subject of a number", ROWS);
