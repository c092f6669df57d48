import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../../testing/parse-text";

describe("training data", () => {
  it.each<[why: string, abstract: string, benchmarks: readonly string[]]>([
    ["rejects training data that causes the gain", "Fine-tuning on HarborSet improves accuracy by 3.1%.", []],
    [
      "rejects training data after the model and its bracket",
      "While training large networks (e.g., BERT) on HarborSet improves accuracy by 3.1%, it is slow.",
      [],
    ],
    [
      "rejects a share of the training data",
      "When training on 40% of the HarborSet dataset, it reaches 80.2% accuracy.",
      [],
    ],
    [
      "prefers the benchmark to the training data",
      "Trained on HarborSet, it reaches 80.2% accuracy on GSM8K.",
      ["GSM8K"],
    ],
    [
      "accepts training data without another benchmark",
      "Trained on the HarborSet dataset, it reaches 80.2% accuracy.",
      ["HarborSet"],
    ],
    [
      "rejects training data if several benchmarks are evaluated",
      "Trained on HarborSet, it gains 3.1% accuracy across five benchmarks.",
      [],
    ],
    [
      "accepts the name if the other benchmarks are training data",
      "Trained on HarborSet, unlike others trained on five benchmarks, it gains 3.1%.",
      ["HarborSet"],
    ],
    [
      "rejects the pretraining data of a model",
      "With a frozen MNIST BERT encoder, it reaches 80.2% accuracy on GSM8K.",
      ["GSM8K"],
    ],
    ["rejects a name before 'pretraining'", "With MNIST pretraining, it reaches 80.2% accuracy.", []],
    ["accepts a benchmark after 'with'", "With the MNIST benchmark, it reaches 80.2% accuracy.", ["MNIST"]],
    [
      "accepts data for training and evaluation",
      "By training and evaluating on HarborSet, it reaches 80.2% accuracy.",
      ["HarborSet"],
    ],
    [
      "ignores the training verb of a baseline",
      "Beating fine-tuned networks by 2.4% on HarborSet, it is fast.",
      ["HarborSet"],
    ],
  ])("%s", (_, abstract, benchmarks) => {
    expect(extractTestClaims(abstract)[0]?.benchmarks).toEqual(benchmarks);
  });
});
