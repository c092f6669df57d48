import { type ExtractedClaim, extractedClaimSchema } from "../lib/claim";
import { checkGain, computeGain } from "../lib/gain";

const { sentence: _sentence, sentence_index: _index, spans: _spans, ...correctable } = extractedClaimSchema.shape;

export type CorrectableSlot = keyof typeof correctable;

/** A value for a slot as a person gave it; null where the slot is not one or cannot hold the value. */
export function parseCorrection(slot: string, value: unknown): Partial<ExtractedClaim> | null {
  if (!Object.hasOwn(correctable, slot)) return null;
  const result = correctable[slot as CorrectableSlot].safeParse(value);
  return result.success ? { [slot]: result.data } : null;
}

/** A claim with what people set right, and with what follows from its numbers reckoned anew. */
export function applyCorrections(
  claim: ExtractedClaim,
  corrections: readonly Partial<ExtractedClaim>[],
): ExtractedClaim {
  if (corrections.length === 0) return claim;
  const corrected: ExtractedClaim = Object.assign({}, claim, ...corrections);
  const bound = corrected.unit === "%" ? 100 : null;
  return { ...corrected, ...computeGain(corrected.before, corrected.after, bound), ...checkGain(corrected) };
}
