import { describe, expect, it } from "vitest";
import { type ExpectedSlots, extractTestClaims, pickExpectedSlots } from "../../testing/parse-text";

const TITLE = "Orion: a parser for letters";

describe("claim for the value of a baseline", () => {
  it.each<[sentence: string, claims: readonly ExpectedSlots[]]>([
    [
      "Orion achieves 71.2% accuracy on MathVista, outperforming GPT-4o (66.0%).",
      [
        { after: 71.2, method: "Orion", baseline: "GPT-4o", role: "own" },
        { after: 66, model: "GPT-4o", method: null, role: "baseline", benchmarks: ["MathVista"] },
      ],
    ],
    [
      "Unlike GPT-4o (41.3%), Orion reaches 63.9% on MathVista.",
      [
        { after: 41.3, model: "GPT-4o", role: "baseline" },
        { after: 63.9, method: "Orion", baseline: "GPT-4o", role: "own" },
      ],
    ],
    [
      "Orion reaches a recall of 0.71, surpassing GPT-4o's recall of 0.66.",
      [
        { after: 0.71, baseline: "GPT-4o", role: "own" },
        { after: 0.66, model: "GPT-4o", role: "baseline", baseline: null },
      ],
    ],
    [
      "Orion reaches a recall of 0.71, outperforming the strongest baseline which reaches a recall of 0.66.",
      [
        { after: 0.71, baseline: "strongest baseline" },
        { after: 0.66, method: "strongest baseline", role: "baseline" },
      ],
    ],
    [
      "Orion reaches a recall of 0.71 (vs. 0.73 letters-only) with less memory.",
      [
        { after: 0.71, baseline: "letters-only" },
        { after: 0.73, role: "baseline" },
      ],
    ],
    [
      "Orion reaches a recall of 0.71, below the 0.81 baseline.",
      [
        { after: 0.71, baseline: "baseline" },
        { after: 0.81, role: "baseline" },
      ],
    ],
    [
      "Orion has error rates of 14.9% and 5.8% (vs. 26.0% and 15.7% for the best baseline).",
      [
        { after: 14.9, baseline: "best baseline" },
        { after: 5.8, baseline: "best baseline" },
        { after: 26, role: "baseline" },
        { after: 15.7, role: "baseline" },
      ],
    ],
    ["Orion outperforms GPT-4o, which needs more memory, with a recall of 0.66.", [{ after: 0.66, role: "own" }]],
    ["Orion outperforms GPT-4o with a recall of 0.66.", [{ after: 0.66, role: "own" }]],
    [
      "Orion achieves 80.5% on MATH-500, compared to 75.0% for GRPO.",
      [
        { after: 80.5, method: "Orion", baseline: "GRPO", role: "own" },
        { after: 75, role: "baseline", benchmarks: ["MATH-500"] },
      ],
    ],
  ])("%s", (sentence, claims) => {
    expect(pickExpectedSlots(extractTestClaims(sentence, TITLE), claims)).toEqual(claims);
  });
});
