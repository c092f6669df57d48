import { expect, it } from "vitest";
import { extractTestClaims } from "../testing/parse-text";

const unitOf = (sentence: string): (string | null)[] =>
  extractTestClaims(`We study owls. ${sentence}`).map(({ unit }) => unit);

it.each<[string, string | null]>([
  ["It retains 93% of the performance on MMLU.", "% of baseline"],
  ["It preserves over 93% of the original accuracy.", "% of baseline"],
  ["Owl-3B reaches 95% of the teacher's localization accuracy on KITTI.", "% of baseline"],
  ["Owl-3B achieves 97.5 percent of GPT-4's accuracy.", "% of baseline"],
  ["It reaches 97% of its performance on HumanEval with fewer steps.", "% of baseline"],
  ["It retains 91% of full-cache accuracy on GSM8K.", "% of baseline"],
  ["The student recovers 96.7% of dense downstream accuracy.", "% of baseline"],
  ["It cuts latency to 30% of the baseline.", "% of baseline"],
  ["It achieves 96.5% performance of a dense Transformer on MMLU.", "% of baseline"],
  ["It recovers 84% of the gap on MMLU.", "% of gap"],
  ["Distillation recovers 84.7% of the full gain on MMLU.", "% of gap"],
  ["It achieves 95% of classification accuracy on MMLU.", "%"],
  ["It achieves 87.1% of AUC on MMLU.", "%"],
  ["It solves 58% of its own tasks on MMLU.", "%"],
  ["Only 16% of runs survive the full horizon.", "%"],
  ["GPT-4 detects 58.2% of its own hallucinations.", "%"],
  ["It picks the right page 96% of the time on MMLU.", "%"],
  ["It maintains 95% accuracy on MMLU.", "%"],
  ["It achieves 90% performance on MMLU.", "%"],
])("%s: %s", (sentence, unit) => expect(unitOf(sentence)).toEqual([unit]));

it("gives all members of a list the same unit", () => {
  expect(unitOf("It retains 99.7% and 100.5% of baseline performance on MMLU and GSM8K.")).toEqual([
    "% of baseline",
    "% of baseline",
  ]);
  expect(unitOf("It preserves 95.8% of reading and 73.9% of writing performance.")).toEqual([
    "% of baseline",
    "% of baseline",
  ]);
});
