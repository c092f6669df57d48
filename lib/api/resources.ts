import type { z } from "zod";
import { CURSOR, FILTERS, type Parameter, SORT } from "./parameters";
import { benchmarkAnswer, claimAnswer, modelAnswer, paperAnswer } from "./responses";

/** A list that the API gives. */
export interface Resource {
  /** The end of its address: /api/v1/NAME. */
  readonly name: "claims" | "papers" | "benchmarks" | "models";
  /** The name of one of them in the document. */
  readonly item: string;
  readonly answer: z.ZodType;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
}

export const RESOURCES: readonly Resource[] = [
  {
    name: "claims",
    item: "Claim",
    answer: claimAnswer,
    summary: "Claims of a query in its order, the newest papers first where none is asked for",
    parameters: [...FILTERS, SORT, CURSOR],
  },
  {
    name: "papers",
    item: "Paper",
    answer: paperAnswer,
    summary: "Papers that have such claims, the newest first; without a filter all papers, those without claims too",
    parameters: [...FILTERS, CURSOR],
  },
  {
    name: "benchmarks",
    item: "Benchmark",
    answer: benchmarkAnswer,
    summary: "Benchmarks of such claims, those with most claims first",
    parameters: [...FILTERS, CURSOR],
  },
  {
    name: "models",
    item: "Model",
    answer: modelAnswer,
    summary: "Models of such claims, those with most claims first; a bare size is none",
    parameters: [...FILTERS, CURSOR],
  },
];
