import { describeClaims, TITLE_ONLY_PAPER } from "../../testing/claim-rows";

describeClaims("the metric of a change", [
  [
    "the verb before the values has the subject, also where a noun behind them tells the change again",
    TITLE_ONLY_PAPER,
    "Page confusion fell from 49.3% to 24.7%, a paired reduction of 24.6 points.",
    [{ before: 49.3, after: 24.7, gain: -24.6, metric: "Page confusion" }],
  ],
  [
    "it has the object as well",
    TITLE_ONLY_PAPER,
    "Orion reduces latency from 2.4 to 1.2 s, a 2x speedup.",
    [{ before: 2.4, after: 1.2, gain: 2, metric: "latency" }],
  ],
  [
    "a distance that the text says of what is measured",
    TITLE_ONLY_PAPER,
    "With both tricks, the page-to-letter gap is reduced by 66.6%.",
    [{ gain: -66.6, metric: "page-to-letter gap" }],
  ],
  [
    "a distance without a word of what is none",
    TITLE_ONLY_PAPER,
    "With both tricks, the remaining gap is reduced by 66.6%.",
    [{ gain: -66.6, metric: null }],
  ],
  [
    "what moves behind 'with' moves itself",
    TITLE_ONLY_PAPER,
    "Many readers gave up, with diligence dropping from 100% to 33%.",
    [{ before: 100, after: 33, metric: "diligence" }],
  ],
  [
    "who improves behind 'with' is not what improves",
    TITLE_ONLY_PAPER,
    "Orion was tried with readers improving from 60% to 73%.",
    [{ before: 60, after: 73, metric: null }],
  ],
  [
    "what is said of a noun by 'that' is of the noun",
    TITLE_ONLY_PAPER,
    "Orion has an average sorting time that is 75% lower than that of BM25.",
    [{ gain: -75, metric: "sorting time" }],
  ],
  [
    "also with a verb",
    TITLE_ONLY_PAPER,
    "Orion reads with a standard deviation that is reduced by 1.58 points.",
    [{ gain: -1.58, metric: "standard deviation" }],
  ],
  [
    "a verb with an object of its own does not change what stands before it",
    TITLE_ONLY_PAPER,
    "Orion keeps page fluency, and improves SciQ by 1.6 points.",
    [{ gain: 1.6, metric: null }],
  ],
  [
    "what a bracket says the change of stands before it",
    TITLE_ONLY_PAPER,
    "Orion has far lower paper costs (reductions of 54% for letters and 25% for cards).",
    [
      { gain: -54, metric: "paper costs" },
      { gain: -25, metric: "paper costs" },
    ],
  ],
  [
    "also where a verb opens the bracket",
    TITLE_ONLY_PAPER,
    "Orion improved letter attribution (increasing from 1.85 to 2.49 on a scale of five).",
    [{ before: 1.85, after: 2.49, metric: "letter attribution" }],
  ],
  [
    "but not where the bracket stands behind a thing",
    TITLE_ONLY_PAPER,
    "We asked ten postmen (increasing from 1.85 to 2.49).",
    [{ before: 1.85, after: 2.49, metric: null }],
  ],
  [
    "a participle behind a noun is no part of its name",
    TITLE_ONLY_PAPER,
    "Orion reduces peak strain applied to the paper by 10.6%.",
    [{ gain: -10.6, metric: "strain" }],
  ],
  [
    "nor one that says what a number of things is for",
    TITLE_ONLY_PAPER,
    "Orion is cutting the number of letter labels required by 80%.",
    [{ gain: -80, metric: "number of letter labels" }],
  ],
  [
    "a yield is measured, also where it could be a verb",
    TITLE_ONLY_PAPER,
    "The simulated yield increased by 4.7%.",
    [{ gain: 4.7, metric: "simulated yield" }],
  ],
  [
    "but what yields is not",
    TITLE_ONLY_PAPER,
    "Our trick yields improvements of 8.8% on SciQ.",
    [{ gain: 8.8, metric: null }],
  ],
  [
    "a multiple compared as the one before is of the same",
    TITLE_ONLY_PAPER,
    "Orion takes 3M parameters, 9.5x fewer than GPT-4o and 4.3x fewer than Qwen2.5-7B.",
    [
      { gain: -9.5, metric: "parameters" },
      { gain: -4.3, metric: "parameters" },
    ],
  ],
  [
    "as is one that is placed as the one before",
    TITLE_ONLY_PAPER,
    "Orion achieves compression ratios of up to 200x for letters, 55x for cards, and 61x for maps.",
    [
      { gain: 200, metric: "compression ratios" },
      { gain: 55, metric: "compression ratios" },
      { gain: 61, metric: "compression ratios" },
    ],
  ],
  [
    "a later number has the name behind it where the one before has its metric there",
    TITLE_ONLY_PAPER,
    "Orion shows gains of 17.1% in recall, and 16.7% in page grasp.",
    [
      { gain: 17.1, metric: "recall" },
      { gain: 16.7, metric: "page grasp" },
    ],
  ],
  [
    "nor does it where performance is the object",
    TITLE_ONLY_PAPER,
    "Reweighting the loss helps small readers and boosts overall performance by up to 18.2 points.",
    [{ gain: 18.2, metric: null }],
  ],
  [
    "what a verb leads from one value to another is measured, whatever it is called, and so is the second of two",
    TITLE_ONLY_PAPER,
    "Orion changes wrong-port counts from 29 to 27. It cuts port confusion from 14% to 9% and letter mixing from 8% to 2%.",
    [
      { before: 29, after: 27, metric: "wrong-port counts" },
      { before: 14, after: 9, metric: "port confusion" },
      { before: 8, after: 2, metric: "letter mixing" },
    ],
  ],
  [
    "but no system, and nothing without a verb",
    TITLE_ONLY_PAPER,
    "Orion lifts the plain model from 41% to 52%, with many old pages from 61% to 63%.",
    [
      { before: 41, after: 52, metric: null },
      { before: 61, after: 63, metric: null },
    ],
  ],
]);
