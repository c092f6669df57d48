import { describe, expect, it } from "vitest";
import { type ExpectedSlots, extractTestClaims, pickExpectedSlots } from "../testing/parse-text";
import { FALLBACK_ROWS } from "./fallback-scores";

describe("numbers without a cue that are results all the same", () => {
  it.each(FALLBACK_ROWS.map((row) => [row.example] as const))("%s", (example) => {
    expect(extractTestClaims(`In a test ${example}.`)).toHaveLength(1);
  });

  it.each<[sentence: string, claims: readonly ExpectedSlots[]]>([
    ["The parser can compose up to 42% of the puzzles.", [{ after: 42, qualifier: "up to" }]],
    ["Severe errors occur in 22.2% (95% CI 21.6-22.8%) of cases.", [{ after: 22.2 }]],
    [
      "Its error rate ranges from 3.1% on MMLU to 31.4% on GSM8K.",
      [
        { before: null, after: 3.1 },
        { before: null, after: 31.4 },
      ],
    ],
    [
      "Accuracy ranges from 70.4% (GPT-4o) to 89.7% (DeepSeek-R1).",
      [
        { before: null, after: 70.4 },
        { before: null, after: 89.7 },
      ],
    ],
    ["The attack flips 72 of 200 prompts and 60 of 200 answers.", [{ after: 72 }, { after: 60 }]],
    ["The attack flips 81/150 prompts on GPT-4o and 47/150 on Qwen2.5-7B.", [{ after: 81 }, { after: 47 }]],
    ["The port runs well, with 4.1/5 reader comfort.", [{ after: 4.1, of: null, unit: "score" }]],
    ["Experts found its answers safe (worth: 4.25/5.0; care: 3.5/5.0).", [{ after: 4.25 }, { after: 3.5 }]],
    ["It reads Tide at 30% of the teacher's reading cost.", [{ after: 30 }]],
    ["It reads Tide at 3% of its parameter count.", []],
    ["Orion does better than the vote in 9/14 cases.", [{ after: 9, of: 14 }]],
  ])("%s", (sentence, claims) => {
    expect(pickExpectedSlots(extractTestClaims(sentence), claims)).toEqual(claims);
  });

  it.each([
    "The test holds 29 kinds of names, where 21% of them are nested.",
    "The disorder is rare, affecting 3% of the population.",
    "Comparing readers at 30% and 50%, we see no harm.",
    "Randomly chosen 20 percent token subsets stand in for the whole.",
    "This kind grows slowly (80% of the tumors).",
    "The bound scales as n^{-1/2} there.",
    "The clips were recorded at 30 fps.",
    "KAA accounts for 31.3% of the whole.",
    "The rates converge to within 4% of the optimum.",
    "The encoder passes on features at 1/32 and 1/16 resolution.",
    "It forecasts the wind for lead times up to 48 hours.",
    "We test GPT-4o in a 1/5/10 shot setting.",
    "Of the letters, 1,762/1,801 came from one town.",
    "The walls were cut to a width of 0.5/0.8 m there.",
    "Short 64/128-bit codes are stored there.",
    "Probes point to layer 63/81 of the reader.",
  ])("%s has none", (sentence) => {
    expect(extractTestClaims(sentence)).toEqual([]);
  });
});
