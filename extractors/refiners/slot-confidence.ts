import { GRADED_SLOTS, type GradedSlot, type SlotConfidence } from "@/lib/claim/grade";
import { type ClaimInAbstract, SLOT_MODELS } from "./slot-evidence";

/** Lists the evidence that applies to a slot of a claim, with its log-odds, in the order of its model. */
export function weighSlotEvidence(
  slot: GradedSlot,
  claim: ClaimInAbstract,
): { readonly label: string; readonly logOdds: number }[] {
  return SLOT_MODELS[slot].evidence.flatMap(({ label, weight, getAmount }) => {
    const logOdds = weight * Number(getAmount(claim));
    return logOdds === 0 ? [] : [{ label, logOdds }];
  });
}

/**
 * Estimates for each slot the probability, 0 to 1 with two decimals, that it is right; that of the numbers holds without
 * condition, the others if the numbers are right.
 */
export function computeSlotConfidence(claim: ClaimInAbstract): SlotConfidence {
  const confidence: Partial<Record<GradedSlot, number>> = {};
  for (const slot of GRADED_SLOTS) {
    const { prior, evidence } = SLOT_MODELS[slot];
    let odds = prior;
    for (const { weight, getAmount } of evidence) odds += weight * Number(getAmount(claim));
    confidence[slot] = Math.round(100 / (1 + Math.exp(-odds))) / 100;
  }
  return confidence as Record<GradedSlot, number>;
}
