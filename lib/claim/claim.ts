import type { z } from "zod";
import type { claimRecordSchema, claimSchema, extractedClaimSchema } from "./schema";

/**
 * The claim: one reported quantitative result with its slots, evidence and rule. Keys are part of the public contract
 * (NDJSON keys, CSV columns, database columns), so they are snake_case.
 */

export const GAIN_KINDS = ["points", "relative", "percent", "times"] as const;
export const QUALIFIERS = ["up to", "over", "about", "under"] as const;
export const ROLES = ["own", "baseline", "background"] as const;
export const STATUSES = ["extracted", "accepted", "corrected", "rejected"] as const;
/** Slots that may have a span in `spans`, in display order. */
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
/** Slots with the numbers of a claim, which distinguish it from the other claims of its sentence. */
export const NUMBER_SLOTS = ["before", "after", "of", "gain", "gain_max"] as const;
const NUMBER_SLOT_SET: ReadonlySet<string> = new Set(NUMBER_SLOTS);
/** True for a slot with a number of a claim. */
export const isNumberSlot = (slot: string): boolean => NUMBER_SLOT_SET.has(slot);
/** Kinds of claims by their numbers; `getClaimKind` derives the kind. */
export const CLAIM_KINDS = ["change", "score+gain", "score", "gain", "times", "count"] as const;

export type GainKind = (typeof GAIN_KINDS)[number];
export type Qualifier = (typeof QUALIFIERS)[number];
export type Slot = (typeof SLOTS)[number];
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** A claim as extracted from one abstract, without its paper. */
export type ExtractedClaim = z.infer<typeof extractedClaimSchema>;

/** A claim with the metadata of its paper. */
export type Claim = z.infer<typeof claimSchema>;

/** A claim with its derived keys: an object of NDJSON, JSON and the API. */
export type ClaimRecord = z.infer<typeof claimRecordSchema>;

type ClaimNumbers = Pick<ExtractedClaim, "before" | "after" | "of" | "gain" | "gain_kind">;

/** Derives the kind of a claim: a change has both before and after, a multiple is a gain in times. */
export function getClaimKind(c: ClaimNumbers): ClaimKind {
  if (c.of !== null) return "count";
  if (c.before !== null && c.after !== null) return "change";
  if (c.gain_kind === "times") return "times";
  if (c.gain !== null) return c.after !== null || c.before !== null ? "score+gain" : "gain";
  return "score";
}
