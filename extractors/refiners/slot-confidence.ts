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
  const compute = (slot: GradedSlot): number => {
    const evidence = weighSlotEvidence(slot, claim);
    const odds = evidence.reduce((sum, { logOdds }) => sum + logOdds, SLOT_MODELS[slot].prior);
    return Math.round(100 / (1 + Math.exp(-odds))) / 100;
  };
  return Object.fromEntries(GRADED_SLOTS.map((slot) => [slot, compute(slot)])) as Record<GradedSlot, number>;
}
