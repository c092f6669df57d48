import type { ExtractedClaim } from "./claim";
import { checkGain, computeGain } from "./gain";

/**
 * Recomputes the values derived from the numbers of a claim.
 * @param extracted claim before the change; if it has an error reduction of a score, the metric is bounded by 1
 */
export function recomputeGain(claim: ExtractedClaim, extracted: ExtractedClaim): ExtractedClaim {
  const isBounded = extracted.unit === "score" && extracted.error_cut !== null;
  const bound = claim.unit === "%" ? 100 : claim.unit === "score" && isBounded ? 1 : null;
  return { ...claim, ...computeGain(claim, bound, claim.higher_is_better), ...checkGain(claim) };
}
