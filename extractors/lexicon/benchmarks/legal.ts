import type { BenchmarkRow } from "../types";

/** Law. */
export const legalBenchmarks: readonly BenchmarkRow[] = [
  { name: "LegalBench", domain: "legal", metric: "accuracy" },
  { name: "LexGLUE", domain: "legal", metric: "f1" },
  { name: "LawBench", domain: "legal", metric: "score" },
  { name: "CaseHOLD", domain: "legal", metric: "f1" },
  { name: "CUAD", domain: "legal", metric: "f1" },
  { name: "ContractNLI", domain: "legal", metric: "accuracy" },
  { name: "CAIL2018", domain: "legal", metric: "accuracy" },
  { name: "LexEval", domain: "legal", metric: "score" },
  { name: "ECtHR", domain: "legal", metric: "f1" },
  { name: "ILDC", domain: "legal", metric: "f1" },
];
