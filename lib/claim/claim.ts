import type { z } from "zod";
import type { claimSchema, extractedClaimSchema } from "./schema";

/**
 * The claim: one reported quantitative result, with its slots, its evidence and its reason.
 * Key names are the outside contract (NDJSON keys, CSV columns, database columns), so they are snake_case.
 */

export const GAIN_KINDS = ["points", "relative", "percent", "times"] as const;
export const QUALIFIERS = ["up to", "over", "about", "under"] as const;
export const ROLES = ["own", "baseline", "background"] as const;
export const STATUSES = ["extracted", "accepted", "corrected", "rejected"] as const;
/** Slots that may carry a span in `spans`, in the order in which they are shown. */
export const SLOTS = [
  "method",
  "model",
  "size_b",
  "benchmarks",
  "benchmark_text",
  "metric",
  "before",
  "after",
  "of",
  "gain",
  "gain_max",
  "qualifier",
  "baseline",
] as const;
/** What the numbers of a claim make of it; `claimKind` derives it. */
export const CLAIM_KINDS = ["change", "score+gain", "score", "gain", "times", "count"] as const;

export type GainKind = (typeof GAIN_KINDS)[number];
export type Qualifier = (typeof QUALIFIERS)[number];
export type Slot = (typeof SLOTS)[number];
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** What the extractor gives for one abstract: a claim without its paper. */
export type ExtractedClaim = z.infer<typeof extractedClaimSchema>;

/** A claim with the facts of its paper: a row of the table, a line of NDJSON. */
export type Claim = z.infer<typeof claimSchema>;

type ClaimNumbers = Pick<ExtractedClaim, "before" | "after" | "of" | "gain" | "gain_kind">;

/** The kind that the numbers make: a change has both ends, a multiple is a gain in times. */
export function getClaimKind(c: ClaimNumbers): ClaimKind {
  if (c.of !== null) return "count";
  if (c.before !== null && c.after !== null) return "change";
  if (c.gain_kind === "times") return "times";
  if (c.gain !== null) return c.after !== null || c.before !== null ? "score+gain" : "gain";
  return "score";
}
