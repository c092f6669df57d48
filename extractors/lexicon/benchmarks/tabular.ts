import type { BenchmarkRow } from "../types";

/** Tables of features. */
export const tabularBenchmarks: readonly BenchmarkRow[] = [
  { name: "TabArena", domain: "tabular", metric: "elo" },
  { name: "OpenML-CC18", domain: "tabular", metric: "accuracy" },
  { name: "TALENT", domain: "tabular", metric: "score", exact: true, common: true },
  { name: "TabZilla", domain: "tabular", metric: "score" },
  { name: "AMLB", domain: "tabular", metric: "score" },
  {
    name: "Adult",
    aliases: ["Adult Income", "UCI Adult", "Adult Census"],
    domain: "tabular",
    metric: "accuracy",
    exact: true,
    common: true,
  },
  { name: "Iris", domain: "tabular", metric: "accuracy", exact: true, common: true },
  { name: "Higgs", aliases: ["HIGGS"], domain: "tabular", metric: "auroc", exact: true, common: true },
  { name: "Covertype", aliases: ["Forest Covertype"], domain: "tabular", metric: "accuracy" },
  { name: "California Housing", domain: "tabular", metric: "rmse" },
  { name: "Boston Housing", domain: "tabular", metric: "rmse" },
  { name: "German Credit", domain: "tabular", metric: "accuracy" },
  { name: "COMPAS", domain: "tabular", metric: "accuracy", exact: true },
  { name: "ACSIncome", aliases: ["Folktables"], domain: "tabular", metric: "accuracy" },
  {
    name: "Wisconsin Breast Cancer",
    aliases: ["WDBC", "Breast Cancer Wisconsin"],
    domain: "tabular",
    metric: "accuracy",
  },
  { name: "Pima Indians Diabetes", aliases: ["Pima Diabetes"], domain: "tabular", metric: "accuracy" },
  { name: "RelBench", domain: "tabular", metric: "auroc" },
  { name: "IEEE-CIS", aliases: ["IEEE-CIS Fraud"], domain: "tabular", metric: "auroc" },
  { name: "Rossmann", domain: "tabular", metric: "rmse" },
];
