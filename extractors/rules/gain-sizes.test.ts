import { describe, expect, it } from "vitest";
import { claimsOf, like, type Slots } from "../testing/read";

/** Which numbers size a change, and which only stand before a noun of change. */
const ROWS: readonly [sentence: string, claims: readonly Slots[]][] = [
  ["Orion beats plain reading, with merely a 1% difference in the worst case.", [{ gain: 1, after: null }]],
  ["Another seed causes less than 2% accuracy variation.", [{ gain: 2, after: null, qualifier: "under" }]],
  ["It keeps 94% accuracy under 25% load variation.", [{ after: 94, gain: null }]],
  ["A test of 22 open and closed readers highlights the wide gap.", []],
  ["Reading over 100 days demonstrates clear improvements.", []],
  ["The second lens with 12 slots yielded negligible improvement.", []],
  ["It brings a 5% hit rate improvement.", [{ gain: 5 }]],
  [
    "It reduces memory by 75% while achieving up to 6 times the reading throughput.",
    [{ gain: -75 }, { gain: 6, gain_kind: "times" }],
  ],
  ["It closes the gap while preserving up to 4x parallel reading.", [{ gain: 4, gain_kind: "times" }]],
  ["It reduces the memory by up to 30% and 4x on two sets.", [{ gain: -30 }, { gain: -4, gain_kind: "times" }]],
  [
    "It reaches an F1 of 0.88, loss of 0.18, and an accuracy of 88.1%.",
    [{ after: 0.88 }, { after: 0.18, gain: null, metric: "loss" }, { after: 88.1 }],
  ],
  ["It ends with a recall of 0.98, and a log loss of 0.01.", [{ after: 0.98 }, { after: 0.01, gain: null }]],
  ["It brings a small loss of 0.4 BLEU and an accuracy loss of 0.02.", [{ gain: -0.4 }, { gain: -0.02 }]],
  ["It brings improvements from 6 to 18 points over plain reading.", [{ gain: 6, gain_max: 18 }]],
  ["Recall improves from 60 to 72 points.", [{ before: 60, after: 72, gain: null }]],
  ["Recall sees improvements from 60% to 72%.", [{ before: 60, after: 72, gain: null }]],
  ["We test it, varying the reader's depth across the full scale from 1.0 (shallow) to 0.0 (deep).", []],
  ["Sweeping the load levels from 1 to 10, we time the reader.", []],
  ["Varying the seed lowers accuracy from 90% to 85%.", [{ before: 90, after: 85 }]],
  ["It gains only 14.3% throughput as batch size increases from 1 to 16.", [{ gain: 14.3 }]],
  ["Accuracy falls from 90 to 85 as letters fade.", [{ before: 90, after: 85 }]],
  ["Recall drops from 72% at stage 1 to 51% at stage 4.", [{ before: 72, after: 51 }]],
  ["Recall falls from 72% on letters by 3 to 5 points.", [{ after: 72 }, { gain: -3, gain_max: -5 }]],
  ["We close the gap by introducing Harbora: 38 hours of speech.", []],
  ["Reading gaps are common: 96.2% of the letters miss words.", [{ after: 96.2, gain: null }]],
  ["It brings clear speed improvements over plain reading: 1.96x on one node.", [{ gain: 1.96 }]],
  ["Recall drops from 80% to 21-25% on old letters.", [{ before: 80, after: 21 }]],
  ["Orion beats plain reading (Δ=-0.53 pp).", [{ gain: -0.53 }]],
  [
    "It yields a 1.72% absolute (14.8% relative) improvement.",
    [
      { gain: 1.72, gain_kind: "points", after: null },
      { gain: 14.8, gain_kind: "relative" },
    ],
  ],
  ["It reaches 82.1% recall (a 14.8% relative improvement).", [{ after: 82.1, gain: null }, { gain: 14.8 }]],
  ["It shows clear gains on both sets, ranging from 18% to 51%.", [{ gain: 18, gain_max: 51 }]],
  ["It falls off, with reading time increasing 34-55%.", [{ gain: 34, gain_max: 55 }]],
  ["It brings gains on sets with a window ranging from 18% to 51%.", []],
  ["Orion gives +0.11 SSIM and +1.08 dB PSNR.", [{ gain: 0.11 }, { gain: 1.08, metric: "PSNR", after: null }]],
  ["Orion is tested at -5 dB.", []],
  ["Orion gives +1.86 HR for readers.", [{ gain: 1.86, metric: "HR" }]],
  ["It raises recall by as much as a factor of 3.5.", [{ gain: 3.5, gain_kind: "times" }]],
  ["It raises recall by more than 3-fold while reading less.", [{ gain: 3, gain_kind: "times" }]],
  ["It is tested with 5-fold cross-validation.", []],
  ["Its recall beats all readers (16% to 59% higher by rating).", [{ gain: 16, gain_max: 59, after: null }]],
  ["It lifts recall (16% to 59%).", [{ before: 16, after: 59, gain: null }]],
  ["It delivers an average of 22.9% budget savings.", [{ gain: -22.9 }]],
  ["It needs an average of 22.9% budget.", []],
  ["It flips the rate from 0 to 1 and cuts latency from 18 to 9 steps.", [{ gain: null }, { before: 18, after: 9 }]],
  ["Iris leads at 69.2% and GPT-4o drops from 85.5% to 67.2%.", [{ after: 69.2 }, { before: 85.5, after: 67.2 }]],
  ["It brings a 4.1% recall and precision gain.", [{ gain: 4.1 }]],
  ["It brings a 3.1 dB gain in PSNR and 0.08 in SSIM.", [{ gain: 3.1 }, { gain: 0.08, after: null }]],
  [
    "It has a recall of 43% on MMLU (a clear increase from the earlier best of 16.6%).",
    [{ before: 16.6, after: 43, gain: null }],
  ],
  ["Recall reached 91.6%, a clear increase from Iris's 58.4% baseline.", [{ before: 58.4, after: 91.6 }]],
  ["Recall reached 91.6%, an improvement over plain reading by 4.1%.", [{ before: null, after: 91.6 }, { gain: 4.1 }]],
  [
    "It achieves relative gains in Page Alignment (PA) of 9.24% and 2.06% over GPT-4o.",
    [
      { gain: 9.24, gain_kind: "relative" },
      { gain: 2.06, gain_kind: "relative" },
    ],
  ],
  ["It closes the gap to the best reader (Iris) with an accuracy of 81%.", [{ after: 81, gain: null }]],
  ["It brings a relative page alignment (PA) reduction of 12%.", [{ gain: -12, gain_kind: "relative" }]],
  ["Relative to it (Iris), gains of 12% remain.", [{ gain: 12, gain_kind: "percent" }]],
  [
    "It yields a 1.72% absolute (14.8% relative) improvement.",
    [
      { gain: 1.72, gain_kind: "points", after: null },
      { gain: 14.8, gain_kind: "relative" },
    ],
  ],
  ["It has a 1.72% absolute (14.8% relative) error.", [{ gain: null }, { gain: null }]],
  ["It has a perplexity delta of -1.29 on MMLU and -1.30 on GSM8K.", [{ gain: -1.29 }, { gain: -1.3, after: null }]],
  ["It works on delta frames with a recall of 91%.", [{ after: 91, gain: null }]],
  ["The bounds are improved by asymptotically about 20%.", [{ gain: 20, after: null }]],
  ["The pages are read by the only 20 clerks.", []],
  ["It reduces degradation (e.g., over 54% versus plain reading).", [{ gain: -54, after: null }]],
  ["It improves on the plain reader (e.g., 54% recall).", [{ gain: null }]],
];

describe("numbers beside a noun of change", () => {
  it.each(ROWS)("%s", (sentence, claims) => expect(like(claimsOf(sentence), claims)).toEqual(claims));
});
