import { describeClaims, TITLE_ONLY_PAPER } from "../../testing/claim-rows";

describeClaims("a rival without a cue", [
  [
    "each of a list of rivals has its own gain in a bracket",
    TITLE_ONLY_PAPER,
    "Orion beats Iris (by 4.1 points), BM25 (by 3.2 points) and manual sorting (by 2.3 points).",
    [
      { gain: 4.1, baseline: "Iris" },
      { gain: 3.2, baseline: "BM25" },
      { gain: 2.3, baseline: "manual sorting" },
    ],
  ],
  [
    "a list in brackets behind one rival is of places",
    TITLE_ONLY_PAPER,
    "Orion improves over BM25 (by 4.1 points on old letters and 3.2 points on new ones).",
    [
      { gain: 4.1, baseline: "BM25" },
      { gain: 3.2, baseline: "BM25" },
    ],
  ],
  [
    "what is listed behind another word than a rival is none",
    TITLE_ONLY_PAPER,
    "Orion improves recall (by 4.1 points) and precision (by 3.2 points).",
    [
      { gain: 4.1, baseline: null },
      { gain: 3.2, baseline: null },
    ],
  ],
]);
