import { describe, expect, it } from "vitest";
import type { ExtractedClaim } from "@/lib/claim/claim";
import { type ExpectedSlots, extractTestClaims, pickExpectedSlots } from "../testing/parse-text";

/** What a sentence says, and the claims that it makes. */
type Row = readonly [sentence: string, claims: readonly ExpectedSlots[]];

function reads(about: string, rows: readonly Row[]): void {
  describe(about, () => {
    it.each(rows)("%s", (sentence, claims) => {
      expect(pickExpectedSlots(extractTestClaims(sentence), claims)).toEqual(claims);
    });
  });
}

reads("values that a bracket sets against each other", [
  [
    "It cuts the share of leaked letters to a few and lowers the error rate (2.1% vs. 18.4%).",
    [{ before: 18.4, after: 2.1 }],
  ],
  ["It eliminates leakage (0.0% vs. 17.7%).", [{ before: 17.7, after: 0 }]],
  [
    "It improves reading speed (0.61 vs. 0.40 pages/sec) and recall (71.1% vs. 70.5%).",
    [
      { before: 0.4, after: 0.61 },
      { before: 70.5, after: 71.1 },
    ],
  ],
  ["It improves accuracy (64.1% vs. 35.9% for the plain reader).", [{ before: null, after: 64.1 }, { after: 35.9 }]],
  ["It improves accuracy (64.1% compared to 35.9%).", [{ before: 35.9, after: 64.1 }]],
  [
    "It raises recall to 81.2% from 74.0% on SciQ and to 71.1% from 57.2% on MMLU.",
    [
      { before: 74, after: 81.2, benchmarks: ["SciQ"] },
      { before: 57.2, after: 71.1, benchmarks: ["MMLU"] },
    ],
  ],
  ["It outperforms the plain reader in accuracy (64.1% vs. 35.9%).", [{ before: null, after: 64.1 }, { after: 35.9 }]],
  [
    "It raises quality (e.g., Iris reaches 0.63 vs. 0.55 PCC on SciQ and 0.73 vs. 0.65 PCC on MMLU).",
    [
      { before: 0.55, after: 0.63, benchmarks: ["SciQ"] },
      { before: 0.65, after: 0.73, benchmarks: ["MMLU"] },
    ],
  ],
  [
    "It beats the plain reader (recall 63% vs 55%, precision 73% vs 65%).",
    [{ before: null, after: 63 }, { after: 55 }, { before: null, after: 73 }, { after: 65 }],
  ],
  [
    "It beats the plain reader (63% recall) and is fair, 73% vs 65%.",
    [{ after: 63 }, { before: null, after: 73 }, { before: null, after: 65 }],
  ],
  ["It improves throughput by 25% (625 tok/s vs. 500 tok/s baseline).", [{ before: 500, after: 625, gain: 25 }]],
]);

reads("durations and rates beside a comparison", [
  ["It builds the index in 56 seconds, 28 times faster than the plain reader.", [{ after: 56, gain: 28 }]],
  ["It needs 737 ms (5.9x faster) on MMLU.", [{ after: 737, gain: 5.9 }]],
  ["It is 3x faster (41 ms) on a laptop.", [{ after: 41, gain: 3 }]],
  ["It reads the letters at 47 fps, about 12x faster than the plain reader.", [{ after: 47, gain: 12 }]],
  ["It has a latency of 21 ms, compared with 45 ms for the plain reader.", [{ after: 21 }, { after: 45, unit: "ms" }]],
  [
    "Orion has latencies of 22.9 ms (indoors) and 30.5 ms (outdoors).",
    [{ after: 22.9 }, { after: 30.5, metric: "latency" }],
  ],
  ["It has a latency of 21 ms from a list of 30 s clips, compared with a window of 5 s.", [{ after: 21 }]],
  ["It has a latency of 21 ms, compared with a table of 4 GB.", [{ after: 21 }]],
  ["It has a latency of 21 ms with a 35 ms network budget.", [{ after: 21 }]],
  ["It waits 30 seconds and then reads 3 times faster.", [{ after: null, gain: 3 }]],
]);

reads("errors in a unit of their own", [
  ["It has a bias of 2.14 degrees.", [{ after: 2.14, metric: "bias" }]],
  [
    "MAEs were 3.15 years and 2.28 cm.",
    [
      { after: 3.15, metric: "MAE", unit: "years" },
      { after: 2.28, metric: "MAE", unit: "cm" },
    ],
  ],
  ["The letters were 3.15 years old.", []],
  ["It looks for bias in 2.14 million letters.", []],
]);

reads("scores in two units in one list", [
  [
    "Orion reaches PSNR and SSIM of 25.3 dB and 0.81.",
    [
      { after: 25.3, metric: "PSNR" },
      { after: 0.81, metric: "SSIM" },
    ],
  ],
  ["Orion has an error of 13.8 pixels on MMLU and 0.36 meters on GSM8K.", [{ after: 13.8 }, { after: 0.36 }]],
  [
    "Orion reaches 69.9% accuracy and a macro F1 of 0.63, compared with 63.4% and 0.53 for GPT-4o.",
    [
      { after: 69.9 },
      { after: 0.63 },
      { after: 63.4, metric: "accuracy" },
      { after: 0.53, metric: "macro F1", model: "GPT-4o" },
    ],
  ],
  ["Orion has an error of 13.8 pixels and, with 0.36 meters of wire, is light.", [{ after: 13.8 }]],
]);

reads("numbers of baselines", [
  [
    "It reaches accuracies of 0.78 and 0.77, clearly outperforming small readers (0.594 and 0.496).",
    [{ after: 0.78 }, { after: 0.77 }, { after: 0.594 }, { after: 0.496 }],
  ],
  ["It outperforms the rest, which is small (0.5 cm).", []],
  [
    "It reaches a recall of 0.52, far lower than the human benchmark of 0.96.",
    [{ after: 0.52 }, { after: 0.96, metric: "recall" }],
  ],
  ["It reaches a recall of 0.52 against an improvement of 0.02.", [{ after: 0.52 }, { after: null, gain: 0.02 }]],
  [
    "It has the best recall of five readers, 58.4 against 54.8 for GPT-4o.",
    [{ after: 58.4, metric: "recall", baseline: "GPT-4o" }, { after: 54.8 }],
  ],
  ["Both come out at 1.94 vs. 1.04 mm on the harbor set.", [{ after: 1.94 }, { after: 1.04 }]],
  ["With a step of 0.5, its recall is 0.71 versus 0.62 for GPT-4o.", [{ after: 0.71 }, { after: 0.62 }]],
  ["At a step of 0.5 (long), versus 0.62 for GPT-4o, it is slow.", [{ after: 0.62 }]],
  ["Readers score between 0.41 and 0.55, far lower than the human benchmark of 0.93.", [{ after: 0.93 }]],
  [
    "Orion reaches a recall of 0.71 on MMLU, against a ceiling of 0.88.",
    [
      { after: 0.71, metric: "recall" },
      { after: 0.88, metric: "recall" },
    ],
  ],
  ["It was drawn with a noise floor of 0.3.", []],
]);

reads("a metric and an adverb before its value", [
  ["With transfer errors steadily below 6.2 mm, it is safe.", [{ after: 6.2, unit: "mm", metric: "transfer errors" }]],
  ["Its recall stays high, with an F1 mostly above 0.81.", [{ after: 0.81, metric: "F1", qualifier: "over" }]],
  ["It keeps its accuracy, particularly at 8-bit precision.", []],
]);

reads("a metric and what it was taken on before its value", [
  ["It has a mean error for letters over all ports of 0.15.", [{ after: 0.15, metric: "error" }]],
  ["It leads to a hit rate (so many of the ports) of 86%.", [{ after: 86, metric: "hit rate" }]],
  ["We tune the recall on letters with a budget of 0.5 there.", []],
  ["It holds accuracy in a reduced range of 0.5.", []],
  ["The recall matters for ports and letters of 0.5 m.", []],
]);

reads("final values of a result", [
  ["Finding the fault and its place tops out at 22%.", [{ after: 22 }]],
  ["A tuned reader maxes out at 42.3%.", [{ after: 42.3 }]],
  ["Agreement on the letters plateaus at just 0.55.", [{ after: 0.55 }]],
  ["It was trained at 0.55 on the letters.", []],
]);

reads("levels that a condition sets", [
  ["At 50% unstructured sparsity, it attains a perplexity of 6.85.", [{ after: 6.85 }]],
  ["The plain readers do better on MMLU with 40% symmetric label noise.", []],
  [
    "It keeps a 94% success rate under broken rotors, 25% payload variation and 40% cable length uncertainty.",
    [{ after: 94 }],
  ],
  ["It achieves 91% sparsity.", [{ after: 91 }]],
  ["It reaches an accuracy of 88% with a recall of 91% in noise.", [{ after: 88 }, { after: 91 }]],
]);

reads("numbers that size no change", [
  ["Its answers stay in a narrow 28-40% band.", []],
  ["Accuracy degrades sharply above 1500 m.", []],
  ["Declines appeared about 4 months before the letters.", []],
  ["It adds fewer than 0.05% trainable weights.", []],
  ["A residual correlation of +0.053 remains between two letters.", []],
  [
    "It brings a 40-point improvement over plain decoding and a high F1 score of 74.3%.",
    [{ gain: 40 }, { after: 74.3 }],
  ],
  ["It saves up to 5 GB of memory.", [{ gain: -5 }]],
]);

describe("values in two units", () => {
  it.each<[string, Partial<ExtractedClaim>]>([
    [
      "It cuts the time per letter from 2 hours to 10 minutes.",
      { before: 120, after: 10, unit: "minutes", points: -110, inferred: { before: "converted-unit: 2 hours" } },
    ],
    ["It cuts latency from 3 s to 200 ms.", { before: 3000, after: 200, unit: "ms", relative: -93.3333 }],
    ["It shrinks the index from 1.7 GB to 19 MB.", { before: 1700, after: 19, unit: "MB", relative: -98.8824 }],
    ["It cuts latency from 5 minutes to 20 s, a 15x speedup.", { before: 300, after: 20, check: "ok" }],
    ["It cuts the time per letter from 40 to 30 minutes.", { before: 40, after: 30, unit: "minutes", points: -10 }],
  ])("%s", (sentence, slots) => {
    expect(extractTestClaims(sentence)).toMatchObject([slots]);
  });
});

describe("gains in a unit of measure", () => {
  it.each<[string, Partial<ExtractedClaim>]>([
    ["It reduces memory by 5.9 GB.", { gain: -5.9, gain_kind: "points", unit: "GB" }],
    ["It reduces latency by 20 ms on a laptop.", { gain: -20, gain_kind: "points", unit: "ms" }],
    ["It improves accuracy by 5.9 points.", { gain: 5.9, gain_kind: "points", unit: null }],
    ["It improves accuracy by 5.9%.", { gain: 5.9, gain_kind: "percent", unit: null }],
    ["It is 3x faster than the plain reader.", { gain: 3, gain_kind: "times", unit: null }],
  ])("%s", (sentence, slots) => {
    expect(extractTestClaims(sentence)).toMatchObject([slots]);
  });
});

reads("points of a metric", [
  ["The second check contributes 5.2 F1 points on SciQ.", [{ gain: 5.2, after: null, gain_kind: "points" }]],
  ["It beats the rest and gives up to 11.8 F1 points over the plain reader.", [{ gain: 11.8, after: null }]],
  ["It scores 85.2 F1 points on SciQ.", [{ after: 85.2, gain: null }]],
]);

reads("values that came from the one in the bracket behind", [
  ["It shows a recall of 0.949 (from 0.873) on SciQ.", [{ before: 0.873, after: 0.949 }]],
  ["The specificity reached 89.3% (from 80.7%).", [{ before: 80.7, after: 89.3 }]],
  ["It shows a recall of 0.949 (from 3 runs) on SciQ.", [{ before: null, after: 0.949 }]],
]);

reads("ranges of what was set", [
  ["Its accuracy stays the same with views from 1 to 12.", []],
  ["Its accuracy goes from 61 to 72.", [{ before: 61, after: 72 }]],
  ["Its accuracy, from 61% to 72%, is the best.", [{ before: 61, after: 72 }]],
]);

reads("what little a system makes do with", [
  ["With only 3% eviction, it reaches an accuracy of 91%.", [{ after: 91 }]],
  ["It reads all letters with only 3% word error rate.", [{ after: 3 }]],
]);

reads("how much was put in", [
  ["It beats the rest and expands the set from 500 to 900 letters.", []],
  ["As maps grow from 5 to 90 rooms, accuracy falls from 96% to 5%.", [{ before: 96, after: 5 }]],
  ["It cuts the errors from 90 to 12.", [{ before: 90, after: 12 }]],
  ["It is fast, as well as cutting the errors from 90 to 12.", [{ before: 90, after: 12 }]],
  ["It doubles accuracy from 21% to 42%.", [{ before: 21, after: 42 }]],
]);

reads("multiples that were chosen", [
  ["It stays robust under many compression rates (up to 90x).", []],
  ["It was tried at zoom levels (2x to 8x).", []],
  ["It shortens the training time (up to 90x).", [{ gain: -90, gain_kind: "times" }]],
]);

reads("shares of data in a list", [
  [
    "Orion keeps 82%, 92% and 97% of its accuracy using only 1%, 3%, and 5% of the pixels.",
    [{ after: 82 }, { after: 92 }, { after: 97 }],
  ],
  ["The last pages hold a few letters, 0.1% to 1% of the tokens that Orion reads.", []],
  ["Orion reaches 82% and 92% of all samples.", [{ after: 82 }, { after: 92 }]],
]);

reads("a plus one that is a mark", [
  ["The reward is +1 for a letter that is read and -1 for one that is lost.", []],
  ["We study readers that add one more letter, the +1 rule.", []],
  ["Orion gains +1 BLEU and +2 F1.", [{ gain: 1 }, { gain: 2 }]],
  ["Orion gains +1.0 on MMLU.", [{ gain: 1 }]],
]);

reads("the rank of a metric", [
  ["It gains 11.7 points in recall @ 10 and 10.6 points in NDCG @ 10.", [{ gain: 11.7 }, { gain: 10.6 }]],
]);

reads("a clause with where", [["The loss rests for 70,000 steps where perplexity stands still.", []]]);

reads("a statistic behind a noun of change", [
  ["The marks of Orion go along with the learning gain (r = 0.276).", []],
  ["Orion brings a clear accuracy gain (12.4%).", [{ gain: 12.4 }]],
]);

reads("what a study goes through", [
  ["Tide holds improved photos, spanning heights from 80 m to 300 m and all hours.", []],
  ["Across sweeps of width from 10 to 30 cm, depth from 30 to 90 steps, Orion does best.", []],
  [
    "Errors fall from 5.0% to 3.9% on MMLU, 7.1% to 6.0% on GSM8K.",
    [
      { before: 5, after: 3.9 },
      { before: 7.1, after: 6 },
    ],
  ],
]);

reads("an arrow in a name of a kind", [
  ["Orion holds a learned 512→768 projection and a plain reader.", []],
  ["Letters read: 12 → 40 on MMLU.", [{ before: 12, after: 40 }]],
]);

reads("spans of days", [
  ["It reaches a 20% error reduction over 1-7 day forecasts.", [{ gain: -20 }]],
  ["The seasons are moved, varying by up to 50 days.", []],
  ["It raises accuracy by 50 points.", [{ gain: 50 }]],
]);

reads("values stated as a list or a bound", [
  [
    "It obtains the best accuracy on all sets: 0.82 on MMLU, 0.89 on SciQ, and 0.99 on GSM8K.",
    [
      { after: 0.82, benchmarks: ["MMLU"] },
      { after: 0.89, benchmarks: ["SciQ"] },
      { after: 0.99, benchmarks: ["GSM8K"] },
    ],
  ],
  ["It has three learning rates: 0.82 for letters and 0.89 for tides.", []],
  [
    "It renders letters with a tide fidelity above 0.85 at sea and 0.88 in port.",
    [{ after: 0.85, qualifier: "over" }, { after: 0.88 }],
  ],
  ["It streams letters at data rates beyond 100 Gbit/s.", []],
  ["It beats GPT-4o by 16% absolute gain overall and 17% on SciQ.", [{ gain: 16 }, { gain: 17, benchmarks: ["SciQ"] }]],
]);
