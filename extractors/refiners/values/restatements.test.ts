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

describe("merges statements of one result", () => {
  it.each(ONE)("%s", (sentence, claim) => {
    expect(pickExpectedSlots(extractTestClaims(sentence), [claim])).toEqual([claim]);
  });
});

it("flags a gain that contradicts its two values", () => {
  const [claim] = extractTestClaims("Accuracy rises from 50.0% to 60.0% (+15.0 points) on GSM8K.");
  expect(claim).toMatchObject({ before: 50, after: 60, gain: 15, check: "mismatch" });
  expect(claim?.check_note).toMatch(/10 points/);
});
