import { describe, expect, it } from "vitest";
import {
  hasCommonWords,
  hasSameBenchmarks,
  isSameSystem,
  isSizeOnlyName,
  normalizeMetricName,
  toProperName,
} from "./name-matching";

describe("hasSameBenchmarks", () => {
  it.each<[string[], string[], boolean]>([
    [["AIME24"], ["AIME 2024"], true],
    [["AIME'25", "MATH500"], ["MATH-500", "AIME 2025"], true],
    [["the MathVista benchmark"], ["the MathVista"], true],
    [["GPQA-D"], ["GPQA Diamond"], true],
    [["HumanEval"], ["HumanEval+"], false],
    [["LiveCodeBench v5"], ["LiveCodeBench"], false],
    [["benchmark"], ["dataset"], false],
    [[], [], true],
    [["GSM8K"], [], false],
  ])("%j and %j: %s", (a, b, same) => expect(hasSameBenchmarks(a, b)).toBe(same));
});

describe("isSameSystem", () => {
  it.each<[string | null, string | null, boolean]>([
    ["Qwen2.5-VL-7B", "qwen 2.5 VL 7B", true],
    ["our Climb framework", "Climb", true],
    ["the base model", "the base model", true],
    ["the base model", null, false],
    [null, null, true],
    ["Climb-7B", "Climb-14B", false],
  ])("%j and %j: %s", (a, b, same) => expect(isSameSystem(a, b)).toBe(same));
});

describe("toProperName", () => {
  it.each<[string | null, string | null]>([
    ["Climb", "Climb"],
    ["7B model", "7B model"],
    ["the classifier", null],
    ["state-of-the-art LLMs", null],
    [null, null],
  ])("%j gives %j", (name, proper) => expect(toProperName(name)).toBe(proper));
});

describe("isSizeOnlyName", () => {
  it.each<[string, boolean]>([
    ["7B model", true],
    ["our 14B-parameter model", true],
    ["Climb 1.5B", true],
    ["Climb-7B", false],
    ["model", false],
  ])("%j: %s", (name, is) => expect(isSizeOnlyName(name)).toBe(is));
});

describe("hasCommonWords", () => {
  it.each<[string | null, string | null, boolean]>([
    ["supervised fine-tuning baselines", "fine-tuning", true],
    ["the model", "our method", true],
    ["GPT-4o", "Claude", false],
  ])("%j and %j: %s", (a, b, share) => expect(hasCommonWords(a, b)).toBe(share));
});

describe("normalizeMetricName", () => {
  it.each<[string | null, string]>([
    ["average accuracy", "accuracy"],
    ["Acc", "accuracy"],
    ["inference speed", "speed"],
    ["throughput", "speed"],
    ["success rate", "succes"],
    ["F1 score", "f1"],
    [null, ""],
  ])("%j is %j", (name, folded) => expect(normalizeMetricName(name)).toBe(folded));
});
