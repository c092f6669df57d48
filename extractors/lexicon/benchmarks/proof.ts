import type { BenchmarkRow } from "../types";

/** Theorems proved in Lean, Coq, Isabelle and the like. */
export const proofBenchmarks: readonly BenchmarkRow[] = [
  { name: "miniF2F", domain: "proof", metric: "solve-rate" },
  { name: "miniF2F-test", domain: "proof", family: "miniF2F", metric: "solve-rate" },
  { name: "miniF2F-valid", domain: "proof", family: "miniF2F", metric: "solve-rate" },
  { name: "ProofNet", domain: "proof", metric: "solve-rate" },
  { name: "ProofNet-test", domain: "proof", family: "ProofNet", metric: "solve-rate" },
  { name: "ProofNet#", aliases: ["ProofNet Sharp"], domain: "proof", family: "ProofNet", metric: "solve-rate" },
  { name: "PutnamBench", domain: "proof", metric: "solve-rate" },
  { name: "Putnam-AXIOM", domain: "proof", metric: "accuracy" },
  { name: "FIMO", domain: "proof", metric: "solve-rate", exact: true },
  { name: "ProverBench", aliases: ["DeepSeek-ProverBench"], domain: "proof", metric: "solve-rate" },
  { name: "CombiBench", domain: "proof", metric: "solve-rate" },
  { name: "FormalMATH", aliases: ["FormalMATH-Full"], domain: "proof", metric: "solve-rate", exact: true },
  { name: "FormalMATH-Lite", domain: "proof", family: "FormalMATH", metric: "solve-rate" },
  { name: "LeanDojo", aliases: ["LeanDojo Benchmark"], domain: "proof", metric: "solve-rate" },
  { name: "MathOlympiadBench", domain: "proof", metric: "solve-rate" },
  { name: "CoqGym", domain: "proof", metric: "solve-rate" },
  { name: "miniCTX", domain: "proof", metric: "solve-rate" },
  { name: "Verina", domain: "proof", metric: "pass-at-1" },
  { name: "CLEVER", domain: "proof", metric: "solve-rate", exact: true, common: true },
  { name: "Lean Workbook", aliases: ["Lean-Workbook-Plus"], domain: "proof", metric: "solve-rate" },
  { name: "HolStep", domain: "proof", metric: "accuracy" },
  { name: "TPTP", domain: "proof", metric: "solve-rate" },
];
