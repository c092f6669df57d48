import type { z } from "zod";
import { type ApiParameter, CURSOR_PARAMETER, FILTER_PARAMETERS, SORT_PARAMETER } from "./parameters";
import { benchmarkResponseSchema, claimResponseSchema, modelResponseSchema, paperResponseSchema } from "./responses";

/** A list of the API. */
export interface ApiResource {
  /** Last part of the path: /api/v1/NAME. */
  readonly name: "claims" | "papers" | "benchmarks" | "models";
  /** Name of the schema of one item. */
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
    summary: "Claims of a query, newest papers first by default",
    parameters: [...FILTER_PARAMETERS, SORT_PARAMETER, CURSOR_PARAMETER],
  },
  {
    name: "papers",
    itemName: "Paper",
    itemSchema: paperResponseSchema,
    summary: "Papers with matching claims, newest first; without a filter all papers, including those without claims",
    parameters: [...FILTER_PARAMETERS, CURSOR_PARAMETER],
  },
  {
    name: "benchmarks",
    itemName: "Benchmark",
    itemSchema: benchmarkResponseSchema,
    summary: "Benchmarks of matching claims, most claims first",
    parameters: [...FILTER_PARAMETERS, CURSOR_PARAMETER],
  },
  {
    name: "models",
    itemName: "Model",
    itemSchema: modelResponseSchema,
    summary: "Models of matching claims, most claims first; descriptions such as a size only are excluded",
    parameters: [...FILTER_PARAMETERS, CURSOR_PARAMETER],
  },
];
