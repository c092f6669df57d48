import type { BenchmarkRow } from "../types";

/** Finance. */
export const financeBenchmarks: readonly BenchmarkRow[] = [
  { name: "Financial PhraseBank", exactAliases: ["FPB"], domain: "finance", metric: "f1" },
  { name: "FinBen", domain: "finance", metric: "score" },
  { name: "PIXIU", domain: "finance", metric: "score", exact: true },
  { name: "FinEval", domain: "finance", metric: "accuracy" },
  { name: "BizBench", domain: "finance", metric: "accuracy" },
  { name: "StockNet", exactAliases: ["ACL18"], domain: "finance", metric: "mcc" },
  { name: "CSI 300", domain: "finance", metric: "sharpe-ratio" },
  { name: "CSI 500", domain: "finance", metric: "sharpe-ratio" },
  { name: "NASDAQ 100", domain: "finance", metric: "return" },
  { name: "S&P 500", aliases: ["SP500"], domain: "finance", metric: "return" },
  { name: "FI-2010", domain: "finance", metric: "f1" },
];
