import { describe, expect, it } from "vitest";
import { describeClaims, INTRODUCED_PAPER } from "../testing/claim-rows";
import { tokenize } from "../text/tokens";
import { findAsideEnd } from "./asides";

describe("findAsideEnd", () => {
  it.each<[text: string, isAside: boolean]>([
    ["(p < 0.05)", true],
    ["(p<0.001, paired t-test)", true],
    ["(all p < 0.05)", true],
    ["(P-value = 0.03)", true],
    ["(n = 1,686)", true],
    ["(95% CI: 0.85-0.90)", true],
    ["(95 percent confidence interval 0.85 to 0.90)", true],
    ["(ours)", true],
    ["[12]", true],
    ["[3, 7-9]", true],
    ["(0.98, 95% CI 0.82 to 1.00)", false],
    ["(n = 37, 75.5%)", false],
    ["(n = 5 agents, recall of 0.5)", false],
    ["(r = 0.61, p < 0.05)", false],
    ["(71.2%)", false],
    ["(12)", false],
    ["[0.1, 0.3]", false],
    ["[]", false],
    ["(p < 0.05", false],
    ["(p < (0.05))", false],
    ["p < 0.05", false],
    ["", false],
  ])("%s", (text, isAside) => {
    const tokens = tokenize(text);
    expect(findAsideEnd(tokens, 0)).toBe(isAside ? tokens.length - 1 : -1);
  });
});

describeClaims("claims around asides", [
  [
    "a metric after an aside",
    INTRODUCED_PAPER,
    "Orion beats the plain parser by 4.9% (p < 0.05) in recall.",
    [{ gain: 4.9, metric: "recall" }],
  ],
  [
    "a list of benchmarks with citations",
    INTRODUCED_PAPER,
    "On SciQ [12], GSM8K [3, 14], and MMLU, Orion gains 4%.",
    [{ gain: 4, benchmarks: ["SciQ", "GSM8K", "MMLU"] }],
  ],
  [
    "a list of baselines with p-values",
    INTRODUCED_PAPER,
    "Orion reaches 74%, compared with 37% for GPT-4o (p < 0.001) and 65% for Claude 3 (p = 0.053).",
    [
      { after: 74, method: "Orion" },
      { after: 37, model: "GPT-4o" },
      { after: 65, model: "Claude 3" },
    ],
  ],
  [
    "the proposed system marked as ours",
    INTRODUCED_PAPER,
    "Orion (ours) reaches 71% on SciQ.",
    [{ after: 71, method: "Orion" }],
  ],
]);
