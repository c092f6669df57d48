import { describe, expect, it } from "vitest";
import { type ExpectedSlots, extractTestClaims, pickExpectedSlots } from "../../testing/parse-text";

const TITLE = "Orion: a parser for letters";

const ROWS: readonly [sentence: string, claims: readonly ExpectedSlots[]][] = [
  [
    "We add two guards: a tuned Llama-3-8B and a prompted GPT-4o, achieving up to 96.2% and 90.9% recall, respectively.",
    [
      { after: 96.2, model: "Llama-3-8B" },
      { after: 90.9, model: "GPT-4o" },
    ],
  ],
  [
    "The TideBERT and MossBERT models are trained on letters, showing F1 0.88 and F1 0.90, respectively.",
    [
      { after: 0.88, model: "TideBERT" },
      { after: 0.9, model: "MossBERT" },
    ],
  ],
  [
    "On MMLU and GSM8K, Orion leads all parsers, reaching a recall of 0.37 (0.35-0.39) and 0.51 (0.50-0.53), respectively.",
    [
      { after: 0.37, benchmarks: ["MMLU"] },
      { after: 0.51, benchmarks: ["GSM8K"] },
    ],
  ],
  [
    "Tests on MMLU, GSM8K, and the proposed OrionBench show gains of 15%, 5%, and 19%, respectively.",
    [
      { gain: 15, benchmarks: ["MMLU"] },
      { gain: 5, benchmarks: ["GSM8K"] },
      { gain: 19, benchmarks: ["OrionBench"] },
    ],
  ],
  [
    "Orion reaches a recall of 98.1%, 98.5% and 99.5% by day, and 88.7%, 88.6% and 88.8% by night on MMLU, GSM8K and SciQ, respectively.",
    [
      { after: 98.1, benchmarks: ["MMLU"] },
      { after: 98.5, benchmarks: ["GSM8K"] },
      { after: 99.5, benchmarks: ["SciQ"] },
      { after: 88.7, benchmarks: ["MMLU"] },
      { after: 88.6, benchmarks: ["GSM8K"] },
      { after: 88.8, benchmarks: ["SciQ"] },
    ],
  ],
  [
    "Orion beats older parsers by 22.5%, with 70x and 30x cheaper reading compared to LSTM-Sort and TideSort, respectively.",
    [{ gain: 22.5 }, { gain_kind: "times", baseline: "LSTM-Sort" }, { gain_kind: "times", baseline: "TideSort" }],
  ],
  [
    "Orion beats GPT-4o and the plain Llama-3-8B model by 3.9 and 11.2 points, respectively.",
    [
      { gain: 3.9, baseline: "GPT-4o" },
      { gain: 11.2, baseline: "Llama-3-8B" },
    ],
  ],
  [
    "Orion keeps 88% and 91% of the recall on Llama-3-8B and Qwen2.5-7B, respectively.",
    [
      { after: 88, model: "Llama-3-8B" },
      { after: 91, model: "Qwen2.5-7B" },
    ],
  ],
  [
    "Orion improves clean and robust accuracy by 7.1% and 6.9%, respectively.",
    [
      { gain: 7.1, metric: "clean accuracy" },
      { gain: 6.9, metric: "robust accuracy" },
    ],
  ],
  [
    "Orion brings 10.7% and 20.0% improvements in sender and address accuracy, respectively.",
    [
      { gain: 10.7, metric: "sender accuracy" },
      { gain: 20, metric: "address accuracy" },
    ],
  ],
  [
    "Orion cuts the response delay and reading time by 5.5x and 3.0x.",
    [
      { gain_kind: "times", metric: "response delay" },
      { gain_kind: "times", metric: "reading time" },
    ],
  ],
  [
    "Orion cuts training and reading time by 5.5x and 3.0x.",
    [
      { gain_kind: "times", metric: "training time" },
      { gain_kind: "times", metric: "reading time" },
    ],
  ],
  [
    "Orion reaches page, line and word accuracies of 99.3%, 98.6% and 97.2%, respectively.",
    [
      { after: 99.3, metric: "page accuracy" },
      { after: 98.6, metric: "line accuracy" },
      { after: 97.2, metric: "word accuracy" },
    ],
  ],
  [
    "Orion reaches a recall of 98% and 67% on the printed and written datasets, respectively.",
    [
      { after: 98, benchmark_text: "printed datasets" },
      { after: 67, benchmark_text: "written datasets" },
    ],
  ],
  [
    "Orion reaches a recall of 71% and 65% on in-domain and out-of-domain benchmarks.",
    [
      { after: 71, benchmark_text: "in-domain benchmarks" },
      { after: 65, benchmark_text: "out-of-domain benchmarks" },
    ],
  ],
  [
    "Orion improves efficiency and page recall by 14% and 5%.",
    [
      { gain: 14, metric: "efficiency" },
      { gain: 5, metric: "page recall" },
    ],
  ],
  [
    "Orion improves recall by 17% and 5% on an old dataset and a new dataset.",
    [
      { gain: 17, benchmark_text: "old dataset" },
      { gain: 5, benchmark_text: "new dataset" },
    ],
  ],
];

const NONE: readonly [sentence: string, claims: readonly ExpectedSlots[]][] = [
  [
    "Orion reaches an image- and pixel-level recall of 98.1% and 97.2% on SciQ.",
    [
      { after: 98.1, metric: "pixel-level recall" },
      { after: 97.2, metric: "pixel-level recall" },
    ],
  ],
  [
    "Orion has a recall of 91.2% and a precision of 90.1% on SciQ, and reaches 85.3% and 84.2% on MMLU and GSM8K.",
    [
      { after: 91.2, benchmarks: ["SciQ"] },
      { after: 90.1, benchmarks: ["SciQ"] },
      { after: 85.3, benchmarks: ["MMLU"] },
      { after: 84.2, benchmarks: ["GSM8K"] },
    ],
  ],
  [
    "Orion reaches a recall of 71% and 78% by day and by night, respectively.",
    [
      { after: 71, benchmarks: [] },
      { after: 78, benchmarks: [] },
    ],
  ],
  [
    "On MMLU, GSM8K and SciQ, recall rises by 7.1% and 6.9% by day and by night, respectively.",
    [
      { gain: 7.1, benchmarks: ["MMLU", "GSM8K", "SciQ"] },
      { gain: 6.9, benchmarks: ["MMLU", "GSM8K", "SciQ"] },
    ],
  ],
  [
    "Recall was 68% and 57%, respectively; letters were hard in Llama-3-8B and GPT-4o.",
    [
      { after: 68, model: null },
      { after: 57, model: null },
    ],
  ],
  [
    "Orion improves recall by 17% and 5% on page- and letter-level tasks, respectively.",
    [
      { gain: 17, benchmark_text: "page- and letter-level tasks" },
      { gain: 5, benchmark_text: "page- and letter-level tasks" },
    ],
  ],
  [
    "Compared to GPT-4o, Orion gains 0.7% and 1.0% for short and long letters, respectively.",
    [
      { gain: 0.7, baseline: "GPT-4o" },
      { gain: 1, baseline: "GPT-4o" },
    ],
  ],
  [
    "Orion improves the privacy and the page accuracy by 7.7% and 1.3%.",
    [
      { gain: 7.7, metric: "page accuracy" },
      { gain: 1.3, metric: "page accuracy" },
    ],
  ],
];

describe("names or metrics and numbers of equal count", () => {
  it.each(ROWS)("pairs them in order: %s", (sentence, claims) => {
    expect(pickExpectedSlots(extractTestClaims(sentence, TITLE), claims)).toEqual(claims);
  });
  it.each(NONE)("does not pair other lists: %s", (sentence, claims) => {
    expect(pickExpectedSlots(extractTestClaims(sentence, TITLE), claims)).toEqual(claims);
  });
});
