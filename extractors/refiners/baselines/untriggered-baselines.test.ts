import { describeClaims, TITLE_ONLY_PAPER } from "../../testing/claim-rows";

describeClaims("baseline without a trigger", [
  [
    "assigns each bracketed gain of a list to its baseline",
    TITLE_ONLY_PAPER,
    "Orion beats Iris (by 4.1 points), BM25 (by 3.2 points) and manual sorting (by 2.3 points).",
    [
      { gain: 4.1, baseline: "Iris" },
      { gain: 3.2, baseline: "BM25" },
      { gain: 2.3, baseline: "manual sorting" },
    ],
  ],
  [
    "shares a baseline with a bracketed list of benchmarks",
    TITLE_ONLY_PAPER,
    "Orion improves over BM25 (by 4.1 points on old letters and 3.2 points on new ones).",
    [
      { gain: 4.1, baseline: "BM25" },
      { gain: 3.2, baseline: "BM25" },
    ],
  ],
  [
    "ignores a list of metrics",
    TITLE_ONLY_PAPER,
    "Orion improves recall (by 4.1 points) and precision (by 3.2 points).",
    [
      { gain: 4.1, baseline: null },
      { gain: 3.2, baseline: null },
    ],
  ],
]);
