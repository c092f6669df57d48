import { describe, expect, it } from "vitest";
import { explainAbstract } from "./explain";
import { describeSteps } from "./explain-steps";
import { newCandidate } from "./rules/candidate-claim";
import type { SentenceContext } from "./rules/sentence-context";

const sentence = { index: 0, items: [], tokens: [] } as unknown as SentenceContext;
const candidate = newCandidate(sentence, ["gain-by"], 0.9, 0, 1);
const aggregate = { ...candidate, aggregate: true };

describe("describeSteps", () => {
  it("describes what each pass filled, changed or emptied and why, and skips passes without changes", () => {
    const baseline = { value: "GRPO", first: 0, last: 0 };
    const filled = { ...candidate, baseline, reasons: ["metric-of-list" as const] };
    const other = { ...filled, baseline: { ...baseline, value: "PPO" } };
    const steps = describeSteps(candidate, [
      { pass: "rules", candidates: [candidate] },
      { pass: "baselines", candidates: [filled] },
      { pass: "idle", candidates: [{ ...filled }] },
      { pass: "again", candidates: [other] },
      { pass: "removed", candidates: [{ ...other, baseline: null, aggregate: true }] },
      { pass: "last", candidates: [{ ...aggregate, reasons: ["metric-of-list", "paired-in-order"] }] },
    ]);
    expect(steps).toEqual([
      "baselines: baseline GRPO (the metric is stated once for the list)",
      "again: baseline PPO, was GRPO",
      "removed: average yes, baseline left empty, was PPO",
      "last: the list and the numbers pair in order",
    ]);
  });

  it("identifies a claim by its numbers, not by its position", () => {
    const baseline = { ...candidate, ruleNames: ["score-baseline" as const], role: "baseline" as const };
    expect(describeSteps(candidate, [{ pass: "rules", candidates: [baseline, aggregate] }])).toEqual([
      "rules: average yes",
    ]);
    expect(describeSteps(candidate, [{ pass: "rules", candidates: [baseline] }])).toEqual([]);
  });
});

const SLOTS = ["metric", "benchmarks", "model", "method", "baseline", "qualifier"] as const;

it.each([
  "We introduce Climb. On GSM8K and MATH-500, Climb improves Qwen2.5-7B by up to 4.2 and 5.1 points over GRPO, respectively. It reaches 81.5% accuracy on AIME 2024.",
  "Qwen2.5-7B rises from 57.8% to 72.8% (+15.0%) pass@1 on MATH-500. It outperforms GPT-4o (58.6%) by 14.2 points, and cuts tokens by over 30%.",
])("mentions every slot of a claim in one of its steps: %s", (abstract) => {
  const claims = explainAbstract({ title: "Climb: a study", abstract }).sentences.flatMap((s) => s.claims);
  expect(claims.length).toBeGreaterThan(2);
  for (const { slots, steps } of claims)
    for (const slot of SLOTS.filter((name) => name in slots)) expect(steps.join("\n")).toContain(`${slot} `);
});
