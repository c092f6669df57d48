import { parseBenchmarkLines } from "../lines";

export const rewardNames = parseBenchmarkLines(
  "reward",
  `
    RAG-RewardBench
    M-RewardBench
    MM-RewardBench
    MJ-Bench
    !HelpSteer
    HelpSteer3
    ?Nectar
    ?MLLM-as-a-Judge
    ProfBench
    VisualProcessBench
    HPDv3
`,
);
