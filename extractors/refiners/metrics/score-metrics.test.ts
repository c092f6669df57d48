import { describeClaims, TITLE_ONLY_PAPER } from "../../testing/claim-rows";

describeClaims("the metric of a score", [
  [
    "metric of a share after a genitive",
    TITLE_ONLY_PAPER,
    "Orion retains 95.2% of the strongest reader's page accuracy.",
    [{ after: 95.2, metric: "page accuracy" }],
  ],
  [
    "metric of a share in a long phrase",
    TITLE_ONLY_PAPER,
    "Orion keeps 91% of the large teacher model's original letter recall.",
    [{ after: 91, metric: "letter recall" }],
  ],
  [
    "not a metric after a second preposition",
    TITLE_ONLY_PAPER,
    "Orion needs 12% of the letters that the plain reader takes for the same recall.",
    [{ after: 12, metric: null }],
  ],
  [
    "a share does not take a metric that has another number",
    TITLE_ONLY_PAPER,
    "Orion achieves 26.4% page F1, closing 40% of the way to the full reader.",
    [
      { after: 26.4, metric: "page F1" },
      { after: 40, metric: null },
    ],
  ],
  [
    "a score of another system takes the metric",
    TITLE_ONLY_PAPER,
    "Orion achieves 30.3% accuracy, approaching the 32.0% of GPT-4o.",
    [
      { after: 30.3, metric: "accuracy" },
      { after: 32, metric: "accuracy" },
    ],
  ],
  [
    "metric implied by an adjective",
    TITLE_ONLY_PAPER,
    "Drawn letters are 78.7% similar to printed ones.",
    [{ after: 78.7, metric: "similarity" }],
  ],
  [
    "adjective before a bracket",
    TITLE_ONLY_PAPER,
    "Orion proved more accurate (87.8%) than GPT-4o.",
    [{ after: 87.8, metric: "accuracy" }],
  ],
  [
    "not an adjective that describes the system",
    TITLE_ONLY_PAPER,
    "The most accurate reader (GPT-4o) reaches 78.7%.",
    [{ after: 78.7, metric: null }],
  ],
  [
    "a count does not share the metric of a score",
    TITLE_ONLY_PAPER,
    "Orion improves recall from 35.0 to 52.2, and wins 41/45 rounds.",
    [
      { after: 52.2, metric: "recall" },
      { after: 41, metric: null },
    ],
  ],
  [
    "a share of performance does not share a metric",
    TITLE_ONLY_PAPER,
    "Orion cuts the reading time to 1% of the plain reader's, while preserving 96% of its overall performance.",
    [
      { after: 1, metric: "reading time" },
      { after: 96, metric: null },
    ],
  ],
  [
    "performance directly after a score shares the metric",
    TITLE_ONLY_PAPER,
    "Orion attains 83.0% accuracy, and keeps a stable 83% performance with few letters.",
    [
      { after: 83, metric: "accuracy" },
      { after: 83, metric: "accuracy" },
    ],
  ],
  [
    "function words next to a number are not metrics",
    TITLE_ONLY_PAPER,
    "The move from letters to telegrams (now 61% of the post) is plain, and Orion beats older readers (max 53.5%).",
    [
      { after: 61, metric: null },
      { after: 53.5, metric: null },
    ],
  ],
]);
