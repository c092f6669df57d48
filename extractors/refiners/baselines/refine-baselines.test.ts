import { describe, expect, it } from "vitest";
import { type ExpectedSlots, extractTestClaims, pickExpectedSlots } from "../../testing/parse-text";

const TITLE = "Orion: a parser for letters";

describe("baseline of a claim", () => {
  it.each<[sentence: string, claim: ExpectedSlots]>([
    ["Orion outperforms GPT-4o by 8.2% on MathVista.", { gain: 8.2, baseline: "GPT-4o", method: "Orion" }],
    ["Orion achieves a 3.1 point gain over BM25 on SciQ.", { gain: 3.1, baseline: "BM25" }],
    ["It lags GPT-4o by 3.3 points on MMMU.", { gain: -3.3, baseline: "GPT-4o", model: null }],
    ["Average accuracy over eight benchmarks improves by 3.9 points.", { gain: 3.9, baseline: null }],
    ["Orion has a recall of 71.0% on SciQ, better than other ways of reading.", { baseline: "other ways of reading" }],
    ["Orion gets a recall of 71.0% on SciQ, +5.4% over the best small reader.", { after: 71, gain: 5.4 }],
    ["It runs 3.1x faster than vLLM.", { gain: 3.1, gain_kind: "times", baseline: "vLLM" }],
    ["It uses nearly 40% fewer tokens than CoT on MATH-500.", { gain: -40, qualifier: "about", baseline: "CoT" }],
    ["Compared with GRPO, Orion cuts training time by 35%.", { gain: -35, baseline: "GRPO" }],
    [
      "It raises accuracy on GSM8K by 12.5% relative to supervised fine-tuning.",
      { baseline: "supervised fine-tuning" },
    ],
    ["Accuracy on GSM8K rises by 3.9 points.", { gain: 3.9, baseline: null }],
    ["The recall of Orion exceeds that of BM25 by 4.2 points.", { gain: 4.2, baseline: "BM25" }],
    ["It cuts latency by 12% compared to decoding each page alone.", { baseline: "decoding each page alone" }],
    ["Orion improves F1 by 2.0 points, outperforming 12 existing methods.", { baseline: "12 existing methods" }],
    ["Orion boosts the recall of strong baselines by 3.5 points.", { gain: 3.5, baseline: "strong baselines" }],
    ["Orion boosts the recall of long letters by 3.5 points.", { gain: 3.5, baseline: null }],
    ["The pruned parser keeps 96% of the accuracy of the full parser.", { after: 96, baseline: "full parser" }],
    ["The parser solves 96% of the tasks of the archive.", { after: 96, baseline: null }],
    ["Orion shows 7 times the sampling speed of the full parser.", { gain: 7, baseline: "full parser" }],
    ["The memory of Orion is 5x that of the full parser.", { gain: 5, baseline: "full parser" }],
    ["Orion shows 7 times that many letters.", { baseline: null }],
    ["The pruned parser keeps 96% of the original accuracy.", { after: 96, baseline: "original" }],
    ["The pruned parser keeps 96% of its unpruned counterpart.", { after: 96, baseline: "unpruned counterpart" }],
    ["Orion cuts its letters to just 30% of earlier methods.", { after: 30, baseline: "earlier methods" }],
    ["Orion cuts its letters to 30% of the archive.", { after: 30, baseline: null }],
    ["Orion keeps 30% of earlier methods.", { after: 30, baseline: null }],
    ["Orion solves 96% of the original letters.", { after: 96, baseline: null }],
    ["Orion solves 24% of HarborSet.", { after: 24, baseline: null }],
    ["Orion attains a 76.2% ASR against GPT-4o.", { after: 76.2, baseline: null }],
    ["The attack reaches a success rate of 61% against GPT-4o.", { after: 61, baseline: null }],
    ["Orion-7B has similar accuracy to the 56B model, but is 20% faster.", { gain: 20, baseline: "56B model" }],
    ["Orion has competitive accuracy with BM25 while using 30% less memory.", { gain: -30, baseline: "BM25" }],
    [
      "Orion reaches 71.4% accuracy, versus 48-63% for baseline methods.",
      { after: 71.4, baseline: "baseline methods" },
    ],
    ["Orion reaches 71.8% accuracy, improving over the 55.4% zero-shot baseline.", { baseline: "zero-shot baseline" }],
    ["Orion outperforms a 16-shot baseline by 9.4%.", { gain: 9.4, baseline: "16-shot baseline" }],
    [
      "Orion reaches a high recall (0.92) while keeping its size, clearly outperforming BM25.",
      { after: 0.92, baseline: "BM25" },
    ],
    [
      "Orion reaches a high recall (0.92), while GPT-4o has none, clearly outperforming BM25.",
      { after: 0.92, baseline: null },
    ],
    ["Orion attains a 76.2% win rate against GPT-4o.", { after: 76.2, baseline: "GPT-4o" }],
    ["The pruned parser keeps 96% of BM25's accuracy.", { after: 96, baseline: "BM25" }],
    [
      "Accuracy rises from 41.0% with plain decoding to 55.2%.",
      { before: 41, after: 55.2, baseline: "plain decoding" },
    ],
    ["Accuracy rises from 41.0% on MMLU to 55.2%.", { before: 41, baseline: null }],
    ["Orion cuts latency by 40% while keeping the same quality compared to BM25.", { gain: -40, baseline: "BM25" }],
    ["Orion cuts latency by 40% and outperforms BM25.", { gain: -40, baseline: null }],
    ["Orion cuts latency by 40% over parsing models relying solely on rules.", { baseline: "parsing models" }],
    ["Orion cuts latency by 40% over BM25, driven by its rules.", { gain: -40, baseline: "BM25" }],
    ["Orion cuts latency by 40% over careful prompting.", { gain: -40, baseline: "careful prompting" }],
    [
      "Orion reaches a recall of 0.61, improving on the classical parsing model.",
      { after: 0.61, baseline: "classical parsing model" },
    ],
    ["Orion raises recall by 2.5 points, improving on existing letter benchmarks.", { gain: 2.5, baseline: null }],
    ["Orion raises recall by 2.5 points on average over BM25.", { gain: 2.5, baseline: "BM25" }],
    ["Orion raises recall by 2.5 points on average over six benchmarks.", { gain: 2.5, baseline: null }],
    ["Orion cuts latency by 40% and also consistently outperforms BM25.", { gain: -40, baseline: null }],
    ["Orion raises recall from 41% to 55%, and exceeds BM25.", { before: 41, after: 55, baseline: null }],
    ["Orion raises recall from 41% to 55%, clearly exceeding BM25.", { before: 41, after: 55, baseline: "BM25" }],
    ["Orion raises recall by 3.1 points rather than precision.", { gain: 3.1, baseline: null }],
    [
      "Orion reduces the error of off-the-shelf parsing methods by 21%.",
      { gain: -21, baseline: "off-the-shelf parsing methods" },
    ],
    ["Orion improves over BM25 by 3.1 points and over DPR by 5.2 points.", { gain: 3.1, baseline: "BM25" }],
    ["Orion has an accuracy of 92.0% on SciQ and a better order than BM25.", { after: 92, baseline: null }],
    ["Orion reaches 92.0% accuracy, with clear gains over BM25.", { after: 92, baseline: "BM25" }],
    ["Orion reaches 92.0% letter matching accuracy on SciQ.", { after: 92, baseline: null }],
    ["Orion cuts the error of the baseline parser model by 29%.", { gain: -29, baseline: "baseline parser model" }],
    ["Orion reaches an MRR of 0.82, outperforming sparse-only by 6.1%.", { after: 0.82, baseline: "sparse-only" }],
    ["Orion beats the existing BERT model in terms of recall (0.91).", { after: 0.91, role: "own" }],
    [
      "Orion reaches 48.2% accuracy, well below human expert performance of 87.1%.",
      { after: 48.2, baseline: "human expert performance" },
    ],
    [
      "It achieves a 1.4 point gain in recall over training on the full dataset.",
      { baseline: "training on the full dataset" },
    ],
    ["Orion matched trained annotators on 85% of the tasks.", { after: 85, baseline: "trained annotators" }],
    ["Orion matches BM25 while cutting memory by 40%.", { gain: -40, baseline: "BM25" }],
    ["Orion keeps 97% of full-archive accuracy.", { after: 97, baseline: "full-archive" }],
    ["Orion keeps 97% of the original letters.", { baseline: null }],
    ["Orion reaches 96% performance of a larger BM25.", { after: 96, baseline: "larger BM25" }],
    [
      "Orion matches the recall of larger parsing models, cutting latency by 40%.",
      { baseline: "larger parsing models" },
    ],
    ["Orion cuts latency by 40% at the same recall as BM25.", { gain: -40, baseline: "BM25" }],
    ["Orion is as accurate as a trained model with an error rate of 5%.", { baseline: "trained model" }],
    ["Orion cuts latency by 40% as well as costs of models.", { gain: -40, baseline: null }],
    ["Orion matches or exceeds BM25, cutting latency by 40%.", { gain: -40, baseline: "BM25" }],
    ["Under a matched model budget, Orion gains 3.1 points.", { gain: 3.1, baseline: null }],
    ["Orion raises recall by 3.1 points with respect to the first draft.", { baseline: "first draft" }],
    ["Orion raises recall by 3.1 points, exceeding BM25 by 1.2 points.", { gain: 3.1, baseline: null }],
    ["Orion cuts latency by 40% with 8 archives of 12 letters, compared to BM25.", { gain: -40, baseline: "BM25" }],
    ["Compared with BM25, Orion cuts latency by 40% and stays close to GPT-4o.", { gain: -40, baseline: "BM25" }],
    ["Orion extends existing parsing models by 21 points.", { gain: 21, baseline: null }],
    ["Orion raises recall by 16.0 points, reaching within 6 points of the specialist.", { baseline: "specialist" }],
    ["Orion reaches 62% accuracy, well above chance.", { after: 62, baseline: "chance" }],
    ["Orion lags significantly behind BM25 by 3.1 points.", { gain: -3.1, baseline: "BM25" }],
    ["Orion reaches 62% accuracy, lower than the 87% achieved by experts.", { after: 62, baseline: "experts" }],
    ["Orion outperforms BM25 although by only 1.3 points.", { gain: 1.3, baseline: "BM25" }],
    ["Its gains over 7 baselines show in an F1 of 0.96.", { after: 0.96, baseline: "7 baselines" }],
    ["Comparing our parser with a vanilla model, we reach a recall of 0.77.", { baseline: "vanilla model" }],
    ["Orion keeps 96% performance of a 466M model.", { after: 96, baseline: "466M model" }],
    ["Orion cuts latency by 40% while staying within 0.2% of the full model.", { gain: -40, baseline: "full model" }],
    [
      "Orion needs 13% less memory to match existing parsing models.",
      { gain: -13, baseline: "existing parsing models" },
    ],
    [
      "Orion reaches the same level of recall as existing models with 13% less memory.",
      { baseline: "existing models" },
    ],
    ["Orion improves upon BM25 with gains of 3.1 points.", { gain: 3.1, baseline: "BM25" }],
    ["Orion matches or even exceeds BM25, cutting latency by 40%.", { gain: -40, baseline: "BM25" }],
    [
      "Orion cuts latency by 40% at a recall close to the full model, compared to BM25.",
      { gain: -40, baseline: "BM25" },
    ],
    ["Orion outperforms BM25 – gaining 3.1 points.", { gain: 3.1, baseline: "BM25" }],
    ["Validated against sonar logs, Orion has an F1 of 0.81.", { after: 0.81, baseline: null }],
    [
      "Orion reaches 72.7% accuracy on SciQ with only 30% of the data, outperforming BM25.",
      { after: 72.7, baseline: "BM25" },
    ],
  ])("%s", (sentence, claim) => {
    expect(pickExpectedSlots(extractTestClaims(sentence, TITLE).slice(0, 1), [claim])).toEqual([claim]);
  });

  it("assigns each baseline to its number", () => {
    const claims = [
      { gain: 3.1, baseline: "BM25", metric: "recall" },
      { gain: 5.2, baseline: "DPR", metric: "recall" },
    ];
    expect(
      pickExpectedSlots(
        extractTestClaims("It improves recall by 3.1 points over BM25 and by 5.2 points over DPR."),
        claims,
      ),
    ).toEqual(claims);
  });
});

describe("baseline that is stated once", () => {
  it.each<[why: string, sentence: string, baselines: readonly (string | null)[]]>([
    [
      "is not shared with its own number",
      "Orion reaches a compression of 13.9%, in comparison to 15.9% achieved by BM25.",
      ["BM25", null],
    ],
    [
      "is shared from the start of the sentence",
      "Compared to plain decoding, Orion cuts latency by 40%, while improving recall by 2.5 points.",
      ["plain decoding", "plain decoding"],
    ],
    [
      'is shared from the end, across "while"',
      "Orion cuts latency by 40% while improving recall by 2.5 points over plain decoding.",
      ["plain decoding", "plain decoding"],
    ],
    [
      "is not shared past another baseline",
      "Orion cuts latency by 40% over BM25 while improving recall by 2.5 points over plain decoding.",
      ["BM25", "plain decoding"],
    ],
    [
      "is shared with a list after a colon",
      "Orion shows steady gains over BM25: +4.1 points on SciQ and +2.2 points on MMLU.",
      ["BM25", "BM25"],
    ],
    [
      "is shared with coordinated gains before it",
      "Orion achieves a 9.1% gain in recall and a 4.5% gain in precision over BM25.",
      ["BM25", "BM25"],
    ],
    [
      "is shared with a list before a comparison",
      "Orion raises recall by 9.1%, reduces memory by 14%, and shortens training by 30% compared to BM25.",
      ["BM25", "BM25", "BM25"],
    ],
    [
      "is shared with later gains of the clause",
      "Orion outperforms BM25 on six tasks, cutting latency by 30% and memory by 12%.",
      ["BM25", "BM25"],
    ],
    [
      "is shared with a gain after its own number",
      "Orion reaches 58.0%, compared with 59.8% for BM25, while saving 46% of memory.",
      ["BM25", null, "BM25"],
    ],
    [
      "is not shared from a gain to scores before it",
      "Orion reaches 0.89 recall and 0.52 precision, an absolute precision gain of 0.10 over BM25.",
      [null, "BM25"],
    ],
    [
      "keeps its examples in brackets",
      "Orion outperforms older readers (e.g., BM25) by 3.1% and 5.2% in recall and F1.",
      ["older readers (e.g., BM25)", "older readers (e.g., BM25)"],
    ],
    ["is not shared with another subject", "Orion outperforms BM25 on SciQ, whereas DPR loses 3.1 points.", [null]],
    [
      "is not shared with the score of another system",
      "Orion achieves 70.1% accuracy on SciQ, while GPT-4o achieves 72.4% accuracy, outperforming BM25.",
      [null, "BM25"],
    ],
    [
      "is not shared from a gain to a later score",
      "Orion brings a gain of 3.1 points over BM25, with a recall of 71.0% on SciQ.",
      ["BM25", null],
    ],
    [
      "is not shared from the gain of a setting",
      "After cutting the parameters by 96.6% compared to BM25, Orion still reaches 71.0% recall.",
      ["BM25", null],
    ],
    [
      "is shared with the score after the verb",
      "With 40% less memory, Orion outperforms BM25, reaching a recall of 71.0%.",
      ["BM25", "BM25"],
    ],
  ])("%s", (_, sentence, baselines) => {
    expect(extractTestClaims(sentence, TITLE).map((c) => c.baseline)).toEqual(baselines);
  });
});

describe("baseline of the previous sentence", () => {
  it.each<[why: string, abstract: string, baseline: string | null]>([
    [
      "is carried to a gain",
      "Orion shows clear gains over BM25. Specifically, it raises recall by 3.1 points.",
      "BM25",
    ],
    [
      "is carried to a change",
      "Orion improves recall over BM25. In particular, it lifts F1 from 41.0 to 55.2.",
      "BM25",
    ],
    [
      "is not carried to a score",
      "Orion shows clear gains over BM25. Specifically, it reaches a recall of 0.71.",
      null,
    ],
    [
      'is not carried without a word such as "specifically"',
      "Orion shows clear gains over BM25. It cuts latency by 40%.",
      null,
    ],
    [
      'is not carried from "outperforms"',
      "Orion outperforms BM25. Specifically, it raises recall by 3.1 points.",
      null,
    ],
    [
      "is not carried from inside the sentence",
      "Orion shows gains over BM25 on old letters. Specifically, it raises recall by 3.1 points.",
      null,
    ],
  ])("%s", (_, abstract, baseline) => {
    expect(extractTestClaims(abstract, TITLE).map((c) => c.baseline)).toEqual([baseline]);
  });
});
