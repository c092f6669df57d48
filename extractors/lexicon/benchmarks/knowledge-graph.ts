import type { BenchmarkRow } from "../types";

/** Knowledge graphs completed and aligned. */
export const knowledgeGraphBenchmarks: readonly BenchmarkRow[] = [
  { name: "FB15k", domain: "knowledge-graph", family: "FB15k", metric: "mrr" },
  { name: "FB15k-237", domain: "knowledge-graph", family: "FB15k", metric: "mrr" },
  { name: "WN18", domain: "knowledge-graph", family: "WN18", metric: "mrr" },
  { name: "WN18RR", domain: "knowledge-graph", family: "WN18", metric: "mrr" },
  { name: "YAGO3-10", domain: "knowledge-graph", metric: "mrr" },
  { name: "NELL-995", domain: "knowledge-graph", metric: "mrr" },
  { name: "CoDEx", aliases: ["CoDEx-M", "CoDEx-L", "CoDEx-S"], domain: "knowledge-graph", metric: "mrr", exact: true },
  { name: "Wikidata5M", domain: "knowledge-graph", metric: "mrr" },
  { name: "ICEWS14", domain: "knowledge-graph", family: "ICEWS", metric: "mrr" },
  { name: "ICEWS18", domain: "knowledge-graph", family: "ICEWS", metric: "mrr" },
  { name: "ICEWS05-15", domain: "knowledge-graph", family: "ICEWS", metric: "mrr" },
  { name: "GDELT", domain: "knowledge-graph", metric: "mrr" },
  { name: "DBP15K", domain: "knowledge-graph", metric: "hits-at-1" },
  { name: "OpenBG", domain: "knowledge-graph", metric: "mrr" },
  { name: "DB15K", domain: "knowledge-graph" },
  { name: "MKG-Y", domain: "knowledge-graph" },
  { name: "OpenEA", domain: "knowledge-graph" },
  { name: "PrimeKG", domain: "knowledge-graph" },
  { name: "WN9-IMG", domain: "knowledge-graph" },
  { name: "FB15k-237N", domain: "knowledge-graph" },
];
