import { describe, expect, it } from "vitest";
import { claimsOf, like, type Slots } from "../testing/read";

describe("benchmarks carried from the sentence before", () => {
  it("where a sentence plainly goes on", () => {
    const claims = [{ benchmarks: ["GSM8K"] }, { benchmarks: ["GSM8K"], metric: "latency", gain: -30 }];
    const found = claimsOf("On GSM8K, it reaches 88.0%. Moreover, it cuts latency by 30%.");
    expect(like(found, claims)).toEqual(claims);
    expect(found[1]?.inferred.benchmarks).toMatch(/sentence before/);
    expect(found[0]?.inferred.benchmarks).toBeUndefined();
  });

  it("but not where another begins", () => {
    const claims = [{ benchmarks: ["GSM8K"] }, { benchmarks: [], gain: 4 }];
    expect(like(claimsOf("On GSM8K, it reaches 88.0%. Old parsers of letters gain 4.0%."), claims)).toEqual(claims);
  });
});

describe("descriptions where no name is given", () => {
  it.each<[sentence: string, claim: Slots]>([
    [
      "Across six math benchmarks, it improves accuracy by 4.1 points on average.",
      { benchmark_text: "six math benchmarks", aggregate: true },
    ],
    ["It improves the average over six tasks by 2.3%.", { benchmark_text: "six tasks", aggregate: true }],
    [
      "Average accuracy on eight benchmarks improves by 3.9 points.",
      { benchmark_text: "eight benchmarks", aggregate: true, metric: "accuracy" },
    ],
    ["It improves accuracy on MMLU by 3.9 points.", { benchmarks: ["MMLU"], benchmark_text: null, aggregate: false }],
  ])("%s", (sentence, claim) => {
    expect(like(claimsOf(sentence), [claim])).toEqual([claim]);
  });
});

describe("the average of several", () => {
  it("is one figure over all that the sentence names", () => {
    const claims = [{ benchmarks: ["MMLU", "GSM8K", "HumanEval"], aggregate: true, metric: "score", after: 71.5 }];
    expect(like(claimsOf("The average score over MMLU, GSM8K and HumanEval is 71.5."), claims)).toEqual(claims);
  });
});

describe("the paper's own benchmark", () => {
  it("is meant by our benchmark", () => {
    const abstract =
      "We introduce LetterBench, a benchmark of 500 letters. The best model reaches only 38.2% accuracy on our benchmark.";
    const claims = [{ benchmarks: ["LetterBench"], benchmark_text: null, after: 38.2, metric: "accuracy" }];
    expect(like(claimsOf(abstract, "LetterBench: A Benchmark for Letters"), claims)).toEqual(claims);
  });
});
