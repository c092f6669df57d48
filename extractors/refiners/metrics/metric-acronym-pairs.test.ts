import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../../testing/parse-text";

const ROWS: readonly [why: string, abstract: string, metrics: readonly (string | null)[]][] = [
  [
    "letters alone behind the sentence that spells them out",
    "We report the misfiling success rate (MSR). Orion reaches 41.2% MSR on SciQ.",
    ["misfiling success rate (MSR)"],
  ],
  [
    "words alone, where a later sentence has the letters",
    "Orion lowers the word error rate by 4%. On torn letters the word error rate (WER) is 8.1%.",
    ["word error rate (WER)", "word error rate (WER)"],
  ],
  [
    "small words have no letter",
    "Orion reaches a peak signal-to-noise ratio (PSNR) of 31.2.",
    ["peak signal-to-noise ratio (PSNR)"],
  ],
  [
    "letters that are no initials, of a metric that the lists know",
    "Orion achieves an execution accuracy (EX) of 82.1% on Spider.",
    ["execution accuracy (EX)"],
  ],
  ["letters of something else", "Orion reaches a recall (on SciQ) of 41%.", ["recall"]],
  ["a metric that goes by one name everywhere", "Orion reaches an accuracy (ACC) of 41% on SciQ.", ["accuracy"]],
  ["no brackets at all", "Orion reaches 41% recall on SciQ.", ["recall"]],
];

describe("a metric that the abstract names in words and in letters", () => {
  it.each(ROWS)("%s", (_, abstract, metrics) => {
    expect(extractTestClaims(abstract, "Orion: a parser for letters").map((c) => c.metric)).toEqual(metrics);
  });
});
