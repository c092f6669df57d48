import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../../testing/parse-text";

const ROWS: readonly [why: string, abstract: string, metrics: readonly (string | null)[]][] = [
  [
    "acronym alone after the sentence that defines it",
    "We report the misfiling success rate (MSR). Orion reaches 41.2% MSR on SciQ.",
    ["misfiling success rate (MSR)"],
  ],
  [
    "long form alone before the sentence with the acronym",
    "Orion lowers the word error rate by 4%. On torn letters the word error rate (WER) is 8.1%.",
    ["word error rate (WER)", "word error rate (WER)"],
  ],
  [
    "function words without a letter",
    "Orion reaches a peak signal-to-noise ratio (PSNR) of 31.2.",
    ["peak signal-to-noise ratio (PSNR)"],
  ],
  [
    "acronym that is not made of initials, known from the lexicon",
    "Orion achieves an execution accuracy (EX) of 82.1% on Spider.",
    ["execution accuracy (EX)"],
  ],
  ["bracket that is no acronym", "Orion reaches a recall (on SciQ) of 41%.", ["recall"]],
  ["metric with a canonical name", "Orion reaches an accuracy (ACC) of 41% on SciQ.", ["accuracy"]],
  ["no brackets", "Orion reaches 41% recall on SciQ.", ["recall"]],
];

describe("a metric with a long form and an acronym", () => {
  it.each(ROWS)("%s", (_, abstract, metrics) => {
    expect(extractTestClaims(abstract, "Orion: a parser for letters").map((c) => c.metric)).toEqual(metrics);
  });
});
