import { type Claim, type ExtractedClaim, SLOTS, type Slot } from "@/lib/claim/claim";
import { checkGain, computeGain } from "@/lib/claim/gain";
import { ARITHMETIC_INPUT_SLOTS } from "@/lib/claim/history";
import { extractedClaimSchema } from "@/lib/claim/schema";

const {
  sentence: _sentence,
  sentence_index: _index,
  spans: _spans,
  inferred: _inferred,
  ...correctable
} = extractedClaimSchema.shape;

export type CorrectableSlot = keyof typeof correctable;

/** A value for a slot as a person gave it. */
export interface ParsedCorrection {
  readonly slot: CorrectableSlot;
  readonly value: unknown;
}

/** A value for a slot as a person gave it; null where the slot is not one or cannot hold the value. */
export function parseCorrection(slot: string, value: unknown): ParsedCorrection | null {
  if (!Object.hasOwn(correctable, slot)) return null;
  const key = slot as CorrectableSlot;
  const result = correctable[key].safeParse(value);
  return result.success ? { slot: key, value: result.data } : null;
}

/**
 * A claim of the extractor with what people set right, and with what follows from its numbers reckoned anew. A slot that
 * was set by hand has no place in the text.
 */
export function applyCorrections(claim: ExtractedClaim, corrections: readonly ParsedCorrection[]): ExtractedClaim {
  if (corrections.length === 0) return claim;
  const values = Object.fromEntries(corrections.map(({ slot, value }) => [slot, value]));
  const corrected: ExtractedClaim = {
    ...claim,
    ...values,
    spans: omitSlots(claim.spans, values),
    inferred: omitSlots(claim.inferred, values),
  };
  return ARITHMETIC_INPUT_SLOTS.some((slot) => Object.hasOwn(values, slot))
    ? recomputeGain(corrected, claim)
    : corrected;
}

/**
 * A claim with what follows from its numbers.
 * @param extracted the claim as the extractor gives it: where it tells a removed error of a score, the metric ends at 1
 */
export function recomputeGain(claim: ExtractedClaim, extracted: ExtractedClaim): ExtractedClaim {
  const isBounded = extracted.unit === "score" && extracted.error_cut !== null;
  const bound = claim.unit === "%" ? 100 : claim.unit === "score" && isBounded ? 1 : null;
  return { ...claim, ...computeGain(claim, bound, claim.higher_is_better), ...checkGain(claim) };
}

function omitSlots<T>(bySlot: Partial<Record<Slot, T>>, excluded: Readonly<Record<string, unknown>>) {
  const included = SLOTS.filter((slot) => bySlot[slot] !== undefined && !Object.hasOwn(excluded, slot));
  return Object.fromEntries(included.map((slot) => [slot, bySlot[slot]]));
}

/** The status that follows from what people did: a rejection stands above all, a correction above a nod. */
export function toClaimStatus(verdict: "accepted" | "rejected" | null, corrected: boolean): Claim["status"] {
  if (verdict === "rejected") return "rejected";
  return corrected ? "corrected" : (verdict ?? "extracted");
}
