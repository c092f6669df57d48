import type { TryInput } from "@/app/try/try-text";

/** An invented abstract, shown when the page opens. */
export const EXAMPLE_TEXT: TryInput = {
  title: "Lantern: Curriculum Rewards for Small Reasoners",
  abstract: `Small language models lose their way in long chains of thought. We propose Lantern, a curriculum of rewards that grows with the length of the answer. Trained on 12k problems, Lantern lifts Qwen2.5-7B from 71.2% to 78.9% on MATH-500 and from 10.0% to 16.7% pass@1 on AIME 2024. On LiveCodeBench it gains up to 5.1%, and answers become 1.8x shorter. The 1.5B model reaches 61.3% on MATH-500, ahead of plain GRPO by 3.4 points.`,
};
