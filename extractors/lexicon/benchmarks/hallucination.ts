import type { BenchmarkRow } from "../types";

/** Facts invented and objects that are not there. */
export const hallucinationBenchmarks: readonly BenchmarkRow[] = [
  { name: "HaluEval", domain: "hallucination", metric: "accuracy" },
  { name: "HaluEval 2.0", domain: "hallucination", family: "HaluEval", metric: "accuracy" },
  { name: "FActScore", domain: "hallucination", metric: "factuality", exact: true },
  { name: "LongFact", domain: "hallucination", metric: "f1" },
  { name: "FELM", domain: "hallucination", metric: "f1", exact: true },
  { name: "FaithEval", domain: "hallucination", metric: "accuracy" },
  { name: "FACTS Grounding", domain: "hallucination", metric: "score" },
  { name: "HalluLens", domain: "hallucination" },
  { name: "RAGTruth", domain: "hallucination", metric: "f1" },
  { name: "FaithDial", domain: "hallucination", metric: "f1" },
  { name: "ExpertQA", domain: "hallucination", metric: "score" },
  { name: "Vectara hallucination leaderboard", domain: "hallucination", metric: "hallucination-rate" },
  { name: "HaluBench", domain: "hallucination", metric: "accuracy" },
  { name: "SelfAware", domain: "hallucination", metric: "f1", exact: true },
  { name: "AbstentionBench", domain: "hallucination", metric: "recall" },
  { name: "POPE", aliases: ["POPE benchmark"], domain: "hallucination", metric: "f1", exact: true },
  { name: "CHAIR", domain: "hallucination", exact: true },
  { name: "AMBER", domain: "hallucination", metric: "score", exact: true, common: true },
  { name: "HallusionBench", domain: "hallucination", metric: "accuracy" },
  { name: "MMHal-Bench", aliases: ["MMHal"], domain: "hallucination", metric: "score" },
  { name: "Object HalBench", aliases: ["Object-Hal"], domain: "hallucination" },
];
