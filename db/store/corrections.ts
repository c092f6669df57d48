import { type Claim, type ExtractedClaim, SLOTS, type Slot } from "@/lib/claim/claim";
import { ARITHMETIC_INPUT_SLOTS } from "@/lib/claim/history";
import { toModelId } from "@/lib/claim/model-id";
import { recomputeGain } from "@/lib/claim/recompute-gain";
import { extractedClaimSchema } from "@/lib/claim/schema";

const {
  sentence: _sentence,
  sentence_index: _index,
  spans: _spans,
  inferred: _inferred,
  ...correctable
} = extractedClaimSchema.shape;

export type CorrectableSlot = keyof typeof correctable;

/** A validated correction of a slot. */
export interface ParsedCorrection {
  readonly slot: CorrectableSlot;
  readonly value: unknown;
}

/** True if two slot values are equal. */
export const isEqualValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Validates a correction; null if the slot is unknown or the value does not fit. */
export function parseCorrection(slot: string, value: unknown): ParsedCorrection | null {
  if (!Object.hasOwn(correctable, slot)) return null;
  const key = slot as CorrectableSlot;
  const result = correctable[key].safeParse(value);
  return result.success ? { slot: key, value: result.data } : null;
}

/**
 * Applies corrections to an extracted claim and recomputes derived values. A corrected slot has no span in the text.
 */
export function applyCorrections(claim: ExtractedClaim, corrections: readonly ParsedCorrection[]): ExtractedClaim {
  if (corrections.length === 0) return claim;
  const values = Object.fromEntries(corrections.map(({ slot, value }) => [slot, value]));
  const corrected: ExtractedClaim = {
    ...claim,
    ...values,
    // A correction that an older version stored has another id of the same model.
    ...(typeof values.model_id === "string" && { model_id: toModelId(values.model_id) }),
    spans: omitSlots(claim.spans, values),
    inferred: omitSlots(claim.inferred, values),
  };
  return ARITHMETIC_INPUT_SLOTS.some((slot) => Object.hasOwn(values, slot))
    ? recomputeGain(corrected, claim)
    : corrected;
}

function omitSlots<T>(bySlot: Partial<Record<Slot, T>>, excluded: Readonly<Record<string, unknown>>) {
  const included = SLOTS.filter((slot) => bySlot[slot] !== undefined && !Object.hasOwn(excluded, slot));
  return Object.fromEntries(included.map((slot) => [slot, bySlot[slot]]));
}

/** Returns the status after review: rejection takes precedence over correction, and correction over acceptance. */
export function toClaimStatus(verdict: "accepted" | "rejected" | null, isCorrected: boolean): Claim["status"] {
  if (verdict === "rejected") return "rejected";
  return isCorrected ? "corrected" : (verdict ?? "extracted");
}
