import type { BenchmarkRow } from "../types";

/** Routing, scheduling, architecture search, federated splits. */
export const optimizationBenchmarks: readonly BenchmarkRow[] = [
  { name: "TSPLIB", domain: "optimization", metric: "gap" },
  { name: "CVRPLIB", domain: "optimization", metric: "gap" },
  { name: "TSP-100", domain: "optimization", metric: "gap" },
  { name: "TSP-50", domain: "optimization", metric: "gap" },
  { name: "TSP-1000", domain: "optimization", metric: "gap" },
  { name: "CVRP-100", domain: "optimization", metric: "gap" },
  { name: "MIPLIB", domain: "optimization", metric: "gap" },
  { name: "NAS-Bench-101", domain: "optimization", family: "NAS-Bench", metric: "accuracy" },
  { name: "NAS-Bench-201", domain: "optimization", family: "NAS-Bench", metric: "accuracy" },
  { name: "NAS-Bench-301", domain: "optimization", family: "NAS-Bench", metric: "accuracy" },
  { name: "HPOBench", domain: "optimization", metric: "regret" },
  { name: "BBOB", exactAliases: ["COCO BBOB", "BBOB suite"], domain: "optimization", metric: "regret" },
  { name: "Taillard", domain: "optimization", metric: "gap" },
  { name: "Gset", domain: "optimization", metric: "cut" },
  { name: "SATLIB", domain: "optimization", metric: "solve-rate" },
  { name: "LEAF", domain: "optimization", metric: "accuracy", exact: true, common: true },
  { name: "Shakespeare", domain: "optimization", metric: "accuracy", exact: true, common: true },
  { name: "LCBench", domain: "optimization" },
  { name: "CEC2017", domain: "optimization" },
  { name: "CEC2022", domain: "optimization" },
  { name: "MIPLIB 2017", domain: "optimization" },
  { name: "IndustryOR", domain: "optimization" },
  { name: "ComplexLP", domain: "optimization" },
  { name: "IHDP", domain: "optimization", exact: true },
];
