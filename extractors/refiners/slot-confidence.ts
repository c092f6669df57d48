import { GRADED_SLOTS, type GradedSlot, type SlotConfidence } from "@/lib/claim/grade";
import { computeProbability, listEvidence, type WeighedEvidence } from "./evidence";
import { type ClaimInAbstract, SLOT_MODELS } from "./slot-evidence";

/** Lists the evidence that applies to a slot of a claim, with its log-odds, in the order of its model. */
export const weighSlotEvidence = (slot: GradedSlot, claim: ClaimInAbstract): WeighedEvidence[] =>
  listEvidence(SLOT_MODELS[slot].evidence, claim);

/**
 * Estimates for each slot the probability, 0 to 1 with two decimals, that it is right; that of the numbers holds without
 * condition, the others if the numbers are right.
 */
export function computeSlotConfidence(claim: ClaimInAbstract): SlotConfidence {
  const confidence: Partial<Record<GradedSlot, number>> = {};
  for (const slot of GRADED_SLOTS) {
    const { prior, evidence } = SLOT_MODELS[slot];
    confidence[slot] = computeProbability(prior, evidence, claim);
  }
  return confidence as Record<GradedSlot, number>;
}
