import type { BenchmarkRow } from "../types";

/** Reward models, judges and preference data. */
export const rewardBenchmarks: readonly BenchmarkRow[] = [
  { name: "RewardBench", domain: "reward", family: "RewardBench", metric: "accuracy" },
  { name: "RewardBench 2", domain: "reward", family: "RewardBench", metric: "accuracy" },
  { name: "RM-Bench", domain: "reward", metric: "accuracy" },
  { name: "RMB", domain: "reward", metric: "accuracy", exact: true, common: true },
  { name: "PPE Preference", domain: "reward", metric: "accuracy" },
  { name: "JudgeBench", domain: "reward", metric: "accuracy" },
  { name: "VL-RewardBench", domain: "reward", metric: "accuracy" },
  { name: "Multimodal RewardBench", domain: "reward", metric: "accuracy" },
  { name: "MM-RLHF-RewardBench", domain: "reward", metric: "accuracy" },
  { name: "VideoGen-RewardBench", domain: "reward", metric: "accuracy" },
  { name: "GenAI-Bench", domain: "reward", metric: "accuracy" },
  { name: "HelpSteer2", domain: "reward", metric: "accuracy" },
  {
    name: "HH-RLHF",
    aliases: ["Anthropic HH", "Anthropic Helpful and Harmless"],
    domain: "reward",
    metric: "win-rate",
  },
  { name: "UltraFeedback", domain: "reward", metric: "win-rate" },
  { name: "TL;DR", aliases: ["Reddit TL;DR", "OpenAI TL;DR", "TLDR"], domain: "reward", metric: "win-rate" },
  { name: "SHP", domain: "reward", metric: "accuracy", exact: true, common: true },
  { name: "LLMBar", domain: "reward", metric: "accuracy" },
  { name: "SpeechJudge-Eval", domain: "reward", metric: "accuracy" },
  { name: "CriticBench", domain: "reward", metric: "f1" },
];
