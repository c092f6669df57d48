import { describe, expect, it } from "vitest";
import { foldName } from "./fold";

describe("foldName", () => {
  it.each([
    ["AIME'24", "AIME 24"],
    ["MATH-500", "Math500"],
    ["SWE-bench Verified", "SWE-Bench-verified"],
    ["Qwen 2.5-VL", "Qwen2.5-VL"],
    ["Acc.", "acc"],
    ["R²", "R^2"],
    ["τ²-bench", "τ2-Bench"],
    ["ImageNet 256×256", "ImageNet-256x256"],
    ["Humanity’s Last Exam", "humanity's last exam"],
    ["LLaVA‑1.5", "LLaVA_1.5"],
  ])("folds %s and %s to the same key", (a, b) => expect(foldName(a)).toBe(foldName(b)));

  it.each([
    ["GPT-4", "GPT-4.1"],
    ["HumanEval", "HumanEval+"],
    ["Qwen2.5", "Qwen25"],
    ["pass@1", "pass@10"],
  ])("distinguishes %s from %s", (a, b) => expect(foldName(a)).not.toBe(foldName(b)));
});
