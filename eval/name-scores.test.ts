import { expect, it } from "vitest";
import { buildAlignedPaper } from "./fixtures/scored-claims";
import { scoreNames } from "./name-scores";

const LISTED = new Set(["GSM8K", "Qwen2.5-7B", "accuracy"]);
const score = (gold: object[], found: object[]) =>
  scoreNames([buildAlignedPaper(gold, found)], (_, name) => LISTED.has(name));

it("separates listed from unlisted names", () => {
  const gold = [
    { after: 1, benchmarks: ["GSM8K", "HarborQA"], model: "Qwen2.5-7B", metric: "accuracy" },
    { after: 2, benchmarks: ["HarborQA"], model: "Orion-7B", metric: "berth rate" },
  ];
  const found = [
    { after: 1, benchmarks: ["gsm8k"], model: "Qwen2.5-7B", metric: "Acc" },
    { after: 2, benchmarks: ["HarborQA benchmark"], method: "Orion-7B", metric: "F1" },
  ];
  expect(score(gold, found)).toEqual({
    benchmarks: { seen: { names: 1, right: 1 }, unseen: { names: 2, right: 1 } },
    models: { seen: { names: 1, right: 1 }, unseen: { names: 1, right: 1 } },
    metrics: { seen: { names: 1, right: 1 }, unseen: { names: 1, right: 0 } },
  });
});

it("ignores empty slots, common nouns and missed claims", () => {
  const none = { names: 0, right: 0 };
  const empty = { seen: none, unseen: none };
  const gold = [
    { after: 1, model: "the classifier" },
    { after: 2, model: "Orion-7B" },
  ];
  expect(score(gold, [{ after: 1, model: "Orion-7B" }])).toEqual({ benchmarks: empty, models: empty, metrics: empty });
});
