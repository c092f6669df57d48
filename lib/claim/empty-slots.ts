import type { ExtractedClaim } from "./claim";

/** The slots of a claim of the proposed system that states nothing. */
export const EMPTY_SLOTS = {
  method: null,
  model: null,
  size_b: null,
  benchmarks: [],
  benchmark_text: null,
  aggregate: false,
  metric: null,
  before: null,
  after: null,
  of: null,
  unit: null,
  gain: null,
  gain_max: null,
  gain_kind: null,
  qualifier: null,
  baseline: null,
  role: "own",
} satisfies Partial<ExtractedClaim>;
