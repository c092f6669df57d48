import { describe, expect, it } from "vitest";
import { claimsOf, like, type Slots } from "../testing/read";

describe("numbers that are results", () => {
  it.each<[sentence: string, claims: readonly Slots[]]>([
    [
      "It gains +12.2% absolute on MMLU and scores 61.5% (+6.2%) on GSM8K.",
      [
        { gain: 12.2, after: null },
        { gain: 6.2, after: 61.5 },
      ],
    ],
    ["It brings clear reductions in latency, reaching 62.5% and 52.8%.", [{ gain: -62.5 }, { gain: -52.8 }]],
    ["Larger gains are seen in recall, reaching 57.9%.", [{ gain: 57.9, after: null }]],
    ["Surface rewording causes swings of up to 20.1 percentage points.", [{ gain: 20.1, after: null }]],
    ["Experts rated it on a 5-point scale.", []],
    ["The student earns over 12x the baseline reward.", [{ gain: 12, gain_kind: "times" }]],
    ["It solves more than 98% of the samples.", [{ after: 98, qualifier: "over" }]],
    ["The F1 scores of the two parsers are only 3.2 and 3.1.", [{ after: 3.2 }, { after: 3.1 }]],
    ["The new parser exceeds 95% on MMLU.", [{ after: 95, qualifier: "over" }]],
    ["Accuracy plummets to just 0.6% on MMLU.", [{ after: 0.6, gain: null }]],
    ["The study found its accuracy to be over 85%.", [{ after: 85, qualifier: "over" }]],
    ["It brings an additional 4.2% gain on MMLU.", [{ gain: 4.2, after: null }]],
    ["It achieves accelerations between 25% and 50% on MMLU.", [{ gain: 25, gain_max: 50 }]],
    ["The choice of decoder shifts accuracy on MMLU by up to 16.6 percentage points.", [{ gain: 16.6, after: null }]],
    ["Accuracy collapses to 46.4% on the deepest facts.", [{ after: 46.4, gain: null }]],
    ["It is better in 91% of the metrics.", [{ after: 91 }]],
    [
      "It raises success from 31%, 47% and 16% to 90%, 85% and 35%.",
      [
        { before: 31, after: 90 },
        { before: 47, after: 85 },
        { before: 16, after: 35 },
      ],
    ],
    [
      "It lifts accuracy/F1 on MMLU from 0.71/0.83 to 0.82/0.90.",
      [
        { before: 0.71, after: 0.82 },
        { before: 0.83, after: 0.9 },
      ],
    ],
    ["Accuracy rises from 63% to 80% and 70%.", [{ before: 63, after: 80 }]],
    ["The error falls from 1.14e-1 to 5e-2.", [{ before: 0.114, after: 0.05 }]],
    [
      "It improves recall on three sets: 5.5, 5.9 and 5.3 percentage points.",
      [{ gain: 5.5 }, { gain: 5.9 }, { gain: 5.3 }],
    ],
    [
      "It reaches 100% accuracy vs. 93.3% for plain reading (+6.7).",
      [
        { after: 100, gain: 6.7 },
        { after: 93.3, gain: null, role: "baseline" },
      ],
    ],
    ["It clearly surpasses the baseline of 58.3%.", [{ after: 58.3, role: "baseline" }]],
    [
      "The new reader outperforms plain reading up to 7.2%, 4.5% and 9.1% on MMLU, GSM8K and BBH.",
      [{ gain: 7.2 }, { gain: 4.5 }, { gain: 9.1 }],
    ],
    ["It stays close, with average gaps of only 0.72% and 1.19% to GPT-4o.", [{ gain: -0.72 }, { gain: -1.19 }]],
    ["All readers fall below 3% accuracy there.", [{ after: 3, gain: null, qualifier: "under" }]],
    ["It reaches 81.2% recall but increases latency by 21%.", [{ after: 81.2 }, { gain: 21 }]],
    ["It beats one agent (61.2%) and narrows the performance gap.", [{ after: 61.2, gain: null }]],
    ["Long prose comes first, with F1 = 0.91 and a 12% recall gain.", [{ after: 0.91 }, { gain: 12 }]],
    [
      "It brings a 3.9% improvement over the strongest rival (GPT-4o, 40.9%).",
      [
        { gain: 3.9, after: null },
        { after: 40.9, gain: null },
      ],
    ],
    ["It answers correctly in only 40% of cases.", [{ after: 40 }]],
    ["It reaches nearly 1.8x the performance of prior work.", [{ gain: 1.8, gain_kind: "times" }]],
    ["It leads in recall: 93.5%/98.6% on MMLU.", [{ after: 93.5 }, { after: 98.6 }]],
    [
      "It reaches 99.1% and 90.1% on MMLU; 99.2% and 98.9% on GSM8K.",
      [{ after: 99.1 }, { after: 90.1 }, { after: 99.2 }, { after: 98.9 }],
    ],
    ["It brings a +6.5% and a +6.7% relative error reduction.", [{ gain: -6.5 }, { gain: -6.7 }]],
    [
      "The joint reader reaches 91.6%, +8.2 points beyond the plain reader (83.4%) and +10.4 points beyond GPT-4o (81.2%).",
      [
        { before: 83.4, after: 91.6, gain: 8.2 },
        { before: 81.2, after: 91.6, gain: 10.4 },
      ],
    ],
    ["It is safer than GPT-4o (mean difference 9.7%, 95% CI 7.0-12.5%).", [{ gain: 9.7, after: null }]],
    ["Recall spans 0.50 to 0.97 with an average of 0.73.", [{ after: 0.73 }]],
    [
      "It beats the baseline at 3.5% and GPT-4o at 16.2%.",
      [
        { after: 3.5, role: "baseline" },
        { after: 16.2, role: "baseline" },
      ],
    ],
    [
      "Both do well (F1: GPT-4o 70.9, DeepSeek-R1 71.5).",
      [
        { after: 70.9, model: "GPT-4o" },
        { after: 71.5, model: "DeepSeek-R1" },
      ],
    ],
    ["The Mean Absolute Error (MAE) of the guess is 0.412.", [{ after: 0.412 }]],
    ["It improves common trees and plain tuning up to 10%.", [{ gain: 10, qualifier: "up to" }]],
    [
      "It lowers WER from 12.3% to 9.8% (20.3% relative).",
      [{ before: 12.3, after: 9.8, gain: -20.3, gain_kind: "relative" }],
    ],
    [
      "It leads: 85.2% on MMLU (+3.1), 80.1% on GSM8K (+2.2).",
      [
        { after: 85.2, gain: 3.1 },
        { after: 80.1, gain: 2.2 },
      ],
    ],
    ["It shines, with GPT-4o leading at 60.8%.", [{ after: 60.8, role: "own" }]],
    [
      "It lifts recall by 20.0% on MMLU (0.36 vs 0.30) and 15.5% on GSM8K.",
      [{ before: 0.3, after: 0.36, gain: 20 }, { gain: 15.5 }],
    ],
    ["It gains 29.4% with 0.5% labels and 12.6% with 2% labels.", [{ gain: 29.4 }, { gain: 12.6 }]],
    ["It lifts recall by 13.4% at an SNR of 12 dB and 33.1% at 10 dB.", [{ gain: 13.4 }, { gain: 33.1 }]],
    ["It gives clear gains in recall (14.4%) and accuracy (8.3%).", [{ gain: 14.4 }, { gain: 8.3 }]],
    [
      "It gives a 9.5% reduction over GPT-4o and realizes 57.8% of the full recall.",
      [
        { gain: -9.5, after: null },
        { gain: null, after: 57.8 },
      ],
    ],
    [
      "It brings an 8% attack reduction, 20 ms latency, and 0.5% false positives.",
      [
        { gain: -8, after: null },
        { gain: null, after: 20 },
        { gain: null, after: 0.5 },
      ],
    ],
    [
      "It brings a 9.1% average gain over models tuned with pairs and 2.6% over chains.",
      [{ gain: 9.1 }, { gain: 2.6, after: null }],
    ],
    ["It cuts cost (-51.5%) and reaches -7.2% perplexity.", [{ gain: -51.5 }, { gain: -7.2, after: null }]],
    ["It shows a maximum drawdown of -12.7% on MMLU.", [{ after: -12.7 }]],
    ["It runs with a 7.4 speedup ratio.", [{ gain: 7.4, after: null }]],
    ["It shows clear reductions averaging above 35% on MMLU.", [{ gain: -35, qualifier: "over" }]],
    ["Recall falls with noise (40.8% to 32.5%).", [{ before: 40.8, after: 32.5 }]],
    ["The best agent completes only 20.6% of tasks on MMLU.", [{ after: 20.6 }]],
    ["It reaches a Balanced Accuracy (BA) of 77.4% on MMLU.", [{ after: 77.4 }]],
    ["Readers do well, but only 29% of final answers are correct.", [{ after: 29 }]],
    ["GPT-4o scores highest at 30.6%.", [{ after: 30.6 }]],
    ["Plain reading collapses to one letter on up to 90% of problems.", [{ after: 90 }]],
    ["The guard blocks 99.8% of the known attacks.", [{ after: 99.8 }]],
    ["Two readers (of one size) differ by 16.5pp on MMLU.", [{ gain: 16.5, after: null }]],
    ["It shines with 84.5% and 71.2% of Pass@1 on MMLU.", [{ after: 84.5 }, { after: 71.2 }]],
    ["It raises utility to 74.9, about 15% above GPT-4o.", [{ after: 74.9, gain: 15 }]],
    ["It improves recall by 4.7% to 57.7%.", [{ gain: 4.7, gain_max: 57.7 }]],
    ["It improves reward and achieves win rates exceeding 66%.", [{ after: 66, gain: null }]],
    ["It reduces shift overhead by 49.0% on MMLU.", [{ gain: -49 }]],
    [
      "It beats the rest by 28% (11.4 points) and 27% (11.2 points).",
      [{ gain: 28 }, { gain: 11.4 }, { gain: 27 }, { gain: 11.2 }],
    ],
    ["It answers better (accuracy: 0.71 to 0.79).", [{ before: 0.71, after: 0.79 }]],
    ["It keeps answers, retaining 97% of the full model's accuracy.", [{ after: 97 }]],
    ["It reduces theater by **11--40%** on MMLU.", [{ gain: -11, gain_max: -40 }]],
    [
      "It reaches 58.7% accuracy on MMLU, beating the old GPT-4o's 41.8%.",
      [
        { after: 58.7, role: "own" },
        { after: 41.8, model: "GPT-4o", role: "baseline" },
      ],
    ],
    [
      "It reaches over 95% accuracy on MMLU and substantial improvements in speed.",
      [{ after: 95, gain: null, qualifier: "over" }],
    ],
    [
      "It brings a 2.3x speedup while keeping an LPIPS of up to 30.2.",
      [
        { gain: 2.3, gain_kind: "times" },
        { after: 30.2, gain: null },
      ],
    ],
    [
      "It brings a 2.9x speedup on MMLU and reaches an LPIPS score of 0.05.",
      [{ gain: 2.9 }, { after: 0.05, gain: null }],
    ],
    ["With more cities the success rate drops to an average of 20%.", [{ after: 20, gain: null }]],
    [
      "It shows a forgetting rate of 87.7% and up to 54.2% improvement in recall.",
      [{ after: 87.7, gain: null }, { gain: 54.2 }],
    ],
    ["It achieves reductions of 20.5%, 23.8% and 34.8%.", [{ gain: -20.5 }, { gain: -23.8 }, { gain: -34.8 }]],
    ["Experts rated its answers 89% useful, a clear improvement.", [{ after: 89, gain: null }]],
    ["It answers with a latency of 21 ms.", [{ after: 21, unit: "ms", metric: "latency" }]],
    ["The small reader runs with 0.9 ms inference latency.", [{ after: 0.9, unit: "ms" }]],
    ["The mean absolute error is 5.8 years.", [{ after: 5.8, unit: "years" }]],
    ["It comes with only 18% wall-clock overhead.", [{ gain: 18, after: null }]],
    ["It costs only about 10% training overhead.", [{ gain: 10, after: null }]],
    ["Its motion errors stay within 12% on all arms.", [{ after: 12 }]],
    ["The small reader reaches 17 tokens per second.", [{ after: 17 }]],
    ["It guesses the state right for 74.4% of the samples.", [{ after: 74.4 }]],
    ["It keeps its word, retaining 90% of the original dense reader's accuracy.", [{ after: 90 }]],
    ["It shows a reduction of about 35-55% tokens.", [{ gain: -35, gain_max: -55 }]],
    ["It is strong in recall (improving by 4.7% to 57.7%).", [{ gain: 4.7, gain_max: 57.7, after: null }]],
    ["It shows variations of 2-8pp on MMLU.", [{ gain: 2, gain_max: 8 }]],
    ["It runs with up to 7x maximal throughput on MMLU.", [{ gain: 7, gain_kind: "times" }]],
    ["It reaches an FID of 2.5 with 2x training steps.", [{ after: 2.5 }]],
    ["It steers its answers towards people by 9.8%.", [{ gain: 9.8, after: null }]],
    ["It sets the best score on MMLU by 0.03 RMSE.", [{ gain: 0.03, after: null }]],
    ["It reduces the use of tokens (up to 30%).", [{ gain: -30, qualifier: "up to" }]],
    ["The gap narrows from 6.6 times to 1.9 times.", [{ before: 6.6, after: 1.9, gain: null }]],
    ["It brings the score to 0.57 (from 0.53).", [{ before: 0.53, after: 0.57 }]],
    ["It lifts the score of Orion-7B from 80.3% (Round 1) to 82.1%.", [{ before: 80.3, after: 82.1 }]],
    ["It completes 30% of the tasks (up from the original's 2%).", [{ before: 2, after: 30 }]],
    ["It gains accuracy on all sets (+1.5 to +9.5 points).", [{ gain: 1.5, gain_max: 9.5 }]],
    ["It brings speedups of x17.7 on MMLU.", [{ gain: 17.7, gain_kind: "times" }]],
    ["The rise in costs is limited to 0.2%.", [{ gain: 0.2, after: null }]],
    [
      "It brings 75.8% (Orion), 52.1% (Tide) and 42.3% (Luna) recall improvements.",
      [{ gain: 75.8 }, { gain: 52.1 }, { gain: 42.3 }],
    ],
    [
      "It brings a 57% improvement under rain, 86% with fog, 30% at night, and 42% for snow.",
      [{ gain: 57 }, { gain: 86 }, { gain: 30 }, { gain: 42 }],
    ],
    [
      "It outperforms plain reading by 5.2% in F1, 3.1% in recall, and 0.015 in LPIPS.",
      [{ gain: 5.2 }, { gain: 3.1 }, { gain: 0.015 }],
    ],
    [
      "It brings improvements on this set over the plain reader without any further tuning: 64.3% on notes and 49.5% on maps.",
      [{ gain: 64.3 }, { gain: 49.5 }],
    ],
    ["It reaches 57% recall in rain and 86% in fog.", [{ after: 57 }, { after: 86 }]],
    ["It improves scores on three sets (MMLU:+1.1%, BBH:+1.2%).", [{ gain: 1.1 }, { gain: 1.2 }]],
    ["It prunes 80% of the tokens and preserves 94.6% of the accuracy.", [{ gain: -80 }, { after: 94.6, gain: null }]],
    ["Our compressed readers maintain about 97.3% of the full accuracy.", [{ after: 97.3, gain: null }]],
    [
      "It brings gains of 0.4% in visits, 0.3% in retained readers, and 2.1% in new books.",
      [{ gain: 0.4 }, { gain: 0.3 }, { gain: 2.1 }],
    ],
    ["It comes with 73.5% of answers scoring well.", [{ after: 73.5 }]],
    [
      "It reaches a recall of 0.75 against a plain baseline of 0.59.",
      [{ after: 0.75 }, { after: 0.59, role: "baseline" }],
    ],
    ["It improves much over the 55.4% zero-shot baseline.", [{ after: 55.4, role: "baseline" }]],
    ["It brings speedups of up to 3.8x for sums and up to 15% for reading.", [{ gain: 3.8 }, { gain: 15 }]],
    ["Paraphrasing causes recall fluctuations of up to 10%.", [{ gain: 10, after: null }]],
    ["It reaches a moderate recall (up to 60%).", [{ after: 60, gain: null }]],
  ])("%s", (sentence, claims) => {
    expect(like(claimsOf(sentence), claims)).toEqual(claims);
  });

  it.each([
    "We test it on lengths from 8 s to 128 s with recall in mind.",
    "It forecasts the flow 3 hours ahead.",
    "It brings 676 tasks, with nearly 60% involving two steps.",
    "It holds its course with up to 30% faulty nodes.",
    "The corpus is new, but only 29% of the pages are short.",
    "It answers for several terms (3 to 24 hours) here.",
    "It extends the record back by 26 years.",
    "The longest road exceeds 4.5 km.",
    "At busy hours (about 4% progress) it waits.",
    "At NFE = 24 it reads.",
    "Readers answer on a 21-point scale.",
    "It adds fewer than 1.8% additional learnable parameters.",
    "Existing methods are limited by 1) a semantic gap and 2) noise.",
    "It holds while the number of words is within 10 times that of pictures.",
    "Training took 40 minutes and 8 GB.",
    "It answers under a 350 ms latency budget.",
    "It keeps the word error rate within 1% absolute of the full reader.",
    "The parser is within 15% on MMLU.",
    "We train on 80% of the samples.",
    "We vary the size of the store (1-20x).",
    "It streams audio at a rate of 12 kHz.",
  ])("%s has none", (sentence) => {
    expect(claimsOf(sentence)).toEqual([]);
  });
});
