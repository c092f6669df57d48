import { type Claim, type ExtractedClaim, SLOTS, type Slot } from "@/lib/claim/claim";
import { checkGain, computeGain } from "@/lib/claim/gain";
import { ARITHMETIC_INPUT_SLOTS } from "@/lib/claim/history";
import { toModelId } from "@/lib/claim/model-id";
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

/**
 * Recomputes the values derived from the numbers of a claim.
 * @param extracted claim before corrections; if it has an error reduction of a score, the metric is bounded by 1
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

/** Returns the status after review: rejection takes precedence over correction, and correction over acceptance. */
export function toClaimStatus(verdict: "accepted" | "rejected" | null, isCorrected: boolean): Claim["status"] {
  if (verdict === "rejected") return "rejected";
  return isCorrected ? "corrected" : (verdict ?? "extracted");
}
