import { benchmarkLines } from "../lines";

export const rewardNames = benchmarkLines(
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
