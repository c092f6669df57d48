import { describe, expect, it } from "vitest";
import { type ExpectedSlots, extractTestClaims, pickExpectedSlots } from "../../testing/parse-text";

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

describe("keeps statements of two results separate", () => {
  it.each(TWO)("%s", (sentence, claims) => {
    expect(pickExpectedSlots(extractTestClaims(sentence), claims)).toEqual(claims);
  });
});
