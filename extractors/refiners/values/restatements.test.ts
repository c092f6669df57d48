import { describe, expect, it } from "vitest";
import { type ExpectedSlots, extractTestClaims, pickExpectedSlots } from "../../testing/parse-text";

const ONE: readonly [sentence: string, claim: ExpectedSlots][] = [
  [
    "It obtains an AUPRC of 0.61 across SciQ, ARC and GSM8K, outperforming BM25 by 8.9%.",
    { after: 0.61, gain: 8.9, metric: "AUPRC", baseline: "BM25" },
  ],
  [
    "Accuracy rises from 55.4% to 70.4% (+15.0%) on GSM8K.",
    { before: 55.4, after: 70.4, gain: 15, gain_kind: "points", check: "ok" },
  ],
  [
    "It cuts latency by 40% (from 313 ms to 188 ms).",
    { before: 313, after: 188, unit: "ms", gain: -40, gain_kind: "percent", check: "ok" },
  ],
  [
    "Accuracy falls by 2 percentage points, from 80% to 78%.",
    { before: 80, after: 78, gain: -2, gain_kind: "points", check: "ok" },
  ],
  [
    "F1 improves by 12% relative, from 50.0 to 56.0.",
    { before: 50, after: 56, gain: 12, gain_kind: "relative", check: "ok" },
  ],
  [
    "Error shrinks from 12.0% to 9.0%, a 25% relative reduction.",
    { before: 12, after: 9, gain: -25, gain_kind: "relative", check: "ok" },
  ],
  [
    "Accuracy improves from 50% to 60%, an improvement of 10 points.",
    { before: 50, after: 60, gain: 10, gain_kind: "points", check: "ok" },
  ],
  [
    "Failure rises from 45.0% at sea to 71.9% in port, a consistent rise of 27.0 percentage points.",
    { before: 45, after: 71.9, gain: 27, gain_kind: "points" },
  ],
  [
    "The 7B model reaches 61.3% on MMLU, ahead of plain decoding by 3.4 points.",
    { after: 61.3, gain: 3.4, gain_kind: "points", baseline: "plain decoding" },
  ],
  ["Orion reaches F1 = 0.979, showing a 3.3pp gain under noise.", { after: 0.979, gain: 3.3 }],
  [
    "Orion obtains 90.5% on Harbora, which exceeds Iris by +2.2%.",
    { after: 90.5, gain: 2.2, benchmarks: ["Harbora"], baseline: "Iris" },
  ],
  ["It gains 4.8 points on MMLU (55.1 vs. 50.3).", { before: 50.3, after: 55.1, gain: 4.8, benchmarks: ["MMLU"] }],
  [
    "It gains +4.8pp on MMLU (55.1+-0.3% vs 50.3+/-0.1%, T = 512).",
    { before: 50.3, after: 55.1, gain: 4.8, benchmarks: ["MMLU"] },
  ],
  [
    "It reaches 416.3 ± 4.9 total reward, outperforming plain decoding by 7.2%.",
    { after: 416.3, gain: 7.2, baseline: "plain decoding" },
  ],
  ["It cuts latency from 2.46 to 1.18 s on four cards, a 2.08x speedup.", { before: 2.46, after: 1.18, gain: 2.08 }],
  [
    "It boosts accuracy from 71.0% to 78.8% on the same set, achieving a relative improvement of 7.8%.",
    { before: 71, after: 78.8, gain: 7.8 },
  ],
  ["It reaches 90% accuracy (26% error reduction over GPT-4o).", { after: 90, gain: -26 }],
  ["Walls alone reach 0.4% failure rate, about 30 times lower than GPT-4o.", { after: 0.4, gain: -30 }],
  [
    "Orion keeps 77.6% accuracy on the earliest task, 14% higher than baseline methods.",
    { after: 77.6, gain: 14, baseline: "baseline methods" },
  ],
  [
    "It reaches only 23.9% accuracy in the last subtask, which is 56.1% lower than human readers.",
    { after: 23.9, gain: -56.1 },
  ],
  [
    "It achieves an accuracy of 98% on some bands, representing an improvement of 1.4-15.3% over prior methods.",
    { after: 98, gain: 1.4, gain_max: 15.3 },
  ],
  [
    "It achieves a 76% relative improvement in recall against prior methods (improving from 0.185 to 0.326 in the dark).",
    { before: 0.185, after: 0.326, gain: 76 },
  ],
  [
    "Accuracy falls from 68% on weak questions to 16% on strong ones, a 52 percentage-point gap.",
    { before: 68, after: 16, gain: -52 },
  ],
  ["It raises accuracy on MMLU by 3.1 points to 85.2%.", { before: null, after: 85.2, gain: 3.1 }],
  ["It raises accuracy by 3.1 points, reaching 85.2% on MMLU.", { after: 85.2, gain: 3.1 }],
  ["It reduces the memory footprint by 74% (to 2 MB).", { after: 2, gain: -74 }],
  [
    "It reaches an F1 of 67.4, ranking first and surpassing GPT-4o by 2.8 points.",
    { after: 67.4, gain: 2.8, baseline: "GPT-4o" },
  ],
  ["It reaches 85.2% accuracy (3.1% higher than GPT-4o) on MMLU.", { after: 85.2, gain: 3.1, baseline: "GPT-4o" }],
  ["It reaches an 85.2% success rate and outperforms GPT-4o by 3.1%.", { after: 85.2, gain: 3.1, baseline: "GPT-4o" }],
  ["It reaches 85.2% accuracy on MMLU and a 3.1 point improvement over GPT-4o.", { after: 85.2, gain: 3.1 }],
  ["It reaches 85.2% accuracy, 3.1 points above GPT-4o.", { after: 85.2, gain: 3.1 }],
  ["It reaches 85.2% accuracy, only 0.4% short of GPT-4o.", { after: 85.2, gain: -0.4 }],
  ["It earns 50 points on AIME 2024.", { after: 50, gain: null }],
  ["It attains 82.4% accuracy, which represents a 12.3-point increase.", { after: 82.4, gain: 12.3 }],
  ["It achieves an F1 of 0.85 (an improvement of 12% over GPT-4o).", { after: 0.85, gain: 12, baseline: "GPT-4o" }],
  ["It raises accuracy on MMLU to 72.5% (+3.9%).", { before: null, after: 72.5, gain: 3.9, benchmarks: ["MMLU"] }],
  [
    "Accuracy rises from 41.0% to 52.5% on MATH-500 (+11.5 points).",
    { before: 41, after: 52.5, gain: 11.5, check: "ok" },
  ],
  [
    "It cuts the alarms from 92 to 39 (57.6%) on WebArena.",
    { before: 92, after: 39, gain: -57.6, gain_kind: "relative" },
  ],
  [
    "It reaches 34.0 F1 on MMLU, improving over its GPT-4o baseline by +11.9 points.",
    { after: 34, gain: 11.9, benchmarks: ["MMLU"] },
  ],
  ["It reaches up to 99.6% accuracy–exceeding plain tuning by 7.4 points.", { after: 99.6, gain: 7.4 }],
  ["It reaches a Brier score of 0.21, meaning a +18% improvement over chance.", { after: 0.21, gain: 18 }],
  [
    "It causes a 94 percentage point (pp) drop in recall (here with GPT-4o: 97.8% → 4.0%).",
    { before: 97.8, after: 4, gain: -94 },
  ],
  [
    "It reaches an F1 of 0.91, outperforming GPT-4o, the strongest rival, by 0.07.",
    { after: 0.91, gain: 0.07, baseline: "GPT-4o" },
  ],
  ["It yields 82.1% pass@1 on HumanEval (+3.1 over GPT-4o).", { after: 82.1, gain: 3.1, benchmarks: ["HumanEval"] }],
  ["It keeps 83.8% accuracy (+3.7 percentage points over GPT-4o).", { after: 83.8, gain: 3.7 }],
];

const TWO: readonly [sentence: string, claims: readonly ExpectedSlots[]][] = [
  [
    "It reaches 85.2% on MMLU and 80.1% on GSM8K, outperforming GPT-4o by 3.1% and 2.2%.",
    [
      { after: 85.2, gain: 3.1, benchmarks: ["MMLU"] },
      { after: 80.1, gain: 2.2, benchmarks: ["GSM8K"] },
    ],
  ],
  [
    "It reaches a PSNR of 32.1 dB and an SSIM of 0.91, outperforming GPT-4o by 1.2 dB and 0.03, respectively.",
    [
      { after: 32.1, gain: 1.2, metric: "PSNR" },
      { after: 0.91, gain: 0.03, metric: "SSIM" },
    ],
  ],
  [
    "It reaches SSIM 0.91 and PSNR 32.1 dB, outperforming GPT-4o by +0.03 SSIM and +1.2 dB PSNR.",
    [
      { after: 0.91, gain: 0.03, metric: "SSIM" },
      { after: 32.1, gain: 1.2, metric: "PSNR" },
    ],
  ],
  ["It outperforms GPT-4o by 1.2 dB and 0.91 of the letters are read.", [{ gain: 1.2 }]],
  [
    "It reaches 89.8% on MMLU and 84.3% on GSM8K, 4.6% and 4.8% above GPT-4o, respectively.",
    [
      { after: 89.8, gain: 4.6 },
      { after: 84.3, gain: 4.8 },
    ],
  ],
  [
    "It reaches 85.2% accuracy and a 3.1x improvement in coverage over GPT-4o.",
    [
      { after: 85.2, gain: null },
      { after: null, gain: 3.1 },
    ],
  ],
  [
    "It obtains a 3.1% gain over GPT-4o with an accuracy of 85.2%.",
    [
      { after: null, gain: 3.1 },
      { after: 85.2, gain: null },
    ],
  ],
  [
    "It reaches 85.2% accuracy, exceeding GPT-4o by 3.1%, and a recall of 70.2%.",
    [
      { after: 85.2, gain: 3.1 },
      { after: 70.2, gain: null },
    ],
  ],
  [
    "Accuracy rises from 50% to 60% on MMLU and from 70% to 81% on GSM8K.",
    [
      { before: 50, after: 60, benchmarks: ["MMLU"], metric: "accuracy" },
      { before: 70, after: 81, benchmarks: ["GSM8K"], metric: "accuracy" },
    ],
  ],
  [
    "It reaches 0.89 accuracy, 0.61 recall, and 0.52 F1, an absolute F1 gain of 0.09 over GPT-4o.",
    [
      { after: 0.89, gain: null },
      { after: 0.61, gain: null },
      { after: 0.52, gain: 0.09 },
    ],
  ],
  [
    "It cuts reading steps from 256 to 32, achieving an 8x speedup.",
    [
      { before: 256, after: 32, gain: null },
      { gain: 8, before: null },
    ],
  ],
  [
    "It cuts cost by 32% but also achieves a leap: the error falls from 33.6% to 22.8%.",
    [
      { gain: -32, before: null },
      { gain: null, before: 33.6, after: 22.8 },
    ],
  ],
  [
    "It scores 79.7 on MMLU and outperforms GPT-4o by 4.4 on average.",
    [
      { after: 79.7, gain: null },
      { after: null, gain: 4.4 },
    ],
  ],
  [
    "It reduces training time by 73% (F1 81.3 vs 84.8).",
    [
      { gain: -73, after: null },
      { after: 81.3, before: null },
      { after: 84.8, before: null },
    ],
  ],
  [
    "It cuts memory from 90 GB to 60 GB (81.0%) on MMLU.",
    [
      { before: 90, after: 60, gain: null },
      { after: 81, gain: null },
    ],
  ],
  [
    "It reaches a recall of 92.8 vs. 76.4 for GPT-4o, a +21% relative gain.",
    [
      { after: 92.8, gain: 21 },
      { after: 76.4, gain: null, role: "baseline" },
    ],
  ],
  [
    "It reaches a recall of 0.93 versus 0.83 for GPT-4o and 0.78 for plain decoding, a 12% improvement.",
    [
      { after: 0.93, gain: 12 },
      { after: 0.83, gain: null },
      { after: 0.78, gain: null },
    ],
  ],
  [
    "It reaches an error of 3.1 versus 4.95 for GPT-4o and 4.54 for plain decoding, a 31-38% reduction.",
    [
      { after: 3.1, gain: -31, gain_max: -38 },
      { after: 4.95, gain: null },
      { after: 4.54, gain: null },
    ],
  ],
  [
    "It reaches a recall of 0.93 versus 0.83 for GPT-4o and 0.78 for plain decoding, a 40% gain over Iris.",
    [{ after: 0.93, gain: null }, { after: 0.83, gain: null }, { after: 0.78, gain: null }, { gain: 40 }],
  ],
  [
    "It reaches 82.1% versus 80.4% on MMLU and 75.2% on GSM8K (+3.1%).",
    [
      { after: 82.1, gain: null },
      { after: 80.4, gain: null },
      { after: 75.2, gain: 3.1 },
    ],
  ],
  [
    "It reaches 77.8% on MMLU and 70.7% on GSM8K: no more is learnt; on all letters it yields +7.1 pp.",
    [
      { after: 77.8, gain: null },
      { after: 70.7, gain: null },
      { after: null, gain: 7.1 },
    ],
  ],
  ["It reaches 82.1% accuracy (at 3x the speed).", [{ after: 82.1, gain: null }, { gain: 3 }]],
  [
    "It reaches a recall of 0.287 versus 0.274 for GPT-4o, with 9.7% fewer tokens.",
    [{ after: 0.287, gain: null }, { after: 0.274, gain: null }, { gain: -9.7 }],
  ],
  [
    "It improves accuracy by 3.1 points and cuts latency from 90 ms to 60 ms.",
    [
      { gain: 3.1, before: null, metric: "accuracy" },
      { gain: null, before: 90, after: 60, metric: "latency" },
    ],
  ],
  ["It reaches 82.1% accuracy, beats GPT-4o, and cuts tokens by 40%.", [{ after: 82.1, gain: null }, { gain: -40 }]],
  ["It reaches 90.1% accuracy on MMLU, a 50x reduction in clauses.", [{ after: 90.1, gain: null }, { gain: -50 }]],
  [
    "It cuts latency from 2.46 to 1.18 s on four cards, a 5x speedup.",
    [
      { before: 2.46, after: 1.18, gain: null },
      { before: null, gain: 5 },
    ],
  ],
  ["It reaches 82.1% accuracy on MMLU, 12x faster than GPT-4o.", [{ after: 82.1, gain: null }, { gain: 12 }]],
  // a gain that contradicts the values belongs to another result
  [
    "It cuts the loss by over 5x, improves accuracy from 75.3% to 98.6% and keeps the recall.",
    [
      { gain: -5, before: null },
      { gain: null, before: 75.3, after: 98.6 },
    ],
  ],
  [
    "It improves accuracy from 44.5% to 51.5% (+9.0 macro-F1).",
    [
      { gain: null, before: 44.5, after: 51.5 },
      { gain: 9, before: null },
    ],
  ],
  [
    "It raises the ratio by up to 9.65 dB, increased correlation from 0.40 to 0.72.",
    [
      { gain: 9.65, before: null },
      { gain: null, before: 0.4, after: 0.72 },
    ],
  ],
  [
    "It shows a 15.6% improvement in task time (30.8 s vs 36.5 s for Iris), a 15.2% energy gain (745 kWh vs 878 kWh).",
    [
      { before: 36.5, after: 30.8, gain: 15.6 },
      { before: 878, after: 745, gain: 15.2 },
    ],
  ],
  [
    "It reaches 0.95 mAP on Harbora with few frames, representing a 75% latency reduction compared to GPT-4o.",
    [
      { after: 0.95, gain: null },
      { after: null, gain: -75 },
    ],
  ],
  // several final values share one initial value
  [
    "Accuracy rises from 83% (plain) to 89% (short), 94% (long), and 97% (both).",
    [
      { before: 83, after: 89 },
      { before: 83, after: 94 },
      { before: 83, after: 97 },
    ],
  ],
  [
    "Accuracy rises from 40% to 60% with few letters and to 90% with many.",
    [
      { before: 40, after: 60 },
      { before: 40, after: 90 },
    ],
  ],
  [
    "Accuracy rises from 40% (plain) to 60% (long), with a recall of 90% (long).",
    [
      { before: 40, after: 60 },
      { before: null, after: 90 },
    ],
  ],
  ["Accuracy rises from 71% on short letters to 88% under noise, and 51% at sea is lost.", [{ before: 71, after: 88 }]],
  // the difference from the baseline's value after the gain determines the score that the gain belongs to
  [
    "It reaches an AUC of 0.84 and a recall of 0.91, outperforming GPT-4o by 26 AUC points (0.58).",
    [
      { after: 0.84, gain: 26 },
      { after: 0.91, gain: null },
      { after: 0.58, gain: null },
    ],
  ],
  [
    "It reaches an error of 9.5% and a recall of 81.6%, reducing the error by 59% relative to GPT-4o (23.3%).",
    [
      { after: 9.5, gain: -59 },
      { after: 81.6, gain: null },
      { after: 23.3, gain: null },
    ],
  ],
  [
    "It reaches an error of 9.5% and a recall of 81.6%, cutting cost by 40% relative to GPT-4o (23.3%).",
    [
      { after: 9.5, gain: null },
      { after: 81.6, gain: null },
      { after: null, gain: -40 },
      { after: 23.3, gain: null },
    ],
  ],
  [
    "Orion delivers an 8.6% return, exceeding its costs by a factor of 33.",
    [
      { after: 8.6, gain: null },
      { after: null, gain: 33 },
    ],
  ],
  [
    "Orion obtains 90.5% on Harbora, which improves speed by 3x.",
    [
      { after: 90.5, gain: null },
      { after: null, gain: 3 },
    ],
  ],
  [
    "Orion reaches 62% coverage versus 28% for Harbora (a 2x improvement).",
    [
      { after: 62, gain: null },
      { after: 28, gain: null },
      { after: null, gain: 2 },
    ],
  ],
];

describe("merges statements of one result", () => {
  it.each(ONE)("%s", (sentence, claim) => {
    expect(pickExpectedSlots(extractTestClaims(sentence), [claim])).toEqual([claim]);
  });
});

describe("keeps statements of two results separate", () => {
  it.each(TWO)("%s", (sentence, claims) => {
    expect(pickExpectedSlots(extractTestClaims(sentence), claims)).toEqual(claims);
  });
});

it("flags a gain that contradicts its two values", () => {
  const [claim] = extractTestClaims("Accuracy rises from 50.0% to 60.0% (+15.0 points) on GSM8K.");
  expect(claim).toMatchObject({ before: 50, after: 60, gain: 15, check: "mismatch" });
  expect(claim?.check_note).toMatch(/10 points/);
});
