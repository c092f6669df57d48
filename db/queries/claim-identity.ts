import { NUMBER_SLOTS } from "@/lib/claim/claim";
import { type ClaimNumbers, toClaimId } from "@/lib/claim/claim-id";
import type { ExtractedSlot } from "@/lib/claim/history";

/** Sentence and numbers of a claim as extracted, which determine its id together with its paper. */
export interface StatedClaim extends ClaimNumbers {
  readonly sentence: string;
}

/** Columns of a stored claim that determine its id. */
export interface IdentifiedClaim extends StatedClaim {
  readonly id: string;
}

/** Inputs of a claim id besides the paper. */
interface ClaimIdParts {
  readonly stated: StatedClaim;
  /** Index among claims with the same sentence and numbers, from 0. */
  readonly repeat: number;
}

/** Further claims of one sentence with the same numbers are not distinguished. */
const MAX_REPEATS = 50;

/** Finds the index of a claim among those with the same sentence and numbers, from 0; null if the id is not of these. */
export function findRepeat(paper: string, stated: StatedClaim, id: string): number | null {
  for (let repeat = 0; repeat < MAX_REPEATS; repeat++) if (toClaimId(paper, stated, repeat) === id) return repeat;
  return null;
}

/**
 * Finds the inputs of a claim id: the extracted numbers, regardless of corrections.
 * @param paper id of the paper
 * @param readings extracted values of the corrected slots
 */
export function findIdParts(
  paper: string,
  claim: IdentifiedClaim,
  readings: ReadonlyMap<string, ExtractedSlot | null>,
): ClaimIdParts {
  const numbers = NUMBER_SLOTS.map((slot) => [slot, (readings.get(slot) ?? { value: claim[slot] }).value]);
  const stated = { sentence: claim.sentence, ...(Object.fromEntries(numbers) as ClaimNumbers) };
  return { stated, repeat: findRepeat(paper, stated, claim.id) ?? 0 };
}
