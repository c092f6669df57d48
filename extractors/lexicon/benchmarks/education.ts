import type { BenchmarkRow } from "../types";

/** Learning and knowledge tracing. */
export const educationBenchmarks: readonly BenchmarkRow[] = [
  { name: "ASSISTments", aliases: ["ASSISTments2009", "ASSIST2009"], domain: "education", metric: "auc" },
  { name: "EdNet", domain: "education", metric: "auc" },
  { name: "XES3G5M", domain: "education", metric: "auc" },
  { name: "MathDial", domain: "education", metric: "score" },
];
