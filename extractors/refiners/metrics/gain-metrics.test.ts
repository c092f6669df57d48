import { describeClaims, TITLE_ONLY_PAPER } from "../../testing/claim-rows";

describeClaims("the metric of a change", [
  [
    "subject of the verb, although a noun repeats the change",
    TITLE_ONLY_PAPER,
    "Page confusion fell from 49.3% to 24.7%, a paired reduction of 24.6 points.",
    [{ before: 49.3, after: 24.7, gain: -24.6, metric: "Page confusion" }],
  ],
  [
    "object of the verb, although a noun repeats the change",
    TITLE_ONLY_PAPER,
    "Orion reduces latency from 2.4 to 1.2 s, a 2x speedup.",
    [{ before: 2.4, after: 1.2, gain: 2, metric: "latency" }],
  ],
  [
    "gap with a stated measure",
    TITLE_ONLY_PAPER,
    "With both tricks, the page-to-letter gap is reduced by 66.6%.",
    [{ gain: -66.6, metric: "page-to-letter gap" }],
  ],
  [
    "not a gap without a stated measure",
    TITLE_ONLY_PAPER,
    "With both tricks, the remaining gap is reduced by 66.6%.",
    [{ gain: -66.6, metric: null }],
  ],
  [
    "subject of an intransitive verb after 'with'",
    TITLE_ONLY_PAPER,
    "Many readers gave up, with diligence dropping from 100% to 33%.",
    [{ before: 100, after: 33, metric: "diligence" }],
  ],
  [
    "not the agent of 'improving' after 'with'",
    TITLE_ONLY_PAPER,
    "Orion was tried with readers improving from 60% to 73%.",
    [{ before: 60, after: 73, metric: null }],
  ],
  [
    "noun before a relative clause",
    TITLE_ONLY_PAPER,
    "Orion has an average sorting time that is 75% lower than that of BM25.",
    [{ gain: -75, metric: "sorting time" }],
  ],
  [
    "noun before a relative clause with a verb",
    TITLE_ONLY_PAPER,
    "Orion reads with a standard deviation that is reduced by 1.58 points.",
    [{ gain: -1.58, metric: "standard deviation" }],
  ],
  [
    "not a metric before a verb that has another object",
    TITLE_ONLY_PAPER,
    "Orion keeps page fluency, and improves SciQ by 1.6 points.",
    [{ gain: 1.6, metric: null }],
  ],
  [
    "metric before a bracketed change",
    TITLE_ONLY_PAPER,
    "Orion has far lower paper costs (reductions of 54% for letters and 25% for cards).",
    [
      { gain: -54, metric: "paper costs" },
      { gain: -25, metric: "paper costs" },
    ],
  ],
  [
    "metric before a bracket that starts with a verb",
    TITLE_ONLY_PAPER,
    "Orion improved letter attribution (increasing from 1.85 to 2.49 on a scale of five).",
    [{ before: 1.85, after: 2.49, metric: "letter attribution" }],
  ],
  [
    "not an object before a bracket",
    TITLE_ONLY_PAPER,
    "We asked ten postmen (increasing from 1.85 to 2.49).",
    [{ before: 1.85, after: 2.49, metric: null }],
  ],
  [
    "without a participle after the noun",
    TITLE_ONLY_PAPER,
    "Orion reduces peak strain applied to the paper by 10.6%.",
    [{ gain: -10.6, metric: "strain" }],
  ],
  [
    "without a participle after counted items",
    TITLE_ONLY_PAPER,
    "Orion is cutting the number of letter labels required by 80%.",
    [{ gain: -80, metric: "number of letter labels" }],
  ],
  [
    "'yield' as a noun",
    TITLE_ONLY_PAPER,
    "The simulated yield increased by 4.7%.",
    [{ gain: 4.7, metric: "simulated yield" }],
  ],
  [
    "not the subject of 'yields'",
    TITLE_ONLY_PAPER,
    "Our trick yields improvements of 8.8% on SciQ.",
    [{ gain: 8.8, metric: null }],
  ],
  [
    "shared by multiples with the same comparison",
    TITLE_ONLY_PAPER,
    "Orion takes 3M parameters, 9.5x fewer than GPT-4o and 4.3x fewer than Qwen2.5-7B.",
    [
      { gain: -9.5, metric: "parameters" },
      { gain: -4.3, metric: "parameters" },
    ],
  ],
  [
    "shared by multiples with the same preposition",
    TITLE_ONLY_PAPER,
    "Orion achieves compression ratios of up to 200x for letters, 55x for cards, and 61x for maps.",
    [
      { gain: 200, metric: "compression ratios" },
      { gain: 55, metric: "compression ratios" },
      { gain: 61, metric: "compression ratios" },
    ],
  ],
  [
    "unknown name after a later number in a parallel position",
    TITLE_ONLY_PAPER,
    "Orion shows gains of 17.1% in recall, and 16.7% in page grasp.",
    [
      { gain: 17.1, metric: "recall" },
      { gain: 16.7, metric: "page grasp" },
    ],
  ],
  [
    "not if performance is the object",
    TITLE_ONLY_PAPER,
    "Reweighting the loss helps small readers and boosts overall performance by up to 18.2 points.",
    [{ gain: 18.2, metric: null }],
  ],
  [
    "object before 'from', whatever its name, also the second of two",
    TITLE_ONLY_PAPER,
    "Orion changes wrong-port counts from 29 to 27. It cuts port confusion from 14% to 9% and letter mixing from 8% to 2%.",
    [
      { before: 29, after: 27, metric: "wrong-port counts" },
      { before: 14, after: 9, metric: "port confusion" },
      { before: 8, after: 2, metric: "letter mixing" },
    ],
  ],
  [
    "not a system, and nothing without a verb",
    TITLE_ONLY_PAPER,
    "Orion lifts the plain model from 41% to 52%, with many old pages from 61% to 63%.",
    [
      { before: 41, after: 52, metric: null },
      { before: 61, after: 63, metric: null },
    ],
  ],
]);
