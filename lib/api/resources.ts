import type { z } from "zod";
import { type ApiParameter, CURSOR_PARAMETER, FILTER_PARAMETERS, SORT_PARAMETER } from "./parameters";
import { benchmarkResponseSchema, claimResponseSchema, modelResponseSchema, paperResponseSchema } from "./responses";

/** A list that the API gives. */
export interface ApiResource {
  /** The end of its address: /api/v1/NAME. */
  readonly name: "claims" | "papers" | "benchmarks" | "models";
  /** The name of one of them in the document. */
  readonly itemName: string;
  readonly itemSchema: z.ZodType;
  readonly summary: string;
  readonly parameters: readonly ApiParameter[];
}

export const API_RESOURCES: readonly ApiResource[] = [
  {
    name: "claims",
    itemName: "Claim",
    itemSchema: claimResponseSchema,
    summary: "Claims of a query in its order, the newest papers first where none is asked for",
    parameters: [...FILTER_PARAMETERS, SORT_PARAMETER, CURSOR_PARAMETER],
  },
  {
    name: "papers",
    itemName: "Paper",
    itemSchema: paperResponseSchema,
    summary: "Papers that have such claims, the newest first; without a filter all papers, those without claims too",
    parameters: [...FILTER_PARAMETERS, CURSOR_PARAMETER],
  },
  {
    name: "benchmarks",
    itemName: "Benchmark",
    itemSchema: benchmarkResponseSchema,
    summary: "Benchmarks of such claims, those with most claims first",
    parameters: [...FILTER_PARAMETERS, CURSOR_PARAMETER],
  },
  {
    name: "models",
    itemName: "Model",
    itemSchema: modelResponseSchema,
    summary: "Models of such claims, those with most claims first; a bare size is none",
    parameters: [...FILTER_PARAMETERS, CURSOR_PARAMETER],
  },
];
