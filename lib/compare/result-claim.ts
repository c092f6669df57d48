import type { Claim } from "../claim/claim";
import type { ResultFields } from "./result";

/** The parts of a claim that its result is computed from, and those that tables, charts and exports of results show. */
export type ResultClaim = ResultFields &
  Pick<
    Claim,
    | "paper_title"
    | "published"
    | "method"
    | "model"
    | "model_id"
    | "size_b"
    | "active_b"
    | "benchmark_text"
    | "baseline"
    | "gain_max"
    | "confidence"
  >;
