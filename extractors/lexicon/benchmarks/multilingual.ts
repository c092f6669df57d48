import type { BenchmarkRow } from "../types";

/** Many languages at once. */
export const multilingualBenchmarks: readonly BenchmarkRow[] = [
  { name: "XTREME", domain: "multilingual", metric: "score", exact: true },
  { name: "XTREME-R", domain: "multilingual", metric: "score" },
  { name: "XGLUE", domain: "multilingual", metric: "score" },
  { name: "XQuAD", domain: "multilingual", metric: "f1" },
  { name: "MLQA", domain: "multilingual", metric: "f1" },
  { name: "TyDi QA", domain: "multilingual", metric: "f1" },
  { name: "TyDiQA-GoldP", domain: "multilingual", metric: "f1" },
  { name: "MKQA", domain: "multilingual", metric: "f1" },
  { name: "Mintaka", domain: "multilingual", metric: "accuracy" },
  { name: "Belebele", domain: "multilingual", metric: "accuracy" },
  { name: "XStoryCloze", domain: "multilingual", metric: "accuracy" },
  { name: "XWinograd", domain: "multilingual", metric: "accuracy" },
  { name: "M3Exam", domain: "multilingual", metric: "accuracy" },
  { name: "MultiLoKo", domain: "multilingual", metric: "accuracy" },
  { name: "AfriXNLI", domain: "multilingual", metric: "accuracy" },
  { name: "IrokoBench", domain: "multilingual", metric: "accuracy" },
  { name: "AfroBench", domain: "multilingual", metric: "score" },
  { name: "IndicXTREME", domain: "multilingual", metric: "score" },
  { name: "IndicGenBench", domain: "multilingual", metric: "score" },
  { name: "BenchMAX", domain: "multilingual", metric: "score" },
  { name: "SIB-200", domain: "multilingual", metric: "accuracy" },
  { name: "BUCC", domain: "multilingual", metric: "f1" },
];
